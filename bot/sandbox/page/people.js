// The right side: everybody of the sandbox, and the switch that makes me one of them.
import { appTag, avatar } from "./avatars.js";
import { h, icon, iconButton, uid } from "./dom.js";
import { LANGUAGES, language, t } from "./words.js";

export const addressOf = (person, hash = "") => `/?as=${encodeURIComponent(person.username)}${hash}`;

export class People {
  constructor(world, line) {
    this.world = world;
    this.line = line;
    this.node = h("aside", { class: "people panel", id: "people" });
    world.on("hello people bot current", () => this.draw());
  }

  draw() {
    const { world } = this;
    if (!world.me || (this.node.contains(document.activeElement) && document.activeElement.matches("input"))) return;
    this.node.setAttribute("aria-label", t("people"));
    this.node.replaceChildren(
      h("h2", {}, t("actAs")),
      h("p", { class: "hint" }, t("actAsHint")),
      h(
        "ul",
        { class: "person-list" },
        [...world.people.values()].map((person) => this.row(person)),
      ),
      this.form(),
      world.bot ? h("h2", {}, "Apps") : "",
      world.bot ? h("ul", { class: "person-list" }, this.botRow()) : "",
    );
  }

  /** Keep the channel when the other person can see it too. */
  hash() {
    const channel = this.world.channel(this.world.current);
    return channel && [0, 5, 11].includes(channel.type) ? `#${channel.id}` : "";
  }

  row(person) {
    const name = this.world.nameOf(person);
    const me = person.id === this.world.me.id;
    const inside = [
      h("span", { class: `face ${person.online ? "on" : ""}` }, avatar(person, "small")),
      h("span", { class: "person-name" }, name),
      me ? h("span", { class: "you-tag" }, t("you")) : null,
    ];
    const state = t(person.online ? "online" : "offline");
    return h(
      "li",
      { class: me ? "person here" : "person" },
      h(
        "a",
        {
          class: "person-link",
          href: addressOf(person, this.hash()),
          "aria-current": me ? "true" : null,
          "aria-label": me ? `${name}, ${t("you")}` : `${t("actAsOne", { name })}, ${state}`,
          title: me ? name : t("actAsOne", { name }),
        },
        inside,
      ),
      me ? null : iconButton("at", t("writeTo", { name }), () => this.write(person.id)),
      h(
        "a",
        {
          class: "icon-button",
          href: addressOf(person, this.hash()),
          target: "_blank",
          rel: "opener",
          "aria-label": t("newTab", { name }),
          title: t("newTab", { name }),
        },
        icon("external"),
      ),
    );
  }

  botRow() {
    const { world } = this;
    const name = world.nameOf(world.bot);
    return h(
      "li",
      { class: world.botOnline ? "person" : "person away" },
      h(
        "span",
        { class: "person-link" },
        h("span", { class: `face ${world.botOnline ? "on" : ""}` }, avatar(world.bot, "small")),
        h("span", { class: "person-name" }, name),
        appTag(world.bot),
      ),
      iconButton("at", t("writeTo", { name }), () => this.write(world.bot.id)),
    );
  }

  async write(user) {
    const answer = await this.line.act("open_dm", { user_id: user });
    if (answer.t !== "DONE") return;
    this.world.channels.set(answer.d.channel.id, { ...this.world.channel(answer.d.channel.id), ...answer.d.channel });
    location.hash = answer.d.channel.id;
  }

  form() {
    const id = uid("new");
    const error = h("p", { class: "form-error", role: "alert", hidden: true });
    const input = h("input", { class: "input", id, maxlength: "32", autocomplete: "off", placeholder: "Barnum Brown" });
    const make = async (event) => {
      event.preventDefault();
      const name = input.value.trim();
      if (!name) return input.focus();
      const answer = await fetch("/client/people", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ name, locale: this.world.me.locale }),
      }).catch(() => null);
      error.hidden = answer?.ok === true;
      error.textContent = answer?.ok ? "" : t("newPersonFailed");
      if (!answer?.ok) return;
      input.value = "";
      input.blur();
      this.draw();
    };
    return h(
      "form",
      { class: "new-person", on: { submit: make } },
      h("label", { for: id }, t("newPerson")),
      h(
        "div",
        { class: "new-person-line" },
        input,
        h("button", { type: "submit", class: "button button-2" }, t("newPersonMake")),
      ),
      error,
    );
  }
}

/** Show what a person can set: language, theme, direct messages. */
export function openSettings(world, line, theme) {
  const title = uid("settings");
  const group = (legend, options, chosen, pick, hint) => {
    const name = uid("set");
    return h(
      "fieldset",
      { class: "segments" },
      h("legend", {}, legend),
      h(
        "div",
        { class: "segment-row" },
        Object.entries(options).map(([value, label]) =>
          h(
            "label",
            { class: "segment" },
            h("input", { type: "radio", name, value, checked: value === chosen, on: { change: () => pick(value) } }),
            h("span", {}, label),
          ),
        ),
      ),
      hint ? h("p", { class: "hint" }, hint) : null,
    );
  };
  const dialog = h("dialog", { class: "modal", "aria-labelledby": title });
  const draw = () =>
    dialog.replaceChildren(
      h(
        "header",
        { class: "modal-head" },
        h("h2", { id: title }, t("settings", { name: world.nameOf(world.me) })),
        iconButton("close", t("close"), () => dialog.close()),
      ),
      h(
        "div",
        { class: "modal-body" },
        group(t("language"), LANGUAGES, language() === "fr" ? "fr" : "en-GB", async (locale) => {
          await line.act("set", { locale });
          if (dialog.isConnected) {
            draw();
            dialog.querySelector("input:checked")?.focus();
          }
        }),
        group(
          t("dmsFromBot"),
          { open: t("dmsOpen"), closed: t("dmsClosed") },
          world.me.dms_open === false ? "closed" : "open",
          (value) => line.act("set", { dms_open: value === "open" }),
          t("dmsHint"),
        ),
        group(
          t("theme"),
          { auto: t("themeAuto"), dark: t("themeDark"), light: t("themeLight") },
          theme.chosen(),
          (value) => theme.choose(value),
        ),
      ),
    );
  draw();
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}
