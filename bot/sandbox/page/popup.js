// The list above the composer: commands, choices, people. The focus stays in the field that is typed into.
import { h, uid } from "./dom.js";

export class Popup {
  constructor() {
    this.id = uid("popup");
    this.head = h("div", { class: "popup-head" });
    this.list = h("div", { class: "popup-list", role: "listbox", id: this.id });
    this.note = h("div", { class: "popup-note", role: "status" });
    this.node = h(
      "div",
      { class: "popup", hidden: true, on: { mousedown: (event) => event.preventDefault() } },
      this.head,
      this.list,
      this.note,
    );
    this.items = [];
    this.active = -1;
    this.field = null;
  }

  get open() {
    return !this.node.hidden;
  }

  /** Show items ({label, description, face, note, take}) for a field; `first`: whether the first one is active at once. */
  show(field, { title, items, note = "", first = true }) {
    if (this.field && this.field !== field) this.release();
    this.field = field;
    this.items = items;
    this.active = first && items.length ? 0 : -1;
    this.head.textContent = title;
    this.list.setAttribute("aria-label", title);
    this.note.textContent = note;
    this.note.hidden = !note;
    this.rows = items.map((item, index) =>
      h(
        "div",
        {
          class: "popup-item",
          role: "option",
          id: `${this.id}-${index}`,
          on: { click: () => this.take(index), pointermove: () => this.move(index, false) },
        },
        item.face ?? null,
        h(
          "span",
          { class: "popup-text" },
          h("span", { class: "popup-label" }, item.label),
          item.description ? h("span", { class: "popup-description" }, item.description) : null,
        ),
        item.note ? h("span", { class: "popup-side" }, item.note) : null,
      ),
    );
    this.list.replaceChildren(...this.rows);
    this.node.hidden = false;
    field.setAttribute("aria-controls", this.id);
    field.setAttribute("aria-expanded", "true");
    this.mark();
  }

  mark() {
    this.rows.forEach((row, index) => {
      row.setAttribute("aria-selected", String(index === this.active));
      row.classList.toggle("active", index === this.active);
    });
    if (this.active >= 0) this.field.setAttribute("aria-activedescendant", `${this.id}-${this.active}`);
    else this.field.removeAttribute("aria-activedescendant");
  }

  move(index, scroll = true) {
    if (!this.items.length) return;
    this.active = (index + this.items.length) % this.items.length;
    this.mark();
    if (scroll) this.rows[this.active].scrollIntoView({ block: "nearest" });
  }

  take(index) {
    const item = this.items[index];
    if (item) item.take();
  }

  /** Use a key for the list; returns whether it was used. */
  key(event) {
    if (!this.open) return false;
    if (event.key === "ArrowDown") this.move(this.active + 1);
    else if (event.key === "ArrowUp") this.move(this.active < 0 ? this.items.length - 1 : this.active - 1);
    else if (
      (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) &&
      this.active >= 0 &&
      !event.isComposing
    )
      this.take(this.active);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  release() {
    for (const name of ["aria-controls", "aria-activedescendant"]) this.field?.removeAttribute(name);
    this.field?.setAttribute("aria-expanded", "false");
  }

  hide() {
    if (!this.open) return;
    this.node.hidden = true;
    this.release();
    this.field = null;
    this.items = [];
    this.active = -1;
  }
}
