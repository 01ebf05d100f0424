// Hints in every game at positions of real races: answers are legal and sorted best first, with reasons in numbers that
// every language can show. Hidden information does not change a hint.

import { raceConfig } from '@core/config';
import type { AnyGame, Decision, HintMessage, RaceState } from '@core/contract';
import { advanceTrusted, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { drawOf, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { LANGUAGES } from '@core/words';
import { Translator } from '@i18n/translator';
import { describe, expect, test } from 'vitest';
import type { HintAnswer } from '../ai/hints/hint';
import { hintOf } from '../ai/hints/question';
import { games } from './registry';

const catalogues = import.meta.glob<{ messages: Record<string, string> }>('./*/text/*/index.ts', { eager: true });
const BUDGET = { playouts: 12 };
/** Decisions checked for each game: one of each kind first, then the kinds again. */
const MOST = 8;

interface Position {
  state: RaceState;
  ask: Decision;
}

/** Decisions of the first seat in a race of three, at most two of each kind. */
function positionsOf(game: AnyGame): Position[] {
  const cars = game.colours.slice(0, 3).map((colour) => ({ colour }));
  const start = begin(game, raceConfig(game, game.circuits[0]!.id, cars), 'hints');
  if (!start.ok) throw new Error(start.violation.code);
  const state: RaceState = start.value.state;
  const draw = drawOf(seedRng('hints'));
  const io = silentIo(state.rng);
  const found: Position[] = [];
  for (let n = 0; n < 400 && !isOver(state) && found.length < MOST; n++) {
    const decision = state.asks.find((one) => !one.committed)!;
    const known = found.filter((one) => one.ask.kind === decision.kind).length;
    if (decision.seat === 0 && known < 2) found.push({ state: structuredClone(state), ask: { ...decision } });
    const action = game.ai.choose('medium', game.ai.imagine(state, decision.seat, draw), decision, draw);
    if (advanceTrusted(game, state, decision, action, io) !== null)
      advanceTrusted(game, state, decision, game.fallback(state, decision), io);
  }
  return found;
}

function hint(game: AnyGame, { state, ask: decision }: Position): HintAnswer[] {
  return hintOf(game, state, decision, drawOf(seedRng('draws')), BUDGET);
}

function translator(game: string, language: (typeof LANGUAGES)[number]): Translator {
  const speaker = new Translator(language === 'en' ? 'en-GB' : language);
  speaker.add(game, catalogues[`./${game}/text/${language}/index.ts`]!.messages);
  return speaker;
}

function textOf(speaker: Translator, game: string, { id, values }: HintMessage): string {
  return speaker.pieces<string>(game, `hint.${id}`, { ...values }, { b: (inner) => inner.join('') }).join('');
}

describe.each(Object.entries(games))('%s', (id, game) => {
  const positions = positionsOf(game);

  test('names legal answers, the better one first or no worse than luck, with reasons that contain numbers', () => {
    expect(positions.length).toBeGreaterThanOrEqual(2);
    for (const position of positions) {
      const { state, ask: decision } = position;
      const before = hashState(state);
      const answers = hint(game, position);
      expect(hashState(state)).toBe(before);
      expect([1, 2]).toContain(answers.length);
      const texts = answers.map(({ action }) => JSON.stringify(action));
      expect(new Set(texts).size).toBe(answers.length);
      for (const { action, place, win, words: hintText } of answers) {
        expect(game.check(state, decision, action), JSON.stringify(action)).toBeNull();
        expect(place).toBeGreaterThanOrEqual(1);
        expect(place).toBeLessThanOrEqual(3);
        expect(win).toBeGreaterThanOrEqual(0);
        expect(win).toBeLessThanOrEqual(1.000001);
        expect(hintText?.why).toHaveLength(2);
        for (const language of LANGUAGES) {
          const speaker = translator(id, language);
          const lines = [hintText!.tag, ...hintText!.why].map((one) => textOf(speaker, id, one));
          for (const line of lines) expect(line).toMatch(/\d/);
          expect(new Set(lines).size).toBe(3);
        }
      }
    }
  });

  test('the same position gives the same hint', () => {
    const position = positions.at(-1)!;
    expect(hint(game, position)).toEqual(hint(game, position));
  });

  test('a hint depends only on what its seat imagines, not on the real race', () => {
    for (const { state, ask: decision } of positions.slice(0, 5)) {
      // Hidden information differs in this race; the seat imagines the same in both.
      const other: RaceState = game.ai.imagine(state, decision.seat, drawOf(seedRng('other')));
      const world: RaceState = game.ai.imagine(state, decision.seat, drawOf(seedRng('world')));
      const believes = {
        ...game,
        ai: {
          ...game.ai,
          imagine: (s: RaceState, seat: number, draw: (bound: number) => number) =>
            s === state || s === other ? structuredClone(world) : game.ai.imagine(s, seat, draw),
        },
      };
      expect(hint(believes, { state: other, ask: decision })).toEqual(hint(believes, { state, ask: decision }));
    }
  });
});

describe('the reasons match the position', () => {
  test('Heat: the remaining speed cards are the hand minus the played cards', () => {
    const game = games.heat!;
    const position = positionsOf(game).find(({ ask: decision }) => decision.kind === 'cards')!;
    const { hand } = (position.state as unknown as { cars: { hand: number[] }[] }).cars[0]!;
    const [best] = hint(game, position);
    const { cards } = best!.action as { cards: number[] };
    const kept = best!.words!.why[1];
    const speeds = kept.id === 'hand' ? String(kept.values.speeds).split(' + ').length : 0;
    expect(kept.id).toBe('hand');
    expect(speeds + Number(kept.values.others)).toBe(hand.length - cards.length);
    expect(best!.way.slice(0, 2)).toEqual([
      (position.state as never as { cars: { progress: number }[] }).cars[0]!.progress,
      (position.state as never as { cars: { lane: number }[] }).cars[0]!.lane,
    ]);
  });

  test('Waddington: wear stays within the gauges, and the path begins at the car', () => {
    const game = games.waddington!;
    const position = positionsOf(game).find(({ ask: decision }) => decision.kind === 'drive')!;
    const [best] = hint(game, position);
    const { tyres, mostTyres, brakes, mostBrakes } = best!.words!.why[1].values as Record<string, number>;
    expect([mostTyres, mostBrakes]).toEqual([8, 5]);
    expect(tyres).toBeLessThanOrEqual(mostTyres!);
    expect(brakes).toBeLessThanOrEqual(mostBrakes!);
    expect(best!.way[0]).toBe((position.state as never as { cars: { at: number }[] }).cars[0]!.at);
  });

  test('Formula D: wear points left and spent add up to the total', () => {
    const game = games['formula-d']!;
    const position = positionsOf(game).find(({ ask: decision }) => decision.kind === 'gear')!;
    const { cars, options } = position.state as never as { cars: { wear: number }[]; options: { wearPoints: number } };
    const [best] = hint(game, position);
    const { of, wear, spent } = best!.words!.why[1].values as Record<string, number>;
    expect(of).toBe(options.wearPoints);
    expect(wear! + spent!).toBeCloseTo(cars[0]!.wear, 0);
  });

  test('Havoc: a played card has left the hand, a drawn card has not', () => {
    const game = games.havoc!;
    const position = positionsOf(game).find(({ ask: decision }) => decision.kind === 'storm')!;
    const { hand } = (position.state as never as { cars: { hand: number[] }[] }).cars[0]!;
    for (const { action, words: hintText } of hint(game, position)) {
      const isPlayed = (action as { type: string }).type === 'play';
      expect(hintText!.why[1]).toMatchObject({ id: 'hand', values: { hand: hand.length - (isPlayed ? 1 : 0) } });
    }
  });

  test('RoboRally: the next checkpoint, and the cards that damage leaves', () => {
    const game = games.roborally!;
    const position = positionsOf(game).find(({ ask: decision }) => decision.kind === 'program')!;
    const { flags } = (position.state as never as { robots: { flags: number }[] }).robots[0]!;
    const [best] = hint(game, position);
    const [road, kept] = best!.words!.why;
    expect(road.values.number).toBe(flags + 1);
    expect(Math.abs(9 - Number(kept.values.damage) - Number(kept.values.cards))).toBeLessThanOrEqual(0.6);
  });
});
