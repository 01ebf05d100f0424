import type { SeatInfo } from '@api/contract';
import { describe, expect, it } from 'vitest';
import type { FormulaEventBody, Statistics } from '../../types';
import { reference } from '../../ui/reference';
import { logLine, SILENT } from '../log';

type Kind = FormulaEventBody['type'];

const seats: SeatInfo[] = [
  { seat: 0, name: 'Marta', colour: 'red', driver: { kind: 'you' } },
  { seat: 1, name: 'Ada', colour: 'ivory', driver: { kind: 'ai', level: 'medium' } },
];
const statistics: Statistics = {
  rounds: 20,
  wearLeft: 4,
  brake: 5,
  overshoot: 3,
  shift: 1,
  slipstream: 0,
  collision: 1,
  motor: 0,
  gained: 2,
  topGear: 6,
  pitStops: 0,
};
const options = {
  laps: 2,
  wearPoints: 18,
  grid: 'dice',
  greatStart: '17',
  collision: 'mover',
  pitStops: true,
  slipstream: true,
  teamPoints: false,
  raceEnd: 0,
} as const;

/** One event of every kind; the type makes sure that none is missing. text: the event's line, or null for no line. */
const SAMPLES: { [K in Kind]: [event: Extract<FormulaEventBody, { type: K }>, text: string | null] } = {
  raceSetUp: [
    {
      type: 'raceSetUp',
      circuit: 'monaco',
      options,
      cars: [{ seat: 0, colour: 'red', number: 7, team: 'scarlet', box: 520 }],
    },
    'Monaco, 2 laps, 1 car',
  ],
  gridRolled: [{ type: 'gridRolled', seat: 0, value: 14, again: 1 }, 'Marta rolls 14 in the tie-break for the grid'],
  gridFormed: [
    {
      type: 'gridFormed',
      grid: [
        { seat: 1, at: 3 },
        { seat: 0, at: 2 },
      ],
    },
    'Ada is on pole',
  ],
  roundStarted: [{ type: 'roundStarted', order: [0, 1], distances: [3, 2] }, 'Round 3'],
  turnStarted: [{ type: 'turnStarted', seat: 0, at: 1, gear: 3, wear: 9, corner: -1, made: 0, asked: 0 }, null],
  startRolled: [{ type: 'startRolled', seat: 0, value: 1, outcome: 'stalled' }, 'Marta rolls 1 and stalls on the grid'],
  gearChosen: [
    { type: 'gearChosen', seat: 0, from: 5, to: 2, skipped: 2, cost: 2, chosen: true },
    'Marta takes 2nd gear, 2 wear for 2 gears skipped',
  ],
  dieRolled: [{ type: 'dieRolled', seat: 0, gear: 4, face: 3, value: 8, strained: false }, 'Marta rolls 8 in 4th gear'],
  movesOffered: [
    { type: 'movesOffered', seat: 0, spaces: 8, to: [], steps: [], cost: [] },
    'Marta has no safe space for a roll of 8: too fast, or too little wear left',
  ],
  moveChosen: [{ type: 'moveChosen', seat: 0, to: 9, path: [8, 9], by: 'driver' }, null],
  carMoved: [
    {
      type: 'carMoved',
      seat: 0,
      cause: 'roll',
      path: [1, 2, 3],
      lockedFrom: -1,
      spaces: 5,
      lost: 3,
      forced: 0,
      free: false,
    },
    'Marta brakes by 3 spaces and drives 2',
  ],
  blocked: [{ type: 'blocked', seat: 0, at: 3, by: [1], lost: 2 }, 'Marta is held up by Ada'],
  cornerEntered: [{ type: 'cornerEntered', seat: 0, corner: 0, step: 1, asked: 1 }, null],
  cornerLeft: [{ type: 'cornerLeft', seat: 0, corner: 0, step: 1, made: 1, asked: 1 }, null],
  overshot: [
    { type: 'overshot', seat: 0, corner: 0, corners: [0], beyond: 3, cost: 3, into: 1 },
    'Marta overshoots Sainte-Dévote by 3: 3 wear, into Massenet',
  ],
  wearChanged: [{ type: 'wearChanged', seat: 0, from: 9, to: 7, reason: 'brake' }, 'Marta brakes: 2 wear'],
  lapCompleted: [{ type: 'lapCompleted', seat: 0, lap: 2, step: 1, place: 2 }, 'Marta begins lap 2 in 2nd place'],
  pitEntered: [{ type: 'pitEntered', seat: 0, step: 1 }, 'Marta drives into the pits'],
  pitQueued: [{ type: 'pitQueued', seat: 0, at: 3 }, 'Marta waits in the pit lane'],
  pitServiced: [
    { type: 'pitServiced', seat: 0, at: 3, from: 4, to: 18 },
    'Marta stops in the box: wear points from 4 to 18',
  ],
  pitLeft: [{ type: 'pitLeft', seat: 0, gear: 4, step: 2 }, 'Marta leaves the pits'],
  slipstreamOffered: [{ type: 'slipstreamOffered', seat: 0, behind: 1, moves: [4] }, null],
  slipstreamTaken: [{ type: 'slipstreamTaken', seat: 0, behind: 1, to: 4 }, 'Marta is pulled along by Ada'],
  slipstreamDeclined: [{ type: 'slipstreamDeclined', seat: 0, behind: 1 }, 'Marta passes up Ada’s slipstream'],
  stopMade: [{ type: 'stopMade', seat: 0, corner: 4, made: 2, asked: 3 }, 'Marta makes stop 2 of 3 at Loews'],
  collisionRolled: [
    { type: 'collisionRolled', seat: 0, neighbours: [1], value: 4, lost: true },
    'Marta rolls 4 beside Ada: contact, 1 wear',
  ],
  motorStrained: [{ type: 'motorStrained', seat: 0, face: 30, seats: [0, 1] }, 'Marta rolls 30: 2 engines must hold'],
  motorTested: [{ type: 'motorTested', seat: 1, value: 9, lost: false }, 'Ada rolls 9: the engine holds'],
  carEliminated: [
    { type: 'carEliminated', seat: 0, reason: 'crash', at: 3, distance: 400, spent: 14 },
    'Marta crashes out of the corner',
  ],
  carFinished: [{ type: 'carFinished', seat: 1, at: 3, place: 1, wear: 2 }, 'Ada takes the flag, 1st with 2 wear left'],
  turnEnded: [{ type: 'turnEnded', seat: 0, at: 3, gear: 2, wear: 7, lap: 1, stops: 0 }, null],
  roundEnded: [{ type: 'roundEnded', places: [1, 0] }, 'Ada leads Marta'],
  raceEnded: [
    {
      type: 'raceEnded',
      classification: [
        { seat: 1, place: 1, status: 'finished', out: null, round: 20, distance: 700, points: 10, statistics },
        { seat: 0, place: 2, status: 'out', out: 'worn', round: 12, distance: 400, points: 0, statistics },
      ],
      teams: null,
      early: false,
      finisher: true,
    },
    'Ada wins',
  ],
};

describe('the log', () => {
  it.each(Object.entries(SAMPLES))('%s', (kind, [event, text]) => {
    const line = logLine({ round: 3, turn: 1, ...event }, seats, 'monaco');
    expect(line?.text ?? null).toBe(text);
    expect(Object.hasOwn(SILENT, kind)).toBe(text === null);
  });
  it("links the article of what was paid if that says more than the event's own", () => {
    const about = (event: FormulaEventBody) => logLine({ round: 3, turn: 1, ...event }, seats, 'monaco')?.about;
    const abouts = [SAMPLES.carMoved, SAMPLES.wearChanged, SAMPLES.carEliminated, SAMPLES.gearChosen].map(([event]) =>
      about(event),
    );
    expect(abouts).toEqual(['wear.brake', 'wear.brake', 'out.crash', undefined]);
    const explained = reference().articles.flatMap((article) => article.about);
    expect(abouts.filter((one) => one !== undefined && !explained.includes(one))).toEqual([]);
  });
});
