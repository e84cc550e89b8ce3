// Dates and times in the reader's language.
import { h } from "./dom.js";
import { t, tongue } from "./words.js";

const format = (date, options) => new Intl.DateTimeFormat(tongue(), options).format(date);
const startOfDay = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const DAY = 86_400_000;

export const dayKey = (iso) => startOfDay(new Date(iso));
export const dayName = (iso) => format(new Date(iso), { day: "numeric", month: "long", year: "numeric" });
export const clock = (iso) => format(new Date(iso), { hour: "2-digit", minute: "2-digit" });
export const whole = (iso) => format(new Date(iso), { dateStyle: "full", timeStyle: "short" });

/** Say when a message was written, as short as it can be understood. */
export function stamp(iso) {
  const days = Math.round((startOfDay(new Date()) - dayKey(iso)) / DAY);
  if (days === 0) return t("today", { time: clock(iso) });
  if (days === 1) return t("yesterday", { time: clock(iso) });
  return format(new Date(iso), { dateStyle: "short", timeStyle: "short" });
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(tongue(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

/** Show `<t:seconds:style>`; a relative one is kept right by `tick`. */
export function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return null;
  const tip = format(date, STYLES.F);
  if (style === "R") {
    return h(
      "time",
      { class: "timestamp", title: tip, datetime: date.toISOString(), data: { relative: seconds } },
      relative(seconds),
    );
  }
  return h(
    "time",
    { class: "timestamp", title: tip, datetime: date.toISOString() },
    format(date, STYLES[style] ?? STYLES.f),
  );
}

/** Keep the relative times on the page right. */
export function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}
