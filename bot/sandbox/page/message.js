// One message, as it stands in the log.
import { appTag, avatar } from "./avatars.js";
import { components } from "./components.js";
import { h, icon, iconButton, uid } from "./dom.js";
import { markdown, plain } from "./markdown.js";
import { attachments, gallery } from "./media.js";
import { dots } from "./select.js";
import { leaves } from "./slash.js";
import { isEphemeral } from "./state.js";
import { clock, stamp, whole } from "./times.js";
import { t, tNodes } from "./words.js";

const THINKING = 128;
const REACTIONS = ["👍", "❤️", "😂", "🎉", "😮", "🦕"];
const STARTED_THREAD = 18;
const PINNED = 6;

/** Show a message; `head` when it begins a group and so has a face and a name. */
export function messageNode(message, head, world) {
  if (message.type === STARTED_THREAD || message.type === PINNED) return systemLine(message, world);
  const id = uid("name");
  const ephemeral = isEphemeral(message);
  const classes = [
    "message",
    head ? "head" : "",
    ephemeral ? "ephemeral" : "",
    world.mentionsMe(message) ? "calls-me" : "",
  ];
  return h(
    "li",
    {
      class: classes.join(" ").trim(),
      role: "article",
      tabindex: "-1",
      "aria-labelledby": id,
      data: { id: message.id },
    },
    head ? context(message, world) : null,
    h(
      "div",
      { class: "gutter" },
      head
        ? avatar(message.author)
        : h(
            "time",
            { class: "small-time", datetime: message.timestamp, "aria-hidden": true },
            clock(message.timestamp),
          ),
    ),
    h(
      "div",
      { class: "body" },
      head
        ? h(
            "div",
            { class: "byline" },
            h("span", { class: "author", id }, world.nameOf(message.author)),
            appTag(message.author),
            h("time", { datetime: message.timestamp, title: whole(message.timestamp) }, stamp(message.timestamp)),
          )
        : h("span", { class: "unseen", id }, world.nameOf(message.author)),
      inside(message, world),
      failure(message, world),
      ephemeral ? onlyYou(() => world.doings.dismiss(message)) : null,
    ),
    tools(message, world),
  );
}

function onlyYou(dismiss) {
  const button = h("button", { type: "button", class: "link", on: { click: dismiss } }, t("dismiss"));
  return h("div", { class: "only-you" }, icon("eye"), t("onlyYou"), " • ", button);
}

function inside(message, world) {
  if (message.flags & THINKING)
    return h("div", { class: "thinking" }, dots(), t("thinking", { name: world.nameOf(message.author) }));
  const text = message.content ?? "";
  const big = /^(?:\s*\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]*){1,10}\s*$/u.test(text);
  const edited = message.edited_timestamp
    ? h("span", { class: "edited", title: whole(message.edited_timestamp) }, t("edited"))
    : null;
  const content = text ? h("div", { class: `markup content ${big ? "big" : ""}` }, markdown(text, world)) : null;
  // The mark stands at the end of the last line, as people know it.
  if (content && edited)
    (content.lastElementChild?.matches(".line, .subtext") ? content.lastElementChild : content).append(" ", edited);
  return [
    content,
    attachments(message.attachments ?? []),
    (message.embeds ?? []).map((embed) => embedNode(embed, world)),
    components(message, world),
    content ? null : edited,
    reactions(message, world),
    threadChip(message, world),
  ];
}

/** Return the name of a command as the reader would type it. */
function called(name, world) {
  return leaves(world.commands).find((leaf) => leaf.path === name)?.shown ?? name;
}

/** Show what a message answers: a command, or another message. */
function context(message, world) {
  const by = message.interaction_metadata;
  if (by?.name) {
    const user = world.user(by.user.id) ?? by.user;
    return h(
      "div",
      { class: "context" },
      avatar(user, "tiny"),
      h("span", { class: "context-name" }, world.nameOf(user)),
      ` ${t("usedCommand")} `,
      h("span", { class: "mention" }, `/${called(by.name, world)}`),
    );
  }
  const replied = message.referenced_message?.id ?? message.message_reference?.message_id ?? by?.interacted_message_id;
  if (!replied) return null;
  const original = world.find(message.channel_id, replied) ?? message.referenced_message;
  if (!original) return message.type === 19 ? h("div", { class: "context" }, h("em", {}, t("replyGone"))) : null;
  const preview = plain(original.content ?? "", world) || t("replyAttachment");
  return h(
    "div",
    { class: "context" },
    avatar(original.author, "tiny"),
    h("span", { class: "context-name" }, world.nameOf(original.author)),
    h(
      "button",
      { type: "button", class: "context-text", on: { click: () => world.tell("jumpTo", { id: original.id }) } },
      preview,
    ),
  );
}

function failure(message, world) {
  const text = world.doings.failed.get(message.id);
  return text ? h("div", { class: "failed", role: "alert" }, text) : null;
}

function embedNode(embed, world) {
  const colour = typeof embed.color === "number" ? `#${embed.color.toString(16).padStart(6, "0")}` : null;
  const text = (value, kind) => (value ? h("div", { class: `${kind} markup` }, markdown(value, world)) : null);
  const safe = (url, name) =>
    /^https?:/.test(url ?? "") ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, name) : name;
  const footer = [embed.footer?.text, embed.timestamp ? stamp(embed.timestamp) : null].filter(Boolean).join(" • ");
  return h(
    "div",
    { class: "embed", vars: colour ? { "--accent-bar": colour } : {} },
    h(
      "div",
      { class: "embed-text" },
      embed.author?.name ? h("div", { class: "embed-author" }, safe(embed.author.url, embed.author.name)) : null,
      embed.title ? h("div", { class: "embed-title" }, safe(embed.url, embed.title)) : null,
      text(embed.description, "embed-description"),
      embed.fields?.length
        ? h(
            "div",
            { class: "embed-fields" },
            embed.fields.map((field) =>
              h(
                "div",
                { class: field.inline ? "embed-field inline" : "embed-field" },
                text(field.name, "embed-name"),
                text(field.value, "embed-value"),
              ),
            ),
          )
        : null,
    ),
    embed.thumbnail?.url ? gallery([embed.thumbnail], "thumbnail") : null,
    embed.image?.url ? gallery([embed.image], "embed-image") : null,
    footer ? h("div", { class: "embed-footer" }, footer) : null,
  );
}

function reactions(message, world) {
  if (!message.reactions?.length) return null;
  return h(
    "div",
    { class: "reactions" },
    message.reactions.map((reaction) => {
      const name = reaction.emoji.name;
      const mine = reaction.users ? reaction.users.includes(world.me.id) : reaction.me;
      return h(
        "button",
        {
          type: "button",
          class: mine ? "reaction mine" : "reaction",
          "aria-pressed": mine,
          "aria-label": `${t("reactWith", { emoji: name })}, ${reaction.count}`,
          data: { key: `react-${name}` },
          on: { click: () => react(message, name, mine, world) },
        },
        name,
        " ",
        String(reaction.count),
      );
    }),
  );
}

function react(message, emoji, mine, world) {
  world.line.act(mine ? "unreact" : "react", { channel_id: message.channel_id, message_id: message.id, emoji });
}

function threadChip(message, world) {
  const thread =
    world.channel(message.thread?.id ?? "") ??
    message.thread ??
    (message.flags & 32 ? world.channel(message.id) : null);
  if (!thread) return null;
  const count = world.log(thread.id).length || thread.message_count || 0;
  return h(
    "a",
    { class: "thread-chip", href: `#${thread.id}` },
    icon("thread"),
    h("strong", {}, thread.name),
    h("span", { class: "thread-count" }, t("threadMessages", count), icon("right")),
  );
}

/** Offer what can be done with a message; shown on hover and while something in the message has the focus. */
function tools(message, world) {
  if (isEphemeral(message)) return null;
  const mine = message.author.id === world.me.id;
  const buttons = [
    iconButton("smile", t("react"), () => picker.toggleAttribute("hidden")),
    iconButton("reply", t("reply"), () => world.tell("replyTo", { message })),
    mine ? iconButton("pencil", t("edit"), () => world.tell("editMessage", { message })) : null,
    mine
      ? iconButton(
          "trash",
          t("remove"),
          () =>
            window.confirm(t("removeSure")) &&
            world.line.act("delete", { channel_id: message.channel_id, message_id: message.id }),
          { class: "icon-button danger" },
        )
      : null,
  ];
  const picker = h(
    "div",
    { class: "picker", hidden: true },
    REACTIONS.map((emoji) =>
      h(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": t("reactWith", { emoji }),
          on: {
            click: () => {
              picker.hidden = true;
              react(message, emoji, false, world);
            },
          },
        },
        emoji,
      ),
    ),
  );
  return h("div", { class: "tools" }, picker, buttons);
}

function systemLine(message, world) {
  const name = h("strong", {}, world.nameOf(message.author));
  const thread = world.channel(message.message_reference?.channel_id ?? "");
  const words =
    message.type === PINNED
      ? tNodes("pinned", { name })
      : tNodes("startedThread", {
          name,
          thread: thread ? h("a", { href: `#${thread.id}` }, thread.name) : message.content,
        });
  return h(
    "li",
    { class: "message system", role: "article", data: { id: message.id } },
    h("div", { class: "gutter" }, icon(message.type === PINNED ? "at" : "thread")),
    h("div", { class: "body" }, words, h("time", { datetime: message.timestamp }, stamp(message.timestamp))),
  );
}

/** Show a command that was sent and is not answered yet, or never was. */
export function sentNode(entry, world) {
  const text = entry.failed
    ? h("div", { class: "failed", role: "alert" }, entry.failed)
    : h("div", { class: "thinking" }, dots(), t("sendingCommand"));
  const by = h(
    "div",
    { class: "context" },
    avatar(world.me, "tiny"),
    h("span", { class: "context-name" }, world.nameOf(world.me)),
    ` ${t("usedCommand")} `,
    h("span", { class: "mention" }, `/${entry.command}`),
  );
  const dismiss = entry.failed ? onlyYou(() => world.doings.dropSent(entry)) : null;
  return h(
    "li",
    { class: "message head ephemeral", data: { id: entry.id } },
    by,
    h("div", { class: "gutter" }, avatar(world.bot)),
    h(
      "div",
      { class: "body" },
      h("div", { class: "byline" }, h("span", { class: "author" }, world.nameOf(world.bot)), appTag(world.bot)),
      text,
      dismiss,
    ),
  );
}
