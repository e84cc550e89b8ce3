// Discord's markdown as elements. Whatever is not understood stays text.
import { h } from "./dom.js";
import { timestamp } from "./times.js";
import { t } from "./words.js";

const DEEPEST = 12;

/** Return nodes for a text; `world` knows people, channels and me. */
export function markdown(text, world) {
  return blocks(text.replace(/\r\n?/g, "\n"), world, 0);
}

const PREVIEW = 140;

/** Return the beginning of a text on one line, without markup, for previews. */
export function plain(text, world) {
  const pieces = markdown(text, world).map((node) =>
    node.querySelector?.("li")
      ? [...node.querySelectorAll("li")].map((item) => item.textContent).join(" ")
      : node.textContent,
  );
  const line = pieces.join(" ").replace(/\s+/g, " ").trim();
  return line.length > PREVIEW ? `${line.slice(0, PREVIEW)}…` : line;
}

function blocks(text, world, depth) {
  const out = [];
  const fence = /```(?:([\w+#.-]*)\n)?([\s\S]*?)\n?```/g;
  let end = 0;
  for (const match of text.matchAll(fence)) {
    if (match[2].trim() === "" && !match[2]) continue;
    out.push(...lines(text.slice(end, match.index).replace(/\n$/, ""), world, depth));
    out.push(h("pre", { class: "code-block" }, h("code", {}, match[2])));
    end = match.index + match[0].length;
    if (text[end] === "\n") end += 1;
  }
  out.push(...lines(text.slice(end), world, depth));
  return out;
}

const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const QUOTE = /^>\s(.*)$/;
const ITEM = /^(\s*)(?:([-*])|(\d{1,9})\.)\s+(.+)$/;

function lines(text, world, depth) {
  if (text === "") return [];
  const out = [];
  const rows = text.split("\n");
  let run = [];
  const flush = () => {
    if (run.length) out.push(h("div", { class: "line" }, inline(run.join("\n"), world, depth)));
    run = [];
  };
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    let match;
    if (row.startsWith(">>> ") && depth < DEEPEST) {
      flush();
      out.push(h("blockquote", {}, blocks([row.slice(4), ...rows.slice(at + 1)].join("\n"), world, depth + 1)));
      return out;
    }
    if (QUOTE.test(row) && depth < DEEPEST) {
      flush();
      const quoted = [];
      while (at < rows.length && (match = QUOTE.exec(rows[at]))) {
        quoted.push(match[1]);
        at += 1;
      }
      at -= 1;
      out.push(h("blockquote", {}, blocks(quoted.join("\n"), world, depth + 1)));
    } else if ((match = HEADING.exec(row))) {
      flush();
      out.push(
        h(`h${match[1].length + 2}`, { class: `heading heading-${match[1].length}` }, inline(match[2], world, depth)),
      );
    } else if ((match = SUBTEXT.exec(row))) {
      flush();
      out.push(h("div", { class: "subtext" }, inline(match[1], world, depth)));
    } else if (ITEM.test(row)) {
      flush();
      const items = [];
      while (at < rows.length && (match = ITEM.exec(rows[at]))) {
        items.push({ indent: match[1].length, number: match[3], text: match[4] });
        at += 1;
      }
      at -= 1;
      out.push(list(items, world, depth));
    } else run.push(row);
  }
  flush();
  return out;
}

function list(items, world, depth) {
  const ordered = items[0].number !== undefined;
  const node = h(ordered ? "ol" : "ul", { start: ordered ? items[0].number : null });
  const base = items[0].indent;
  for (let at = 0; at < items.length; at += 1) {
    const entry = h("li", {}, inline(items[at].text, world, depth));
    const inner = [];
    while (at + 1 < items.length && items[at + 1].indent > base) {
      at += 1;
      inner.push(items[at]);
    }
    if (inner.length) entry.append(list(inner, world, depth + 1));
    node.append(entry);
  }
  return node;
}

const wrap =
  (tag, attributes = {}) =>
  (match, world, depth) =>
    h(tag, attributes, inline(match[1], world, depth + 1));

// In the order they are tried at each place of the text.
const RULES = [
  [/^\\([^\sA-Za-z0-9])/, (match) => match[1]],
  [
    /^(`{1,2})(?!`)([\s\S]*?[^`])\1(?!`)/,
    (match) => h("code", { class: "code" }, match[2].replace(/^ (?=`)|(?<=`) $/g, "")),
  ],
  [/^\|\|([\s\S]+?)\|\|/, (match, world, depth) => spoiler(inline(match[1], world, depth + 1))],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, wrap("strong")],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, wrap("u")],
  [/^\*(?=\S)((?:\\[\s\S]|\*\*|[^\\*])+?)(?<=\S)\*(?!\*)/, wrap("em")],
  [/^_(?=\S)((?:\\[\s\S]|__|[^\\_])+?)_(?![A-Za-z0-9_])/, wrap("em"), true],
  [/^~~([\s\S]+?)~~/, wrap("s")],
  [
    /^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"\n]*")?\)/,
    (match, world, depth) => link(match[2], inline(match[1], world, depth + 1), world),
  ],
  [/^<(https?:\/\/[^\s>]+)>/, (match, world) => link(match[1], [match[1]], world)],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"'\])!?]/, (match, world) => link(match[0], [match[0]], world)],
  [/^<@!?(\d+)>/, (match, world) => mention(match[1], world)],
  [/^<#(\d+)>/, (match, world) => channelMention(match[1], world)],
  [/^<@&(\d+)>/, () => h("span", { class: "mention" }, "@role")],
  [/^<\/([^:>\n]{1,100}):\d+>/, (match, world) => commandMention(match[1], world)],
  [/^<a?:(\w+):\d+>/, (match) => `:${match[1]}:`],
  [/^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/, (match) => timestamp(Number(match[1]), match[2] ?? "f") ?? match[0]],
  [/^@(everyone|here)\b/, (match) => h("span", { class: "mention" }, `@${match[1]}`)],
];

const SPECIAL = /[\\`|*_~[<h@]/g;

function inline(text, world, depth) {
  if (depth > DEEPEST) return [text];
  const out = [];
  let held = "";
  let at = 0;
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const next = SPECIAL.exec(text)?.index ?? text.length;
    held += text.slice(at, next);
    at = next;
    if (at >= text.length) break;
    const rest = text.slice(at);
    const inWord = at > 0 && /[A-Za-z0-9]/.test(text[at - 1]);
    let length = 0;
    for (const [pattern, make, wordStart] of RULES) {
      if (wordStart && inWord) continue;
      const match = pattern.exec(rest);
      if (!match) continue;
      if (held) out.push(held);
      held = "";
      out.push(make(match, world, depth));
      length = match[0].length;
      break;
    }
    if (!length) {
      held += text[at];
      length = 1;
    }
    at += length;
  }
  if (held) out.push(held);
  return out;
}

const PLACE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** Return a link; to a channel or message that is here, it stays here. */
function link(url, children, world) {
  const [, channel, message] = PLACE.exec(url) ?? [];
  if (channel && world.channel(channel)) {
    const go = (event) => {
      event.preventDefault();
      world.tell("goTo", { channel, message });
    };
    return h("a", { href: `#${channel}`, on: { click: go } }, children);
  }
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, children);
}

function spoiler(children) {
  const node = h(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": t("spoiler"), "aria-expanded": false },
    h("span", { class: "hidden-text" }, children),
  );
  const reveal = (event) => {
    if (node.classList.contains("revealed")) return;
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    node.classList.add("revealed");
    for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) node.removeAttribute(name);
  };
  node.addEventListener("click", reveal);
  node.addEventListener("keydown", reveal);
  return node;
}

function mention(id, world) {
  const user = world.user(id);
  const mine = id === world.me?.id;
  return h("span", { class: mine ? "mention mention-me" : "mention" }, `@${user ? world.nameOf(user) : id}`);
}

function channelMention(id, world) {
  const channel = world.channel(id);
  if (!channel) return h("span", { class: "mention" }, "#?");
  return h("a", { class: "mention", href: `#${id}` }, `#${world.channelName(channel)}`);
}

function commandMention(name, world) {
  return h(
    "button",
    { type: "button", class: "mention", on: { click: () => world.tell("typeCommand", { command: name }) } },
    `/${name}`,
  );
}
