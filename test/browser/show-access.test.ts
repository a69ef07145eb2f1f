/** What a board says to those who do not see it. */
import { expect } from '@open-wc/testing';
import { a11ySnapshot, findAccessibilityNode } from '@web/test-runner-commands';
import { board, described, drawing } from './board.js';

interface Node {
  readonly role: string;
  readonly name: string;
  readonly children?: readonly Node[];
}

/** The tree as a reader hears it, where the browser can be asked for it. */
async function heardTree(): Promise<Node | null> {
  return navigator.userAgent.includes('Chrome') ? ((await a11ySnapshot({})) as unknown as Node) : null;
}

suite('the accessible tree', () => {
  test('has one picture with the whole situation in words', async () => {
    const element = await board({ dice: '65', lang: 'bg' });
    expect(drawing(element)!.getAttribute('role')).to.equal('img');
    expect(described(element)).to.equal(
      'Права. Ред е на белите: 6 и 5, шеш-беш. Полетата са по номерата на белите. ' +
        'Бели: 2 пула на 24, 5 на 13, 3 на 8, 5 на 6. Черни: 2 пула на 1, 5 на 12, 3 на 17, 5 на 19.',
    );
    const tree = await heardTree();
    if (!tree) return;
    const picture = findAccessibilityNode<Node>(tree as never, (node) => node.role === 'image' || node.role === 'img');
    expect(picture?.name).to.equal(described(element));
    expect(picture?.children ?? [], 'numbers and counts are not read one by one').to.deep.equal([]);
  });

  test('says the author’s own description in place of the generated one', async () => {
    const element = await board({ 'aria-label': 'Педя срещу бара', dice: '65' });
    expect(described(element)).to.equal('Педя срещу бара');
    element.removeAttribute('aria-label');
    await element.updateComplete;
    expect(described(element)).to.include('6 and 5');
    element.ariaLabel = 'another';
    await element.updateComplete;
    expect(described(element)).to.equal('another');
  });

  test('says the points by the numbers that stand on the board', async () => {
    const element = await board({ view: 'black' });
    expect(described(element)).to.include('from Black’s side').and.to.include('Black: 2 checkers on 24');
    element.view = 'mover';
    element.turn = 'white';
    await element.updateComplete;
    expect(described(element)).to.include('from White’s side');
    element.numbers = 'mover';
    element.turn = 'black';
    element.view = 'white';
    await element.updateComplete;
    expect(described(element)).to.include('from Black’s side');
  });

  test('says pins, the bar, what is off, dice handed over, cube, score and rolls', async () => {
    const said = [
      ['tapa', 'W 24:1! 13:7 8:7 | B 24:7 1:8', '(pinned)'],
      ['prava', 'W bar:2 13:13 | B 6:10 off:5', 'on the bar'],
      ['prava', 'W bar:2 13:13 | B 6:10 off:5', '5 off'],
      ['gyulbara', 'W 24:15 | B 24:15; white 31 passed 55 6666', 'handed over'],
      ['gyulbara', 'W 24:15 | B 24:15; white 31 rolls 3-2', 'Rolls so far: White 3, Black 2'],
      ['backgammon', 'W 24:15 | B 24:15; cube 4 black', 'cube is at 4, owned by Black'],
      ['prava', 'W 24:15 | B 24:15; score 1-2/5', 'White 1, Black 2, match to 5'],
    ] as const;
    for (const [variant, position, words] of said)
      expect(described(await board({ variant, position: position.replace('24:15 | B 24:15', '24:15 | B 24:14 2:1') })), words).to.include(
        words,
      );
  });

  test('says an error at once, as a play’s verdict', async () => {
    const bad = await board({ dice: '77' });
    expect(bad.shadowRoot!.querySelector('[role=alert]')?.textContent).to.include('dice');
    const tried = await board({ dice: '55', try: '24/14' });
    expect(tried.shadowRoot!.querySelector('[role=status]')?.textContent).to.include('Point 19');
    const tree = await heardTree();
    if (!tree) return;
    const status = findAccessibilityNode<Node>(tree as never, (node) => node.name.includes('Point 19') || node.role === 'status');
    expect(status).not.to.equal(null);
  });

  test('takes no focus', async () => {
    const element = await board({ dice: '63' });
    element.focus();
    expect(document.activeElement).not.to.equal(element);
    expect(element.shadowRoot!.querySelectorAll('[tabindex], button, a, input').length).to.equal(0);
  });

  for (const attributes of [
    { dice: '63' },
    { dice: '63', theme: 'dark', pips: '', variant: 'backgammon' },
    { 'aria-label': 'a position' },
    { dice: '55', try: '24/14', lang: 'bg' },
    { dice: '31', try: '8/5 6/5', theme: 'contrast' },
    { dice: '64', targets: '' },
    { dice: '77' },
  ] as Record<string, string>[])
    test(`axe finds nothing with ${JSON.stringify(attributes)}`, async function () {
      this.timeout(30_000); // it is loaded first
      await expect(await board(attributes)).to.be.accessible();
    });
});
