import type { GameCard, SeatInfo } from '@api/contract';
import { checkRaceConfig } from '@core/config';
import type { GameUpdate } from '@ui/ui-types';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { choices } from '../choices';
import { roborally } from '../index';
import { forecastLines, ghostsOf } from '../narration/forecast-text';
import type { RoborallyUi } from '../narration/preview';
import { OPTIONS } from '../options';
import { forecast } from '../outlook/forecast';
import { checkConfig } from '../setup';
import { started } from '../tests/race';
import { raceConfig } from '../tests/race-config';
import type { ForecastStep, RoborallyEvent, RoborallyState } from '../types';
import { view } from '../view';
import { registerNow } from './dashboard/played';
import { isTableOpen } from './dashboard/turn';
import { continueLine, frame } from './frame';
import { instrumentsAfter } from './instruments';
import { stepOf } from './panels/steps-panel';
import { quickRace, setupSummary, setupTrouble, usualRace } from './setup';
import { setupRows } from './terms';

const seats: SeatInfo[] = ['Marta', 'Ada'].map((name, seat) => ({
  seat,
  name,
  colour: seat === 0 ? 'red' : 'green',
  driver: seat === 0 ? { kind: 'you' } : { kind: 'ai', level: 'medium' },
}));
const fresh = (): RoborallyState => started(raceConfig('first-shift', 2), 'panels');

function updateOf(s: RoborallyState, viewer = 0): GameUpdate<RoborallyUi> {
  const decisions = s.asks.map(({ id, seat, kind }) => ({
    id,
    seat,
    kind,
    sealed: true,
    committed: false,
    endsAt: null,
  }));
  const own = s.asks.filter((decision) => decision.seat === viewer);
  return {
    viewer,
    seats,
    asks: decisions,
    circuit: 'first-shift',
    view: view(s, viewer),
    choices: Object.fromEntries(own.map((decision) => [String(decision.id), choices(s, decision)])),
  } as unknown as GameUpdate<RoborallyUi>;
}
const at = (register: 0 | 1 | 2, body: object): RoborallyEvent => ({ turn: 1, register, ...body }) as RoborallyEvent;

describe('the frame', () => {
  it('asks for five cards and shows each robot with checkpoints, damage and lives', () => {
    const shown = frame(updateOf(fresh()));
    expect(shown.layout).toBe('floor');
    expect(shown.banner).toMatchObject({ title: 'Program your robot', mine: true });
    expect(shown.standings.map(({ gap, note }) => [gap, note])).toEqual([
      ['Thinking', expect.stringMatching(/^(Rivet|Cricket) · 0 damage · 3 lives$/)],
      ['Thinking', expect.stringMatching(/^(Rivet|Cricket) · 0 damage · 3 lives$/)],
    ]);
    expect(shown.pips).toEqual(['now', 'next', 'next', 'next', 'next', 'next', 'next']);
  });
  it('follows the event being shown, and keeps its text during silent events', () => {
    const card = at(2, { type: 'cardStarted', seat: 1, card: 780, marked: false });
    const step = at(2, { type: 'robotsMoved', facing: 1, cause: 'card', by: 1, moves: [{ seat: 1, from: 4, to: 5 }] });
    const shown = frame(updateOf(fresh()), step, [card, step]);
    expect(shown.banner).toMatchObject({ title: 'Register 2', prompt: 'Ada: Move 2', mine: false });
    expect(shown.pips[2]).toBe('now');
    expect(shown.standings.map(({ gap }) => gap)).toEqual(['', '']);
  });
  it('summarises a saved race in one line', () => {
    expect(renderToStaticMarkup(continueLine(view(fresh(), 'watcher'), seats))).toMatch(
      /^Turn 1\. You are <b>\d\w\w<\/b> with 0 of 2 checkpoints\.$/,
    );
  });
  it('knows the step of a turn', () => {
    const seen = view(fresh(), 0);
    expect(stepOf(seen, undefined)).toBe(0);
    expect(stepOf(seen, at(1, { type: 'registerEnded' }))).toBe(1);
    expect(stepOf(seen, at(0, { type: 'poweredUp', seat: 0, damage: 0 }))).toBe(6);
  });
});

describe('the robot sheet', () => {
  it('reads damage, lives, flags and revealed cards from the events being shown', () => {
    const robot = view(fresh(), 0).robots[0];
    if (!robot) throw new Error('no robot');
    const now = instrumentsAfter(robot, [
      at(0, { type: 'turnStarted' }),
      at(1, { type: 'cardsRevealed', cards: [{ seat: 0, card: 490, marked: false }] }),
      at(1, { type: 'damageTaken', seat: 0, amount: 2, damage: 2, from: [] }),
      at(1, { type: 'checkpointTouched', seat: 0, number: 1, at: 5, left: 1 }),
      at(2, { type: 'robotDestroyed', seat: 0, cause: 'pit', at: 4, by: -1, lives: 2 }),
    ]);
    expect(now).toMatchObject({ damage: 2, lives: 2, lost: 1, flags: 1, acting: 2, gone: true });
    expect(now.played).toEqual([490, 0, 0, 0, 0]);
  });
  it('clears last turn’s cards as soon as programmes come in, and shows its owner the upcoming ones', () => {
    const robot = view(fresh(), 0).robots[0];
    if (!robot) throw new Error('no robot');
    const later = { ...robot, played: [700, 710, 720, 730, 740] };
    const own = [490, 500, 510, 520, 530];
    const run = [
      at(0, { type: 'programSubmitted', seat: 1 }),
      at(1, { type: 'registerStarted', gyro: [] }),
      at(1, { type: 'cardsRevealed', cards: [{ seat: 0, card: 490, marked: true }] }),
      at(2, { type: 'registerStarted', gyro: [] }),
    ];
    const cards = (shown: RoborallyEvent[], known?: number[]) => {
      const now = instrumentsAfter(later, shown, known);
      return ([1, 2, 3, 4, 5] as const).map((register) => registerNow(later, now, register));
    };
    expect(cards([]).map(({ card }) => card)).toEqual([700, 710, 720, 730, 740]);
    expect(cards(run.slice(0, 1)).map(({ card }) => card)).toEqual([0, 0, 0, 0, 0]);
    expect(cards(run).map(({ card }) => card)).toEqual([490, 0, 0, 0, 0]);
    expect(cards(run, own).map(({ card, coming }) => [card, coming])).toEqual([
      [490, false],
      [500, true],
      [510, true],
      [520, true],
      [530, true],
    ]);
    expect(cards(run, own)[0]?.marked).toBe(true);
    const cut = at(0, { type: 'timerExpired', seat: 0, slots: [2, 4], cards: [670, 680] });
    expect(cards([cut], [490, 0, 510, 0, 530]).map(({ card }) => card)).toEqual([490, 670, 510, 680, 530]);
    const next = [...run, at(0, { type: 'turnStarted' })];
    expect(cards(next, own).map(({ card }) => card)).toEqual([0, 0, 0, 0, 0]);
    expect(instrumentsAfter(later, next).acting).toBe(0);
  });
});

describe('the player’s own table', () => {
  it('stays while others submit, and gives way to the floor once it runs', () => {
    const handedIn = [at(0, { type: 'programSubmitted', seat: 1 })];
    expect(isTableOpen(true, false, [])).toBe(true);
    expect(isTableOpen(true, false, handedIn)).toBe(true);
    expect(isTableOpen(true, true, [...handedIn, at(1, { type: 'registerStarted', gyro: [] })])).toBe(false);
    expect(isTableOpen(false, false, [])).toBe(false);
  });
});

describe('the forecast', () => {
  it('describes each register in words and places a ghost at its end', () => {
    const seen = view(fresh(), 0);
    const cards = [490, 500, 0, 0, 0];
    const steps = forecast(seen, 0, cards);
    const lines = forecastLines('first-shift', cards, [false, false, false, false, false], [], steps);
    expect(lines.map(({ state }) => state)).toEqual(['filled', 'filled', 'next', 'empty', 'empty']);
    expect(lines[0]?.text).toBe('Move 1: faces east');
    const ghosts = ghostsOf(steps);
    expect(ghosts.map(({ register }) => register)).toEqual([1, 2]);
    expect((ghosts[1]?.cell ?? 0) - (ghosts[0]?.cell ?? 0)).toBe(1);
  });
  it('warns of destruction, and ends there', () => {
    const lost: ForecastStep = { register: 1, step: 'card', path: [4, 5], cell: -1, facing: 1, damage: 0, flags: 0 };
    const lines = forecastLines('first-shift', [490, 0, 0, 0, 0], [false, false, false, false, false], [], [lost]);
    expect(lines[0]).toMatchObject({ text: 'Move 1: destroyed', bad: true });
    expect(ghostsOf([lost])).toMatchObject([{ register: 1, cell: -1 }]);
  });
  it('with costs only shows what is lost, not where the robot ends', () => {
    const none = [false, false, false, false, false];
    const lost: ForecastStep = { register: 2, step: 'card', path: [4, 5], cell: -1, facing: 1, damage: 0, flags: 0 };
    const steps = [...forecast(view(fresh(), 0), 0, [490, 0, 0, 0, 0]), lost];
    const lines = forecastLines('first-shift', [490, 500, 0, 0, 0], none, [], steps, 'costs');
    expect(lines.slice(0, 2).map(({ text }) => text)).toEqual(['Move 1', 'Move 1: destroyed']);
    const silent = forecastLines('first-shift', [490, 500, 0, 0, 0], none, [], [], 'none');
    expect(silent.slice(0, 2).map(({ text }) => text)).toEqual(['Move 1', 'Move 1']);
  });
});

describe('the setup', () => {
  const config = raceConfig('first-shift', 2);
  const seat = (colour: 'red' | 'green' | 'black') => ({ name: 'A', colour, driver: { kind: 'you' as const } });
  it('says what a race is and why one cannot start', () => {
    expect(setupSummary(config, [seat('red'), seat('green')])).toEqual({
      headline: 'First Shift, 2 checkpoints, 2 robots',
      minutes: 5,
    });
    expect(setupTrouble(config, [seat('red'), seat('green')])).toBeNull();
    expect(setupTrouble(config, [seat('red')])).toMatch(/two robots/);
    expect(setupTrouble(config, [seat('red'), seat('red')])).toMatch(/same colour/);
    expect(setupTrouble(config, [seat('red'), seat('black')])).toMatch(/no robot/);
    expect(setupTrouble({ ...config, circuit: 'nowhere' }, [seat('red'), seat('green')])).toMatch(/course/);
    const limited = (turnLimit: number) =>
      setupTrouble(raceConfig('first-shift', 2, { turnLimit }), [seat('red'), seat('green')]);
    expect([0, 20, 200].map(limited)).toEqual([null, null, null]);
    expect(limited(7)).toBe('The turn limit is 20 to 200 turns, or 0 for none');
  });
  it('offers no turn limit that the rules refuse', () => {
    const card = { options: OPTIONS } as unknown as GameCard;
    const note = setupRows(card, config).find((row) => row.kind === 'option' && row.id === 'turnLimit');
    expect(note).toMatchObject({ note: '20 to 200 turns, or 0 for none' });
    for (let turnLimit = -1; turnLimit <= 201; turnLimit++) {
      const wanted = raceConfig('first-shift', 2, { turnLimit });
      const isOffered = checkRaceConfig(roborally, wanted) === null;
      expect([turnLimit, isOffered]).toEqual([turnLimit, turnLimit >= 0 && checkConfig(wanted) === null]);
    }
  });
  it('sets up a quick race against three novices, whatever the colour', () => {
    const quick = quickRace.setup('Ada', 'black');
    expect(setupTrouble({ ...config, circuit: quick.circuit }, quick.seats)).toBeNull();
    expect(new Set(quick.seats.map(({ name }) => name)).size).toBe(4);
    expect(usualRace).toMatchObject({ clock: 30 });
  });
});
