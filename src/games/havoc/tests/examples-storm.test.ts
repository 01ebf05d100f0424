// The worked examples on Dealer Selection and the Storm (E1 to E18, E53, E54).

import { ioWith, scriptedIo } from '@core/io';
import { describe, expect, test } from 'vitest';
import { apply } from '../check';
import { suitNamed } from '../data/cards';
import { FULL_PURSE } from '../data/coins';
import { beginStorm } from '../phases/storm';
import { setup } from '../setup';
import type { HavocEvent, HavocState } from '../types';
import { baseOf, card, cards, drawsFor, race, stacked } from './race';
import { raceConfig } from './race-config';

/** A Dealer Selection whose grid begins with these cards, flipped in order. */
function dealerSelection(grid: string): { s: HavocState; events: HavocEvent[]; flip(places: number): void } {
  const rest = stacked([], cards(grid));
  const io = scriptedIo<HavocEvent>([...drawsFor(FULL_PURSE, FULL_PURSE), ...rest]);
  const s = setup(raceConfig(4), baseOf('dealer'), io);
  let place = 0;
  return {
    s,
    events: io.events,
    flip(places) {
      for (let n = 0; n < places; n++) {
        apply(
          s,
          s.asks[0]!,
          { type: 'pick', place: place++ },
          ioWith(io.emit, (bound) => bound - 1),
        );
      }
    },
  };
}

describe('Dealer Selection', () => {
  test('E1 [R4, R5] only seats that share the lowest rank flip again', () => {
    const { s, events, flip } = dealerSelection('9♣ 7♥ K♦ 7♠ J♦ 10♣');
    flip(4);
    expect([s.pickers, s.stage]).toEqual([[1, 3], 'dealer']);
    expect(events.find((event) => event.type === 'dealerTie')).toMatchObject({ seats: [1, 3] });
    flip(2);
    expect(events.filter((event) => event.type === 'dealerChosen')).toMatchObject([{ seat: 3, card: card('10♣') }]);
    expect([s.stage, s.dealer, s.grid]).toEqual(['storm', 3, []]);
  });

  test('C5 Dealer Selection leads into the Storm without results of its own', () => {
    const { s, events, flip } = dealerSelection('9♣ 7♥ K♦ J♠');
    flip(4);
    expect([s.stage, s.round]).toEqual(['storm', 1]);
    expect(events.map((event) => event.type)).toContain('dealerChosen');
    expect(events.filter((event) => event.type === 'stageResults')).toEqual([]);
  });

  test('E2 [R5] ties above the lowest rank do not matter', () => {
    const { s, events, flip } = dealerSelection('A♠ A♥ 8♦ 9♣');
    flip(4);
    expect([s.stage, s.dealer]).toEqual(['storm', 2]);
    expect(events.some((event) => event.type === 'dealerTie')).toBe(false);
  });
});

describe('Storm: the start', () => {
  test('E3 [R8, R9] cards are dealt one at a time from the seat after the dealer', () => {
    const r = race(4).deal(2, ['8♥ 9♥ 10♥', '8♦ 9♦ 10♦', '8♠ 9♠ 10♠', '8♣ 9♣ 10♣'], 'K♥');
    const dealt = r.eventsOf('stormCardDealt');
    expect(dealt.map((event) => event.seat + 1)).toEqual([3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2]);
    expect(dealt[0]).toMatchObject({ card: card('8♠'), hand: 1, stock: 31 });
    expect([r.s.stock.length, r.s.pile, r.asked]).toEqual([19, cards('K♥'), '3 storm']);
    expect([r.hand(1), r.hand(2)]).toEqual(['8♥ 9♥ 10♥', '8♦ 9♦ 10♦']);
  });

  test('E4 [R12, R15] a starter Queen calls the suit of the bottom card', () => {
    const r = race(2).deal(2, ['9♠ K♦ Q♥', '8♥ 9♥ 10♥'], 'Q♠', '8♦');
    expect(r.eventsOf('suitCalled')).toMatchObject([{ suit: suitNamed('diamonds'), by: -1 }]);
    expect([r.asked, r.legal, r.offer('storm').mayDraw]).toEqual(['1 storm', ['K♦', 'Q♥'], true]);
    expect(r.refusal({ type: 'play', card: card('9♠') })).toBe('card-no-match R14');
    expect(r.s.stock[0]).toBe(card('8♦'));
  });

  test('E5 [R11, R16, R17] a starter 7 is toxic at once', () => {
    const r = race(2).deal(2, ['7♥ K♣ Q♦', '8♥ 9♥ 10♥'], '7♣');
    expect(r.eventsOf('toxicChanged')).toMatchObject([{ count: 2 }]);
    expect([r.asked, r.legal, r.offer('storm').draw]).toEqual(['1 storm', ['7♥'], 2]);
    r.play('7♥');
    expect([r.asked, r.legal, r.offer('storm').draw]).toEqual(['2 storm', [], 4]);
  });

  test('E6 [R10] a starter Ace skips the seat after the dealer', () => {
    const three = race(3).deal(1, ['8♥ 9♥ 10♥', '8♦ 9♦ 10♦', '8♠ 9♠ 10♠'], 'A♦');
    expect([three.eventsOf('turnSkipped'), three.asked]).toMatchObject([[{ seat: 1, by: 'starter' }], '3 storm']);
    const two = race(2).deal(1, ['8♥ 9♥ 10♥', '8♦ 9♦ 10♦'], 'A♦');
    expect([two.eventsOf('turnSkipped'), two.asked]).toMatchObject([[{ seat: 1, by: 'starter' }], '1 storm']);
  });

  test('E18 [R7] the button moves one seat clockwise, whichever seat won', () => {
    const r = race(4).order(3, 2, 1, 4).set({ dealer: 3, round: 1 });
    beginStorm(
      r.s,
      ioWith(
        (event) => r.events.push(event),
        (bound) => bound - 1,
      ),
    );
    expect([r.s.round, r.s.dealer]).toEqual([2, 0]);
    expect(r.eventsOf('dealerButtonMoved')).toMatchObject([{ from: 3, to: 0 }]);
  });
});

describe('Storm: sevens and Queens', () => {
  test('E7 [R17, R18] a chain grows by two, a draw ends it, and the next 7 starts a new one', () => {
    const r = race(4).storm({
      hands: ['7♦ 7♥ K♠', '7♠ 8♥', '7♣ 8♦', 'K♥ 9♣'],
      pile: '9♦',
      stock: '8♣ 9♣ 10♣ J♣ K♣ 10♦ J♦',
    });
    r.play('7♦').play('7♠').play('7♣');
    expect([r.asked, r.legal, r.s.toxic]).toEqual(['4 storm', [], 6]);
    r.draw();
    expect([r.hand(4), r.s.toxic, r.asked]).toEqual(['K♥ 9♣ 8♣ 9♣ 10♣ J♣ K♣ 10♦', 0, '1 storm']);
    r.play('7♥');
    expect(r.s.toxic).toBe(2);
  });

  test('E8 [R14, R16] a Queen can’t answer a toxic 7, but can be played on a spent one', () => {
    const r = race(2).storm({ hands: ['Q♦ 8♥', 'Q♥ K♠'], pile: '7♣', toxic: 2 });
    expect(r.refusal({ type: 'play', card: card('Q♦') })).toBe('toxic-seven R16');
    r.draw();
    expect([r.hand(1), r.s.toxic, r.asked, r.legal]).toEqual(['Q♦ 8♥ 8♣ 9♣', 0, '2 storm', ['Q♥']]);
  });

  test("E9 [R14, R15] the called suit replaces the Queen's own", () => {
    const r = race(2).storm({ hands: ['Q♥ 8♦', '9♣ K♣ Q♠ 9♥'], pile: '9♠' });
    r.play('Q♥').call('clubs');
    expect([r.asked, r.legal]).toEqual(['2 storm', ['9♣', 'K♣', 'Q♠']]);
  });

  test('E10 [R20] a drawn card waits for the next turn', () => {
    const r = race(2).storm({ hands: ['8♣', 'J♦ 9♦'], pile: '10♦', stock: '10♥ K♣' });
    r.draw();
    expect([r.hand(1), r.asked]).toEqual(['8♣ 10♥', '2 storm']);
    r.draw();
    expect([r.asked, r.legal]).toEqual(['1 storm', ['10♥']]);
  });

  test('E53 (S3) the default is the lowest legal card other than a Queen', () => {
    const r = race(2).storm({ hands: ['8♣ 8♥ Q♠ K♣', '9♦ 10♦'], pile: 'K♥' });
    expect(r.default()).toEqual({ type: 'play', card: card('8♥') });
  });

  test('E54 [R14, R17] the other copy of a card matches, and eight sevens may follow each other', () => {
    const twins = race(2, { decks: 2 }).storm({ hands: ['8♠ 9♦', 'K♥ J♥'], pile: '8♠' });
    expect(twins.legal).toEqual(['8♠']);
    const r = race(2, { decks: 2 }).storm({
      hands: ['7♥ 7♠ 7♥ 7♠ K♦', '7♦ 7♣ 7♦ 7♣ K♣'],
      pile: '9♥',
    });
    r.play('7♥').play('7♦').play('7♠').play('7♣');
    expect(r.s.toxic).toBe(8);
    r.play('7♥').play('7♦').play('7♠').play('7♣');
    expect([r.s.toxic, r.offer('storm').toxic]).toEqual([16, 16]);
  });
});

describe('Storm: Aces and going out', () => {
  test('E11 [R22] with two seats an Ace gives another turn', () => {
    const r = race(2).storm({ hands: ['A♥ A♣ 8♣', '9♦ 10♦'], pile: 'K♥' });
    r.play('A♥');
    expect(r.asked).toBe('1 storm');
    r.play('A♣');
    expect(r.asked).toBe('1 storm');
    r.play('8♣');
    expect(r.eventsOf('badgeAwarded')).toMatchObject([
      { seat: 0, place: 1 },
      { seat: 1, place: 2 },
    ]);
    expect(r.eventsOf('stormTurn').filter((event) => event.seat === 1)).toEqual([]);
  });

  test('E12 [R25] a last Ace still skips', () => {
    const r = race(3).storm({ hands: ['A♠', '8♥ 9♥', '8♦ 9♦'], pile: 'K♠' });
    r.play('A♠');
    expect([r.s.badges, r.eventsOf('turnSkipped'), r.asked]).toMatchObject([[0], [{ seat: 1, by: 'card' }], '3 storm']);
  });

  test('E13 [R25] a last 7 is toxic for the next seat', () => {
    const r = race(3).storm({ hands: ['7♠', '8♥ 9♥', '8♦ 9♦'], pile: 'K♠' });
    r.play('7♠');
    expect([r.s.badges, r.asked, r.legal, r.offer('storm').draw]).toEqual([[0], '2 storm', [], 2]);
  });

  test('E14 [R25, R26] a last Queen is called, unless she ends the Storm', () => {
    const three = race(3).storm({ hands: ['Q♠', '8♠ 9♥', '8♦ 9♦'], pile: 'K♠' });
    three.play('Q♠');
    expect([three.s.badges, three.asked]).toEqual([[0], '1 suit']);
    three.call('hearts');
    expect([three.asked, three.legal, three.offer('storm').mayDraw]).toEqual(['2 storm', ['9♥'], true]);
    const two = race(2).storm({ hands: ['9♦ 10♦', 'Q♠'], pile: 'K♠', turn: 2 });
    two.play('Q♠');
    expect(two.eventsOf('suitCallAwaited')).toEqual([]);
    expect(two.eventsOf('stormEnded')).toMatchObject([{ order: [1, 0], stopped: false }]);
    expect(two.s.stage).toBe('lanes');
  });
});

describe('Storm: a short stock', () => {
  test('E15 [R29, R30] the stock is rebuilt in the middle of a draw', () => {
    const r = race(2).storm({
      hands: ['K♥ 8♥', '10♥ J♥'],
      pile: '7♠ 7♦ 8♦ K♣ K♦ 9♥',
      stock: '10♣',
      toxic: 4,
    });
    r.draw(4, 3, 2, 1);
    expect(r.eventsOf('stockReshuffled')).toMatchObject([{ stock: 5 }]);
    expect(r.eventsOf('cardsDrawn').map((event) => event.count)).toEqual([1, 3]);
    expect([r.car(1).hand.length, r.s.stock.length, r.s.pile, r.s.toxic]).toEqual([6, 2, cards('7♠'), 0]);
    expect(r.hand(1)).toContain('10♣');
  });

  test('E16 [R31] a short penalty counts as paid', () => {
    const r = race(2).storm({ hands: ['K♥ 8♥', '10♥ J♥'], pile: '7♠ 7♥ 7♦', stock: '10♣', toxic: 4 });
    r.draw(1);
    expect([r.car(1).hand.length, r.s.stock.length, r.s.pile, r.s.toxic]).toEqual([5, 0, cards('7♠'), 0]);
    expect(r.asked).toBe('2 storm');
  });

  test('E17 [R32, R33] without a card to draw a legal card must be played, or the seat passes', () => {
    const plays = race(2).storm({ hands: ['8♥ K♦', '9♣ 10♣'], pile: '8♠', stock: '' });
    expect([plays.legal, plays.refusal({ type: 'draw' }), plays.refusal({ type: 'pass' })]).toEqual([
      ['8♥'],
      'nothing-to-draw R33',
      'no-pass R32',
    ]);
    const passes = race(2).storm({ hands: ['9♥ K♦', '9♠ 10♣'], pile: '8♠', stock: '' });
    expect([passes.legal, passes.refusal({ type: 'draw' })]).toEqual([[], 'nothing-to-draw R33']);
    passes.act({ type: 'pass' });
    expect([passes.eventsOf('stormPassed'), passes.asked]).toMatchObject([[{ seat: 0 }], '2 storm']);
  });
});
