// What a person does with the bot's messages, and what became of it.
import { known, t } from "./words.js";

export class Doings {
  constructor(state, line) {
    this.state = state;
    this.line = line;
    this.busy = new Map(); // message id -> custom id that waits for its answer
    this.failed = new Map(); // message id -> sentence
    this.chosen = new Map(); // message id -> {custom id: values}
    this.sent = []; // commands that were sent and are not answered
    state.on("messages", ({ updated }) => updated && this.settled(updated.id));
    state.on("hello", () => this.forget());
  }

  forget() {
    this.busy.clear();
    this.failed.clear();
    this.chosen.clear();
    this.sent = [];
  }

  settled(message) {
    this.chosen.delete(message);
    this.failed.delete(message);
  }

  redraw(channel, own = false) {
    this.state.tell("messages", { channel, own });
  }

  click(message, customId) {
    return this.component("click", message, customId, {});
  }

  choose(message, customId, values) {
    this.chosen.set(message.id, { ...this.chosen.get(message.id), [customId]: values });
    return this.component("choose", message, customId, { values });
  }

  async component(op, message, customId, more) {
    if (this.busy.has(message.id)) return;
    this.busy.set(message.id, customId);
    this.failed.delete(message.id);
    this.redraw(message.channel_id);
    const answer = await this.line.act(op, {
      channel_id: message.channel_id,
      message_id: message.id,
      custom_id: customId,
      ...more,
    });
    this.busy.delete(message.id);
    if (answer.t !== "INTERACTION_SUCCESS") this.failed.set(message.id, sentence(answer, "interactionFailed"));
    this.redraw(message.channel_id);
  }

  /** Send a command; returns null, or the sentence that says why it was refused. */
  async slash(channelId, command, options) {
    const entry = { id: `command-${Date.now()}-${Math.random()}`, channel: channelId, command, failed: null };
    this.sent = [...this.sent, entry];
    this.redraw(channelId, true);
    const answer = await this.line.act("slash", { channel_id: channelId, command, options });
    if (answer.t === "INTERACTION_FAILED") entry.failed = sentence(answer, "notResponded");
    else this.sent = this.sent.filter((one) => one !== entry);
    this.redraw(channelId);
    return answer.t === "REFUSED" || answer.t === "LOST" ? sentence(answer) : null;
  }

  dropSent(entry) {
    this.sent = this.sent.filter((one) => one !== entry);
    this.redraw(entry.channel);
  }

  dismiss(message) {
    return this.line.act("dismiss", { message_id: message.id });
  }
}

/** Say what went wrong with an action. */
export function sentence(answer, failed = "somethingWrong") {
  if (answer.t === "LOST") return t("lost");
  if (answer.t === "REFUSED")
    return known(`refused_${answer.d.reason}`) ? t(`refused_${answer.d.reason}`) : answer.d.text || t("somethingWrong");
  return t(failed);
}
