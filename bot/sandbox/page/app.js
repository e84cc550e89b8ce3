// A small Discord in one page: this file puts the pieces together.
import { avatar, dealColours, favicon } from "./avatars.js";
import { Composer } from "./composer.js";
import { Doings } from "./doings.js";
import { h, icon, iconButton, isNarrow } from "./dom.js";
import { Log } from "./log.js";
import { openModal } from "./modal.js";
import { People, addressOf, openSettings } from "./people.js";
import { closeMenu } from "./select.js";
import { Sidebar } from "./sidebar.js";
import { Line } from "./socket.js";
import { State, isDm, isThread } from "./state.js";
import { tick } from "./times.js";
import { speak, t } from "./words.js";

const app = document.getElementById("app");
const remember = (key, value) => {
  try {
    localStorage.setItem(`beagle.${key}`, value);
  } catch {
    /* a private window forgets */
  }
};
const recall = (key) => {
  try {
    return localStorage.getItem(`beagle.${key}`);
  } catch {
    return null;
  }
};

const theme = {
  chosen: () => recall("theme") ?? "auto",
  choose(value) {
    remember("theme", value);
    this.apply();
  },
  apply() {
    document.documentElement.dataset.theme = this.chosen();
  },
};

class Page {
  constructor(as) {
    this.as = as;
    this.world = new State();
    this.line = new Line(as, {
      take: (frame) => this.take(frame),
      changed: (connected) => this.connected(connected),
      lost: () => this.lost(),
    });
    this.world.line = this.line;
    this.world.doings = new Doings(this.world, this.line);
    this.build();
    const { world } = this;
    world.on("hello", () => this.hello());
    world.on("people", () => this.peopleChanged());
    world.on("reads current people", () => this.title());
    world.on("current channels people", () => this.head());
    world.on("channels", ({ gone }) => gone === world.current && this.goHome());
    world.on("bot", () => this.notices());
    world.on("goTo", ({ channel, message }) => this.goTo(channel, message));
    window.addEventListener("hashchange", () => this.follow());
    setInterval(tick, 5000);
    this.line.open();
  }

  build() {
    const { world, line } = this;
    this.sidebar = new Sidebar(world, {
      settings: () => {
        this.drawer(null);
        openSettings(world, line, theme);
      },
    });
    // Also where the link leads to what is open already: then no other event tells.
    this.sidebar.node.addEventListener("click", (event) => event.target.closest("a") && this.drawer(null));
    this.people = new People(world, line);
    this.log = new Log(world, line);
    this.composer = new Composer(world, line);
    this.bar = h("header", { class: "bar" });
    this.notice = h("div", { class: "notice", role: "status", hidden: true });
    this.veil = h("div", { class: "veil", hidden: true, on: { click: () => this.drawer(null) } });
    this.main = h("main", { class: "main" }, this.bar, this.notice, this.log.node, this.composer.node);
    app.replaceChildren(this.sidebar.node, this.main, this.people.node, this.veil);
    this.wantPeople = recall("people") !== "no";
    const narrow = () => this.drawer(null);
    window.matchMedia("(max-width: 760px)").addEventListener("change", narrow);
    window.matchMedia("(max-width: 1100px)").addEventListener("change", narrow);
    document.addEventListener("keydown", (event) => event.key === "Escape" && app.dataset.drawer && this.drawer(null));
    narrow();
  }

  take(frame) {
    if (frame.t === "MODAL") openModal(frame.d, this.world, this.line);
    else this.world.take(frame);
  }

  hello() {
    const { world } = this;
    closeMenu();
    this.tongue = world.me.locale;
    speak(this.tongue);
    dealColours([...world.people.values()]);
    app.setAttribute("aria-busy", "false");
    const wanted = location.hash.slice(1);
    const next = [world.current, wanted, recall(`channel.${world.me.id}`)].find((id) => id && world.channel(id));
    if (next) this.open(next);
    else this.goHome();
    this.notices();
  }

  peopleChanged() {
    dealColours([...this.world.people.values()]);
    if (this.world.me.locale === this.tongue) return;
    this.tongue = this.world.me.locale;
    speak(this.tongue);
    this.world.tell("current");
    this.notices();
  }

  goHome() {
    const first = this.world.textChannels().find((channel) => channel.name === "games") ?? this.world.textChannels()[0];
    this.open(first?.id ?? null);
  }

  open(id) {
    const { world } = this;
    if (id && location.hash !== `#${id}`)
      history.replaceState(null, "", `${location.pathname}${location.search}#${id}`);
    const channel = world.channel(id);
    if (channel && !isDm(channel)) world.lastInGuild = id;
    if (id) remember(`channel.${world.me.id}`, id);
    this.drawer(null);
    world.show(id);
  }

  follow() {
    const id = location.hash.slice(1);
    if (id !== this.world.current && this.world.channel(id)) this.open(id);
    else this.drawer(null);
  }

  /** Follow a link to a channel, or to a message there. */
  goTo(channel, message) {
    if (channel !== this.world.current) {
      location.hash = `#${channel}`;
      this.open(channel);
    }
    if (message) this.world.tell("jumpTo", { id: message });
  }

  head() {
    const { world } = this;
    const channel = world.channel(world.current);
    const side = iconButton("menu", t("openChannels"), () => this.drawer("sidebar"), {
      class: "icon-button only-narrow",
      "aria-controls": "sidebar",
    });
    const toggle = iconButton("people", t("showPeople"), () => this.togglePeople(), {
      class: "icon-button people-toggle",
      "aria-controls": "people",
      "aria-expanded": this.peopleShown(),
    });
    if (!channel) return this.bar.replaceChildren(side, h("h1", {}), toggle);
    const other = isDm(channel) ? (world.user(channel.recipients?.[0]?.id) ?? channel.recipients?.[0]) : null;
    const parent = isThread(channel) ? world.channel(channel.parent_id) : null;
    this.bar.replaceChildren(
      side,
      parent
        ? h("a", { class: "crumb", href: `#${parent.id}` }, icon("hash"), h("span", {}, parent.name), icon("right"))
        : "",
      other ? avatar(other, "tiny") : icon(channel.type === 12 ? "lock" : parent ? "thread" : "hash"),
      h("h1", {}, world.channelName(channel)),
      channel.topic ? h("p", { class: "bar-topic" }, channel.topic) : h("p", { class: "bar-topic" }),
      h(
        "a",
        {
          class: "bar-me",
          href: addressOf(world.me),
          title: t("actAs"),
          on: {
            click: (event) => {
              event.preventDefault();
              this.togglePeople();
            },
          },
        },
        avatar(world.me, "tiny"),
        h("span", {}, world.nameOf(world.me)),
      ),
      toggle,
    );
  }

  title() {
    const { world } = this;
    const channel = world.channel(world.current);
    const calls = [...world.channels.values()].reduce((sum, one) => sum + world.badge(one), 0);
    const where = channel ? `${isDm(channel) ? "@" : "#"}${world.channelName(channel)}` : "Beagle";
    document.title = `${calls ? `(${calls}) ` : ""}${world.nameOf(world.me)} · ${where}`;
    const face = favicon(world.me, calls > 0);
    const link = document.querySelector("link[rel=icon]");
    if (link.href !== face) link.href = face;
  }

  connected(yes) {
    this.online = yes;
    app.classList.toggle("lost", !yes);
    this.notices();
  }

  notices() {
    const { world } = this;
    const text = !this.online
      ? t(world.ready ? "reconnecting" : "connecting")
      : world.botOnline
        ? ""
        : t("botOffline", { name: world.bot ? world.nameOf(world.bot) : "Beagle" });
    this.notice.textContent = text;
    this.notice.hidden = !text;
    this.notice.classList.toggle("warn", !this.online);
  }

  /** The line broke before anything was told: perhaps there is no such person. */
  async lost() {
    if (this.world.ready) return;
    const people = await everybody();
    if (people && !people.some((person) => [person.username, person.id].includes(this.as))) whoAreYou(people, this.as);
  }

  peopleShown() {
    return window.matchMedia("(max-width: 1100px)").matches ? app.dataset.drawer === "people" : this.wantPeople;
  }

  togglePeople() {
    if (window.matchMedia("(max-width: 1100px)").matches)
      return this.drawer(app.dataset.drawer === "people" ? null : "people");
    this.wantPeople = !this.wantPeople;
    remember("people", this.wantPeople ? "yes" : "no");
    return this.drawer(null);
  }

  /** Open one of the sides as a drawer, or close both; what is out of sight cannot be reached by Tab. */
  drawer(which) {
    const had = app.dataset.drawer;
    if (which) app.dataset.drawer = which;
    else delete app.dataset.drawer;
    this.veil.hidden = !which;
    this.sidebar.node.inert = isNarrow() && which !== "sidebar";
    const shown = this.peopleShown();
    this.people.node.inert = !shown;
    this.people.node.classList.toggle("shown", shown);
    this.main.inert = Boolean(which);
    this.bar.querySelector(".people-toggle")?.setAttribute("aria-expanded", String(shown));
    if (which === "sidebar")
      (this.sidebar.list.querySelector(".here") ?? this.sidebar.list.querySelector("a"))?.focus();
    else if (which === "people") this.people.node.querySelector("a")?.focus();
    else if (had)
      this.bar.querySelector(had === "people" ? ".people-toggle" : ".only-narrow")?.focus({ preventScroll: true });
  }
}

async function everybody() {
  try {
    const answer = await fetch("/client/people");
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

function whoAreYou(people, name) {
  const list = people.map((person) =>
    h(
      "li",
      {},
      h(
        "a",
        { class: "person-link", href: addressOf(person) },
        avatar(person, "small"),
        h("span", { class: "person-name" }, person.global_name || person.username),
      ),
    ),
  );
  app.replaceChildren(
    h(
      "main",
      { class: "who" },
      h("h1", {}, name ? t("noPerson", { name }) : t("choosePerson")),
      name ? h("p", {}, t("choosePerson")) : "",
      h("ul", { class: "person-list" }, list),
    ),
  );
  app.setAttribute("aria-busy", "false");
}

/** Act as the person of the address; without one, as whoever was last chosen here, or the first. */
async function begin() {
  theme.apply();
  speak(navigator.language);
  const given = new URLSearchParams(location.search).get("as");
  if (given) {
    remember("as", given);
    return new Page(given);
  }
  const people = await everybody();
  if (!people?.length) return setTimeout(begin, 1000);
  const last = people.find((person) => person.username === recall("as"));
  location.replace(addressOf(last ?? people[0], location.hash));
  return null;
}

begin();
