// Where a person writes: plain messages, and commands after a slash.
import { avatar } from "./avatars.js";
import { sentence } from "./doings.js";
import { h, icon, iconButton, isTouch } from "./dom.js";
import { Popup } from "./popup.js";
import { CommandForm, fold, leaves, matching } from "./slash.js";
import { isDm } from "./state.js";
import { t } from "./words.js";

const TYPING_EVERY = 8000;
const MOST_SHOWN = 30;

export class Composer {
  constructor(world, line) {
    this.world = world;
    this.line = line;
    this.drafts = new Map();
    this.channel = null;
    this.form = null;
    this.about = null; // {kind: "reply" | "edit", message}
    this.popup = new Popup();
    this.input = h("textarea", {
      class: "composer-input",
      rows: "1",
      autocomplete: "off",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": false,
      enterkeyhint: "send",
      maxlength: "2000",
    });
    this.banner = h("div", { class: "about", hidden: true });
    this.error = h("div", { class: "command-error", role: "alert", hidden: true });
    this.slashButton = iconButton("plus", t("commandList"), () => this.listCommands(), {
      class: "icon-button slash-button",
    });
    this.sendButton = iconButton("send", t("send"), () => this.submit(), { class: "icon-button send-button" });
    this.line1 = h("div", { class: "composer-line" }, this.slashButton, this.input, this.sendButton);
    this.typing = h("div", { class: "typing", role: "status" });
    this.node = h("div", { class: "composer" }, this.popup.node, this.banner, this.error, this.line1, this.typing);
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => this.popup.field === this.input && this.popup.hide());
    world.on("current", () => this.opened());
    world.on("commands people", () => this.name());
    world.on("typing current messages", () => this.showTyping());
    world.on("replyTo", ({ message }) => this.begin("reply", message));
    world.on("editMessage", ({ message }) => this.begin("edit", message));
    world.on("typeCommand", ({ command }) => this.typeCommand(command));
    document.addEventListener("keydown", (event) => this.catchKey(event));
  }

  opened() {
    if (this.channel === this.world.current) return this.name();
    if (this.channel) this.drafts.set(this.channel, this.input.value);
    this.channel = this.world.current;
    this.leaveForm(false);
    this.stopAbout();
    this.fail(null);
    this.input.value = this.drafts.get(this.channel) ?? "";
    this.popup.hide();
    this.name();
    this.fit();
    if (!isTouch()) this.input.focus({ preventScroll: true });
  }

  name() {
    const channel = this.world.channel(this.channel);
    if (!channel) return;
    const where = `${isDm(channel) ? "@" : "#"}${this.world.channelName(channel)}`;
    this.input.placeholder = t("message", { where });
    this.input.setAttribute("aria-label", t("message", { where }));
    for (const [button, id] of [
      [this.slashButton, "commandList"],
      [this.sendButton, "send"],
    ]) {
      button.title = t(id);
      button.setAttribute("aria-label", t(id));
    }
    this.slashButton.hidden = this.commands().length === 0;
  }

  commands() {
    return leaves(this.world.commandsIn(this.world.channel(this.channel)));
  }

  typed() {
    this.fit();
    this.fail(null);
    const text = this.input.value;
    if (!this.about && this.startForm(text)) return;
    if (!this.about && /^\/[^\n]*$/.test(text)) this.showCommands(text.slice(1));
    else this.showPeople();
    const now = Date.now();
    if (text && !text.startsWith("/") && now - (this.saidTyping ?? 0) > TYPING_EVERY) {
      this.saidTyping = now;
      this.line.act("typing", { channel_id: this.channel });
    }
  }

  showCommands(typed) {
    const found = matching(this.commands(), typed);
    if (!found.length && !this.commands().length) return this.popup.hide();
    const items = found.slice(0, MOST_SHOWN).map((leaf) => ({
      label: `/${leaf.shown}`,
      description: leaf.description,
      face: avatar(this.world.bot, "small"),
      note: leaf.options
        .filter((option) => option.required)
        .map((option) => option.name_localized ?? option.name)
        .join(" "),
      take: () => this.choose(leaf),
    }));
    this.popup.show(this.input, { title: t("commands"), items, note: items.length ? "" : t("noCommand") });
  }

  /** Turn a whole command name, followed by a space, into its form. */
  startForm(text) {
    if (!text.startsWith("/") || !text.includes(" ")) return false;
    const typed = fold(text.slice(1)) + (text.endsWith(" ") ? " " : "");
    const exact = this.commands().find((leaf) =>
      [leaf.shown, leaf.path].some((name) => typed.startsWith(`${fold(name)} `)),
    );
    if (!exact) return false;
    const name = [exact.shown, exact.path].find((one) => typed.startsWith(`${fold(one)} `));
    this.choose(exact, text.slice(name.length + 1));
    return true;
  }

  choose(leaf, rest = "") {
    this.popup.hide();
    this.input.value = "";
    if (!leaf.options.length) return this.run(leaf, {});
    this.form = new CommandForm(leaf, {
      world: this.world,
      line: this.line,
      popup: this.popup,
      rest,
      send: (options) => this.run(leaf, options),
      leave: (clean) => this.leaveForm(true, clean ? "" : `/${leaf.shown}`),
    });
    this.line1.insertBefore(this.form.node, this.sendButton);
    this.node.insertBefore(this.form.error, this.line1);
    this.line1.classList.add("commanding");
    this.form.focus();
  }

  leaveForm(focus, text = "") {
    if (!this.form) return;
    this.form.node.remove();
    this.form.error.remove();
    this.form = null;
    this.popup.hide();
    this.line1.classList.remove("commanding");
    this.input.value = text;
    if (focus) this.input.focus();
    if (text) this.typed();
  }

  async run(leaf, options) {
    const form = this.form;
    this.leaveForm(true);
    const problem = await this.world.doings.slash(this.channel, leaf.path, options);
    if (!problem) return;
    // Refused: give the person back what was typed, and say why.
    if (form && !this.form && !this.input.value) {
      this.form = form;
      this.line1.insertBefore(form.node, this.sendButton);
      this.node.insertBefore(form.error, this.line1);
      this.line1.classList.add("commanding");
      form.fail(problem);
      form.focus();
    } else this.fail(problem);
  }

  listCommands() {
    if (this.form) return;
    if (!this.input.value) this.input.value = "/";
    this.input.focus();
    this.typed();
  }

  typeCommand(command) {
    this.leaveForm(false);
    const leaf = this.commands().find((one) => one.path === command || one.shown === command);
    if (leaf) this.choose(leaf);
    else {
      this.input.value = `/${command}`;
      this.input.focus();
      this.typed();
    }
  }

  /** Offer people after an @. */
  showPeople() {
    const at = this.input.selectionStart;
    const match = /(?:^|\s)@([\p{L}\d._-]*)$/u.exec(this.input.value.slice(0, at));
    if (!match) return this.popup.field === this.input && this.popup.hide();
    const wanted = fold(match[1]);
    const users = [...this.world.people.values(), this.world.bot].filter(
      (user) => user && [user.username, this.world.nameOf(user)].some((name) => fold(name).includes(wanted)),
    );
    if (!users.length) return this.popup.hide();
    this.popup.show(this.input, {
      title: t("people"),
      items: users.map((user) => ({
        label: this.world.nameOf(user),
        description: user.username,
        face: avatar(user, "small"),
        take: () => {
          const start = at - match[1].length;
          const name = `${this.world.nameOf(user)} `;
          this.input.setRangeText(name, start, at, "end");
          this.popup.hide();
          this.fit();
        },
      })),
    });
  }

  key(event) {
    if (this.popup.field === this.input && this.popup.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing && !isTouch()) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape" && this.about) {
      event.preventDefault();
      this.stopAbout(true);
    } else if (event.key === "ArrowUp" && this.input.value === "" && !this.about) {
      const mine = this.world
        .log(this.channel)
        .findLast((message) => message.author.id === this.world.me.id && message.type !== 18);
      if (mine) {
        event.preventDefault();
        this.begin("edit", mine);
      }
    }
  }

  /** Begin to write wherever a letter is typed, as people are used to. */
  catchKey(event) {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.key.length !== 1 ||
      event.key === " "
    )
      return;
    if (
      document.querySelector("dialog[open]") ||
      event.target.closest?.("input, textarea, select, [role=combobox], .menu, .panel")
    )
      return;
    if (this.form) this.form.focus();
    else this.input.focus();
  }

  begin(kind, message) {
    this.leaveForm(false);
    this.about = { kind, message };
    if (kind === "edit") this.input.value = message.content;
    const what = kind === "edit" ? t("editing") : t("replyingTo", { name: this.world.nameOf(message.author) });
    this.banner.replaceChildren(
      icon(kind === "edit" ? "pencil" : "reply"),
      h("span", {}, what),
      iconButton("close", t("cancel"), () => this.stopAbout(true)),
    );
    this.banner.hidden = false;
    this.fit();
    this.input.focus();
  }

  stopAbout(focus = false) {
    if (!this.about) return;
    if (this.about.kind === "edit") this.input.value = "";
    this.about = null;
    this.banner.hidden = true;
    this.fit();
    if (focus) this.input.focus();
  }

  /** Put ids in place of the names of people. */
  encode(text) {
    const users = [...this.world.people.values(), this.world.bot].filter(Boolean);
    const names = users
      .flatMap((user) => [
        [this.world.nameOf(user), user.id],
        [user.username, user.id],
      ])
      .sort((a, b) => b[0].length - a[0].length);
    return names.reduce((done, [name, id]) => done.replaceAll(`@${name}`, `<@${id}>`), text);
  }

  async submit() {
    if (this.form) return this.form.send();
    const text = this.input.value.trim();
    if (!text) return;
    const exact = this.about
      ? null
      : this.commands().find((leaf) => [leaf.shown, leaf.path].some((name) => fold(text) === `/${fold(name)}`));
    if (exact) return this.choose(exact);
    const { about, channel } = this;
    const content = this.encode(text);
    this.input.value = "";
    this.stopAbout();
    this.fit();
    this.popup.hide();
    this.saidTyping = 0;
    const answer =
      about?.kind === "edit"
        ? await this.line.act("edit", { channel_id: channel, message_id: about.message.id, content })
        : await this.line.act("send", {
            channel_id: channel,
            content,
            ...(about ? { reply_to: about.message.id } : {}),
          });
    if (answer.t === "DONE" || this.channel !== channel) return;
    this.fail(sentence(answer));
    if (!this.input.value) this.input.value = text;
    this.fit();
  }

  fail(text) {
    this.error.textContent = text ?? "";
    this.error.hidden = !text;
  }

  fit() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, window.innerHeight * 0.4)}px`;
    this.line1.classList.toggle("filled", this.input.value.trim() !== "");
  }

  showTyping() {
    const users = [...(this.world.typing.get(this.world.current)?.keys() ?? [])]
      .map((id) => this.world.user(id))
      .filter(Boolean)
      .map((user) => this.world.nameOf(user));
    const words =
      users.length === 0
        ? ""
        : users.length === 1
          ? t("typingOne", { a: users[0] })
          : users.length === 2
            ? t("typingTwo", { a: users[0], b: users[1] })
            : t("typingMany");
    if (this.typing.textContent !== words) this.typing.textContent = words;
  }
}
