// Pictures and files, and the room in which a picture is seen large.
import { h, icon, iconButton } from "./dom.js";
import { t } from "./words.js";

/** Use the path alone of an address of the sandbox, whatever name the browser has for it. */
export function address(url) {
  const given = new URL(url, location.href);
  if (given.pathname.startsWith("/attachments/")) return given.pathname + given.search;
  return /^https?:$/.test(given.protocol) ? given.href : "";
}

const isPicture = (file) =>
  (file.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(file.filename ?? "");

/** Show the files of a message: its pictures in a gallery, the others as chips. */
export function attachments(files) {
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return [pictures.length ? gallery(pictures) : null, ...others.map(fileChip)];
}

/** Show pictures; each opens large. */
export function gallery(pictures, kind = "") {
  const shown = pictures.filter((picture) => picture.url);
  return h(
    "div",
    { class: `gallery gallery-${Math.min(shown.length, 4)} ${kind}` },
    shown.map((picture, index) => thumb(picture, () => lightbox(shown, index))),
  );
}

function thumb(picture, enlarge) {
  const alt = picture.description ?? "";
  const image = h("img", {
    src: address(picture.url),
    alt: alt || t("picture"),
    width: picture.width,
    height: picture.height,
    decoding: "async",
    draggable: "false",
  });
  const covered = picture.spoiler || /^SPOILER_/.test(picture.filename ?? "");
  const open = h(
    "button",
    {
      type: "button",
      class: `picture ${covered ? "covered" : ""}`,
      "aria-label": `${t("enlarge")}${alt ? ` – ${alt}` : ""}`,
    },
    image,
  );
  if (picture.width && picture.height) {
    open.style.setProperty("--ratio", `${picture.width} / ${picture.height}`);
    open.style.setProperty("--width", `${picture.width}px`);
  }
  open.addEventListener("click", () => {
    if (open.classList.contains("covered")) open.classList.remove("covered");
    else enlarge();
  });
  const badge = alt ? altBadge(alt) : null;
  return h("figure", { class: "figure" }, open, badge);
}

function altBadge(alt) {
  const text = h("span", { class: "alt-text", hidden: true }, alt);
  const badge = h("button", { type: "button", class: "alt-badge", "aria-expanded": false, title: alt }, "ALT");
  badge.addEventListener("click", () => {
    text.hidden = !text.hidden;
    badge.setAttribute("aria-expanded", String(!text.hidden));
  });
  return h("figcaption", { class: "alt" }, text, badge);
}

const SIZES = ["B", "KB", "MB", "GB"];

function size(bytes) {
  if (!bytes) return "";
  const step = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), SIZES.length - 1);
  return `${(bytes / 1024 ** step).toFixed(step ? 1 : 0)} ${SIZES[step]}`;
}

/** Show a file that is not a picture. */
export function fileChip(file) {
  if (!file.url) return null;
  return h(
    "a",
    {
      class: "file",
      href: address(file.url),
      download: file.filename,
      "aria-label": t("download", { name: file.filename }),
    },
    icon("file"),
    h(
      "span",
      { class: "file-text" },
      h("span", { class: "file-name" }, file.filename),
      h("span", { class: "file-size" }, size(file.size)),
    ),
    icon("download"),
  );
}

/** Show a picture as large as it is: Escape closes, arrows go on to its neighbours. */
export function lightbox(pictures, start) {
  let at = start;
  const image = h("img", { draggable: "false" });
  const stage = h("div", { class: "stage", tabindex: "-1" }, image);
  const caption = h("p", { class: "lightbox-alt" });
  const original = h("a", { class: "link", target: "_blank", rel: "noopener" }, t("openOriginal"));
  const zoom = h("button", { type: "button", class: "link" }, t("fullSize"));
  const close = iconButton("close", t("close"), () => dialog.close(), { class: "icon-button lightbox-close" });
  const back = iconButton("right", t("previous"), () => go(-1), { class: "icon-button lightbox-back" });
  const on = iconButton("right", t("next"), () => go(1), { class: "icon-button lightbox-on" });
  const many = pictures.length > 1;
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": t("picture") },
    stage,
    close,
    many ? back : null,
    many ? on : null,
    h("div", { class: "lightbox-foot" }, caption, h("div", { class: "lightbox-links" }, zoom, original)),
  );

  function show() {
    const picture = pictures[at];
    image.src = address(picture.url);
    image.alt = picture.description || t("picture");
    caption.textContent = picture.description ?? "";
    caption.hidden = !picture.description;
    original.href = address(picture.url);
    large(false);
  }

  function large(full, event) {
    const spot = event ? { x: event.offsetX / image.clientWidth, y: event.offsetY / image.clientHeight } : null;
    stage.classList.toggle("full", full);
    zoom.textContent = t(full ? "fitSize" : "fullSize");
    if (full && spot)
      stage.scrollTo(
        spot.x * image.clientWidth - stage.clientWidth / 2,
        spot.y * image.clientHeight - stage.clientHeight / 2,
      );
  }

  function go(step) {
    at = (at + step + pictures.length) % pictures.length;
    show();
  }

  image.addEventListener("click", (event) => large(!stage.classList.contains("full"), event));
  zoom.addEventListener("click", () => large(!stage.classList.contains("full")));
  stage.addEventListener("click", (event) => event.target === stage && dialog.close());
  dialog.addEventListener("keydown", (event) => {
    if (!many || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    if (stage.classList.contains("full")) return;
    go(event.key === "ArrowRight" ? 1 : -1);
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  show();
  dialog.showModal();
  stage.focus();
}
