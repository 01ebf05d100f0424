import type { SeatInfo } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { raceConfig } from '../../tests/race-config';
import type { RoborallyEventBody } from '../../types';
import { logLine, SILENT } from '../log';

type Kind = RoborallyEventBody['type'];

const seats: SeatInfo[] = [
  { seat: 0, name: 'Marta', colour: 'red', driver: { kind: 'you' } },
  { seat: 1, name: 'Ada', colour: 'green', driver: { kind: 'ai', level: 'medium' } },
];
const { options } = raceConfig('first-shift', 2);
const slots = [5 as const];

/** One event of every kind; the type makes sure that none is missing. Value: the text of its line, or null for silence. */
const SAMPLES: { [K in Kind]: [event: Extract<RoborallyEventBody, { type: K }>, text: string | null] } = {
  raceStarted: [
    {
      type: 'raceStarted',
      course: 'first-shift',
      options,
      robots: [
        { seat: 0, dock: 1, cell: 82, facing: 1, lives: 3 },
        { seat: 1, dock: 2, cell: 98, facing: 1, lives: 3 },
      ],
    },
    'First Shift, 2 robots',
  ],
  turnStarted: [{ type: 'turnStarted' }, 'Turn 3'],
  lockedFilled: [{ type: 'lockedFilled', seat: 0, slot: 5, card: 490 }, 'Marta gets Move 1 in locked register 5'],
  cardsDealt: [{ type: 'cardsDealt', seat: 1, count: 9, cards: null }, null],
  draftChanged: [{ type: 'draftChanged', seat: 0, cards: [490, 0, 0, 0, 0], powerDown: false }, null],
  cardFixed: [{ type: 'cardFixed', seat: 0, cards: [490, 0, 0, 0, 0], powerDown: false }, null],
  programSubmitted: [{ type: 'programSubmitted', seat: 1 }, 'Ada is ready'],
  timerExpired: [
    { type: 'timerExpired', seat: 1, slots: [1, 3], cards: null },
    'Time is up for Ada: 2 registers filled at random',
  ],
  powerDownAnnounced: [{ type: 'powerDownAnnounced', seat: 0 }, 'Marta will power down'],
  stayDownChosen: [{ type: 'stayDownChosen', seat: 0 }, 'Marta stays powered down'],
  registerStarted: [{ type: 'registerStarted', gyro: [] }, 'Register 2'],
  cardsRevealed: [
    {
      type: 'cardsRevealed',
      cards: [
        { seat: 1, card: 780, marked: false },
        { seat: 0, card: 490, marked: false },
      ],
    },
    'Ada goes first with 780, then Marta',
  ],
  cardStarted: [{ type: 'cardStarted', seat: 1, card: 780, marked: false }, 'Ada: Move 2'],
  robotRotated: [{ type: 'robotRotated', seat: 0, from: 0, to: 1, cause: 'belt' }, 'A belt turns Marta east'],
  robotsMoved: [
    {
      type: 'robotsMoved',
      facing: 1,
      cause: 'card',
      by: 1,
      moves: [
        { seat: 1, from: 4, to: 5 },
        { seat: 0, from: 5, to: 6 },
      ],
    },
    'Ada pushes Marta east',
  ],
  moveBlocked: [
    { type: 'moveBlocked', seat: 0, facing: 1, wall: 4, cause: 'card', lost: 2 },
    'A wall stops Marta, 2 steps lost',
  ],
  beltsMoved: [
    { type: 'beltsMoved', pass: 'express', moves: [{ seat: 0, from: 4, to: 5 }], turns: [] },
    'Express belts carry Marta',
  ],
  beltsHeld: [
    { type: 'beltsHeld', pass: 'all', held: [{ seat: 1, at: 4, reason: 'conflict' }] },
    'The belt holds Ada: another belt',
  ],
  pusherFired: [{ type: 'pusherFired', at: 4, facing: 1, seat: 0, pushed: false }, 'A pusher can’t move Marta'],
  gearsTurned: [{ type: 'gearsTurned', turns: [{ seat: 0, from: 0, to: 1, at: 4, sense: 1 }] }, 'Gears turn Marta'],
  lasersFired: [
    {
      type: 'lasersFired',
      shots: [
        { laser: 0, seat: -1, from: 4, to: 8, facing: 1, beams: 1, hits: [0] },
        { laser: -1, seat: 0, from: 4, to: 8, facing: 1, beams: 1, hits: [1] },
      ],
    },
    'A laser hits Marta; Marta hits Ada',
  ],
  damageTaken: [{ type: 'damageTaken', seat: 0, amount: 2, damage: 5, from: [] }, 'Marta takes 2 damage, 5 in all'],
  registersLocked: [{ type: 'registersLocked', seat: 0, slots }, 'Marta: register 5 locked'],
  robotDestroyed: [
    { type: 'robotDestroyed', seat: 0, cause: 'pit', at: 4, by: 1, lives: 2 },
    'Marta falls into a pit, thanks to Ada, 2 lives left',
  ],
  robotEliminated: [{ type: 'robotEliminated', seat: 0 }, 'Marta is out of the race'],
  checkpointTouched: [
    { type: 'checkpointTouched', seat: 1, number: 1, at: 4, left: 1 },
    'Ada touches checkpoint 1, 1 to go',
  ],
  archiveMoved: [{ type: 'archiveMoved', seat: 1, at: 4 }, null],
  robotFinished: [{ type: 'robotFinished', seat: 1, place: 1 }, 'Ada finishes 1st'],
  registerEnded: [{ type: 'registerEnded' }, null],
  repaired: [
    { type: 'repaired', seat: 0, from: 5, to: 0, site: 'repair' },
    'Marta is repaired at a repair site: damage 5 to 0',
  ],
  cardsDiscarded: [{ type: 'cardsDiscarded', seat: 0, slots }, null],
  registersUnlocked: [{ type: 'registersUnlocked', seat: 0, slots: [4, 5] }, 'Marta: registers 4 and 5 unlocked'],
  respawnAsked: [{ type: 'respawnAsked', seat: 0, places: [], mayKeep: false }, null],
  robotRespawned: [
    { type: 'robotRespawned', seat: 0, at: 4, facing: 1, damage: 2, beside: true },
    'Marta is back beside its archive with 2 damage',
  ],
  poweredDown: [{ type: 'poweredDown', seat: 1, removed: 6 }, 'Ada is powered down, 6 damage repaired'],
  poweredUp: [{ type: 'poweredUp', seat: 1, damage: 0 }, 'Ada wakes up'],
  optionDrawn: [{ type: 'optionDrawn', seat: 1, card: 2 }, 'Ada draws Twin Cannon'],
  optionUsed: [{ type: 'optionUsed', seat: 1, card: 2 }, 'Ada uses Twin Cannon'],
  optionLost: [{ type: 'optionLost', seat: 1, card: 2, reason: 'destroyed' }, 'Ada loses Twin Cannon'],
  seatRetired: [{ type: 'seatRetired', seat: 1 }, 'Ada gives up'],
  turnEnded: [{ type: 'turnEnded', standings: [1, 0] }, 'Ada leads after turn 3'],
  raceEnded: [{ type: 'raceEnded', reason: 'finish', winner: 1, classification: [] }, 'Ada wins the race'],
};
const lineOf = (event: RoborallyEventBody) => logLine({ turn: 3, register: 2, ...event }, seats, 'first-shift');

describe('the log', () => {
  for (const [kind, [event, text]] of Object.entries(SAMPLES)) {
    it(`has words for ${kind}, or a reason for silence`, () => {
      expect(lineOf(event)?.text ?? null).toBe(text);
      if (text === null) expect(SILENT[kind as keyof typeof SILENT]).toMatch(/\w{3}/);
      else expect(Object.hasOwn(SILENT, kind)).toBe(false);
    });
  }
  it('gives each line the dot of its robot', () => {
    expect(lineOf(SAMPLES.cardStarted[0])?.seat).toBe(1);
    expect(lineOf(SAMPLES.registerStarted[0])?.seat).toBeNull();
    expect(lineOf(SAMPLES.robotsMoved[0])?.seat).toBe(1);
  });
  it('omits the plain effects of a card', () => {
    expect(lineOf({ type: 'robotRotated', seat: 0, from: 0, to: 1, cause: 'card' })).toBeNull();
    expect(
      lineOf({ type: 'robotsMoved', facing: 1, cause: 'card', by: 0, moves: [{ seat: 0, from: 4, to: 5 }] }),
    ).toBeNull();
  });
  it('names pushers, blocked pushes and races without a winner', () => {
    const moves = [{ seat: 0, from: 4, to: 5 }];
    expect(lineOf({ type: 'robotsMoved', facing: 2, cause: 'pusher', by: -1, moves })?.text).toBe(
      'A pusher pushes Marta south',
    );
    expect(lineOf({ type: 'raceEnded', reason: 'noneLeft', winner: -1, classification: [] })?.text).toBe(
      'No robots are left, so nobody wins',
    );
  });
});
