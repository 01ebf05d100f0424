import type { GameCard, SeatInfo, SeatSetup } from '@api/contract';
import type { GameResult, GameUpdate } from '@ui/ui-types';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { choices } from '../choices';
import { PENALTY_CHART } from '../data/charts';
import { waddington } from '../index';
import {
  calloutOf,
  chancesOf,
  clicked,
  fraction,
  freeable,
  judged,
  runMoves,
  safestOf,
  startOf,
  targetsOf,
} from '../narration/forecast';
import type { WaddingtonUi } from '../narration/preview';
import { routesOf } from '../narration/routes';
import { type Race, race } from '../tests/race';
import type { WaddingtonEvent } from '../types';
import { view } from '../view';
import { CHART_LINES, outcomeOf, outcomeText } from './chart/chart';
import { focusOf } from './chart/focus';
import { leavesOut } from './dashboard/choice/quiet';
import { continueLine, frame } from './frame';
import { instrumentsAfter } from './instruments';
import { results } from './results';
import { setupSummary, setupTrouble, usualRace } from './setup';
import { setupRows } from './terms';

const seats: SeatInfo[] = ['Marta', 'Ada'].map((name, seat) => ({
  seat,
  name,
  colour: 'ivory',
  driver: seat === 0 ? { kind: 'you' } : { kind: 'ai', level: 'medium' },
}));
const circuit = 'porto-sirena';

/** The update that a seat gets in a position. */
function updateOf({ s }: Race, viewer = 0): GameUpdate<WaddingtonUi> {
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
    circuit,
    view: view(s, viewer),
    choices: Object.fromEntries(own.map((decision) => [String(decision.id), choices(s, decision)])),
  } as unknown as GameUpdate<WaddingtonUi>;
}
const twoCars = () =>
  race('S')
    .car({ colour: 'yellow', at: '2/3', reading: 120, tyres: 3, hand: 'superbDriving slipstream' })
    .car({ colour: 'red', at: '13/3', reading: 60 })
    .begin();
const routesAt = (r: Race, speed: number) =>
  routesOf(circuit, r.offer('drive').speeds.find((one) => one.speed === speed)?.moves ?? []);

describe('the frame', () => {
  it('shows mph and laps to go, the chosen colours and the parts of a turn', () => {
    const shown = frame(updateOf(twoCars()));
    expect(shown.standings.map(({ seat, figure, gap }) => [seat, figure, gap])).toEqual([
      [1, '60', '5'],
      [0, '120', '5'],
    ]);
    expect(shown.colours).toEqual(['yellow', 'red']);
    expect(shown.banner).toMatchObject({
      title: 'Set your speed',
      prompt: 'From 120 mph: up to 40 faster, or brake',
      mine: true,
    });
    expect(shown.pips).toEqual(['now', 'next', 'next', 'next', 'next']);
    expect(shown.standings[1]?.note).toBe('120 mph · tyres 3 · brakes 0 · 2 cards');
  });
  it('names the driver it waits for, and follows the event being shown', () => {
    const update = updateOf(twoCars(), 1);
    expect(frame(update).banner).toMatchObject({ prompt: 'Waiting: Marta is choosing a speed', mine: false });
    const event: WaddingtonEvent = { round: 5, turn: 2, type: 'turnMissed', seat: 1, left: 0 };
    const shown = frame(update, event);
    expect(shown.banner.prompt).toBe('Ada misses a turn');
    expect(shown.order).toEqual([
      { seat: 0, acting: false, done: true },
      { seat: 1, acting: true, done: false },
    ]);
  });
  it('sums up a saved race in one line', () => {
    expect(renderToStaticMarkup(continueLine(view(twoCars().s, 'watcher'), seats))).toBe(
      'Lap 1 of 5, turn 5. You are <b>2nd</b>, 11 squares behind Ada.',
    );
  });
});

describe('what a choice means', () => {
  it('[E14] puts the safest route first and starts with it', () => {
    const ways = routesAt(twoCars(), 80);
    expect(ways.map(({ name, bands, danger }) => [name, bands[0]?.limit, danger])).toEqual([
      ['Lane 3', 80, 'safe'],
      ['Lane 4', 80, 'safe'],
      ['Lane 2', 60, 'roll'],
    ]);
    expect(safestOf(ways)).toBe(ways[0]);
    expect(targetsOf(circuit, ways, undefined).map((target) => target.kind)).toEqual(['safe', 'safe', 'roll']);
  });
  it('has one entry per distinct route, and no name twice, from any square at any speed', () => {
    let doubles = 0;
    for (const on of ['T', 'S', 'H'] as const) {
      const { squares, places } = race(on).circuit;
      for (let place = 0; place < squares; place += 5) {
        const r = race(on)
          .car({ colour: 'red', at: places[place] ?? '', reading: 120 })
          .begin();
        for (const { moves } of r.offer('drive').speeds) {
          const ways = routesOf(r.s.circuit, moves);
          expect(new Set(ways.map(({ name }) => name)).size).toBe(ways.length);
          doubles += moves.length - ways.length;
        }
      }
    }
    expect(doubles).toBeGreaterThan(100);
  });
  it('names routes to one lane by the safety speeds they take', () => {
    const names = routesAt(twoCars(), 100).map(
      ({ name, bands }) => `${name}: ${bands.map((band) => band.excess).join()}`,
    );
    expect(names).toContain('Lane 2 · Santa Chiara 80: 20');
    expect(names).toContain('Lane 2 · Santa Chiara 60: 40');
  });
  it('[R39] calls out the worst band and gives exact chances', () => {
    const route = routesAt(twoCars(), 100).find((one) => one.bands[0]?.limit === 80);
    expect(route && calloutOf(route)).toBe('20 over: 2 dice');
    const band = route?.bands[0];
    const lines = band && chancesOf(band).map(({ text, ways }) => `${text} ${fraction(ways, band.reached)}`);
    expect(lines).toEqual(['nothing 21/36', 'tyres +1 11/36', 'spin-off 4/36']);
  });
  it('points the penalty chart at the corner taken too fast, even beyond its columns', () => {
    const focusAt = (speed: number, limit: number) =>
      focusOf(
        circuit,
        routesAt(twoCars(), speed).find(({ bands }) => bands.length === 1 && bands[0]?.limit === limit),
        3,
      );
    expect(focusAt(80, 80)).toBeNull();
    expect(focusAt(100, 80)).toEqual({ column: 20, text: '20 over at Santa Chiara', tyres: 3 });
    expect(focusAt(140, 80)).toEqual({ column: 'beyond', text: '60 over at Santa Chiara', tyres: 3 });
  });
  it('[R36] leaves out what Superb Driving frees', () => {
    const route = routesAt(twoCars(), 140).find((one) => one.bands.length === 1 && one.bands[0]?.limit === 80);
    expect(route && calloutOf(route)).toBe('60 over: spin-off');
    const corner = route ? freeable(route)[0] : undefined;
    expect(corner).toBe(0);
    expect(route && calloutOf(judged(route, corner ?? -1))).toBeNull();
  });
  it('proposes the safest speed, even if it costs wear', () => {
    const startAt = (r: Race) => startOf(r.s.circuit, r.offer('drive').speeds, r.offer('drive').runs);
    expect(startAt(twoCars())).toEqual({ kind: 'drive', speed: 80 });
    const clear = race('T').car({ colour: 'green', at: '20/4', reading: 100 }).begin();
    expect(startAt(clear)).toEqual({ kind: 'drive', speed: 80 });
  });
  it('[R28] marks a run to the verge as a spin-off, and starts with a run without one', () => {
    // Of the two lanes beside the pond, blocked at 40 and at 140, the first needs more than brakes at 5 can do.
    const r = race('T')
      .car({ colour: 'yellow', at: '12/3', reading: 160, brakes: 5 })
      .car({ colour: 'orange', at: 'B1/2', reading: 40 })
      .car({ colour: 'green', at: 'B1/4', reading: 140 })
      .begin();
    const { speeds, runs, forced } = r.offer('drive');
    const ways = routesOf(r.s.circuit, runMoves(runs));
    expect(forced).toBe(true);
    expect(ways.map(({ to, danger, blocker }) => [r.name(to), danger, r.s.cars[blocker ?? -1]?.colour])).toEqual([
      ['13/3', 'safe', 'green'],
      ['13/4', 'safe', 'green'],
      ['13/2', 'spin', 'orange'],
    ]);
    expect(startOf(r.s.circuit, speeds, runs)).toEqual({ kind: 'run', reading: 140 });
    const [, , verge] = ways;
    expect(verge && [calloutOf(verge), targetsOf(r.s.circuit, ways, undefined).map(({ kind }) => kind)]).toEqual([
      'Can’t slow down: spin-off',
      ['safe', 'safe', 'spin'],
    ]);
  });
  it('[T4] leaves the card window out if no card could matter, and while the driver wants none', () => {
    const at = (hand: string) => {
      const r = race('T').car({ colour: 'red', at: '26/3', reading: 100, hand }).begin();
      return r.offer('drive').speeds.find(({ speed }) => speed === 120)?.moves[0]?.window;
    };
    expect([at('slipstream slipstream'), at('superbDriving'), at('carburettorTuned'), at('')]).toEqual([
      [1],
      [],
      [],
      [],
    ]);
    expect([leavesOut(false, [1]), leavesOut(true, [1]), leavesOut(false, [])]).toEqual([false, true, true]);
  });
  it('steps through routes to one square when its target is clicked again', () => {
    const ways = routesAt(twoCars(), 120);
    const twice = ways.find((route) => ways.some((other) => other !== route && other.to === route.to));
    expect(twice && clicked(ways, twice.key, undefined)?.key).toBe(twice?.key);
    const next = twice && clicked(ways, twice.key, twice);
    expect(next?.to).toBe(twice?.to);
    expect(next?.key).not.toBe(twice?.key);
  });
});

describe('the penalty chart', () => {
  it('[R39] has every roll in exactly one line', () => {
    expect(CHART_LINES.flatMap((line) => line.rows).sort((a, b) => a - b)).toEqual(PENALTY_CHART.map((_, row) => row));
    expect(CHART_LINES.map((line) => line.throws)).toEqual(['2, 12, 3+3, 4+4', '3, 11', '4, 5, 8', '6, 10', '7, 9']);
  });
  it('[R41] reads 6 and 10 by the tyre gauge', () => {
    const line = CHART_LINES.find(({ throws }) => throws === '6, 10');
    const lines = [3, 4].map((tyres) => line && outcomeText(outcomeOf(line.over40, tyres)));
    expect(lines).toEqual(['tyres +2', 'spin-off']);
  });
});

describe('the instruments', () => {
  it('follow the events of the car itself only', () => {
    const car = view(twoCars().s, 0).cars[0];
    const at = { round: 5, turn: 1 } as const;
    const shown: WaddingtonEvent[] = [
      { ...at, type: 'speedSet', seat: 0, from: 120, to: 60, reason: 'choice' },
      { ...at, type: 'wearAdded', seat: 0, cause: 'reduction', brakes: 2, tyres: 1, gauges: { brakes: 2, tyres: 4 } },
      { ...at, type: 'speedSet', seat: 1, from: 60, to: 20, reason: 'choice' },
    ];
    expect(car && instrumentsAfter(car, shown)).toEqual({ reading: 60, tyres: 4, brakes: 2, dial: 5 });
  });
});

describe('the setup', () => {
  const card = { options: waddington.options } as unknown as GameCard;
  const at = { circuit: 'thornbury-park', options: { laps: 5 } };
  const driver = (name: string, colour: SeatSetup['colour']): SeatSetup => ({ name, colour, driver: { kind: 'you' } });

  it('has a row for every option, and text for every value', () => {
    const rows = setupRows(card, at).flatMap((row) => (row.kind === 'option' ? [row] : []));
    expect(rows.map((row) => row.id).sort()).toEqual(waddington.options.map((option) => option.id).sort());
    const cars = waddington.options.find((option) => option.id === 'carChoice');
    expect(Object.keys(rows.find((row) => row.id === 'carChoice')?.values ?? {})).toEqual(cars?.range);
  });
  it('shows the advantage of grid places beside the options for sharing them out', () => {
    const row = setupRows(card, at).find((one) => one.kind === 'option' && one.id === 'carChoice');
    expect(row).toMatchObject({ note: expect.stringContaining('10 to 26%') });
    expect(row).toMatchObject({ offered: ['dice', 'seats', 'random', 'given'] });
  });
  it('[R1][R3][R4] says why a setup cannot start', () => {
    const [a, b] = [driver('A', 'red'), driver('B', 'blue')];
    expect(setupTrouble(at, [a])).toBe('A race needs at least two cars');
    expect(setupTrouble(at, [a, driver('B', 'red')])).toBe('Two cars have the same colour');
    expect(setupTrouble(at, [a, driver('B', 'ivory')])).toBe('Cars are yellow, orange, green, red, black or blue');
    expect(setupTrouble({ ...at, options: { laps: 2 } }, [a, b])).toBe('Choose 3 to 10 laps');
    expect(setupTrouble(at, [a, b])).toBeNull();
    expect(setupSummary(at, [a, b])).toEqual({ headline: 'Thornbury Park, 5 laps, 2 drivers', minutes: 50 });
  });
  it('gives a new setup its usual opponents', () => {
    expect(usualRace.opponents).toHaveLength(5);
  });
});

describe('the results', () => {
  it('give points 10, 8 and show how ties were broken', () => {
    const { s } = twoCars();
    const seen = view(s, 'all');
    const statistics = { lapsLed: 2, spins: 1, dice: 3, stops: 0, baulks: 0, cardsUsed: 1, bestLap: 11 };
    const result = {
      seats,
      circuit,
      rounds: 37,
      standings: seen.standings.map((line) => ({ ...line, sortKey: [] })),
      view: { ...seen, cars: seen.cars.map((car) => ({ ...car, statistics })) },
      log: [
        {
          type: 'raceEnded',
          classification: [
            { seat: 1, progress: 9, tieBreak: null, points: 10, statistics },
            { seat: 0, progress: 9, tieBreak: 'wear', points: 8, statistics },
          ],
        },
      ],
    } as unknown as GameResult<WaddingtonUi>;
    const shown = results(result);
    expect(shown.headline).toBe('2nd place');
    expect(shown.lines.map(({ seat, points, gap }) => [seat, points, gap])).toEqual([
      [1, '10', '37 turns'],
      [0, '8', '+11'],
    ]);
    expect(shown.lines[0]?.note).toBe('Best lap 11 turns · 1 spin-off');
    expect(shown.lines[1]?.note).toBe('level with the car ahead, but more worn');
    expect(shown.awards[0]).toMatchObject({
      title: 'Fastest lap',
      text: 'Marta and Ada, 11 turns',
    });
  });
});
