// The middle of the page: the messages of the open channel.
import { h, icon } from "./dom.js";
import { messageNode, sentNode } from "./message.js";
import { closeStaleMenu } from "./select.js";
import { compareIds, isDm, isEphemeral, isThread } from "./state.js";
import { dayKey, dayName } from "./times.js";
import { t } from "./words.js";
import { avatar } from "./avatars.js";

const GROUP_FOR = 7 * 60_000; // messages of one author closer than this stand together
const NEAR = 80; // pixels from the end that still count as the end
const ALONE = new Set([6, 18, 19, 20]); // types of messages that begin a group of their own

export class Log {
  constructor(world, line) {
    this.world = world;
    this.line = line;
    this.drawn = new Map(); // key -> {node, stamp}
    this.newFrom = null;
    this.atEnd = true;
    this.top = 0;
    this.missed = 0;
    this.asking = false;
    this.list = h("ol", { class: "log", role: "log", "aria-live": "polite", "aria-relevant": "additions text" });
    this.scroller = h("div", { class: "scroller", tabindex: "0" }, this.list);
    this.jump = h("button", { type: "button", class: "jump", hidden: true, on: { click: () => this.toEnd(true) } });
    this.node = h("div", { class: "log-frame" }, this.scroller, this.jump);
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.scroller.addEventListener("keydown", (event) => event.key === "Escape" && this.toEnd(true));
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(this.list);
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(this.scroller);
    world.on("messages", (detail) => detail.channel === world.current && this.changed(detail));
    world.on("current", () => this.opened());
    world.on("people", () => this.renamed());
    world.on("jumpTo", ({ id }) => this.reveal(id));
    for (const type of ["focus", "visibilitychange"]) window.addEventListener(type, () => this.markRead());
    document.addEventListener("visibilitychange", () => this.markRead());
  }

  /** Begin anew: another channel, or everything was told again. */
  opened() {
    this.drawn.clear();
    this.list.replaceChildren();
    this.missed = 0;
    this.asking = false;
    const channel = this.world.channel(this.world.current);
    if (!channel) return;
    const read = this.world.read(channel.id);
    const log = this.world.log(channel.id);
    const firstNew = read.unread
      ? log.find(
          (message) =>
            message.author.id !== this.world.me.id && (!read.last_read || compareIds(message.id, read.last_read) > 0),
        )
      : null;
    this.newFrom = firstNew?.id ?? null;
    this.list.setAttribute("aria-label", t("messageLog", { where: this.world.channelName(channel) }));
    this.list.setAttribute("aria-busy", "true");
    this.draw();
    this.toEnd();
    requestAnimationFrame(() => this.list.setAttribute("aria-busy", "false"));
    this.markRead();
  }

  /** Draw all anew when somebody has another name; that somebody came or went is no reason. */
  renamed() {
    const names = [...this.world.people.values()].map((person) => `${person.id} ${person.global_name}`).join();
    if (names === this.names) return;
    this.names = names;
    this.drawn.clear();
    this.draw();
  }

  changed({ fresh, older, own }) {
    const mine = own || (fresh && (fresh.author.id === this.world.me.id || isEphemeral(fresh)));
    const seeing = this.seen();
    if (fresh && !seeing && !mine && this.newFrom === null) this.newFrom = fresh.id;
    if (mine) this.newFrom = null;
    const height = this.scroller.scrollHeight;
    const top = this.scroller.scrollTop;
    this.draw();
    if (older) this.scroller.scrollTop = top + this.scroller.scrollHeight - height;
    else if (this.atEnd || mine) this.toEnd();
    else if (fresh) this.missed += 1;
    this.showJump();
    this.markRead();
  }

  draw() {
    const rows = this.rows();
    const keep = new Map();
    const focused = this.list.contains(document.activeElement) ? document.activeElement : null;
    const focusKey = focused?.dataset.key;
    const focusIn = focused?.closest("[data-id]")?.dataset.id;
    let place = this.list.firstChild;
    for (const row of rows) {
      const had = this.drawn.get(row.key);
      const node = had && had.stamp === row.stamp ? had.node : row.make();
      keep.set(row.key, { node, stamp: row.stamp });
      if (node === place) place = place.nextSibling;
      else this.list.insertBefore(node, place);
    }
    while (place) {
      const next = place.nextSibling;
      place.remove();
      place = next;
    }
    this.drawn = keep;
    if (focusIn && document.activeElement !== focused) this.focusAgain(focusIn, focusKey);
    closeStaleMenu();
  }

  /** Keep the keyboard where it was: on the same control, or on its message when that has other controls now.
   * What was only moved has lost it as well. */
  focusAgain(id, key) {
    const message = this.list.querySelector(`[data-id="${id}"]`);
    const same = key ? message?.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
    (same ?? message)?.focus({ preventScroll: true });
  }

  rows() {
    const { world } = this;
    const channel = world.channel(world.current);
    if (!channel) return [];
    const rows = [];
    rows.push(
      world.more.get(channel.id)
        ? { key: "more", stamp: "", make: () => h("li", { class: "older" }, t("loadingOlder")) }
        : { key: "start", stamp: channel, make: () => beginning(channel, world) },
    );
    let before = null;
    for (const message of world.log(channel.id)) {
      const newDay = !before || dayKey(before.timestamp) !== dayKey(message.timestamp);
      const isNew = message.id === this.newFrom;
      if (newDay)
        rows.push({ key: `day-${message.id}`, stamp: isNew, make: () => divider(dayName(message.timestamp), isNew) });
      else if (isNew) rows.push({ key: "new", stamp: "", make: () => divider("", true) });
      const head = newDay || isNew || !sameGroup(before, message);
      rows.push({ key: message.id, stamp: this.stampOf(message, head), make: () => messageNode(message, head, world) });
      before = message;
    }
    for (const entry of world.doings.sent) {
      if (entry.channel === channel.id)
        rows.push({ key: entry.id, stamp: entry.failed, make: () => sentNode(entry, world) });
    }
    return rows;
  }

  /** Return a value that changes whenever a message has to be drawn anew. */
  stampOf(message, head) {
    const { doings } = this.world;
    const last = this.drawn.get(message.id)?.stamp;
    const thread = message.thread || message.flags & 32 ? this.world.log(message.thread?.id ?? message.id).length : 0;
    const now = {
      message,
      head,
      busy: doings.busy.get(message.id),
      failed: doings.failed.get(message.id),
      chosen: doings.chosen.get(message.id),
      thread,
    };
    return last && Object.keys(now).every((key) => now[key] === last[key]) ? last : now;
  }

  scrolled() {
    const { scroller } = this;
    const top = scroller.scrollTop;
    // Only who scrolls up leaves the end: a picture that arrives late makes the log longer, and is no reason to stay behind.
    if (scroller.scrollHeight - top - scroller.clientHeight < NEAR) this.atEnd = true;
    else if (top < this.top) this.atEnd = false;
    this.top = top;
    if (this.atEnd) this.missed = 0;
    this.showJump();
    this.markRead();
    if (scroller.scrollTop < 300) this.older();
  }

  async older() {
    const { current } = this.world;
    const first = this.world.log(current)[0];
    if (this.asking || !first || !this.world.more.get(current)) return;
    this.asking = true;
    const answer = await this.line.act("older", { channel_id: current, before: first.id, limit: 50 });
    this.asking = false;
    if (answer.t === "DONE") this.world.addOlder(current, answer.d.messages, answer.d.more);
  }

  toEnd(read = false) {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.top = this.scroller.scrollTop;
    this.atEnd = true;
    this.missed = 0;
    if (read && this.newFrom !== null) {
      this.newFrom = null;
      this.draw();
    }
    this.showJump();
    this.markRead();
  }

  showJump() {
    this.jump.hidden = this.atEnd;
    this.jump.replaceChildren(this.missed ? t("jumpNew", this.missed) : t("jump"), icon("arrow"));
  }

  seen() {
    return this.atEnd && document.visibilityState === "visible" && document.hasFocus();
  }

  /** Say that the open channel was read, when somebody really looks at its end. */
  markRead() {
    const { world } = this;
    const read = world.read(world.current);
    const last = world.log(world.current).at(-1);
    if (!world.current || !last || !read.unread || !this.seen()) return;
    world.reads.set(world.current, { last_read: last.id, unread: 0, mentions: 0 });
    world.tell("reads");
    this.line.act("read", { channel_id: world.current, message_id: last.id });
  }

  reveal(id) {
    const node = this.list.querySelector(`[data-id="${id}"]`);
    if (!node) return;
    node.scrollIntoView({ block: "center" });
    node.classList.remove("found");
    void node.offsetWidth; // so that the mark shows again
    node.classList.add("found");
  }
}

function sameGroup(before, message) {
  if (
    before.author.id !== message.author.id ||
    ALONE.has(message.type) ||
    (ALONE.has(before.type) && [6, 18].includes(before.type))
  )
    return false;
  if (message.interaction_metadata || message.message_reference || isEphemeral(before) !== isEphemeral(message))
    return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < GROUP_FOR;
}

function divider(text, isNew) {
  return h(
    "li",
    {
      class: isNew ? "divider new" : "divider",
      role: "separator",
      "aria-label": [text, isNew ? t("newLine") : ""].filter(Boolean).join(", "),
    },
    text ? h("span", {}, text) : null,
    isNew ? h("b", {}, t("newLine")) : null,
  );
}

function beginning(channel, world) {
  const name = world.channelName(channel);
  const kind = isDm(channel) ? "Dm" : isThread(channel) ? "Thread" : "Channel";
  const other = isDm(channel) ? (world.user(channel.recipients?.[0]?.id) ?? channel.recipients?.[0]) : null;
  return h(
    "li",
    { class: "beginning" },
    other ? avatar(other, "huge") : h("span", { class: "beginning-mark" }, icon(isThread(channel) ? "thread" : "hash")),
    h("h2", {}, t(`start${kind}`, { name })),
    h("p", {}, t(`start${kind}Hint`, { name })),
    channel.topic ? h("p", { class: "topic" }, channel.topic) : null,
  );
}
