// The dashboard's texts about choices, and where keys lead.

import { describe, expect, it } from 'vitest';
import { spaceNamed } from '../../data/track';
import { barKind, laneDieText, movementText, noLaneText, outcomeText, rollText } from '../../narration/outlook-text';
import { cardSpoken, coinSpoken, placeText } from '../../narration/texts';
import { card, Race } from '../../tests/race';
import { view } from '../../view';
import { coinChoice, offerCoins } from '../coin-choice';
import { nextPlace } from '../dashboard/table/dealer-table';
import { troubleWith } from '../dashboard/table/use-storm-turn';
import { awards } from '../panels/stages-panel';
import { nextCell } from '../places';
import { dieOf } from './given';

describe('the possible results of dice', () => {
  it('[R53, R57] marks hidden coins, own coins and cars ahead', () => {
    const race = new Race(2).pawn(1, 'L1-10').pawn(2, 'L1-20').coin('L1-13:-2', 2).coin('L1-15:+3', 1).racing();
    const [movement] = dieOf(race).dice;
    if (!movement) throw new Error('no movement');
    const kinds = Object.fromEntries(movement.outcomes.map((one) => [one.roll, barKind(one)]));
    expect(kinds).toMatchObject({ 2: 'plain', 3: 'hidden', 5: 'own', 12: 'short' });
    expect(movementText(movement)).toBe(
      'There is a car ahead: at most 9 spaces. 3 lands on a hidden coin. 5 lands on your own +3.',
    );
    const five = movement.outcomes.find((one) => one.roll === 5);
    expect(five && outcomeText(five)).toBe('5 spaces, lands on your own +3');
  });
  it('[R65] says which faces of the lane-change die move the car', () => {
    const [, lane] = dieOf(new Race(2).pawn(1, 'L1-50').pawn(2, 'L4-10').racing()).dice;
    expect(lane && laneDieText(lane)).toBe('R1 and R2 move you. Check Engine ends the turn.');
  });
  it('[R72, R78] says why there is no lane-change die', () => {
    const offer = dieOf(new Race(2).pawn(1, 'PIT-1').pawn(2, 'L4-10').racing());
    expect(offer.dice.map((one) => rollText(one))).toEqual(['Roll the die']);
    expect(noLaneText(offer.noLane)).toMatch(/one movement die/);
    expect(noLaneText('beside')).toMatch(/beside you/);
    const crash = offer.dice[0]?.outcomes.at(-1);
    expect(crash && barKind(crash)).toBe('crash');
  });
});

describe('moving with the keys', () => {
  const cells = ['L1-3', 'L1-5', 'L2-3', 'L4-3'].map(spaceNamed);
  it('goes along the lane past closed cells and over the line', () => {
    expect(nextCell(cells, spaceNamed('L1-3'), -1, 0, 1)).toBe(spaceNamed('L1-5'));
    expect(nextCell(cells, spaceNamed('L1-5'), -1, 0, 1)).toBe(spaceNamed('L1-3'));
    expect(nextCell(cells, null, spaceNamed('L1-4'), 0, -1)).toBe(spaceNamed('L1-3'));
  });
  it('goes across the lanes, and reaches every cell in the end', () => {
    expect(nextCell(cells, spaceNamed('L2-3'), -1, 1, 0)).toBe(spaceNamed('L4-3'));
    expect(nextCell([], null, -1, 0, 1)).toBeNull();
  });
  it('[R4] goes from card to card of the grid', () => {
    expect(nextPlace([0, 2, 8], 2, 6)).toBe(8);
    expect(nextPlace([0, 2, 8], 2, 1)).toBe(8);
    expect(nextPlace([0, 2, 8], 0, -1)).toBe(8);
  });
});

describe('words', () => {
  it('names cards, coins and spaces for screen readers', () => {
    expect([cardSpoken(card('Q♥')), cardSpoken(card('10♣'))]).toEqual(['Queen of hearts', '10 of clubs']);
    expect([coinSpoken(0), coinSpoken(8)]).toEqual(['Forward 2', 'Tow']);
    expect(placeText(spaceNamed('PL-2'))).toBe('pit lane 2');
  });
  it('[R14, R16] says why a card may not be played', () => {
    const open = { toxic: 0, suit: 1, draw: 1, mayDraw: true };
    expect(troubleWith(card('Q♦'), { ...open, toxic: 4, draw: 4 }, card('7♥')).text).toBe(
      'Only a 7 answers a toxic 7: play one or draw 4.',
    );
    expect(troubleWith(card('9♠'), open, card('J♦')).text).toBe(
      '9♠ doesn’t match. You need diamonds, a Jack or a Queen. Play one of these, or draw.',
    );
    expect(troubleWith(card('9♠'), { ...open, mayDraw: false }, card('Q♥')).text).toBe(
      '9♠ doesn’t match. You need diamonds or a Queen. Play one of these.',
    );
  });
  it('[R38] states the coins of each badge', () => {
    const cars = view(new Race(4).s, 0).cars;
    expect(awards({ awards: 3, cars })).toEqual([3, 2, 1, 0]);
    expect(awards({ awards: 1, cars })).toEqual([1, 0, 0, 0]);
  });
  it('shares the picked-up coin between dashboard and player card', () => {
    offerCoins({ chosen: 1, choose: () => undefined });
    expect(coinChoice.getState().chosen).toBe(1);
    offerCoins(null);
    expect(coinChoice.getState().chosen).toBeNull();
  });
});
