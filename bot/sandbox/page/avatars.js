// Faces: coloured discs with initials, and a ship for the bot.
import { h, ship } from "./dom.js";
import { t } from "./words.js";

// The seat colours of the boards, in an order that sets neighbours apart.
const COLOURS = ["#c2452d", "#2f6da8", "#3c8a5b", "#7b5aa6", "#a36a15", "#97603f", "#3f7f84", "#5a5850"];

export function colourOf(user) {
  const id = user?.id ?? "0";
  let sum = 0;
  for (const digit of id) sum = (sum * 7 + digit.charCodeAt(0)) % 9973;
  return COLOURS[sum % COLOURS.length];
}

/** Give people who are listed together different colours, as long as there are enough. */
export function dealColours(people) {
  const ids = people.map((person) => person.id).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  dealt = new Map(ids.map((id, index) => [id, COLOURS[index % COLOURS.length]]));
}

let dealt = new Map();

function initials(name) {
  const words = name.split(/[\s._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.map((word) => [...word.replace(/^[^\p{L}\p{N}]+/u, "")][0] ?? "");
  return (letters.length > 1 ? letters[0] + letters.at(-1) : (letters[0] ?? "?")).toUpperCase();
}

/** Show a face; the name beside it says who it is. */
export function avatar(user, size = "") {
  if (user.bot) return h("span", { class: `avatar avatar-bot ${size}`, "aria-hidden": true }, ship());
  const colour = dealt.get(user.id) ?? colourOf(user);
  const letters = initials(user.global_name || user.username || "?");
  return h("span", { class: `avatar ${size}`, vars: { "--face": colour }, "aria-hidden": true }, letters);
}

/** Return a picture for the browser's tab: the face, and a red dot while somebody calls. */
export function favicon(user, called) {
  const colour = dealt.get(user.id) ?? colourOf(user);
  const letters = initials(user.global_name || user.username).replace(/[^\p{L}\p{N}]/gu, "");
  const dot = called ? '<circle cx="25" cy="25" r="7" fill="#e23c2c" stroke="#fff" stroke-width="2"/>' : "";
  const text = `<text x="16" y="21" font-family="sans-serif" font-weight="700" font-size="14" fill="#fff" text-anchor="middle">${letters}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${colour}"/>${text}${dot}</svg>`)}`;
}

/** Mark a bot's name as one. */
export function appTag(user) {
  return user.bot ? h("span", { class: "app-tag" }, t("app")) : null;
}
