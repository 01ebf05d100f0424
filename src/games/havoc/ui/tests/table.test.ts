// The table after the events shown so far.

import { describe, expect, it } from 'vitest';
import { card, Race } from '../../tests/race';
import type { HavocEvent } from '../../types';
import { view, viewEvent } from '../../view';
import { tableAfter } from '../table';
import { storm } from './given';

describe('the table', () => {
  it('[R13, R24] follows cards from hand to pile, and badges, before the view has settled', () => {
    const race = storm();
    const before = view(race.s, 0);
    race.play('9♠');
    const shown = race.events.flatMap((event) => viewEvent(event, 0) ?? []);
    const table = tableAfter(before, shown);
    const after = view(race.s, 0);
    expect(table.view.pile).toEqual(after.pile);
    expect(table.view.own).toEqual(after.own);
    expect(table.view.cars[0]?.handCount).toBe(2);
    expect(table.acting).toBe(1);
    expect(before.own?.hand).toHaveLength(3);
  });
  it('[R18] counts a toxic draw and clears the stock', () => {
    const race = new Race(3).storm({ hands: ['9♠', '8♣ 9♣', 'K♦'], pile: '7♥', toxic: 2 });
    const before = view(race.s, 1);
    race.draw();
    const { view: now } = tableAfter(
      before,
      race.events.flatMap((event) => viewEvent(event, 1) ?? []),
    );
    const after = view(race.s, 1);
    expect([now.toxic, now.stockCount, now.drawCount]).toEqual([0, after.stockCount, after.drawCount]);
    expect(now.cars[0]?.handCount).toBe(3);
    expect(now.own).toEqual(after.own);
  });
  it('[R42] removes placed coins from the card and puts them on the track', () => {
    const race = new Race(3).pawn(1, 'L1-10').coins(1, '+3', 'TOW').placing();
    const before = view(race.s, 0);
    race.place('TOW', 'L3-50');
    const { view: now } = tableAfter(before, race.events);
    expect(now.own?.coins).toEqual(view(race.s, 0).own?.coins);
    expect(now.cars[0]?.coinCount).toBe(1);
    expect(now.laid).toEqual(view(race.s, 0).laid);
  });
  it('shows the dice of each seat until the stage ends', () => {
    const race = new Race(2).pawn(1, 'L1-10').pawn(2, 'L2-10').racing();
    const before = view(race.s, 0);
    race.roll(3, 4);
    const { view: now, acting } = tableAfter(before, race.events);
    expect(now.cars[0]?.faces).toEqual([3, 4]);
    expect(acting).toBe(1);
    const next: HavocEvent = { round: 2, type: 'stageStarted', stage: 'storm', dealer: 1 };
    expect(tableAfter(before, [...race.events, next]).view.cars[0]?.faces).toEqual([]);
  });
  it('[R4] shows the card each seat has flipped', () => {
    const before = view(new Race(2).s, 0);
    const deal: HavocEvent = { round: 0, type: 'dealerGridDealt', cards: 18, again: false };
    const flip: HavocEvent = { round: 0, type: 'dealerCardFlipped', seat: 1, place: 5, card: card('K♦') };
    const table = tableAfter(before, [deal, flip]);
    expect(table.picked).toEqual([null, card('K♦')]);
    expect(table.view.grid[5]).toEqual({ card: card('K♦'), by: 1 });
  });
});
