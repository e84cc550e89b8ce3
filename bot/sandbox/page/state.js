// What this person may see, as the sandbox tells it. Views listen; nobody else changes it.

const EPHEMERAL = 64;

/** Compare two ids, which are numbers too large for JavaScript. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export const isEphemeral = (message) => (message.flags & EPHEMERAL) !== 0;
export const isThread = (channel) => [10, 11, 12].includes(channel?.type);
export const isDm = (channel) => channel?.type === 1;

export class State extends EventTarget {
  constructor() {
    super();
    this.ready = false;
    this.current = null;
    this.forget();
  }

  forget() {
    this.me = null;
    this.bot = null;
    this.botOnline = false;
    this.people = new Map();
    this.guilds = [];
    this.channels = new Map();
    this.commands = [];
    this.messages = new Map();
    this.more = new Map();
    this.reads = new Map();
    this.typing = new Map();
  }

  tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  on(types, listener) {
    for (const type of types.split(" ")) this.addEventListener(type, (event) => listener(event.detail));
  }

  take({ t, d }) {
    const handler = HANDLERS[t];
    if (handler) handler(this, d);
  }

  channel(id) {
    return this.channels.get(id) ?? null;
  }

  log(id) {
    return this.messages.get(id) ?? [];
  }

  find(channelId, messageId) {
    return this.log(channelId).find((message) => message.id === messageId) ?? null;
  }

  user(id) {
    if (this.bot?.id === id) return this.bot;
    return this.people.get(id) ?? null;
  }

  nameOf(user) {
    const known = this.user(user.id) ?? user;
    return known.global_name || known.username;
  }

  /** Return the name of a channel; a DM is called by its other end. */
  channelName(channel) {
    if (!isDm(channel)) return channel.name ?? "";
    return (channel.recipients ?? []).map((user) => this.nameOf(user)).join(", ");
  }

  read(id) {
    return this.reads.get(id) ?? { last_read: null, unread: 0, mentions: 0 };
  }

  /** Return how many red marks a channel deserves: a DM speaks to me in every message. */
  badge(channel) {
    const read = this.read(channel.id);
    return isDm(channel) ? read.unread : read.mentions;
  }

  mentionsMe(message) {
    return Boolean(message.mention_everyone) || (message.mentions ?? []).some((user) => user.id === this.me.id);
  }

  /** Return where commands can be used here: the commands of the server, or of a DM with the bot. */
  commandsIn(channel) {
    if (!channel) return [];
    if (isDm(channel) && !(channel.recipients ?? []).some((user) => user.id === this.bot?.id)) return [];
    const context = isDm(channel) ? 1 : 0;
    return this.commands.filter(
      (command) =>
        (command.type ?? 1) === 1 &&
        (!command.contexts || command.contexts.includes(context)) &&
        (!command.guild_id || context === 0),
    );
  }

  textChannels() {
    const listed = [...this.channels.values()].filter((channel) => [0, 5].includes(channel.type));
    return listed.sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id));
  }

  threadsOf(parent) {
    const threads = [...this.channels.values()].filter((channel) => isThread(channel) && channel.parent_id === parent);
    return threads.sort((a, b) => compareIds(a.id, b.id));
  }

  /** List the conversations; one that a bot opened and has not written in yet does not show, as on Discord. */
  dms() {
    const last = (channel) => this.log(channel.id).at(-1)?.id ?? channel.last_message_id ?? channel.id;
    return [...this.channels.values()]
      .filter((channel) => isDm(channel) && (this.log(channel.id).length || channel.id === this.current))
      .sort((a, b) => compareIds(last(b), last(a)));
  }

  /** Open a channel; null when nothing is to be seen. */
  show(id) {
    this.current = id;
    this.tell("current");
  }

  /** Put older messages, as they were asked for, before the ones we have. */
  addOlder(channelId, messages, more) {
    const have = new Set(this.log(channelId).map((message) => message.id));
    this.messages.set(channelId, [...messages.filter((message) => !have.has(message.id)), ...this.log(channelId)]);
    this.more.set(channelId, more);
    this.tell("messages", { channel: channelId, older: true });
  }

  put(message) {
    const log = [...this.log(message.channel_id)];
    const at = log.findIndex((one) => one.id === message.id);
    if (at >= 0) log[at] = message;
    else {
      let end = log.length;
      while (end > 0 && compareIds(log[end - 1].id, message.id) > 0) end -= 1;
      log.splice(end, 0, message);
    }
    this.messages.set(message.channel_id, log);
    return at < 0;
  }

  count(message) {
    const read = { ...this.read(message.channel_id) };
    if (message.author.id === this.me.id) {
      Object.assign(read, { last_read: message.id, unread: 0, mentions: 0 });
    } else {
      read.unread += 1;
      if (this.mentionsMe(message)) read.mentions += 1;
    }
    this.reads.set(message.channel_id, read);
  }
}

function hello(state, d) {
  state.forget();
  Object.assign(state, { me: d.me, bot: d.bot, botOnline: d.bot_online, guilds: d.guilds, commands: d.commands });
  for (const person of d.people) state.people.set(person.id, person);
  for (const guild of d.guilds)
    for (const channel of [...guild.channels, ...guild.threads]) state.channels.set(channel.id, channel);
  for (const channel of d.dms) state.channels.set(channel.id, channel);
  for (const [id, messages] of Object.entries(d.messages)) state.messages.set(id, messages);
  for (const [id, more] of Object.entries(d.more)) state.more.set(id, more);
  for (const [id, read] of Object.entries(d.reads)) state.reads.set(id, read);
  state.ready = true;
  state.tell("hello");
}

function created(state, message) {
  const fresh = state.put(message);
  const typing = state.typing.get(message.channel_id);
  if (typing?.delete(message.author.id)) state.tell("typing");
  if (fresh) state.count(message);
  state.tell("messages", { channel: message.channel_id, fresh: fresh ? message : null });
  state.tell("reads");
}

function updated(state, message) {
  if (!state.messages.has(message.channel_id)) return;
  const known = state.find(message.channel_id, message.id);
  const first = state.log(message.channel_id)[0];
  // An edit of something older than what is loaded must not open a gap.
  if (!known && state.more.get(message.channel_id) && first && compareIds(message.id, first.id) < 0) return;
  state.put(message);
  state.tell("messages", { channel: message.channel_id, updated: message });
}

function deleted(state, { id, channel_id: channel }) {
  state.messages.set(
    channel,
    state.log(channel).filter((message) => message.id !== id),
  );
  state.tell("messages", { channel });
}

function channelChanged(state, channel) {
  state.channels.set(channel.id, { ...state.channel(channel.id), ...channel });
  state.tell("channels", { channel: channel.id });
}

function channelGone(state, channel) {
  state.channels.delete(channel.id);
  state.messages.delete(channel.id);
  state.reads.delete(channel.id);
  state.tell("channels", { gone: channel.id });
}

function person(state, changed) {
  state.people.set(changed.id, changed);
  if (changed.id === state.me.id) state.me = changed;
  state.tell("people", { person: changed.id });
}

const TYPING_SHOWS = 10_000;

function typing(state, { channel_id: channel, user_id: user }) {
  if (user === state.me.id) return;
  if (!state.typing.has(channel)) state.typing.set(channel, new Map());
  const here = state.typing.get(channel);
  const until = Date.now() + TYPING_SHOWS;
  here.set(user, until);
  state.tell("typing");
  setTimeout(() => {
    if (here.get(user) === until) here.delete(user);
    state.tell("typing");
  }, TYPING_SHOWS);
}

const HANDLERS = {
  HELLO: hello,
  MESSAGE_CREATE: created,
  MESSAGE_UPDATE: updated,
  MESSAGE_DELETE: deleted,
  CHANNEL_CREATE: channelChanged,
  CHANNEL_UPDATE: channelChanged,
  CHANNEL_DELETE: channelGone,
  THREAD_CREATE: channelChanged,
  THREAD_UPDATE: channelChanged,
  THREAD_DELETE: channelGone,
  PERSON_UPDATE: person,
  TYPING_START: typing,
  COMMANDS_UPDATE(state, { commands }) {
    state.commands = commands;
    state.tell("commands");
  },
  READ(state, { channel_id: channel, ...read }) {
    state.reads.set(channel, read);
    state.tell("reads");
  },
  BOT_UPDATE(state, { online, user }) {
    state.botOnline = online;
    if (user) state.bot = user;
    state.tell("bot");
  },
};
