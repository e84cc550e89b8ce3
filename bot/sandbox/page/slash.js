// Commands: their list, and the form that a chosen one becomes.
import { avatar } from "./avatars.js";
import { h, icon, iconButton, uid } from "./dom.js";
import { t } from "./words.js";

const BOOLEAN = 5;
const INTEGER = 4;
const NUMBER = 10;
const USER = 6;
const CHANNEL = 7;
const PAUSE = 120; // milliseconds without a key before the bot is asked

/** Return every command that can be called, subcommands by their whole name. */
export function leaves(commands) {
  const out = [];
  const walk = (node, names, localized) => {
    const path = [...names, node.name];
    const shown = [...localized, node.name_localized ?? node.name];
    const inner = (node.options ?? []).filter((option) => option.type === 1 || option.type === 2);
    if (inner.length) inner.forEach((option) => walk(option, path, shown));
    else
      out.push({
        path: path.join(" "),
        shown: shown.join(" "),
        description: node.description_localized ?? node.description,
        options: node.options ?? [],
      });
  };
  commands.forEach((command) => walk(command, [], []));
  return out;
}

/** Return the commands that fit what was typed, the best first. */
export function matching(all, typed) {
  const wanted = fold(typed);
  const rank = (leaf) => {
    const names = [fold(leaf.shown), fold(leaf.path)];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    if (names.some((name) => name.includes(wanted))) return 2;
    return 3;
  };
  return all
    .map((leaf) => [rank(leaf), leaf])
    .filter(([order]) => order < 3)
    .sort((a, b) => a[0] - b[0])
    .map(([, leaf]) => leaf);
}

/** Compare without case and accents. */
export const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").trim();

export class CommandForm {
  /** `send(options)` is called when all is well; `leave()` when the person changed their mind. */
  constructor(leaf, { world, line, popup, send, leave, rest = "" }) {
    Object.assign(this, { leaf, world, line, popup, sendOptions: send, leave });
    this.fields = new Map();
    this.asked = 0;
    this.pills = h("div", { class: "pills" });
    this.error = h("div", { class: "command-error", role: "alert", hidden: true });
    this.node = h(
      "div",
      { class: "command", role: "group", "aria-label": t("options", { command: `/${leaf.shown}` }) },
      h("span", { class: "command-name" }, `/${leaf.shown}`),
      this.pills,
      iconButton("close", t("leaveCommand"), () => leave(true)),
    );
    const ordered = [...leaf.options].sort((a, b) => Number(b.required === true) - Number(a.required === true));
    this.options = ordered;
    const given = this.parse(rest);
    for (const option of ordered)
      if (option.required || given.has(option.name)) this.add(option, given.get(option.name));
    if (!this.fields.size && ordered.length === 1) this.add(ordered[0]);
    this.adders = h("div", { class: "adders" });
    this.node.insertBefore(this.adders, this.pills.nextSibling);
    this.offer();
  }

  /** Read "name:value" pieces, or give everything to the first option. */
  parse(rest) {
    const text = rest.trim();
    const given = new Map();
    if (!text) return given;
    const names = new Map(
      this.options.flatMap((option) => [
        [option.name, option],
        [option.name_localized ?? option.name, option],
      ]),
    );
    const pieces = [...text.matchAll(/(?:^|\s)([\p{L}\d_-]+):\s?/gu)].filter((match) => names.has(match[1]));
    pieces.forEach((match, index) =>
      given.set(names.get(match[1]).name, text.slice(match.index + match[0].length, pieces[index + 1]?.index).trim()),
    );
    if (!pieces.length && this.options.length) given.set(this.options[0].name, text);
    return given;
  }

  offer() {
    const left = this.options.filter((option) => !this.fields.has(option.name));
    this.adders.replaceChildren(
      ...left.map((option) => {
        const label = option.name_localized ?? option.name;
        return h(
          "button",
          {
            type: "button",
            class: "adder",
            "aria-label": t("addOption", { name: label }),
            title: option.description_localized ?? option.description,
            on: {
              click: () => {
                this.add(option);
                this.offer();
                this.focus(option.name);
              },
            },
          },
          icon("plus"),
          label,
        );
      }),
    );
  }

  add(option, text = "") {
    const label = option.name_localized ?? option.name;
    const input = h("input", {
      class: "pill-input",
      type: "text",
      autocomplete: "off",
      spellcheck: "false",
      enterkeyhint: "send",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": false,
      "aria-haspopup": "listbox",
      "aria-label": `${label}, ${option.required ? t("required") : t("optional")}`,
      "aria-description": option.description_localized ?? option.description,
      id: uid("option"),
    });
    const field = { option, label, input, value: null, node: null };
    input.value = text;
    const grow = () => input.style.setProperty("--length", String(Math.max(input.value.length + 1, 6)));
    field.grow = grow;
    grow();
    input.addEventListener("input", () => {
      field.value = null;
      this.fail(null);
      grow();
      this.suggest(field);
    });
    input.addEventListener("focus", () => this.suggest(field));
    input.addEventListener("blur", () => this.popup.field === input && this.popup.hide());
    input.addEventListener("keydown", (event) => this.key(event, field));
    field.node = h(
      "label",
      { class: option.required ? "pill required" : "pill" },
      h("span", { class: "pill-name" }, label),
      input,
      option.required
        ? null
        : iconButton("close", t("removeOption", { name: label }), () => this.remove(field), {
            class: "icon-button pill-close",
          }),
    );
    this.fields.set(option.name, field);
    this.pills.append(field.node);
  }

  remove(field) {
    this.fields.delete(field.option.name);
    field.node.remove();
    this.popup.hide();
    this.offer();
    this.focus();
  }

  key(event, field) {
    if (this.popup.key(event)) return;
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.leave(true);
    } else if (event.key === "Backspace" && field.input.value === "") {
      event.preventDefault();
      const all = [...this.fields.values()];
      const before = all[all.indexOf(field) - 1];
      if (!field.option.required) this.remove(field);
      if (before) before.input.focus();
      else if (field.option.required) this.leave(false);
    }
  }

  /** Put the cursor where something is missing. */
  focus(name) {
    const all = [...this.fields.values()];
    const field = this.fields.get(name) ?? all.find((one) => one.option.required && !one.input.value) ?? all.at(-1);
    if (field) field.input.focus();
    else this.node.querySelector(".command-name").parentElement.querySelector("button")?.focus();
  }

  /** Offer what a field can hold. */
  suggest(field) {
    const { option } = field;
    const known = this.known(option);
    if (known)
      return this.list(
        field,
        known.filter(
          (choice) =>
            field.value !== null || fold(choice.name_localized ?? choice.name).includes(fold(field.input.value)),
        ),
        t("noMatch"),
      );
    if (option.autocomplete) return this.ask(field);
    this.popup.show(field.input, {
      title: `${field.label} – ${option.description_localized ?? option.description}`,
      items: [],
    });
  }

  /** Return the fixed choices of an option, or null when it is free. */
  known(option) {
    if (option.choices?.length) return option.choices;
    if (option.type === BOOLEAN)
      return [
        { name: t("yes"), value: true },
        { name: t("no"), value: false },
      ];
    if (option.type === USER)
      return [...this.world.people.values(), this.world.bot]
        .filter(Boolean)
        .map((user) => ({ name: this.world.nameOf(user), value: user.id, face: avatar(user, "tiny") }));
    if (option.type === CHANNEL)
      return [...this.world.channels.values()]
        .filter((channel) => channel.type !== 1)
        .map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
    return null;
  }

  list(field, choices, none, note = "") {
    const title = `${field.label} – ${field.option.description_localized ?? field.option.description}`;
    const items = choices.map((choice) => ({
      label: choice.name_localized ?? choice.name,
      face: choice.face,
      take: () => this.take(field, choice),
    }));
    this.popup.show(field.input, {
      title,
      items,
      note: note || (items.length ? "" : none),
      first: field.value === null,
    });
  }

  take(field, choice) {
    field.value = choice.value;
    field.input.value = choice.name_localized ?? choice.name;
    field.grow();
    this.fail(null);
    this.popup.hide();
    const next = [...this.fields.values()].find((one) => one.option.required && !one.input.value);
    if (next) next.input.focus();
  }

  ask(field) {
    clearTimeout(this.timer);
    this.asked += 1;
    const turn = this.asked;
    if (this.popup.field !== field.input) this.list(field, [], "", t("loadingOptions"));
    this.timer = setTimeout(async () => {
      const options = { ...this.filled(), [field.option.name]: field.input.value };
      const answer = await this.line.act("autocomplete", {
        channel_id: this.world.current,
        command: this.leaf.path,
        options,
        focused: field.option.name,
      });
      if (turn !== this.asked || document.activeElement !== field.input) return;
      const well = answer.t === "INTERACTION_SUCCESS";
      field.choices = well ? answer.choices : [];
      this.list(field, field.choices, t("noMatch"), well ? "" : t("optionsFailed"));
    }, PAUSE);
  }

  /** Return what is filled in well, for the bot to complete the rest. */
  filled() {
    const out = {};
    for (const field of this.fields.values()) {
      const [value, problem] = this.read(field);
      if (!problem && value !== null) out[field.option.name] = value;
    }
    return out;
  }

  /** Return [value, problem] of a field; the value is null when it is empty. */
  read(field) {
    const { option, label } = field;
    const text = field.input.value.trim();
    const name = label;
    if (field.value !== null) return [field.value, null];
    if (text === "") return [null, option.required ? t("missing", { name }) : null];
    const known = this.known(option) ?? (field.choices?.length ? field.choices : null);
    const same = known?.find((choice) =>
      [choice.name_localized, choice.name, String(choice.value)].some((one) => one && fold(one) === fold(text)),
    );
    if (same) return [same.value, null];
    if (this.known(option)) return [null, t("badChoice", { name })];
    if (option.type === INTEGER || option.type === NUMBER) return number(option, text, name);
    if (option.min_length && text.length < option.min_length)
      return [null, t("tooShort", { name, limit: option.min_length })];
    if (option.max_length && text.length > option.max_length)
      return [null, t("tooLong", { name, limit: option.max_length })];
    return [text, null];
  }

  fail(text, field = null) {
    for (const one of this.fields.values()) one.node.classList.toggle("wrong", one === field);
    this.error.textContent = text ?? "";
    this.error.hidden = !text;
  }

  send() {
    for (const field of this.fields.values()) {
      const [, problem] = this.read(field);
      if (problem) {
        this.fail(problem, field);
        field.input.focus();
        return;
      }
    }
    this.popup.hide();
    this.sendOptions(this.filled());
  }
}

function number(option, text, name) {
  const value = Number(text.replace(",", "."));
  if (option.type === INTEGER && !Number.isInteger(value)) return [null, t("badInteger", { name })];
  if (!Number.isFinite(value)) return [null, t("badNumber", { name })];
  if (option.min_value !== undefined && option.min_value !== null && value < option.min_value)
    return [null, t("tooSmall", { name, limit: option.min_value })];
  if (option.max_value !== undefined && option.max_value !== null && value > option.max_value)
    return [null, t("tooLarge", { name, limit: option.max_value })];
  return [value, null];
}
