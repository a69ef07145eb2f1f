/** Every game to its end, from where something special is about to happen, with real input. */
import { expect } from '@open-wc/testing';
import { destinations, outcome } from '../../src/rules/index.js';
import type { TablaBoard } from '../../src/index.js';
import { heard } from './board.js';
import {
  button,
  clickButton,
  drawn,
  game,
  isFirefox,
  isWebKit,
  key,
  matchOf,
  people,
  place,
  realDice,
  scriptDice,
  part,
  text,
  type Person,
  type Way,
} from './playing.js';

/** How a game ends, and what must be met on the way there. */
interface Course {
  readonly position: string;
  readonly dice: string;
  readonly meets: readonly string[];
  readonly ends: string;
}
const course = (position: string, dice: string, meets: string, ends: string): Course => ({ position, dice, meets: meets.split(' '), ends });

/** What happens in each: dice are handed over, doubles climb, checkers are pinned, nothing can be moved. */
const games: Readonly<Record<string, Course>> = {
  chelebi: course('W bar:1 6:4 5:2 off:8 | B 22:1 6:3 5:2 off:9 ; white rolls 2-2', '56 55 51 33 41', 'passed climb stuck', 'white oin 1'),
  gyulbara: course('W 15:2 14:1 6:1 off:11 | B 13:1 12:2 5:1 off:11 ; white rolls 4-4', '62 33', 'passed climb', 'white oin 1'),
  tapa: course('W 24:1 8:2 5:2 off:10 | B 24:1 9:2 6:2 off:10 ; white', '44', 'pin', 'white mars 2'),
  plakoto: course('W 20:1 8:2 5:2 off:10 | B 22:1 9:2 6:2 off:10 ; white', '55 35 12 14 66 66 65', 'pin stuck', 'white oin 1'),
  fevga: course('W 16:2 13:1 6:1 off:11 | B 14:2 9:1 5:1 off:11 ; white', '66 41 55 51 44', 'move', 'white oin 1'),
};

/** Their sisters: the hitter who may not hide, the opponent who wins with the dice handed to him, nothing borne off while pinned. */
const sisters: Readonly<Record<string, Course>> = {
  portes: course('W 9:1 2:1 off:13 | B 18:1 1:1 off:13 ; white', '22 65 21', 'hit enter', 'white oin 1'),
  tavla: course('W 3:3 1:1 off:11 | B 13:1 6:14 ; white', '55', 'move', 'white mars 2'),
  obiknovena: course('W bar:1 3:1 off:13 | B 13:1 4:1 off:13 ; white', '66 64 66', 'enter', 'white oin 1'),
  kratka: course('W 5:1 4:1 2:1 off:12 | B 22:1 6:14 ; white', '54 21 66', 'move', 'white koks 3'),
  kavkazka: course('W 10:1 3:2 off:12 | B 23:2 21:1 16:2 1:1 off:9 ; white', '61 66 66', 'hit stuck enter', 'white oin 1'),
  backgammon: course('W 5:2 off:13 | B 4:2 off:13 ; white', '32 31 65', 'double', 'white oin 2'),
  'gyulbara-traditional': course('W 12:1 6:1 off:13 | B 16:1 15:1 9:1 off:12 ; white rolls 2-2', '44', 'stuck passed', 'black oin 1'),
  'tapa-traditional': course('W 6:1 5:1 3:1! off:12 | B 22:1 4:1 off:13 ; white', '65 66 66', 'stuck', 'white oin 1'),
};

/** Plays on, always with the rearmost checker that can move, and turns the cube once, where there is one. The answer is what was met on the way. */
async function playOut(element: TablaBoard, person: Person): Promise<Set<string>> {
  const met = new Set<string>();
  for (let step = 0; step < 80; step++) {
    const { outcome: end, turn, rules, cube } = matchOf(element).game;
    if (end || !turn) break;
    if (turn.phase === 'passed') met.add('passed');
    if (turn.climbs && turn.own && turn.own.plays.length > 1) met.add('climb');
    if (turn.phase === 'done' && turn.left.length > 0 && !outcome(rules, turn.position)) met.add('stuck');
    for (const { from, effect } of turn.own?.plays.flat() ?? [])
      met
        .add('move')
        .add(effect ?? 'move')
        .add(from === 25 ? 'enter' : 'move');
    if (turn.phase === 'roll' && cube?.value === 1) {
      await person.press('Дублирам');
      await person.press('Приемам');
      met.add('double');
    } else if (turn.phase === 'roll') await person.roll();
    else if (turn.phase === 'done' || turn.phase === 'passedDone') await person.confirm();
    else {
      const from = Array.from({ length: 25 }, (_, at) => 25 - at).find((point) => destinations(turn, point).length > 0);
      const way = from === undefined ? undefined : destinations(turn, from).find(({ moves }) => moves.length === 1);
      if (way) await person.move({ from: from!, to: way.to }, step);
      else await person.confirm();
    }
  }
  return met;
}

suite('a game of every kind', () => {
  teardown(realDice);

  const playsOut = (variant: string, { position, dice, meets, ends }: Course, way: Way): void => {
    test(`${variant} with ${way}`, async function () {
      this.timeout(60_000);
      scriptDice(dice);
      const element = await game({ variant, position });
      const results = heard<{ outcome: { winner: string; kind: string; points: number } }>(element, 'tabla-result');
      place(element, 24).focus();
      const met = await playOut(element, people[way](element));
      expect(results.map(({ outcome: { winner, kind, points } }) => `${winner} ${kind} ${points}`)).to.deep.equal([ends]);
      expect([...met]).to.include.members(meets);
      expect(button(element, 'Нова игра')).to.exist;
    });
  };
  for (const way of ['the mouse', 'one finger', 'the keys'] as const)
    for (const [variant, course] of Object.entries(games)) playsOut(variant, course, way);

  // one way in each engine, which is cheaper; a game has all three ways in the three engines together, real fingers where there are any
  const turns: readonly (readonly [chromium: Way, firefox: Way, webkit: Way])[] = [
    ['one finger', 'the mouse', 'the keys'],
    ['the mouse', 'one finger', 'the keys'],
    ['one finger', 'the keys', 'the mouse'],
    ['the keys', 'one finger', 'the mouse'],
  ];
  for (const [at, [variant, course]] of Object.entries(sisters).entries())
    playsOut(variant, course, turns[at % turns.length]![isWebKit ? 2 : isFirefox ? 1 : 0]);
});

suite('the cube', () => {
  teardown(realDice);
  const even = 'W 24:1 13:4 8:4 6:6 | B 24:2 13:4 8:4 6:5';

  test('is turned, taken, and turned again by its owner alone; what is offered must be answered first', async () => {
    scriptDice('31 43');
    const element = await game({ variant: 'backgammon', position: `${even} ; white` });
    const cubes = heard(element, 'tabla-cube');
    place(element, 24).focus();
    await key(element, 'd');
    expect(text(element, '.todo')).to.equal(
      'Белите дублират: приемаш ли? Ако да, играта е за 2 точки и следващото дублиране е твое; с „Пас“ губиш 1 точка.',
    );
    expect(element.roll(), 'an answer is waited for').to.be.false;
    expect(text(element, 'text.cube'), 'the value that is offered').to.equal('2');
    expect(part(element, '.lamp').getAttribute('d'), 'light on the side that is to answer').to.match(/^M[\d.]+ 22h/);
    await clickButton(element, 'Приемам');
    expect(cubes).to.deep.equal([
      { player: 'white', action: 'double', value: 2 },
      { player: 'black', action: 'take', value: 2 },
    ]);
    expect(button(element, 'Дублирам'), 'the cube lies with Black').to.be.undefined;
    element.roll();
    element.play('8/5 6/5');
    element.confirm();
    await drawn(element);
    await clickButton(element, 'Дублирам');
    await clickButton(element, 'Пас');
    expect(text(element, '.todo')).to.equal('Белите пасуваха. Оин, 2 точки за черните.');
  });

  test('there is none in the Crawford game, and the match says so', async () => {
    const position = `${even} ; white score 4-3/5`;
    const element = await game({ variant: 'backgammon', rules: 'cube.crawford=true', length: '5', position });
    expect(part(element, '.cube')).to.be.null;
    expect(text(element, '.length')).to.equal('До 5 точки. На точка от победата: без куб (правило на Крофорд)');
    element.position = `${even} ; white score 3-3/5`;
    await drawn(element);
    expect(part(element, '.cube')).to.exist;
    expect(text(element, '.length')).to.equal('До 5 точки');
  });

  test('a resignation is offered where there is a cube, refused and accepted', async () => {
    const element = await game({ variant: 'backgammon', position: `${even} ; white 31` });
    await clickButton(element, 'Предавам се');
    await clickButton(element, 'Предавам се');
    expect(text(element, '.todo')).to.match(/^Белите се предават: .* Приемаш ли\?$/);
    await clickButton(element, 'Не приемам');
    expect(text(element, '.todo')).to.equal('Черните не приемат. Играе се нататък. Ред е на белите. Играй 3 и 1.');
    element.resign();
    await drawn(element);
    expect(part(element, '.lamp').getAttribute('d'), 'light on the side that is asked').to.match(/^M[\d.]+ 22h/);
    await drawn(element);
    await clickButton(element, 'Приемам');
    expect(matchOf(element).game.outcome).to.include({ winner: 'black', by: 'resignation' });
  });
});

for (const width of [470, 600])
  test(`a sentence of two lines does not move the board at ${width} px`, async () => {
    const top = async (position: string, lines: number): Promise<number> => {
      const element = await game({ variant: 'gyulbara', lang: 'bg', position }, width);
      const said = document.createRange();
      said.selectNodeContents(part(element, '.status'));
      expect(new Set([...said.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size).to.be.at.least(lines);
      return part(element, 'svg[part=board]').getBoundingClientRect().top - element.getBoundingClientRect().top;
    };
    const short = await top('W 24:15 | B 24:15 ; white', 1);
    expect(await top('W 24:12 20:3 | B 24:12 22:3 ; white rolls 4-4 passed 55 6666', 2)).to.be.closeTo(short, 0.5);
  });
