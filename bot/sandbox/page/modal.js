// A form that the bot asks to be filled in.
import { channels, people } from "./components.js";
import { sentence } from "./doings.js";
import { h, iconButton, uid } from "./dom.js";
import { markdown } from "./markdown.js";
import { menu } from "./select.js";
import { t } from "./words.js";

/** Open the bot's form; only the sandbox's answer, or the person, closes it. */
export function openModal(form, world, line) {
  const fields = [];
  const title = uid("modal");
  const error = h("p", { class: "form-error", role: "alert", hidden: true });
  const submit = h("button", { type: "submit", class: "button button-1" }, t("submit"));
  const dialog = h(
    "dialog",
    { class: "modal", "aria-labelledby": title },
    h(
      "form",
      { method: "dialog", novalidate: true, on: { submit: send } },
      h(
        "header",
        { class: "modal-head" },
        h("h2", { id: title }, form.title),
        iconButton("close", t("close"), () => dialog.close()),
      ),
      h(
        "div",
        { class: "modal-body" },
        form.components.map((component) => part(component, fields, world)),
      ),
      error,
      h(
        "footer",
        { class: "modal-foot" },
        h("button", { type: "button", class: "button button-ghost", on: { click: () => dialog.close() } }, t("cancel")),
        submit,
      ),
    ),
  );

  async function send(event) {
    event.preventDefault();
    if (submit.disabled) return;
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) return wrong[0].focus();
    submit.disabled = true;
    error.hidden = true;
    const values = Object.fromEntries(
      fields.map((field) => [field.id, field.value()]).filter(([, value]) => value !== null),
    );
    const answer = await line.act("submit", { modal_id: form.modal_id, values });
    submit.disabled = false;
    if (answer.t === "INTERACTION_SUCCESS") return dialog.close();
    error.textContent = sentence(answer);
    error.hidden = false;
  }

  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

function part(component, fields, world) {
  if (component.type === 1)
    return component.components.map((inner) => labelled(inner, { label: inner.label }, fields, world));
  if (component.type === 18) return labelled(component.component, component, fields, world);
  if (component.type === 10) return h("div", { class: "markup" }, markdown(component.content ?? "", world));
  return null;
}

function labelled(component, { label, description }, fields, world) {
  const make = FIELDS[component.type];
  if (!make) return h("p", { class: "hint" }, t("fileInput"));
  const id = uid("field");
  const problem = h(
    "p",
    { class: "field-error", id: `${id}-problem`, role: "alert", hidden: true },
    t("fieldRequired"),
  );
  const field = make(component, { id, label, world });
  const required = component.required !== false && component.type !== 23;
  fields.push({
    id: component.custom_id,
    value: field.value,
    focus: () => field.node.focus(),
    check() {
      problem.textContent = field.problem?.() ?? (required && field.empty() ? t("fieldRequired") : "");
      problem.hidden = problem.textContent === "";
      return problem.hidden;
    },
  });
  const many = component.type === 21 || component.type === 22;
  const name = label
    ? h(
        many ? "legend" : "label",
        many ? {} : { for: id },
        label,
        required ? h("span", { class: "star", title: t("required") }, " *") : null,
      )
    : null;
  return h(
    many ? "fieldset" : "div",
    { class: "field" },
    name,
    description ? h("p", { class: "hint" }, description) : null,
    field.node,
    problem,
  );
}

function textInput(component, { id, label }) {
  const node = h(component.style === 2 ? "textarea" : "input", {
    id,
    class: "input",
    type: component.style === 2 ? null : "text",
    placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000,
    rows: component.style === 2 ? 4 : null,
    autocomplete: "off",
    "aria-label": label,
  });
  node.value = component.value ?? "";
  const problem = () => {
    const length = node.value.length;
    return length && component.min_length && length < component.min_length
      ? t("tooShort", { name: label ?? component.custom_id, limit: component.min_length })
      : null;
  };
  return { node, value: () => node.value, empty: () => node.value === "", problem };
}

const selectField =
  (listed) =>
  (component, { label, world }) => {
    const options = listed(component, world);
    let values = options.filter((option) => option.selected).map((option) => option.value);
    const node = menu({
      label,
      placeholder: component.placeholder,
      options,
      min: component.required === false ? 0 : (component.min_values ?? 1),
      max: component.max_values ?? 1,
      pick: (picked) => (values = picked),
    });
    return { node, value: () => values, empty: () => values.length === 0 };
  };

const strings = (component) =>
  component.options.map((option) => ({
    value: option.value,
    label: option.label,
    description: option.description,
    selected: option.default === true,
  }));

/** Show the choices of a group of radio buttons or boxes. */
function group(component, type) {
  const name = uid("group");
  const inputs = component.options.map((option) =>
    h("input", { type, name, value: option.value, checked: option.default === true }),
  );
  const node = h(
    "div",
    { class: "choices", tabindex: "-1" },
    component.options.map((option, index) =>
      h(
        "label",
        { class: "choice" },
        inputs[index],
        h("span", {}, option.label, option.description ? h("small", {}, option.description) : null),
      ),
    ),
  );
  node.focus = () => inputs[0].focus();
  return { node, picked: () => inputs.filter((input) => input.checked).map((input) => input.value) };
}

function radios(component) {
  const { node, picked } = group(component, "radio");
  return { node, value: () => picked()[0] ?? null, empty: () => picked().length === 0 };
}

function boxes(component) {
  const { node, picked } = group(component, "checkbox");
  const min = component.min_values ?? (component.required === false ? 0 : 1);
  const max = component.max_values ?? component.options.length;
  const problem = () => {
    const count = picked().length;
    return (count || component.required !== false) && (count < min || count > max) ? t("selectSome", min, max) : null;
  };
  return { node, value: picked, empty: () => picked().length === 0, problem };
}

function box(component, { id }) {
  const node = h("input", { id, type: "checkbox", checked: component.default === true });
  return { node, value: () => node.checked, empty: () => false };
}

const FIELDS = {
  3: selectField(strings),
  4: textInput,
  5: selectField(people),
  7: selectField(people),
  8: selectField(channels),
  21: radios,
  22: boxes,
  23: box,
};
