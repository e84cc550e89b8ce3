// The left side: the server, its channels and threads, the direct messages, and who I am.
import { avatar } from "./avatars.js";
import { h, icon, iconButton } from "./dom.js";
import { isDm } from "./state.js";
import { t } from "./words.js";

export class Sidebar {
  constructor(world, { settings }) {
    this.world = world;
    this.settings = settings;
    this.rail = h("nav", { class: "rail" });
    this.title = h("header", { class: "server-name" });
    this.list = h("nav", { class: "channels" });
    this.me = h("div", { class: "me" });
    this.node = h(
      "div",
      { class: "sidebar", id: "sidebar" },
      this.rail,
      h("div", { class: "side-column" }, this.title, this.list, this.me),
    );
    world.on("hello current channels reads people messages", () => this.later());
    this.list.addEventListener("keydown", (event) => this.arrow(event));
    document.addEventListener("keydown", (event) => this.step(event));
  }

  /** Draw once for a burst of changes. */
  later() {
    if (this.waiting) return;
    this.waiting = true;
    queueMicrotask(() => {
      this.waiting = false;
      if (this.world.me) this.draw();
    });
  }

  draw() {
    const { world } = this;
    const guild = world.guilds[0];
    const focused = this.node.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
    this.title.textContent = guild?.name ?? "";
    this.list.setAttribute("aria-label", t("channels"));
    this.rail.setAttribute("aria-label", t("server", { name: guild?.name ?? "" }));
    this.drawRail(guild);
    const dms = world.dms();
    this.list.replaceChildren(
      h("h2", {}, t("channels")),
      h(
        "ul",
        {},
        world.textChannels().map((channel) => this.withThreads(channel)),
      ),
      dms.length ? h("h2", {}, t("dms")) : "",
      h(
        "ul",
        {},
        dms.map((channel) => h("li", {}, this.link(channel))),
      ),
    );
    const name = world.nameOf(world.me);
    this.me.replaceChildren(
      avatar(world.me, "small"),
      h("div", { class: "me-text" }, h("strong", {}, name), h("span", {}, world.me.username)),
      iconButton("gear", t("settings", { name }), () => this.settings(), { "aria-haspopup": "dialog" }),
    );
    if (focused) this.list.querySelector(`[data-channel="${focused}"]`)?.focus({ preventScroll: true });
  }

  drawRail(guild) {
    const { world } = this;
    const calling = world.dms().filter((channel) => world.badge(channel) > 0);
    const inGuild = !isDm(world.channel(world.current));
    const total = world
      .textChannels()
      .concat([...world.channels.values()].filter((channel) => channel.parent_id))
      .reduce((sum, channel) => sum + (isDm(channel) ? 0 : world.badge(channel)), 0);
    const home =
      world.lastInGuild && world.channel(world.lastInGuild) ? world.lastInGuild : world.textChannels()[0]?.id;
    const letters = (guild?.name ?? "?")
      .split(/\s+/)
      .map((word) => [...word][0])
      .join("")
      .slice(0, 3);
    this.rail.replaceChildren(
      h(
        "a",
        {
          class: inGuild ? "rail-item here" : "rail-item",
          href: `#${home ?? ""}`,
          title: guild?.name,
          "aria-label": total ? t("mentionsIn", total, guild.name) : guild?.name,
        },
        h("span", { class: "guild-face" }, letters),
        badge(total),
      ),
      ...calling.map((channel) =>
        h(
          "a",
          {
            class: "rail-item",
            href: `#${channel.id}`,
            title: world.channelName(channel),
            "aria-label": t("mentionsIn", world.badge(channel), world.channelName(channel)),
          },
          avatar(this.other(channel), "rail-face"),
          badge(world.badge(channel)),
        ),
      ),
    );
  }

  other(channel) {
    const recipient = channel.recipients?.[0] ?? {};
    return this.world.user(recipient.id) ?? recipient;
  }

  withThreads(channel) {
    const { world } = this;
    const threads = world
      .threadsOf(channel.id)
      .filter(
        (thread) => !thread.thread_metadata?.archived || thread.id === world.current || world.read(thread.id).unread,
      );
    return h(
      "li",
      {},
      this.link(channel),
      threads.length
        ? h(
            "ul",
            { class: "threads", "aria-label": t("threads") },
            threads.map((thread) => h("li", {}, this.link(thread))),
          )
        : null,
    );
  }

  link(channel) {
    const { world } = this;
    const name = world.channelName(channel);
    const count = world.badge(channel);
    const unread = world.read(channel.id).unread > 0;
    const here = channel.id === world.current;
    const spoken = count ? t("mentionsIn", count, name) : unread ? t("unreadIn", { name }) : name;
    const face = isDm(channel)
      ? avatar(this.other(channel), "small")
      : icon(channel.type === 12 ? "lock" : channel.parent_id && channel.type !== 0 ? "thread" : "hash");
    return h(
      "a",
      {
        class: ["channel", here ? "here" : "", unread && !here ? "unread" : "", isDm(channel) ? "dm" : ""].join(" "),
        href: `#${channel.id}`,
        "aria-current": here ? "page" : null,
        "aria-label": spoken,
        data: { channel: channel.id },
      },
      face,
      h("span", { class: "channel-name" }, name),
      badge(count),
    );
  }

  arrow(event) {
    if (!["ArrowDown", "ArrowUp"].includes(event.key) || event.altKey) return;
    const links = [...this.list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    links[(at + (event.key === "ArrowDown" ? 1 : -1) + links.length) % links.length].focus();
  }

  /** Go to the next channel with Alt and an arrow. */
  step(event) {
    if (!event.altKey || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
    const ids = [...this.list.querySelectorAll("a")].map((link) => link.dataset.channel);
    if (!ids.length) return;
    event.preventDefault();
    const at = ids.indexOf(this.world.current);
    location.hash = ids[(at + (event.key === "ArrowDown" ? 1 : -1) + ids.length) % ids.length];
  }
}

function badge(count) {
  return count ? h("span", { class: "badge", "aria-hidden": true }, count > 99 ? "99+" : String(count)) : null;
}
