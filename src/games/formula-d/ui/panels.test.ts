import type { GameCard, SeatInfo, SeatSetup } from '@api/contract';
import type { GameResult, GameUpdate } from '@ui/ui-types';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { choices } from '../choices';
import { formulaD } from '../index';
import {
  bandsOf,
  bandText,
  brakedMore,
  calloutOf,
  firstMove,
  gainLines,
  oddsOf,
  outText,
  placeText,
  sortedMoves,
  targetsOf,
  towards,
} from '../narration/forecast';
import type { FormulaUi } from '../narration/preview';
import { type Race, race } from '../tests/race';
import type { FormulaChoices, FormulaEvent } from '../types';
import { view } from '../view';
import { continueLine, frame } from './frame';
import { instrumentsAfter } from './instruments';
import { results } from './results';
import { setupSummary, setupTrouble, usualRace } from './setup';
import { setupRows } from './terms';

const seats: SeatInfo[] = ['Marta', 'Ada'].map((name, seat) => ({
  seat,
  name,
  colour: seat === 0 ? 'ivory' : 'black',
  driver: seat === 0 ? { kind: 'you' } : { kind: 'ai', level: 'medium' },
}));

/** The update that a seat gets in a position. */
function updateOf({ s }: Race, viewer = 0): GameUpdate<FormulaUi> {
  const decisions = s.asks.map(({ id, seat, kind }) => ({
    id,
    seat,
    kind,
    sealed: false,
    committed: false,
    endsAt: null,
  }));
  const own = s.asks.filter((decision) => decision.seat === viewer);
  return {
    viewer,
    seats,
    asks: decisions,
    circuit: 'monaco',
    view: view(s),
    choices: Object.fromEntries(own.map((decision) => [String(decision.id), choices(s, decision)])),
  } as unknown as GameUpdate<FormulaUi>;
}
const twoCars = () => race('M').car({ at: 'B12', gear: 3, lap: 1, wear: 7 }).car({ at: 'A6', gear: 2, lap: 1 }).begin();

/** The options of the open decision in a position. */
function offerOf<K extends FormulaChoices['kind']>({ s }: Race, kind: K): Extract<FormulaChoices, { kind: K }> {
  const decision = s.asks[0];
  const offer = decision && choices(s, decision);
  if (offer?.kind !== kind) throw new Error(`asked for ${offer?.kind ?? 'nothing'}, not for ${kind}`);
  return offer as Extract<FormulaChoices, { kind: K }>;
}

describe('the frame', () => {
  it('shows gear and wear points, the turn order and the parts of a turn', () => {
    const shown = frame(updateOf(twoCars()));
    expect(shown.standings.map(({ seat, figure, gap }) => [seat, figure, gap])).toEqual([
      [0, '3', '7'],
      [1, '2', '18'],
    ]);
    expect(shown.standingsTitle).toBe('Monaco · lap 1 of 1');
    expect(shown.banner).toMatchObject({ title: 'Choose a gear', mine: true });
    expect(shown.banner.prompt).toMatch(/^Massenet in \d+ spaces: 1 stop$/);
    expect(shown.pips).toEqual(['now', 'next', 'next', 'next']);
  });
  it('names the driver it waits for, and follows the event being shown', () => {
    const update = updateOf(twoCars(), 1);
    expect(frame(update).banner).toMatchObject({ prompt: 'Waiting: Marta is choosing a gear', mine: false });
    const event: FormulaEvent = {
      round: 5,
      turn: 1,
      type: 'dieRolled',
      seat: 0,
      gear: 4,
      face: 0,
      value: 7,
      strained: false,
    };
    expect(frame(update, event).banner.prompt).toBe('Marta rolls 7 in 4th gear');
  });
  it('sums up a saved race in one line', () => {
    expect(renderToStaticMarkup(continueLine(view(twoCars().s), seats))).toMatch(
      /^Lap 1 of 1, round \d+\. You are <b>1st<\/b>, 7 wear left\.$/,
    );
  });
});

describe('what a gear means', () => {
  it('[R12] every gear within reach shows what its die would bring', () => {
    const { gears } = offerOf(twoCars(), 'gear');
    expect(gears.map((gear) => gear.gear)).toEqual([1, 2, 3, 4]);
    for (const gear of gears) {
      const { free, wear, out } = oddsOf(gear);
      expect(free + wear + out).toBeCloseTo(100);
      const bands = bandsOf(gear);
      expect(bands[0]?.from).toBe(gear.low);
      expect(bands.at(-1)?.to).toBe(gear.high);
      expect(bands.reduce((sum, band) => sum + band.percent, 0)).toBeCloseTo(100);
    }
  });
  it('[R25] a roll that would end the race is explained before it is rolled', () => {
    const { gears } = offerOf(race('M').car({ at: 'B64', gear: 5, lap: 1, wear: 4, stops: 1 }).begin(), 'gear');
    const sixth = gears.find((gear) => gear.gear === 6);
    expect(sixth?.odds.out).toBe(30);
    expect(sixth && outText(sixth, 4)).toMatch(/^Out: with 4 wear, no space you can reach keeps you in the race\./);
    expect(gears.filter((gear) => gear.odds.out === 0).every((gear) => outText(gear, 4) === null)).toBe(true);
  });
  it('every outcome has its text', () => {
    const band = { from: 7, to: 9, percent: 50, stop: true } as const;
    expect(bandText({ ...band, kind: 'free', cost: 0 })).toBe('free, a stop');
    expect(bandText({ ...band, kind: 'overshoot', cost: 3, stop: false })).toBe('3 wear overshooting');
    expect(bandText({ ...band, kind: 'out', cost: -1, stop: false })).toBe('out of the race');
  });
});

describe('what a space means', () => {
  const moves = [
    {
      to: 10,
      path: [8, 9, 10],
      cost: 0,
      stop: null,
      overshot: -1,
      pit: null,
      finish: false,
      brake: 0,
      overshoot: 0,
      late: 0,
    },
    {
      to: 9,
      path: [8, 9],
      cost: 1,
      stop: null,
      overshot: -1,
      pit: null,
      finish: false,
      brake: 1,
      overshoot: 0,
      late: 0,
    },
    {
      to: 11,
      path: [8, 9, 11],
      cost: 0,
      stop: { corner: 1, made: 1, asked: 1 },
      overshot: -1,
      pit: null,
      finish: false,
      brake: 0,
      overshoot: 0,
      late: 0,
    },
  ].map((move) => ({
    ...move,
    lockedFrom: -1,
    left: 10 - move.cost,
    crosses: false,
    risk: { neighbours: [1], ways: move.to === 10 ? 4 : 0, of: 20, percent: move.to === 10 ? 20 : 0, lethal: false },
  })) as Extract<FormulaChoices, { kind: 'move' }>['moves'];

  it('sorts the cheapest first and starts with a stop that counts', () => {
    expect(sortedMoves('monaco', moves).map((move) => move.to)).toEqual([11, 10, 9]);
    expect(firstMove('monaco', moves)?.to).toBe(11);
  });
  it('[R21] brakes by taking a shorter path', () => {
    const [longest] = moves;
    expect(longest && brakedMore('monaco', moves, longest)?.to).toBe(9);
    const shortest = moves.find((move) => move.to === 9);
    expect(shortest && brakedMore('monaco', moves, shortest)).toBeUndefined();
  });
  it('[R36] shows wear and risk on the target and as text', () => {
    const target = targetsOf('monaco', moves, seats)[0];
    expect(target).toMatchObject({ key: 'space.10', cost: 0, risk: 20, kind: 'drive' });
    expect(target?.label).toMatch(/^Outside, \d+ to exit: 20% beside Ada$/);
    expect(calloutOf(moves[1] ?? moves[0] ?? fail(), seats)).toBe('1 wear');
    expect(gainLines('monaco', moves[2] ?? fail())).toEqual(['stop made']);
    expect(placeText('monaco', { to: 3, finish: true, pit: null, path: [3] })).toBe('Flag');
    expect(gainLines('monaco', { stop: null, overshot: 1, overshoot: 3, pit: null })).toEqual([
      'overshoots Massenet: 3 wear',
    ]);
    expect(gainLines('monaco', { stop: null, overshot: -1, overshoot: 0, pit: 'box' })).toEqual(['all wear back']);
    expect(towards('monaco', { to: 3, finish: true, pit: null }).goal).toBe('flag');
  });
});

describe('the instruments', () => {
  it('follow the events of the car itself only', () => {
    const car = view(twoCars().s).cars[0] ?? fail();
    const at = { round: 5, turn: 1 } as const;
    const shown: FormulaEvent[] = [
      { ...at, type: 'gearChosen', seat: 0, from: 3, to: 4, skipped: 0, cost: 0, chosen: true },
      { ...at, type: 'dieRolled', seat: 0, gear: 4, face: 2, value: 8, strained: false },
      { ...at, type: 'wearChanged', seat: 0, from: 7, to: 5, reason: 'brake' },
      { ...at, type: 'wearChanged', seat: 1, from: 18, to: 17, reason: 'collision' },
    ];
    expect(instrumentsAfter(car, shown)).toEqual({ gear: 4, wear: 5, stops: 0, lap: 1, die: { gear: 4, value: 8 } });
  });
});

describe('the setup', () => {
  const card = { options: formulaD.options } as unknown as GameCard;
  const at = { circuit: 'monaco', options: { laps: 1 } };
  const driver = (name: string, colour: SeatSetup['colour']): SeatSetup => ({ name, colour, driver: { kind: 'you' } });

  it('has a row for every option, and text for every value', () => {
    const rows = setupRows(card, at).flatMap((row) => (row.kind === 'option' ? [row] : []));
    expect(rows.map((row) => row.id).sort()).toEqual(formulaD.options.map((option) => option.id).sort());
    for (const option of formulaD.options) {
      if (option.type !== 'choice') continue;
      const messages = rows.find((row) => row.id === option.id)?.values ?? {};
      expect(new Set(Object.keys(messages))).toEqual(new Set(option.range));
    }
  });
  it('[R47] does not allow pit stops in a race of one lap', () => {
    const pits = (laps: number) =>
      setupRows(card, { ...at, options: { laps } }).find((row) => row.kind === 'option' && row.id === 'pitStops');
    expect(pits(1)).toHaveProperty('disabled');
    expect(pits(2)).not.toHaveProperty('disabled');
  });
  it('[R1] says why a setup cannot start', () => {
    const [a, b] = [driver('A', 'red'), driver('B', 'blue')];
    expect(setupTrouble(at, [a])).toBe('A race needs at least two cars');
    expect(setupTrouble(at, [a, driver('B', 'red')])).toBe('Two cars have the same colour');
    expect(setupTrouble({ ...at, circuit: 'spa' }, [a, b])).toBe('Choose a circuit');
    expect(setupTrouble(at, [a, b])).toBeNull();
    expect(setupSummary(at, [a, b])).toEqual({ headline: 'Monaco, 1 lap, 2 drivers', minutes: 15 });
  });
  it('gives a new setup its usual opponents', () => {
    expect(usualRace.opponents).toHaveLength(5);
  });
});

describe('the results', () => {
  it('[E32] list finishers with points, and cars that are out with the reason', () => {
    const { s } = twoCars();
    const seen = view(s);
    const statistics = seen.cars[0]?.statistics ?? fail();
    const result = {
      seats,
      circuit: 'monaco',
      rounds: 20,
      standings: [
        { seat: 1, place: 1, status: 'finished', sortKey: [] },
        { seat: 0, place: 2, status: 'out', sortKey: [] },
      ],
      view: {
        ...seen,
        classification: [
          { seat: 1, place: 1, status: 'finished', out: null, round: 20, distance: 700, points: 10, statistics },
          { seat: 0, place: 2, status: 'out', out: 'crash', round: 12, distance: 400, points: 0, statistics },
        ],
      },
      log: [],
    } as unknown as GameResult<FormulaUi>;
    const shown = results(result);
    expect(shown.headline).toBe('Out of the race');
    expect(shown.lines.map(({ seat, points, gap, retired }) => [seat, points, gap, retired])).toEqual([
      [1, '10', '20 rounds', false],
      [0, '0', 'round 12', true],
    ]);
    expect(shown.lines[1]?.note).toBe('Out: crashed in a corner');
  });
});

function fail(): never {
  throw new Error('a sample is missing');
}
