// Small tools for building the page. Text always goes in as text, never as HTML.

/** Make an element: attributes, listeners under `on`, dataset under `data`, CSS variables under `vars`. */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(node, name, value);
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function set(node, name, value) {
  if (value === null || value === undefined) return;
  if (name === "on") for (const [type, listener] of Object.entries(value)) node.addEventListener(type, listener);
  else if (name === "data") Object.assign(node.dataset, value);
  else if (name === "vars") for (const [key, one] of Object.entries(value)) node.style.setProperty(key, one);
  else if (name.startsWith("aria-")) node.setAttribute(name, String(value));
  else if (value === true) node.setAttribute(name, "");
  else if (value !== false) node.setAttribute(name, value);
}

let counter = 0;

/** Return an id that no other element has. */
export function uid(prefix = "x") {
  counter += 1;
  return `${prefix}-${counter}`;
}

// Our own drawings, 24 by 24, in strokes.
const ICONS = {
  hash: "M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M8 4 6.5 16M14 4l-.8 6M4 8h13M3 13h6M12 14h9v5h-4l-3 2.5V19h-2z",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.5 7.1",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6zM16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.4c2.2.8 3.5 2.7 3.5 5.6",
  gear: "M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",
  send: "M4 4.5 20.5 12 4 19.5 6.5 12zM6.5 12h7",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  reply: "M10 6 4 12l6 6M4.5 12H14c4 0 6 2.5 6 6",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  trash: "M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.5 14.5c1.8 2.3 5.2 2.3 7 0M9 9.5v.5M15 9.5v.5",
  down: "M6 9.5l6 6 6-6",
  right: "M9.5 6l6 6-6 6",
  arrow: "M12 5v14M6 13l6 6 6-6",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  menu: "M4 7h16M4 12h16M4 17h16",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z",
  check: "M5 12.5l4.5 4.5L19 7.5",
};

const SVG = "http://www.w3.org/2000/svg";

function svg(attributes, paths) {
  const node = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  for (const one of paths) {
    const path = document.createElementNS(SVG, "path");
    for (const [name, value] of Object.entries(one)) path.setAttribute(name, value);
    node.append(path);
  }
  return node;
}

/** Return one of our drawings; it says nothing to a screen reader. */
export function icon(name) {
  return svg({ viewBox: "0 0 24 24", class: `icon icon-${name}`, "aria-hidden": "true" }, [{ d: ICONS[name] }]);
}

/** Return the bot's face: a brig under sail. */
export function ship() {
  return svg({ viewBox: "0 0 40 40", class: "ship", "aria-hidden": "true" }, [
    { d: "M19 6v21h2V6z" },
    { d: "M12 9c5 1 5 1 6 0v7c-2 1-5 1-7 0 1-2 1.5-4 1-7zM22 8c3 2 6 2 8 1 .5 3 .8 6 1.5 8-3 1-6.5 1-9.5 0z" },
    {
      d: "M10 18c3 1 5.5 1 8 0v7.5c-3 1-6.5 1-9.5 0 1-2.5 1.7-5 1.5-7.5zM22 18.5c3.5 1 7 1 9.5 0 .3 3 .8 5 1.5 7-3.5 1-7.5 1-11 0z",
    },
    { d: "M6 28h28l-4 6H11z" },
  ]);
}

/** Show a button with a drawing only; its name is read out and shown as a tip. */
export function iconButton(name, label, press, extra = {}) {
  return h(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, ...extra, on: { click: press } },
    icon(name),
  );
}

/** Tell whether the window is as narrow as a phone's. */
export function isNarrow() {
  return window.matchMedia("(max-width: 760px)").matches;
}

/** Tell whether people touch this screen, so that Enter is for new lines. */
export function isTouch() {
  return window.matchMedia("(pointer: coarse)").matches;
}
