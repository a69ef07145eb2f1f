/** Carries what is chosen over to the board, and keeps it, so that the page opens again with the same table. */
const form = document.querySelector('#izbor');
const board = document.querySelector('tabla-board');
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
const chosen = () => ({
  ...Object.fromEntries(['variant', 'length', 'view'].map((name) => [name, form.elements[name].value])),
  ...Object.fromEntries(['dicenames', 'pips'].map((name) => [name, form.elements[name].checked])),
});
const show = ({ variant, length, view, dicenames, pips }) => {
  // each game has a match of its own that is kept
  Object.assign(board, { autosave: `masa-${variant}-${length || 'priet'}`, variant, length: length || null, view, dicenames, pips });
};

const before = read();
for (const control of form.elements) {
  const value = before[control.name];
  if (typeof value === 'boolean') control.checked = value;
  else if ([...(control.options ?? [])].some((option) => option.value === value)) control.value = value;
}
show(chosen());
form.addEventListener('change', () => {
  keep(chosen());
  show(chosen());
});
