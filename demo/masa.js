/** Carries what is chosen over to the board, and keeps it, so that the page opens again with the same table. */
const form = document.querySelector('#izbor');
const board = document.querySelector('tabla-board');
const rules = document.querySelector('#pravila');
const key = 'masa';

const read = () => {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
};
const keep = (chosen) => {
  try {
    localStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // without storage the choice lasts as long as the page
  }
};
// `form.elements.length` is how many there are, not the control of that name
const control = (name) => form.elements.namedItem(name);
const chosen = () => ({
  ...Object.fromEntries(['variant', 'length', 'view'].map((name) => [name, control(name).value])),
  ...Object.fromEntries(['dicenames', 'pips'].map((name) => [name, control(name).checked])),
});
const show = ({ variant, length, view, dicenames, pips }) => {
  rules.href = control('variant').selectedOptions[0].dataset.rules;
  // each game has a match of its own that is kept
  Object.assign(board, { autosave: `masa-${variant}-${length || 'priet'}`, variant, length: length || null, view, dicenames, pips });
};

const before = read();
for (const each of form.elements) {
  const value = before[each.name];
  if (typeof value === 'boolean') each.checked = value;
  else if ([...(each.options ?? [])].some((option) => option.value === value)) each.value = value;
}
show(chosen());
form.addEventListener('change', () => {
  keep(chosen());
  show(chosen());
});
