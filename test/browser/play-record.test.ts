/** What was played on a board as a record, and gone through at once. */
import { expect } from '@open-wc/testing';
import { readRecord } from '../../src/notation/index.js';
import type { TablaBoard } from '../../src/index.js';
import { inside, waitUntil } from './board.js';
import { button, clickButton, drawn, game, key, scriptDice, realDice, text } from './playing.js';

teardown(realDice);

const played = async (element: TablaBoard): Promise<string[]> => {
  const { games, faults } = readRecord((await element.record())!);
  expect(faults).to.deep.equal([]);
  return games.map(({ preset, line, result }) => `${preset} ${line.nodes.map(({ step }) => step.kind).join(' ')} ${result?.points ?? '*'}`);
};

suite('the record of what is played', () => {
  test('has every step, those still being made, and nothing that was taken back', async () => {
    scriptDice('31 31 42');
    const element = await game({ variant: 'obiknovena' });
    element.roll();
    element.play('13/10');
    element.undo();
    element.play('8/5 6/5');
    element.confirm();
    element.roll();
    element.play('8/4');
    const record = (await element.record())!;
    expect(record).to.contain('[Game "obiknovena"]').and.contain('1. W 31: 8/5 6/5').and.contain('B 31: 8/5/4 ...');
    expect(await played(element)).to.deep.equal(['obiknovena opening roll roll *']);
  });

  test('of a match has its games one after another', async () => {
    scriptDice('31 31 24 42');
    const element = await game({ variant: 'balgarska', length: '5' });
    element.roll();
    element.roll();
    element.resign();
    await drawn(element);
    await clickButton(element, 'Нататък');
    element.roll();
    expect(await played(element)).to.have.length(2);
    expect(await element.record())
      .to.contain('[Set "balgarska"]')
      .and.contain('resign');
  });

  test('of what was restored begins where it was saved', async () => {
    scriptDice('31 31 42');
    const element = await game({ variant: 'obiknovena' });
    element.roll();
    element.play('8/5 6/5');
    element.confirm();
    const other = await game({ variant: 'obiknovena' });
    expect(other.restore(element.save())).to.equal(true);
    other.roll();
    other.play('8/4 6/4');
    const record = (await other.record())!;
    expect(record).to.contain('[Position "W 24:2 13:5 8:2 6:4 5:2 | B 24:2 13:5 8:3 6:5 ; black"]').and.not.contain('W 31');
    expect(await played(other)).to.deep.equal(['obiknovena roll *']);
  });

  test('is none where nothing is played', async () => {
    const element = await game({ mode: 'show' });
    expect(await element.record()).to.equal(null);
  });

  test('is gone through above the board, which stays as it was', async () => {
    scriptDice('31 31');
    const element = await game();
    element.roll();
    element.roll();
    element.play('8/5 6/5');
    element.resign();
    await drawn(element);
    await clickButton(element, 'Разгледай играта');
    await waitUntil(() => inside(element, '.replaying tabla-board') !== null);
    const above = inside(element, '.replaying tabla-board') as TablaBoard;
    await above.updateComplete;
    above.go('1.1w:1');
    await drawn(above);
    expect(text(above, '.now')).to.contain('Бели: 8 на 5; 6 на 5.');
    await key(element, 'Escape');
    expect(inside(element, '.replaying')).to.equal(null);
    expect(button(element, 'Нова игра')).not.to.equal(undefined);
  });
});
