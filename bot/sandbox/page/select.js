// A menu that opens: Discord's select, with the keys and roles of a listbox.
import { h, icon, uid } from "./dom.js";
import { t } from "./words.js";

let open = null; // one menu at a time

/** Close the menu that is open, for example because its message changed. */
export function closeMenu() {
  open?.close(false);
}

/** Close the menu whose button is gone. */
export function closeStaleMenu() {
  if (open && !open.button.isConnected) open.close(false);
}

/**
 * Make a menu. `options`: {value, label, description, face, selected}; `pick` gets the values.
 * With several values allowed they are given when the menu closes.
 */
export function menu({ label, placeholder, options, min = 1, max = 1, disabled = false, busy = false, key, pick }) {
  const many = max > 1;
  let picked = options.filter((option) => option.selected).map((option) => option.value);
  const id = uid("menu");
  const button = h("button", {
    type: "button",
    class: "select",
    role: "combobox",
    id,
    disabled,
    "aria-haspopup": "listbox",
    "aria-expanded": false,
    "aria-controls": `${id}-list`,
    "aria-label": label ?? placeholder ?? t("select"),
    "aria-busy": busy,
    data: key ? { key } : {},
  });
  const show = () => {
    const chosen = options.filter((option) => picked.includes(option.value));
    const value = chosen.length
      ? h(
          "span",
          { class: "select-value" },
          chosen.map((option) => h("span", { class: many ? "select-chip" : "select-one" }, option.face, option.label)),
        )
      : h("span", { class: "select-value select-placeholder" }, placeholder || t("select"));
    button.replaceChildren(value, busy ? dots() : icon("down"));
    button.setAttribute("aria-description", chosen.map((option) => option.label).join(", "));
  };
  show();
  const begin = () => {
    if (disabled || busy) return;
    if (open?.button === button) return open.close(true);
    closeMenu();
    open = openMenu({
      button,
      id,
      label: label ?? placeholder ?? t("select"),
      options,
      min,
      max,
      picked,
      done: (values) => {
        const before = picked;
        picked = values;
        show();
        if (values.join("\n") !== before.join("\n") || !many) pick(values);
      },
    });
  };
  button.addEventListener("click", begin);
  button.addEventListener("keydown", (event) => {
    if (open?.button === button) open.key(event);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      begin();
    }
  });
  return button;
}

export function dots() {
  return h("span", { class: "dots", "aria-hidden": true }, h("i"), h("i"), h("i"));
}

function openMenu({ button, id, label, options, min, max, picked, done }) {
  const many = max > 1;
  let values = [...picked];
  let active = Math.max(
    0,
    options.findIndex((option) => values.includes(option.value)),
  );
  let typed = "";
  let typedAt = 0;

  const rows = options.map((option, index) =>
    h(
      "div",
      {
        class: "option",
        role: "option",
        id: `${id}-${index}`,
        on: { click: () => take(index), pointermove: () => move(index, false) },
      },
      option.face ?? null,
      h(
        "span",
        { class: "option-text" },
        h("span", { class: "option-label" }, option.label),
        option.description ? h("span", { class: "option-description" }, option.description) : null,
      ),
      h("span", { class: "option-mark" }, icon("check")),
    ),
  );
  const list = h(
    "div",
    {
      class: "menu-list",
      role: "listbox",
      id: `${id}-list`,
      "aria-label": label,
      "aria-multiselectable": many,
      tabindex: "-1",
    },
    rows,
  );
  const foot = many
    ? h(
        "div",
        { class: "menu-foot" },
        h("span", {}, t("selectSome", min, max)),
        h(
          "button",
          { type: "button", class: "button button-1", tabindex: "-1", on: { click: () => close(true) } },
          t("apply"),
        ),
      )
    : null;
  const popup = h("div", { class: "menu", on: { mousedown: (event) => event.preventDefault() } }, list, foot);
  const veil = h("div", { class: "menu-veil", on: { click: () => close(true) } });
  const home = button.closest("dialog") ?? document.body;

  function mark() {
    rows.forEach((row, index) => {
      row.setAttribute("aria-selected", String(values.includes(options[index].value)));
      row.classList.toggle("active", index === active);
      row.classList.toggle("full", many && values.length >= max && !values.includes(options[index].value));
    });
    button.setAttribute("aria-activedescendant", `${id}-${active}`);
  }

  function move(index, scroll = true) {
    active = (index + options.length) % options.length;
    mark();
    if (scroll) rows[active].scrollIntoView({ block: "nearest" });
  }

  function take(index) {
    const value = options[index].value;
    active = index;
    if (!many) {
      values = min === 0 && values.includes(value) ? [] : [value];
      return close(true);
    }
    if (values.includes(value)) values = values.filter((one) => one !== value);
    else if (values.length < max) values = [...values, value];
    mark();
  }

  function search(letter) {
    const now = Date.now();
    typed = now - typedAt > 900 ? letter : typed + letter;
    typedAt = now;
    const from = typed.length === 1 ? active + 1 : active;
    const order = options.map((_, index) => (from + index) % options.length);
    const found = order.find((index) => options[index].label.toLowerCase().startsWith(typed));
    if (found !== undefined) move(found);
  }

  function key(event) {
    const moves = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: options.length - 1,
      PageDown: Math.min(active + 8, options.length - 1),
      PageUp: Math.max(active - 8, 0),
    };
    if (event.key in moves) move(moves[event.key]);
    else if (event.key === "Enter" || (event.key === " " && Date.now() - typedAt > 900)) take(active);
    else if (event.key === "Escape") close(false);
    else if (event.key === "Tab") return close(many);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
      search(event.key.toLowerCase());
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function place() {
    const box = button.getBoundingClientRect();
    const below = window.innerHeight - box.bottom;
    const up = below < 260 && box.top > below;
    popup.classList.toggle("menu-up", up);
    popup.style.setProperty("--x", `${Math.max(8, Math.min(box.left, window.innerWidth - box.width - 8))}px`);
    popup.style.setProperty("--w", `${box.width}px`);
    popup.style.setProperty("--room", `${(up ? box.top : below) - 16}px`);
    popup.style.setProperty("--y", up ? `${window.innerHeight - box.top + 4}px` : `${box.bottom + 4}px`);
  }

  function close(keep) {
    if (open?.button !== button) return;
    open = null;
    window.removeEventListener("resize", place);
    document.removeEventListener("scroll", place, true);
    document.removeEventListener("pointerdown", outside, true);
    popup.remove();
    veil.remove();
    button.setAttribute("aria-expanded", "false");
    button.removeAttribute("aria-activedescendant");
    if (keep && values.length >= min) done(values);
  }

  function outside(event) {
    if (!popup.contains(event.target) && !button.contains(event.target)) close(many);
  }

  home.append(veil, popup);
  button.setAttribute("aria-expanded", "true");
  button.focus();
  place();
  mark();
  rows[active]?.scrollIntoView({ block: "nearest" });
  window.addEventListener("resize", place);
  document.addEventListener("scroll", place, true);
  document.addEventListener("pointerdown", outside, true);
  return { button, close, key };
}
