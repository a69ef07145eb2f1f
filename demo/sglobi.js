/** What is set up in the editor is shown as it is chosen to look, and as the line of HTML that shows it. */
const [editor, board] = document.querySelectorAll('tabla-board');
const [game, look] = document.forms;
const line = document.querySelector('#red');
const said = document.querySelector('#kopirano');
const copy = document.querySelector('#kopiray');
/** As attributes are when they are not written. */
const standard = { variant: 'prava', mode: 'show', theme: 'auto', view: 'white', home: 'right', numbers: 'view' };
let position = '';
/** What is wrong with what stands in the editor: there is no line of it then. */
let fault = '';

const chosen = () => ({
  variant: game.elements.variant.value,
  ...Object.fromEntries(['mode', 'theme', 'view', 'home', 'numbers'].map((name) => [name, look.elements[name].value])),
});
const flags = () => ['pips', 'dicenames'].filter((name) => look.elements[name].checked);

const show = () => {
  const attributes = Object.entries(chosen()).filter(([name, value]) => value !== standard[name]);
  line.textContent = fault
    ? `Още няма ред за копиране. ${fault}`
    : `<tabla-board${attributes.map(([name, value]) => ` ${name}="${value}"`).join('')}${flags()
        .map((name) => ` ${name}`)
        .join('')}>${position}</tabla-board>`;
  copy.disabled = fault !== '';
  document.querySelector('#stara').hidden = fault === '';
  Object.assign(board, { ...chosen(), text: position, pips: flags().includes('pips'), dicenames: flags().includes('dicenames') });
  said.textContent = '';
};
/** A situation as it is written in the element. */
const written = ({ position: { white, black }, player, dice, cube, score, rolls, passed }) => {
  const side = ({ checkers, pinned }) =>
    checkers
      .map((count, point) => (count && point ? `${point === 25 ? 'bar' : point}:${count}${pinned.includes(point) ? '!' : ''}` : ''))
      .filter(Boolean)
      .reverse()
      .join(' ');
  const said = [
    player,
    dice?.join(''),
    cube && (cube.value > 1 || cube.owner) && `cube ${cube.value} ${cube.owner ?? ''}`.trim(),
    score && `score ${score.white}-${score.black}${score.length ? `/${score.length}` : ''}`,
    rolls && (rolls.white || rolls.black) && `rolls ${rolls.white}-${rolls.black}`,
    passed.length > 0 && `passed ${passed.map((stage) => stage.join('')).join(' ')}`,
  ].filter(Boolean);
  return `W ${side(white)} | B ${side(black)}${said.length > 0 ? `; ${said.join(' ')}` : ''}`;
};

editor.addEventListener('tabla-change', ({ detail: { situation } }) => {
  position = written(situation);
  fault = '';
  show();
});
editor.addEventListener('tabla-error', ({ detail: { text } }) => {
  fault = text;
  show();
});
look.addEventListener('change', show);
game.addEventListener('change', () => {
  // the start of another game: the checkers of one cannot always stand so in another
  editor.variant = game.elements.variant.value;
});
copy.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(line.textContent);
    said.textContent = 'Копирано.';
  } catch {
    getSelection()?.selectAllChildren(line);
    said.textContent = 'Редът е избран: натисни Ctrl+C.';
  }
});
