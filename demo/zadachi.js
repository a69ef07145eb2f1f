/** Keeps score: of each problem the first try counts. */
const [score] = document.querySelectorAll('#rezultat');
const boards = [...document.querySelectorAll('tabla-board')];
const firsts = new Map();

const tell = () => {
  const right = [...firsts.values()].filter(Boolean).length;
  const [done, found] = score.querySelectorAll('b');
  done.textContent = `${firsts.size} от ${boards.length}`;
  found.textContent = String(right);
};
for (const board of boards)
  board.addEventListener('tabla-try', ({ detail: { right } }) => {
    if (!firsts.has(board)) firsts.set(board, right);
    tell();
  });
score.hidden = false;
tell();
