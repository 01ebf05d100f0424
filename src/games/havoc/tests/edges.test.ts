// Edge cases X1 to X38, and rules without a worked example.

import { begin as beginRace, isOver, step } from '@core/engine';
import { ioWith, scriptedIo } from '@core/io';
import { describe, expect, test } from 'vitest';
import { apply } from '../check';
import { suitNamed } from '../data/cards';
import { FULL_PURSE } from '../data/coins';
import { cellAt } from '../data/track';
import { havoc } from '../index';
import { isOpenCell } from '../phases/coins';
import { nextStage } from '../phases/stages';
import { setup } from '../setup';
import { standings } from '../standings';
import type { HavocAction, HavocEvent } from '../types';
import { view } from '../view';
import { baseOf, card, cards, drawsFor, race, stacked } from './race';
import { raceConfig } from './race-config';

describe('configs', () => {
  test('[R1, O1] seats and settings out of range are refused by their rule', () => {
    const violation = (config: ReturnType<typeof raceConfig>) => {
      const start = beginRace(havoc, config, 'x');
      return start.ok ? null : `${start.violation.code} ${start.violation.rule}`;
    };
    expect(violation(raceConfig(1))).toBe('seats-taken R1');
    for (const [id, low, high] of [
      ['laps', 0, 6],
      ['dice', 0, 3],
      ['decks', 0, 3],
      ['handSize', 2, 6],
      ['coins', 0, 4],
      ['passes', 0, 5],
    ] as const) {
      expect([violation(raceConfig(2, { [id]: low })), violation(raceConfig(2, { [id]: high }))]).toEqual([
        'setting O1',
        'setting O1',
      ]);
    }
    expect(violation(raceConfig(4))).toBeNull();
  });
});

describe('Dealer Selection', () => {
  test('X1 [R5, R6] all tie again and again until the grid is too small and is dealt again', () => {
    // Four ranks shared by four seats each use sixteen cards, which leaves two for four tied seats.
    const grid = '7♥ 7♦ 7♠ 7♣ 8♥ 8♦ 8♠ 8♣ 9♥ 9♦ 9♠ 9♣ 10♥ 10♦ 10♠ 10♣ K♥ K♦';
    const io = scriptedIo<HavocEvent>([...drawsFor(FULL_PURSE, FULL_PURSE), ...stacked([], cards(grid))]);
    const s = setup(raceConfig(4), baseOf('tie'), io);
    const chance = ioWith(io.emit, (bound: number) => bound - 1);
    for (let place = 0; place < 16; place++) apply(s, s.asks[0]!, { type: 'pick', place }, chance);
    expect(io.events.filter((event) => event.type === 'dealerTie')).toHaveLength(4);
    expect(io.events.filter((event) => event.type === 'dealerGridDealt').map((event) => event.again)).toEqual([
      false,
      true,
    ]);
    expect([s.grid.length, s.flippedBy.every((seat) => seat === -1), s.pickers]).toEqual([18, true, [0, 1, 2, 3]]);
  });

  test('[R4] a face-up card cannot be flipped', () => {
    const io = scriptedIo<HavocEvent>([...drawsFor(FULL_PURSE, FULL_PURSE), ...stacked([], cards('8♥ 9♥'))]);
    const s = setup(raceConfig(2), baseOf('face'), io);
    apply(s, s.asks[0]!, { type: 'pick', place: 0 }, io);
    expect(havoc.check(s, s.asks[0]!, { type: 'pick', place: 0 })).toMatchObject({ code: 'card-face-up', rule: 'R4' });
    expect(view(s, 1).grid[0]).toEqual({ card: card('8♥'), by: 0 });
    expect(view(s, 1).grid[1]).toEqual({ card: null, by: null });
  });
});

describe('Storm', () => {
  test('X2 [R12] a Queen at the bottom reveals her suit', () => {
    const r = race(2).deal(2, ['8♥ 9♥ 10♥', '8♦ 9♦ 10♦'], 'Q♠', 'Q♥');
    expect(r.s.called).toBe(suitNamed('hearts'));
  });

  test('X3 [R16] a Queen can’t be played on a starter 7', () => {
    const r = race(2).deal(2, ['Q♥ 9♥ 10♥', '8♦ 9♦ 10♦'], '7♠');
    expect([r.legal, r.refusal({ type: 'play', card: card('Q♥') })]).toEqual([[], 'toxic-seven R16']);
  });

  test('X4 the suit called for a starter Queen applies until she is covered', () => {
    const r = race(2).deal(2, ['9♠ K♦ J♥', '9♦ 10♠ J♠'], 'Q♠', '8♦').draw();
    expect([r.asked, r.legal]).toEqual(['2 storm', ['9♦']]);
    r.play('9♦');
    expect([r.s.called, r.legal.includes('9♠')]).toEqual([-1, true]);
  });

  test('X5 [R17, R18] a 7 on a spent 7 starts a new chain', () => {
    const r = race(2).storm({ hands: ['K♥ 8♥', '7♦ 9♦'], pile: '7♠', toxic: 2 });
    r.draw().play('7♦');
    expect(r.s.toxic).toBe(2);
  });

  test('X8, X9 [R25] going out with a 7 or an Ace while two seats remain', () => {
    const ace = race(3)
      .storm({ hands: ['8♥ 9♥', 'A♠', '8♦ 9♠ A♦'], pile: 'K♠', turn: 2 })
      .play('A♠');
    expect([ace.eventsOf('turnSkipped'), ace.asked]).toMatchObject([[{ seat: 2 }], '1 storm']);
  });

  test('X10 [R26] the last card of the last seat but one ends the Storm without an effect', () => {
    const r = race(2)
      .storm({ hands: ['7♠', '8♥ 9♥'], pile: 'K♠' })
      .play('7♠');
    expect([r.eventsOf('toxicChanged'), r.eventsOf('cardsDrawn'), r.s.stage]).toEqual([[], [], 'lanes']);
    expect([r.s.stock, r.s.pile, r.hand(2)]).toEqual([[], [], '']);
  });

  test('[R31] a penalty with no card left at all counts as paid', () => {
    const r = race(2).storm({ hands: ['K♥ 8♥', '10♥ J♥'], pile: '7♠', stock: '', toxic: 2 });
    expect([r.offer('storm').mayDraw, r.offer('storm').draw]).toEqual([true, 0]);
    r.draw();
    expect([r.hand(1), r.s.toxic, r.asked, r.eventsOf('cardsDrawn')]).toMatchObject([
      'K♥ 8♥',
      0,
      '2 storm',
      [{ count: 0, reason: 'toxic' }],
    ]);
  });

  test('X12 [R15] without a call, a Queen counts as her own suit', () => {
    const r = race(2).storm({ hands: ['9♠ 8♦', '10♥ J♥'], pile: 'Q♠ 9♥' });
    expect(r.legal).toEqual(['9♠']);
  });

  test('X13 [R19] drawing with a legal card in hand is allowed', () => {
    const r = race(2)
      .storm({ hands: ['9♠ 8♠', '10♥ J♥'], pile: 'K♠' })
      .draw();
    expect([r.car(1).hand.length, r.asked]).toEqual([3, '2 storm']);
  });

  test('[R19] a seat with a 7 may draw against a toxic 7', () => {
    const r = race(2).storm({ hands: ['7♥ 8♠', '10♥ J♥'], pile: '7♠', toxic: 2 });
    expect([r.legal, r.offer('storm').mayDraw]).toEqual([['7♥'], true]);
    expect(r.draw().car(1).hand).toHaveLength(4);
  });

  test('[R34] after 400 turns fewest cards win, ties clockwise from the left of the dealer', () => {
    const r = race(4).storm({ hands: ['9♠ 8♠ K♦', '10♥ J♥', 'A♣ K♣', '9♣ 9♦ 8♣'], pile: 'K♥', stock: '10♦ J♦' });
    r.set({ turns: 399, dealer: 2 }).draw();
    expect(r.eventsOf('stormEnded')).toMatchObject([{ order: [1, 2, 3, 0], turns: 400, stopped: true }]);
  });
});

describe('coins', () => {
  test('X14, X15, X16 [R38, R40, R42] a seat without coins has no turn', () => {
    const one = race(2, { coins: 1 }).racing();
    one.s.asks = [];
    one.s.stage = 'lanes';
    nextStage(
      one.s,
      ioWith(
        (event) => one.events.push(event),
        (bound) => bound - 1,
      ),
    );
    expect([one.asked, one.eventsOf('coinTurn')]).toMatchObject(['1 coin', [{ seat: 0, coins: 1 }]]);
    one.act({ type: 'coin', coin: one.car(1).coins[0]!, at: cellAt(2, 40) });
    expect([one.s.stage, one.asked]).toEqual(['racing', '1 die']);
    const none = race(2).racing();
    Object.assign(none.s, { asks: [], stage: 'lanes', purse: [], tray: [] });
    nextStage(
      none.s,
      ioWith(
        (event) => none.events.push(event),
        (bound) => bound - 1,
      ),
    );
    expect([none.s.stage, none.eventsOf('coinAwardForfeited').map((event) => event.count)]).toEqual(['racing', [3, 2]]);
    expect(none.eventsOf('stageResults').map((event) => event.stage)).toEqual(['lanes', 'coins']);
  });

  test('X17, X18 [R45] closed zones add up, and also apply in front of the seat’s own pawn', () => {
    const r = race(3).coins(1, '+2').pawn(1, 'L2-12').pawn(2, 'L2-10').pawn(3, 'L2-15').placing();
    const open = Array.from({ length: 14 }, (_, n) => 10 + n).filter((n) => isOpenCell(r.s, 0, cellAt(2, n)));
    expect(open).toEqual([22, 23]);
    expect(r.coinRefusal('L2-13')).toBe('cell-guarded R45');
  });

  test('X19 coins may be placed on the grid row and just past the line', () => {
    const r = race(2).coins(1, '+2').placing();
    expect([r.coinRefusal('L1-96'), r.coinRefusal('L1-1')]).toEqual([undefined, undefined]);
  });

  test('[R42] a seat places only its own coins, and all of them, before the next seat', () => {
    const r = race(2).coins(1, '+2', 'TOW').coins(2, '-3').placing();
    expect(r.coinRefusal('L1-50', '-3')).toBe('coin-not-held R42');
    r.place('TOW', 'L1-70');
    expect(r.asked).toBe('1 coin');
    r.place('+2', 'L1-71');
    expect([r.asked, r.laid]).toEqual(['2 coin', ['L1-70:TOW', 'L1-71:+2']]);
    expect(r.eventsOf('coinTurn')).toHaveLength(1);
  });

  test('(S3) the default goes backward from the seat’s pawn, or down from L1-96', () => {
    const r = race(2).coins(1, '+2').pawn(1, 'L3-1').coin('L3-96:-3', 2).placing();
    expect(r.default()).toMatchObject({ at: cellAt(3, 95) });
    const pit = race(2).coins(1, '+2').pawn(1, 'PIT-1').coin('L1-96:-3', 2).placing();
    expect(pit.default()).toMatchObject({ at: cellAt(1, 95) });
  });
});

describe('racing', () => {
  test('X20 [R53] a car right behind another loses its turn by moving', () => {
    const r = race(2).pawn(1, 'L1-10').pawn(2, 'L1-11').racing().roll(4);
    expect([r.at(1)[0], r.asked]).toEqual(['L1-10', '2 die']);
  });

  test('X22 [R59] a coin that cannot move the car is used up and ends the chain', () => {
    const r = race(2).pawn(1, 'L1-10').pawn(2, 'L1-13').coin('L1-12:+3', 2).racing().roll(2);
    expect([r.at(1)[0], r.laid, r.eventsOf('pawnMoved').at(-1)]).toMatchObject(['L1-12', [], { made: 0, asked: 3 }]);
  });

  test('X23 [R62] the card never shows less than lap 1', () => {
    const r = race(2).pawn(1, 'L4-96', 0).coin('L4-1:-5', 2).racing().roll(1);
    expect(view(r.s, 0).cars[0]).toMatchObject({ lap: 0, shownLap: 1, progress: -4 });
  });

  test('X25 [R63] a tow just past the line costs a few positions', () => {
    const r = race(2, { laps: 3 }).pawn(1, 'L2-95').coin('L2-3:TOW', 2).racing().roll(4);
    expect([r.at(1), r.car(1).coinLosses]).toEqual([['PIT-1', 2, 96], 3]);
  });

  test('X26 [R74] cars leave the pit one by one, and the first may block the next', () => {
    const r = race(3).pawn(1, 'PIT-1').pawn(2, 'PIT-2').pawn(3, 'PIT-3').racing();
    r.roll(1).roll(5);
    expect([r.at(1)[0], r.at(2)[0]]).toEqual(['PL-1', 'PIT-2']);
    expect(r.eventsOf('pitStuck')).toMatchObject([{ seat: 1, by: 0 }]);
  });

  test('X27 [R75, R78] from PL-5 beside a pawn a car must roll movement and crash', () => {
    for (const face of [1, 6]) {
      const r = race(2).pawn(1, 'PL-5').pawn(2, 'L1-5').racing();
      expect(r.offer('die').dice.map((one) => one.die)).toEqual(['movement']);
      expect(r.roll(face).at(1)).toEqual(['PIT-1', 1, 0]);
    }
  });

  test('X28, X29 [R64, R68] the wall at position 6, and two lanes from lane 3', () => {
    expect(race(2).pawn(1, 'L1-6').racing().lane('L1').at(1)[0]).toBe('L1-6');
    expect(race(2).pawn(1, 'L3-2').racing().lane('L2').at(1)[0]).toBe('L1-2');
  });

  test('X30 [R67, R79] merging over a coin touches only the last cell', () => {
    const r = race(2).pawn(1, 'PL-2').coin('L1-2:TOW', 2).coin('L2-2:+3', 2).racing().lane('R2');
    expect([r.at(1)[0], r.laid]).toEqual(['L2-5', ['L1-2:TOW']]);
  });

  test('X38 cars queue behind four cars abreast', () => {
    const r = race(4).pawn(1, 'L1-9').pawn(2, 'L1-10').pawn(3, 'L2-9').pawn(4, 'L2-10').racing();
    expect(r.roll(3).lane('L1').at(1)[0]).toBe('L1-9');
  });

  test('[R71] a tow takes the lowest free slot', () => {
    const r = race(3).pawn(1, 'L1-10').pawn(2, 'PIT-1').pawn(3, 'PIT-3').coin('L1-12:TOW', 2).racing().roll(2);
    expect(r.at(1)[0]).toBe('PIT-2');
  });

  test('the choice of die shows own coins, and only the presence of others', () => {
    const r = race(2).pawn(1, 'L1-10').coin('L1-12:+3', 1).coin('L1-15:-2', 2).coin('L1-13:TOW', 2).racing();
    const outcome = (roll: number) => r.offer('die').dice[0]?.outcomes.find((one) => one.roll === roll);
    expect(outcome(2)).toMatchObject({ coins: [{ coin: 1 }, { at: cellAt(1, 15), coin: null }], to: cellAt(1, 15) });
    expect(outcome(3)).toMatchObject({ coins: [{ at: cellAt(1, 13), coin: null }], to: cellAt(1, 13) });
    expect(outcome(4)).toMatchObject({ coins: [], to: cellAt(1, 14), progress: 14 });
  });
});

describe('the end', () => {
  test('X31 [R81] a car on 96 finishes with any step', () => {
    const r = race(2).pawn(1, 'L1-96').racing().roll(1);
    expect(r.eventsOf('playerFinished')).toMatchObject([{ seat: 0, progress: 97 }]);
  });

  test('X32 [R85] a car on the pit lane ties with one on the track', () => {
    const r = race(2).pawn(1, 'PL-2', 2).pawn(2, 'L4-1', 2).order(1, 2);
    r.car(1).finished = true;
    r.racing(2).roll(1);
    expect([r.s.stage, r.s.tied]).toEqual(['tieBreak', [0, 1]]);
  });

  test('X33 [R85, R86] a tie-break car sent back over the line stays in the comparison', () => {
    const r = race(3).pawn(1, 'L1-3', 2).pawn(2, 'L2-2', 2).pawn(3, 'L3-2', 2).coin('L1-4:-5', 2).coin('L2-4:-5', 3);
    r.car(1).finished = true;
    r.order(1, 2, 3).racing(2).roll(1).roll(1);
    expect([r.s.stage, r.s.tied]).toEqual(['tieBreak', [0, 1, 2]]);
    r.roll(1).roll(1).roll(1);
    expect([r.at(1), r.at(2), r.at(3)]).toEqual([
      ['L1-95', 1, 95],
      ['L2-95', 1, 95],
      ['L3-4', 2, 100],
    ]);
    expect([r.s.stage, standings(r.s).map((one) => one.seat)]).toEqual(['finished', [2, 0, 1]]);
  });

  test('[R86] a seat that drops out of the tie stays ahead of those that were never in it', () => {
    const r = race(3).pawn(1, 'L1-3', 2).pawn(2, 'L2-2', 2).pawn(3, 'L3-2', 2).coin('L2-4:-5', 3);
    for (const seat of [1, 2]) r.car(seat).finished = true;
    r.order(1, 2, 3).racing(2).roll(1);
    r.act({ type: 'die', die: 'lane' }, 2);
    expect([r.s.tied, r.eventsOf('tieBreakStarted').length]).toEqual([[0, 1], 1]);
    r.roll(1).roll(1);
    expect(r.eventsOf('tieBreakNarrowed')).toMatchObject([{ seats: [0], progress: 100 }]);
    expect(standings(r.s).map((one) => one.seat)).toEqual([0, 1, 2]);
    expect([r.at(2)[2], r.at(3)[2]]).toEqual([95, 98]);
  });

  test('[R88] the last round ends the race without a tie-break', () => {
    const r = race(2).pawn(1, 'L1-10').pawn(2, 'L2-12').order(2, 1).set({ round: 150 }).racing(1).roll(2);
    expect([r.s.stage, isOver(r.s), r.eventsOf('raceEnded')[0]?.roundLimit]).toEqual(['finished', true, true]);
    expect(standings(r.s).map((one) => one.seat)).toEqual([1, 0]);
  });

  test('[R88] after 100 passes of a tie-break the badges decide', () => {
    const r = race(2).pawn(1, 'L1-3', 2).pawn(2, 'L2-3', 2).order(2, 1);
    for (const seat of [1, 2]) r.car(seat).finished = true;
    r.set({ tied: [1, 0], wasTied: [1, 0], pass: 100 });
    r.racing(1, 'tieBreak');
    r.act({ type: 'die', die: 'lane' }, 2);
    expect([r.s.stage, standings(r.s).map((one) => one.seat)]).toEqual(['finished', [1, 0]]);
  });

  test('(S6) the ranking has the points and figures of each seat', () => {
    const r = race(2).pawn(1, 'L1-94').pawn(2, 'L2-50').racing().roll(5).roll(1);
    expect(r.eventsOf('raceEnded')[0]?.ranking).toMatchObject([
      { seat: 0, place: 1, points: 10, lap: 2, progress: 99, finished: true },
      { seat: 1, place: 2, points: 6, progress: 51, finished: false },
    ]);
    expect([1, 2, 3, 4, 5].map(havoc.points as (place: number) => number)).toEqual([10, 6, 3, 1, 0]);
  });
});

describe('taking back', () => {
  /** Whether the step rules out taking back: chance was used, or hidden information became known. */
  function bars(r: ReturnType<typeof race>, action: HavocAction): boolean {
    const done = step(havoc, r.s, { ask: r.open.id, seat: r.open.seat, action, by: 'player' });
    if (!done.ok) throw new Error(done.violation.code);
    return done.value.drew || done.value.revealed;
  }

  test('a card, a call, a lane and a coin may be taken back', () => {
    const table = { hands: ['Q♠ 9♠ 8♠', '10♥ J♥'], pile: 'K♠' };
    expect(bars(race(2).storm(table), { type: 'play', card: card('9♠') })).toBe(false);
    expect(bars(race(2).storm(table).play('Q♠'), { type: 'suit', suit: 2 })).toBe(false);
    const placing = race(2).coins(1, '+2', '+3').placing();
    expect(bars(placing, { type: 'coin', coin: placing.car(1).coins[0]!, at: cellAt(2, 40) })).toBe(false);
  });

  test('never a draw, a roll, or an answer after which coins are drawn', () => {
    const table = { hands: ['9♠ 8♠', '10♥ J♥'], pile: 'K♠' };
    expect(bars(race(2).storm(table), { type: 'draw' })).toBe(true);
    expect(bars(race(2).pawn(1, 'L1-10').racing(), { type: 'die', die: 'movement' })).toBe(true);
    const last = race(2)
      .storm({ hands: ['9♠', '10♥ J♥'], pile: 'K♠' })
      .set({ round: 2 });
    last.car(1).at = cellAt(1, 96);
    last.car(2).at = cellAt(2, 96);
    expect(bars(last, { type: 'play', card: card('9♠') })).toBe(true);
  });
});
