// Every symbol: why it is refused, in both languages, and its lines in the log. What symbols do is in react.test.ts and
// examples/; a later symbol has its tests here.

import type { SeatInfo } from '@api/contract';
import type { RuleViolation } from '@core/contract';
import { describe, expect, test } from 'vitest';
import { logLine } from '../narration/log';
import { SYMBOL_EVENTS, type SYMBOL_VIOLATIONS } from '../symbols/shapes';
import type { SymbolEvent } from '../types';
import { VIOLATIONS } from '../violations';
import { card, cards, race } from './race';
import { ofAnswer, placed, reacting, sentences } from './refused';

type Code = keyof typeof SYMBOL_VIOLATIONS;

/** A car in 4th gear, with a symbol left so that it has a decision. */
const fast = (engine: number) =>
  race('usa').car({ at: 13, gear: 4, engine, hand: '1 heat 2 2 3 3 4' }).begin(4, [], [0]);

/** What raises each code, and the text of the refusal in English and in German. */
const RAISED: { [C in Code]: readonly [violation: () => RuleViolation | null, en: string, de: string][] } = {
  'no-cooldown': [
    [
      () => ofAnswer(reacting('heat heat 1'), { type: 'cool', count: 2 }),
      'You can’t cool 2 heat now: you have cooldown 1 left and 2 Heat cards in your hand. Cool 1 at most.',
      'Abkühlen 1 ist übrig, und du hast 2 Hitzekarten auf der Hand. Kühl höchstens 1 ab.',
    ],
    [
      () => ofAnswer(reacting('1 2 3'), { type: 'cool', count: 1 }),
      'no Heat cards in your hand. Use another symbol, or press Done.',
      'du hast keine Hitzekarte auf der Hand',
    ],
  ],
  'no-adrenaline': [
    [
      () => ofAnswer(reacting('heat 1').act(0, { type: 'adrenaline' }), { type: 'adrenaline' }),
      'You have no adrenaline',
      'Du hast kein Adrenalin',
    ],
  ],
  'boost-gear': [
    [
      () => ofAnswer(reacting('heat 1'), { type: 'boost' }),
      'You can only boost in 4th gear, and you’re in 3rd.',
      'Nur im 4. Gang darf man boosten, du bist im 3.',
    ],
  ],
  'boost-twice': [
    [
      () => ofAnswer(fast(6).act(0, { type: 'boost' }), { type: 'boost' }),
      'You can boost only once a turn.',
      'nur einmal pro Zug',
    ],
  ],
  'boost-needs-heat': [
    [
      () => ofAnswer(fast(0), { type: 'boost' }),
      'A boost costs 1 heat, but your engine is empty. Cool down first.',
      'Ein Boost braucht 1 Hitze im Motor; deiner ist leer. Kühl zuerst ab.',
    ],
  ],
  'no-reduce-stress': [
    [
      () => ofAnswer(reacting('heat stress'), { type: 'reduceStress', count: 1 }),
      'You can’t reduce stress by 1 now',
      '1 Stress kannst du jetzt nicht',
    ],
    [
      () => ofAnswer(placed(1, 'body-3 stress stress stress', 'body-3'), { type: 'reduceStress', count: 3 }),
      'you can reduce it by 2 at most.',
      'Höchstens 2 geht.',
    ],
  ],
  'no-scrap': [[() => ofAnswer(reacting('heat 1'), { type: 'scrap' }), 'nothing to scrap', 'nichts zu verschrotten']],
  'no-super-cool': [
    [
      () => ofAnswer(reacting('heat 1'), { type: 'superCool', count: 2 }),
      'You can’t super cool 2 heat now',
      '2 Hitze per Superkühlung',
    ],
  ],
  'no-salvage': [
    [
      () => ofAnswer(reacting('heat 1'), { type: 'salvage', cards: [] }),
      'You can’t salvage 0 cards now',
      '0 Karten kannst du jetzt nicht bergen',
    ],
    [
      () => ofAnswer(placed(1, 'fuel-2 1', 'fuel-2', '4 4 heat'), { type: 'salvage', cards: cards('4 4 heat') }),
      'you can choose 2 at most.',
      'Höchstens 2 geht.',
    ],
  ],
  'not-in-discard': [
    [
      () => ofAnswer(placed(1, 'fuel-2 1', 'fuel-2', '4 4 heat'), { type: 'salvage', cards: cards('3') }),
      'isn’t in your discard pile',
      'liegt nicht in deinem Ablagestapel',
    ],
  ],
  'no-accelerate': [
    [
      () => ofAnswer(reacting('heat 1'), { type: 'accelerate', card: card('4wd-accel') }),
      'no card was flipped this turn',
      'In diesem Zug wurde keine Karte aufgedeckt',
    ],
  ],
  'no-direct-play': [
    [
      () => ofAnswer(reacting('heat 1'), { type: 'directPlay', card: card('1') }),
      'with Direct play',
      '„Direkt spielen“',
    ],
  ],
  'direct-play-needs-heat': [
    [
      () => ofAnswer(reacting('gas-4 1', 0), { type: 'directPlay', card: card('gas-4') }),
      'This card costs 1 heat, but your engine only holds 0.',
      'Diese Karte kostet 1 Hitze, und dein Motor hat 0.',
    ],
  ],
};

test.each(Object.keys(RAISED) as Code[])('%s has a sentence with its numbers in both languages', (code) => {
  for (const [raise, en, de] of RAISED[code]) {
    const violation = raise();
    if (violation === null) throw new Error(`${code} is not raised`);
    expect([violation.code, violation.rule]).toEqual([code, VIOLATIONS[code]]);
    expect(sentences(violation)).toEqual([expect.stringContaining(en), expect.stringContaining(de)]);
  }
});

const seats: SeatInfo[] = [{ seat: 0, name: 'Marta', colour: 'red', driver: { kind: 'you' } }];
const two = card('2');

/** One event of every kind and its line. */
const LINES: { [Type in SymbolEvent['type']]: [event: Extract<SymbolEvent, { type: Type }>, text: string] } = {
  cooled: [{ type: 'cooled', seat: 0, count: 2 }, 'Marta cools 2 heat'],
  stressReduced: [{ type: 'stressReduced', seat: 0, count: 1 }, 'Marta reduces stress by 1'],
  scrapped: [{ type: 'scrapped', seat: 0, cards: [two] }, 'Marta scraps Speed 2'],
  salvaged: [{ type: 'salvaged', seat: 0, cards: [two] }, 'Marta salvages Speed 2'],
  superCooled: [{ type: 'superCooled', seat: 0, count: 2 }, 'Marta cools 2 heat from the discard pile'],
  accelerated: [{ type: 'accelerated', seat: 0, card: card('4wd-accel'), value: 2 }, 'Marta accelerates by 2'],
  playedDirectly: [
    { type: 'playedDirectly', seat: 0, card: card('gas-2'), value: 2 },
    'Marta plays Gas Pedal 2 directly for 2',
  ],
};

describe('the log', () => {
  test.each(Object.entries(LINES))('has words for %s', (_type, [event, text]) => {
    expect(logLine({ round: 3, phase: 5, ...event }, seats, 'italy')?.text).toBe(text);
  });
  test('has words for every kind of event that the list of symbols names', () => {
    expect(new Set(Object.keys(LINES))).toEqual(new Set(SYMBOL_EVENTS));
  });
});
