/** Checkers that move: the same elements all through a game, from where they are seen to where they belong, and never in the way. */
import { expect } from '@open-wc/testing';
import { a11ySnapshot, emulateMedia } from '@web/test-runner-commands';
import type { TablaBoard } from '../../src/index.js';
import { clickButton, clickPoint, drawn, game, isFirefox, isWebKit, middle, part, place, realDice, scriptDice } from './playing.js';

const sixThree = { dice: '63', turn: 'white' };
const checkers = (element: TablaBoard): Element[] => [...element.shadowRoot!.querySelectorAll('.checker')];
const flights = (element: TablaBoard): Animation[] => part(element, 'svg[part=board]').getAnimations({ subtree: true });
/** The checkers of a column of the side to move, from the edge. */
function stack(element: TablaBoard, point: number): Element[] {
  const box = place(element, point).getBoundingClientRect();
  const { top, height } = part(element, 'svg[part=board]').getBoundingClientRect();
  const edge = box.top < top + height / 2 ? -1 : 1;
  return checkers(element)
    .filter((checker) => {
      const [x, y] = middle(checker);
      return x > box.left && x < box.right && y > box.top - 4 && y < box.bottom + 4;
    })
    .sort((a, b) => edge * (middle(b)[1] - middle(a)[1]));
}
const isSame = (one: readonly Element[], other: readonly Element[]): boolean =>
  one.length === other.length && one.every((element) => other.includes(element));

suite('checkers keep their elements', () => {
  teardown(realDice);

  test('through moves, hits, taking back, turns, flips and a new game', async () => {
    scriptDice('64 31 66');
    const element = await game();
    const all = checkers(element);
    expect(all.length).to.equal(30);
    element.roll();
    element.roll();
    await drawn(element);
    const [, , mover] = stack(element, 8);
    element.play('8/5');
    await drawn(element);
    expect(stack(element, 5)[0] === mover, 'the one on top has moved').to.be.true;
    element.undo();
    await drawn(element);
    expect(stack(element, 8)[2] === mover, 'and came back').to.be.true;
    element.play('8/5 6/5');
    element.confirm();
    element.flip();
    element.roll();
    await drawn(element);
    expect(isSame(checkers(element), all)).to.be.true;
    await clickButton(element, 'Предавам се');
    await clickButton(element, 'Предавам се');
    await clickButton(element, 'Нова игра');
    expect(isSame(checkers(element), all)).to.be.true;
  });

  test('also one that is hit, and comes back from the bar when the hit is taken back', async () => {
    const element = await game({ position: 'W 24:2 13:5 8:3 6:5 | B 24:1 20:1 13:5 8:3 6:5', dice: '31', turn: 'white' });
    const [blot] = stack(element, 5);
    element.play('8/5*');
    await drawn(element);
    const svg = part(element, 'svg[part=board]').getBoundingClientRect();
    const [x, y] = middle(blot!);
    const bar = place(element, 25).getBoundingClientRect();
    expect(x > bar.left && x < bar.right && y < svg.top + svg.height / 2, 'on the bar, at its own half').to.be.true;
    element.undo();
    await drawn(element);
    expect(stack(element, 5)[0] === blot).to.be.true;
  });
});

suite('motion', () => {
  test('a checker flies from where it was to where it is; the drawing underneath is there at once', async () => {
    const element = await game({ ...sixThree, speed: 'slow' });
    const from = place(element, 24).getBoundingClientRect();
    const checker = stack(element, 24)[1]!;
    element.play('24/18');
    await element.updateComplete;
    const [flight, ...more] = flights(element);
    expect(more).to.deep.equal([]);
    flight!.pause();
    flight!.currentTime = 0;
    expect(middle(checker)[0]).to.be.closeTo(from.left + from.width / 2, 2);
    expect(checker.getAttribute('transform')).not.to.equal(null);
    expect(place(element, 18).getAttribute('aria-label')).to.equal('Поле 18: 1 бял пул');
    flight!.finish();
    const to = place(element, 18).getBoundingClientRect();
    expect(middle(checker)[0]).to.be.closeTo(to.left + to.width / 2, 2);
  });

  test('the next state wins at once, and goes on from where the checker is seen', async () => {
    const element = await game({ ...sixThree, speed: 'slow' });
    const checker = stack(element, 24)[1]!;
    element.play('24/18');
    await element.updateComplete;
    const [first] = flights(element);
    first!.pause();
    first!.currentTime = 150;
    const [x, y] = middle(checker);
    element.play('18/15');
    await element.updateComplete;
    const [second, ...more] = flights(element);
    expect(more).to.deep.equal([]);
    expect(first!.playState).to.equal('idle');
    second!.pause();
    second!.currentTime = 0;
    expect(Math.hypot(middle(checker)[0] - x, middle(checker)[1] - y)).to.be.lessThan(3);
  });

  test('a flip is never animated, and ends what flies; nor is a turn seen from the mover’s side', async () => {
    const element = await game({ ...sixThree, speed: 'slow' });
    element.play('24/18');
    await element.updateComplete;
    element.flip();
    await element.updateComplete;
    expect(flights(element)).to.deep.equal([]);
    element.view = 'mover';
    await element.updateComplete;
    element.play('13/10');
    await element.updateComplete;
    for (const flight of flights(element)) flight.finish();
    element.confirm();
    await element.updateComplete;
    expect(flights(element)).to.deep.equal([]);
  });

  test('none with speed="none"', async () => {
    const element = await game(sixThree);
    element.play('24/18');
    await element.updateComplete;
    expect(flights(element)).to.deep.equal([]);
  });

  test('none for who wants none', async function () {
    if (isFirefox || isWebKit) this.skip(); // their drivers cannot say so
    const element = await game({ ...sixThree, speed: 'slow' });
    await emulateMedia({ reducedMotion: 'reduce' });
    element.play('24/18');
    await element.updateComplete;
    expect(flights(element)).to.deep.equal([]);
    await emulateMedia({ reducedMotion: 'no-preference' });
    element.play('13/10');
    await element.updateComplete;
    expect(flights(element).length).to.equal(1);
  });
});

suite('accessible', () => {
  teardown(realDice);
  const states: Record<string, [Record<string, string>, (element: TablaBoard) => unknown]> = {
    'the opening': [{}, () => undefined],
    'a checker picked up': [sixThree, (element) => clickPoint(element, 24)],
    'a refusal': [sixThree, (element) => clickPoint(element, 9)],
    'a refusal of a button': [sixThree, (element) => element.confirm()],
    'the question about giving up': [sixThree, (element) => clickButton(element, 'Предавам се')],
    'the end': [sixThree, (element) => element.resign()],
  };
  for (const theme of ['wood', 'dark', 'light', 'contrast'])
    test(`axe finds nothing, ${theme}`, async function () {
      this.timeout(60_000);
      for (const [name, [attributes, act]] of Object.entries(states)) {
        const element = await game({ ...attributes, theme });
        await act(element);
        await drawn(element);
        await expect(element, name).to.be.accessible();
        element.remove(); // the next one has to be in the window
      }
    });

  test('the tree has a group of places, named by what stands there, and the buttons', async function () {
    if (isFirefox || isWebKit) this.skip(); // their drivers cannot read it
    const element = await game(sixThree);
    await clickPoint(element, 24);
    interface Node {
      readonly role: string;
      readonly name?: string;
      readonly pressed?: boolean;
      readonly children?: readonly Node[];
    }
    const all: string[] = [];
    const walk = ({ role, name = '', pressed, children = [] }: Node): void => {
      all.push(`${role} ${name}${pressed ? ' (pressed)' : ''}`);
      children.forEach(walk);
    };
    walk((await a11ySnapshot({})) as unknown as Node);
    expect(all).to.include.members([
      'button Поле 24: 2 бели пула (pressed)',
      'button Поле 18: празно, можеш тук',
      'button Поле 6: 5 бели пула',
      'button Поле 12: 5 черни пула',
      'button Бар: празно',
      'button Извадени: празно',
      'button Върни',
      'button Предавам се',
      'textbox Напиши хода си',
    ]);
    expect(all.filter((one) => one.startsWith('button Поле')).length).to.equal(24);
  });
});
