import type { SeatInfo } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../data/cards';
import { coinNamed } from '../../data/coins';
import { spaceNamed } from '../../data/track';
import type { HavocEventBody, Statistics } from '../../types';
import { logLine, SILENT } from '../log';

type Kind = HavocEventBody['type'];

const seats: SeatInfo[] = [
  { seat: 0, name: 'Marta', colour: 'red', driver: { kind: 'you' } },
  { seat: 1, name: 'Ada', colour: 'black', driver: { kind: 'ai', level: 'medium' } },
];
const settings = { laps: 2, dice: 2, decks: 1, handSize: 4, coins: 3, passes: 1 };
const statistics: Statistics = {
  stormsWon: 1,
  coinsPlaced: 3,
  ownTriggered: 0,
  othersTriggered: 1,
  tows: 0,
  crashes: 0,
  coinLosses: 4,
};
const at = spaceNamed('L2-40');
const slot = spaceNamed('PIT-1');
const lanePath = [spaceNamed('L1-40'), at];

/** One event of every kind; the mapped type requires all of them. text: its line, or null if it has none. */
const SAMPLES: { [K in Kind]: [event: Extract<HavocEventBody, { type: K }>, text: string | null] } = {
  gameStarted: [{ type: 'gameStarted', settings, seats: 2 }, 'Havoc Speedway, 2 laps, 2 drivers'],
  stageStarted: [{ type: 'stageStarted', stage: 'storm', dealer: 0 }, 'Round 3: Storm'],
  dealerGridDealt: [{ type: 'dealerGridDealt', cards: 18, again: true }, '18 cards are laid face down again'],
  dealerTurn: [{ type: 'dealerTurn', seat: 0 }, null],
  dealerCardFlipped: [{ type: 'dealerCardFlipped', seat: 1, place: 4, card: cardNamed('10H') }, 'Ada flips 10♥'],
  dealerTie: [{ type: 'dealerTie', seats: [0, 1] }, 'Marta and Ada share the lowest card and flip again'],
  dealerChosen: [{ type: 'dealerChosen', seat: 0, card: cardNamed('7S') }, 'Marta deals first, with 7♠'],
  dealerButtonMoved: [{ type: 'dealerButtonMoved', from: 0, to: 1 }, 'Ada deals'],
  stormShuffled: [{ type: 'stormShuffled', cards: 32 }, null],
  stormCardDealt: [{ type: 'stormCardDealt', seat: 0, card: null, hand: 1, stock: 31 }, null],
  stormStarterTurned: [{ type: 'stormStarterTurned', card: cardNamed('9C'), stock: 23 }, 'The first card is 9♣'],
  suitCalled: [{ type: 'suitCalled', suit: 1, by: 0 }, 'Marta calls diamonds'],
  toxicChanged: [{ type: 'toxicChanged', count: 2 }, null],
  stormTurn: [{ type: 'stormTurn', seat: 0 }, null],
  cardPlayed: [{ type: 'cardPlayed', seat: 0, card: cardNamed('QH'), hand: 2 }, 'Marta plays Q♥'],
  suitCallAwaited: [{ type: 'suitCallAwaited', seat: 0 }, null],
  turnSkipped: [{ type: 'turnSkipped', seat: 1, by: 'card' }, 'Ada is skipped'],
  stockReshuffled: [{ type: 'stockReshuffled', stock: 9 }, 'The pile is shuffled into a new stock of 9 cards'],
  cardsDrawn: [
    { type: 'cardsDrawn', seat: 1, count: 4, cards: null, reason: 'toxic', hand: 7, stock: 3 },
    'Ada draws 4 for a toxic 7',
  ],
  stormPassed: [{ type: 'stormPassed', seat: 1 }, 'Ada can’t play or draw'],
  badgeAwarded: [{ type: 'badgeAwarded', seat: 0, place: 1 }, 'Marta goes out 1st'],
  stormEnded: [{ type: 'stormEnded', order: [0, 1], turns: 30, stopped: false }, 'Marta wins the Storm, then Ada'],
  stageResults: [{ type: 'stageResults', stage: 'storm', next: 'coins', table: [] }, null],
  laneTurn: [{ type: 'laneTurn', seat: 0, free: [1, 2] }, null],
  laneChosen: [{ type: 'laneChosen', seat: 1, lane: 2, at, automatic: true }, 'Ada is left with lane 2'],
  coinsDrawn: [
    { type: 'coinsDrawn', seat: 0, count: 2, coins: [coinNamed('+2'), coinNamed('TOW')], purse: 80 },
    'Marta draws +2 and tow',
  ],
  purseRefilled: [{ type: 'purseRefilled', purse: 12 }, 'The purse is refilled with 12 coins'],
  coinAwardForfeited: [{ type: 'coinAwardForfeited', seat: 1, count: 1 }, 'Ada forfeits 1 coin'],
  coinTurn: [{ type: 'coinTurn', seat: 0, coins: 2, forbidden: [] }, null],
  coinPlaced: [{ type: 'coinPlaced', seat: 1, at, coin: null, left: 0 }, 'Ada places a coin on lane 2, position 40'],
  passStarted: [{ type: 'passStarted', pass: 2, order: [0, 1], tieBreak: false }, 'Racing turn 2'],
  raceTurn: [{ type: 'raceTurn', seat: 0, dice: ['movement', 'lane'] }, null],
  dieChosen: [{ type: 'dieChosen', seat: 0, die: 'movement', dice: 2 }, null],
  dieRolled: [
    { type: 'dieRolled', seat: 0, die: 'movement', faces: [4, 5], total: 9, symbol: null },
    'Marta rolls 9 (4 + 5)',
  ],
  pawnMoved: [
    { type: 'pawnMoved', seat: 0, path: [at, at - 1], cause: 'coin', direction: 'backward', asked: 3, made: 1 },
    'Marta goes back 1 of 3 spaces',
  ],
  pawnBlocked: [{ type: 'pawnBlocked', seat: 0, by: 1, at }, 'Marta is stopped behind Ada'],
  lineCrossed: [
    { type: 'lineCrossed', seat: 0, direction: 'forward', step: 2, lap: 2 },
    'Marta crosses the line: lap 2',
  ],
  laneShifted: [{ type: 'laneShifted', seat: 0, path: lanePath, symbol: 'R1' }, 'Marta changes to lane 2, position 40'],
  checkEngine: [{ type: 'checkEngine', seat: 0 }, 'Check engine: Marta stays'],
  coinRevealed: [
    { type: 'coinRevealed', at, coin: coinNamed('-4'), by: 1, seat: 0, chain: 2 },
    'Marta lands on Ada’s coin: −4, the 2nd in a row',
  ],
  towed: [{ type: 'towed', seat: 0, from: at, to: slot, lap: 1 }, 'Marta is towed to the pit'],
  pitExited: [{ type: 'pitExited', seat: 0, from: slot, at: spaceNamed('PL-3') }, 'Marta leaves the pit'],
  pitLaneEntered: [
    { type: 'pitLaneEntered', seat: 0, from: spaceNamed('L1-3'), at: spaceNamed('PL-3') },
    'Marta turns into the pit lane',
  ],
  pitWallHit: [
    { type: 'pitWallHit', seat: 0, path: [spaceNamed('PL-5')], to: slot },
    'Marta hits the wall of the pit lane and goes back to the pit',
  ],
  pitStuck: [{ type: 'pitStuck', seat: 0, by: 1 }, 'Marta can’t leave the pit: Ada is in the way'],
  merged: [
    { type: 'merged', seat: 0, from: spaceNamed('PL-3'), to: spaceNamed('L1-3') },
    'Marta merges onto lane 1, position 3',
  ],
  raceTurnEnded: [{ type: 'raceTurnEnded', seat: 0, at, lap: 1, progress: 40 }, null],
  playerFinished: [{ type: 'playerFinished', seat: 0, progress: 98 }, 'Marta has done all laps'],
  passEnded: [{ type: 'passEnded', pass: 1, standings: [{ seat: 1, progress: 50 }] }, 'Ada leads'],
  tieBreakStarted: [
    { type: 'tieBreakStarted', seats: [0, 1], progress: 100 },
    'Marta and Ada are level and race on to break the tie',
  ],
  tieBreakNarrowed: [{ type: 'tieBreakNarrowed', seats: [0, 1], progress: 110 }, 'Marta and Ada are still level'],
  raceEnded: [
    {
      type: 'raceEnded',
      ranking: [0, 1].map((seat) => ({
        seat,
        place: seat + 1,
        points: 10,
        at,
        lap: 2,
        progress: 100,
        finished: true,
        statistics,
      })),
      roundLimit: false,
    },
    'Marta wins, then Ada',
  ],
};

describe('the log of Havoc Speedway', () => {
  for (const [kind, [event, text]] of Object.entries(SAMPLES)) {
    it(`has a line for ${kind}, or leaves it out on purpose`, () => {
      const line = logLine({ round: 3, ...event }, seats, 'havoc-speedway');
      expect(line?.text ?? null).toBe(text);
      expect(Object.hasOwn(SILENT, kind)).toBe(text === null);
    });
  }
  it('has no line for an unknown event', () => {
    expect(logLine({ round: 1, type: 'confetti' } as never, seats, 'havoc-speedway')).toBeNull();
  });
  it('gives the line no seat when the bottom card calls the suit', () => {
    const line = logLine({ round: 1, type: 'suitCalled', suit: 2, by: -1 }, seats, 'havoc-speedway');
    expect(line).toEqual({ seat: null, text: 'The bottom card calls spades', kind: 'card' });
  });
});
