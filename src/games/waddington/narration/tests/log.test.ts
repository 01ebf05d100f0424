import type { SeatInfo } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { pitCardNamed, tacticNamed } from '../../data/cards';
import { PENALTY_CHART } from '../../data/charts';
import type { WaddingtonEventBody } from '../../types';
import { logLine, SILENT } from '../log';

type Kind = WaddingtonEventBody['type'];

const seats: SeatInfo[] = [
  { seat: 0, name: 'Marta', colour: 'red', driver: { kind: 'you' } },
  { seat: 1, name: 'Ada', colour: 'yellow', driver: { kind: 'ai', level: 'medium' } },
];
const gauges = { brakes: 2, tyres: 3 };
const statistics = { lapsLed: 0, spins: 0, dice: 0, stops: 0, baulks: 0, cardsUsed: 0, bestLap: 0 };

/** One event of every kind; the type makes sure that none is missing. text: the event's line, or null for no line. */
const SAMPLES: { [K in Kind]: [event: Extract<WaddingtonEventBody, { type: K }>, text: string | null] } = {
  raceSetUp: [
    {
      type: 'raceSetUp',
      circuit: 'porto-sirena',
      laps: 5,
      carChoice: 'dice',
      handSize: 5,
      pitCards: true,
      strictTyres: false,
      seats: 2,
    },
    'Porto Sirena, 5 laps, 2 cars',
  ],
  carChoiceRolled: [{ type: 'carChoiceRolled', seat: 0, dice: [4, 2], again: false }, 'Marta rolls 4 and 2'],
  carChosen: [{ type: 'carChosen', seat: 0, colour: 'green', place: 3 }, 'Marta takes the green car'],
  packsShuffled: [{ type: 'packsShuffled', pitPack: 16, tactics: 30 }, null],
  tacticsDealt: [{ type: 'tacticsDealt', seat: 1, count: 5, cards: null }, 'Ada is dealt 5 tactic cards'],
  gridFormed: [{ type: 'gridFormed', grid: [{ seat: 0, at: 7 }] }, null],
  roundStarted: [{ type: 'roundStarted', final: false }, 'Turn 3'],
  turnStarted: [{ type: 'turnStarted', seat: 0, reading: 60, tyres: 0, brakes: 0, dial: 5 }, null],
  turnMissed: [{ type: 'turnMissed', seat: 1, left: 1 }, 'Ada misses a turn, 1 more to come'],
  superbDriving: [{ type: 'superbDriving', seat: 0, corner: 0 }, 'Marta plays Superb Driving for Santa Chiara'],
  restarted: [{ type: 'restarted', seat: 0, from: 'pit' }, 'Marta drives out of the pit'],
  speedSet: [{ type: 'speedSet', seat: 0, from: 120, to: 80, reason: 'choice' }, 'Marta slows down from 120 to 80 mph'],
  wearAdded: [
    { type: 'wearAdded', seat: 0, cause: 'reduction', brakes: 2, tyres: 1, gauges },
    'Marta brakes hard: tyres +1, brakes +2',
  ],
  carMoved: [{ type: 'carMoved', seat: 0, cause: 'run', speed: 60, path: [1, 2, 3] }, 'Marta runs up 2 squares'],
  lineCrossed: [
    { type: 'lineCrossed', seat: 0, at: 3, square: 1, dialFrom: 3, dialTo: 2, first: false },
    'Marta crosses the line: 2 laps to go',
  ],
  bandCrossed: [
    { type: 'bandCrossed', seat: 0, corner: 0, place: 9, square: 2, limit: 80, speed: 100, excess: 20 },
    null,
  ],
  baulked: [
    { type: 'baulked', seat: 0, blocker: 1, forced: true, from: 120, to: 60, squares: 2, standing: false },
    'Marta is held up behind Ada after 2 squares',
  ],
  cardWindow: [{ type: 'cardWindow', seat: 0, skipped: 'noCards' }, null],
  tacticPlayed: [
    { type: 'tacticPlayed', seat: 1, card: tacticNamed('slipstream'), squares: 3, reading: 100 },
    'Ada plays Slipstream: 3 more squares',
  ],
  tacticPassed: [{ type: 'tacticPassed', seat: 1 }, null],
  cornerJudged: [
    { type: 'cornerJudged', seat: 0, corner: 1, limit: 100, excess: 0, verdict: 'clear', reason: null },
    'Marta takes Faro at 100 mph, where 100 is safe',
  ],
  diceRolled: [
    {
      type: 'diceRolled',
      seat: 0,
      corner: 1,
      column: 40,
      dice: [4, 3],
      row: 0,
      result: 'wear',
      tyres: 1,
      brakes: 1,
    },
    'Marta rolls 4 and 3 at Faro, 40 over: tyres +1, brakes +1',
  ],
  spunOff: [
    { type: 'spunOff', seat: 1, reason: 'tooFast', corner: 0, from: 4, to: 9, undone: 2 },
    'Ada spins off at Santa Chiara, far too fast',
  ],
  pitEntered: [
    { type: 'pitEntered', seat: 1, at: 8, tyres: 6, brakes: 3 },
    'Ada stops in the pit: new tyres and brakes',
  ],
  gaugesReset: [{ type: 'gaugesReset', seat: 1 }, null],
  pitCardDrawn: [
    {
      type: 'pitCardDrawn',
      seat: 1,
      card: pitCardNamed('goodWork'),
      missTurns: 0,
      startSpeed: 80,
      kept: false,
    },
    'Ada draws Fine Pit Work, restarts at up to 80 mph',
  ],
  tacticTaken: [{ type: 'tacticTaken', seat: 1, from: 'stock', card: null }, 'Ada takes a tactic card from the stock'],
  pitCardActivated: [
    { type: 'pitCardActivated', seat: 1, card: pitCardNamed('brakeFailure') },
    'Brake Failure strikes Ada',
  ],
  pitCardEnded: [
    { type: 'pitCardEnded', seat: 1, card: pitCardNamed('specialTyres'), reason: 'used' },
    'Ada returns Special Tyres after use',
  ],
  finalRound: [{ type: 'finalRound', seat: 1 }, 'Ada has finished: the others still get this turn'],
  carFinished: [{ type: 'carFinished', seat: 1, past: 4500, place: 1 }, 'Ada finishes, 4.5 squares past the line'],
  turnEnded: [{ type: 'turnEnded', seat: 0, at: 3, reading: 60, tyres: 0, brakes: 0, dial: 3, order: [1, 0] }, null],
  roundEnded: [{ type: 'roundEnded', order: [1, 0], gaps: [0, 3000] }, 'Ada is 3 squares ahead of Marta'],
  raceEnded: [
    {
      type: 'raceEnded',
      classification: [
        { seat: 1, progress: 9, tieBreak: null, points: 10, statistics },
        { seat: 0, progress: 8, tieBreak: null, points: 8, statistics },
      ],
      roundLimit: false,
    },
    'Ada wins, then Marta',
  ],
};
const lineOf = (event: WaddingtonEventBody) => logLine({ round: 3, turn: 1, ...event }, seats, 'porto-sirena');

describe('the log', () => {
  for (const [kind, [event, text]] of Object.entries(SAMPLES)) {
    it(`has words for ${kind}, or a reason for silence`, () => {
      expect(lineOf(event)?.text ?? null).toBe(text);
      if (text === null) expect(SILENT[kind as keyof typeof SILENT]).toMatch(/\w{3}/);
      else expect(Object.hasOwn(SILENT, kind)).toBe(false);
    });
  }
  it('gives each line the dot of its car', () => {
    expect(lineOf(SAMPLES.tacticPlayed[0])?.seat).toBe(1);
    expect(lineOf(SAMPLES.roundStarted[0])?.seat).toBeNull();
  });
  it('gives the speed before a spin-off, and every roll once, without a line for the verdict', () => {
    const judged = SAMPLES.cornerJudged[0];
    expect(lineOf({ ...judged, verdict: 'dice', excess: 20 })).toBeNull();
    const spun = lineOf({ ...judged, verdict: 'spin', excess: 60, reason: 'tooFast' });
    expect(spun?.text).toBe('Marta takes Faro at 160 mph, 60 over');
    const superb = lineOf({ ...judged, verdict: 'superb', excess: 60 });
    expect(superb?.text).toBe('Marta takes Faro superbly, 60 over, no penalty');
  });
  it('[R41] says that worn tyres turned a roll into a spin-off', () => {
    const row = PENALTY_CHART.findIndex(({ dice }) => dice.join() === '2,4');
    const thrown = { ...SAMPLES.diceRolled[0], dice: [4, 2] as [number, number], row, tyres: 0, brakes: 0 };
    expect(lineOf({ ...thrown, result: 'spin' })?.text).toBe(
      'Marta rolls 4 and 2 at Faro, 40 over: spin-off, as tyres are at 4 or more',
    );
    expect(lineOf({ ...thrown, result: 'wear', tyres: 2 })?.text).toBe(
      'Marta rolls 4 and 2 at Faro, 40 over: tyres +2',
    );
    const always = PENALTY_CHART.findIndex(({ dice }) => dice.join() === '1,2');
    const lost = lineOf({ ...thrown, dice: [1, 2], row: always, result: 'spin' });
    expect(lost?.text).toBe('Marta rolls 1 and 2 at Faro, 40 over: spin-off');
  });
  it("hides other drivers' cards and names the viewer's own", () => {
    const dealt = { ...SAMPLES.tacticsDealt[0], seat: 0, cards: [tacticNamed('slipstream')], count: 1 };
    expect(lineOf(dealt)?.text).toBe('Marta is dealt Slipstream');
  });
});
