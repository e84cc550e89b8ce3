// Buttons, menus, and the newer pieces of which a message can be made.
import { avatar } from "./avatars.js";
import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { fileChip, gallery } from "./media.js";
import { dots, menu } from "./select.js";

/** Return the elements for a message's components. */
export function components(message, world) {
  return (message.components ?? []).map((component) => one(component, message, world));
}

const MAKERS = {
  1: row,
  2: button,
  3: stringSelect,
  5: (component, message, world) => select(component, message, world, people(component, world)),
  6: (component, message, world) => select(component, message, world, roles(component)),
  7: (component, message, world) => select(component, message, world, people(component, world)),
  8: (component, message, world) => select(component, message, world, channels(component, world)),
  9: section,
  10: (component, message, world) =>
    h("div", { class: "text-display markup" }, markdown(component.content ?? "", world)),
  11: (component) => gallery([picture(component)], "thumbnail"),
  12: (component) => gallery(component.items.map(picture)),
  13: (component) =>
    fileChip({ url: component.file?.url, filename: component.name ?? name(component.file?.url), size: component.size }),
  14: (component) =>
    h("hr", {
      class: `separator ${component.divider === false ? "separator-space" : ""} ${component.spacing === 2 ? "separator-large" : ""}`,
    }),
  17: container,
};

function one(component, message, world) {
  const make = MAKERS[component.type];
  return make ? make(component, message, world) : null;
}

const each = (component, message, world) => (component.components ?? []).map((inner) => one(inner, message, world));

function row(component, message, world) {
  return h("div", { class: "action-row" }, each(component, message, world));
}

function section(component, message, world) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-texts" }, each(component, message, world)),
    component.accessory ? one(component.accessory, message, world) : null,
  );
}

function container(component, message, world) {
  const accent = component.accent_color;
  const colour = accent === null || accent === undefined ? null : `#${accent.toString(16).padStart(6, "0")}`;
  const node = h(
    "div",
    { class: `container ${colour ? "container-accent" : ""}`, vars: colour ? { "--accent-bar": colour } : {} },
    each(component, message, world),
  );
  return component.spoiler ? coverable(node) : node;
}

function coverable(node) {
  node.classList.add("covered");
  node.addEventListener(
    "click",
    (event) => {
      if (!node.classList.contains("covered")) return;
      event.preventDefault();
      event.stopPropagation();
      node.classList.remove("covered");
    },
    true,
  );
  return node;
}

const name = (url) => decodeURIComponent((url ?? "").split("?")[0].split("/").at(-1));

function picture(item) {
  const media = item.media ?? {};
  return {
    url: media.url,
    width: media.width,
    height: media.height,
    description: item.description,
    filename: name(media.url),
    spoiler: item.spoiler,
    content_type: media.content_type ?? "image/png",
  };
}

/** Show an emoji of a button or an option; a custom one by its name. */
function emoji(given) {
  if (!given?.name) return null;
  return h("span", { class: "emoji" }, given.id ? `:${given.name}:` : given.name);
}

function button(component, message, world) {
  const inside = [emoji(component.emoji), component.label ? h("span", {}, component.label) : null];
  if (component.style === 5) {
    const safe = /^(https?|discord):/i.test(component.url ?? "");
    return h(
      "a",
      {
        class: "button button-5",
        href: safe ? component.url : null,
        target: "_blank",
        rel: "noopener noreferrer",
        "aria-disabled": component.disabled === true,
        data: { key: component.url },
      },
      inside,
      icon("external"),
    );
  }
  const waiting = world.doings.busy.get(message.id);
  const mine = waiting === component.custom_id;
  const node = h(
    "button",
    {
      type: "button",
      class: `button button-${component.style ?? 2} ${mine ? "pending" : ""}`,
      disabled: component.disabled === true,
      "aria-disabled": waiting !== undefined,
      "aria-busy": mine,
      data: { key: component.custom_id },
    },
    h("span", { class: "button-inside" }, inside),
    mine ? dots() : null,
  );
  node.addEventListener("click", () => world.doings.click(message, component.custom_id));
  return node;
}

function stringSelect(component, message, world) {
  const options = (component.options ?? []).map((option) => ({
    value: option.value,
    label: option.label,
    description: option.description,
    face: emoji(option.emoji),
    selected: option.default === true,
  }));
  return select(component, message, world, options);
}

function select(component, message, world, options) {
  const chosen = world.doings.chosen.get(message.id)?.[component.custom_id];
  if (chosen) for (const option of options) option.selected = chosen.includes(option.value);
  const waiting = world.doings.busy.get(message.id);
  return menu({
    placeholder: component.placeholder,
    options,
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: component.disabled === true || (waiting !== undefined && waiting !== component.custom_id),
    busy: waiting === component.custom_id,
    key: component.custom_id,
    pick: (values) => world.doings.choose(message, component.custom_id, values),
  });
}

const preset = (component, id) => (component.default_values ?? []).some((value) => value.id === id);

/** Return the options of a menu of people, for messages and modals. */
export function people(component, world) {
  const listed = [...world.people.values(), ...(world.bot ? [world.bot] : [])];
  return listed.map((user) => ({
    value: user.id,
    label: world.nameOf(user),
    description: user.username,
    face: avatar(user, "tiny"),
    selected: preset(component, user.id),
  }));
}

/** Return the options of a menu of channels. */
export function channels(component, world) {
  const allowed = component.channel_types;
  const listed = [...world.channels.values()].filter(
    (channel) => channel.type !== 1 && (!allowed?.length || allowed.includes(channel.type)),
  );
  return listed.map((channel) => ({
    value: channel.id,
    label: `#${channel.name}`,
    selected: preset(component, channel.id),
  }));
}

const roles = (component) =>
  (component.default_values ?? []).map((value) => ({ value: value.id, label: `@${value.id}`, selected: true }));
