// Every refusal is raised by a real config or answer, and has a sentence with its numbers in both languages.
// Symbols have theirs in symbols.test.ts.

import type { RuleViolation } from '@core/contract';
import { begin } from '@core/engine';
import { expect, test } from 'vitest';
import { check } from '../check';
import { heat } from '../index';
import { cardsLeft } from '../phases/draft';
import { checkConfig } from '../setup';
import { SYMBOL_VIOLATIONS } from '../symbols/shapes';
import type { HeatAction, HeatConfig, HeatState } from '../types';
import { VIOLATIONS, type ViolationCode } from '../violations';
import { cards, type Race, race } from './race';
import { heatConfig } from './race-config';
import { ofAnswer, placed, reacting, sentences } from './refused';

const ofConfig = (config: HeatConfig) => checkConfig(config);
const usa = (drivers: number, legends = 0, options: Parameters<typeof heatConfig>[3] = {}) =>
  heatConfig('usa', drivers, legends, options);
/** A car behind others just before the last line. */
function towed(): Race {
  const r = race('usa').car({ at: 133, hand: 'rpm-1 2' }).parked(135, 136, 136).begin(2);
  return r.act(0, { type: 'cards', cards: cards('rpm-1') });
}
function drafting(): HeatState {
  const started = begin(heat, usa(2, 0, { garage: 'mixed' }), 'refused');
  if (!started.ok) throw new Error(started.violation.code);
  return started.value.state;
}
function ofDraft(action: (s: HeatState) => HeatAction): RuleViolation | null {
  const s = drafting();
  const [decision] = s.asks;
  if (decision === undefined) throw new Error('nobody is asked');
  return check(s, decision, action(s));
}
/** A card that is not in the display. */
const absent = (s: HeatState) =>
  [10, 11, 12, 13, 14, 15, 16].find((one) => s.draft && !cardsLeft(s.draft).includes(one)) ?? 0;

type OtherCode = Exclude<ViolationCode, keyof typeof SYMBOL_VIOLATIONS>;
const OTHER = Object.keys(VIOLATIONS).filter((code): code is OtherCode => !Object.hasOwn(SYMBOL_VIOLATIONS, code));

/** What raises each code, and the text of the refusal in English and in German. */
const RAISED: { [Code in OtherCode]: readonly [violation: () => RuleViolation | null, en: string, de: string][] } = {
  'colour-taken': [
    [
      () => ofConfig({ ...usa(2), cars: [{ colour: 'red' }, { colour: 'red' }] }),
      'Two cars are red. Give each car a different colour.',
      'Zwei Wagen sind rot.',
    ],
  ],
  'car-count': [
    [() => ofConfig(usa(1)), 'A race needs 2 to 6 cars, but there are 1.', 'Ein Rennen braucht 2 bis 6 Wagen'],
  ],
  'no-driver': [[() => ofConfig(usa(0, 3)), 'All 3 cars are Legends.', 'Alle 3 Wagen sind Legenden.']],
  'qualifying-alone': [
    [() => ofConfig(usa(2, 0, { mode: 'qualifying' })), 'but there are 2 cars', 'hier sind 2 Wagen'],
    [
      () => ofConfig(usa(0, 1, { mode: 'qualifying' })),
      'but there is 1 car, a Legend',
      'hier ist 1 Wagen, eine Legende',
    ],
  ],
  'qualifying-modules': [
    [() => ofConfig(usa(1, 0, { mode: 'qualifying', weather: true })), 'Switch them off.', 'Schalte sie aus.'],
  ],
  'hand-over': [
    [
      () =>
        ofConfig({
          ...usa(2),
          before: { shared: { sponsorDeck: [], sponsorsUsed: [], eventsDrawn: [] }, cars: [null] },
        }),
      'from the last race don’t fit this one',
      'passen nicht zu diesem',
    ],
  ],
  laps: [
    [
      () => ofConfig(usa(2, 0, { laps: 4 })),
      'You can’t race 4 laps here. Choose 1 to 3.',
      '4 Runden kannst du hier nicht fahren. Wähle 1 bis 3.',
    ],
  ],
  'legend-bonus': [
    [
      () => ofConfig(usa(1, 1, { legendBonus: 7 })),
      'A Legend speed bonus of 7 isn’t possible. Choose 0 to 6.',
      'von 7 geht nicht. Wähle 0 bis 6.',
    ],
  ],
  'wrong-phase': [
    [() => ofAnswer(race('usa').car().begin(1), { type: 'done' }), 'First choose a gear.', 'Wähle zuerst einen Gang.'],
    [
      () => ofAnswer(race('usa').car().begin(2), { type: 'done' }),
      'First choose cards for your gear.',
      'Wähle zuerst Karten für deinen Gang',
    ],
    [
      () => ofAnswer(reacting('heat 1'), { type: 'gear', gear: 2 }),
      'First use your symbols, or press Done.',
      'Nutz zuerst deine Symbole',
    ],
    [
      () => ofAnswer(race('usa').car({ at: 40 }).parked(41).begin(6), { type: 'done' }),
      'First follow the car ahead, or stay.',
      'Folg zuerst dem Wagen davor',
    ],
    [
      () => ofAnswer(race('usa').car().begin(8), { type: 'done' }),
      'First choose cards to discard',
      'Wähle zuerst Karten zum Abwerfen',
    ],
    [() => ofDraft(() => ({ type: 'done' })), 'First take one of the cards on the mat.', 'Nimm zuerst eine der Karten'],
    [
      () => ofAnswer(placed(1, 'brakes-13 2', 'brakes-13'), { type: 'done' }),
      'First choose the card’s value.',
      'Wähle zuerst den Wert der Karte.',
    ],
  ],
  'not-on-offer': [
    [
      () => ofDraft((s) => ({ type: 'draft', card: absent(s) })),
      'Take one of the 5 that are left.',
      'Nimm eine der 5, die dort liegen.',
    ],
  ],
  'not-locked': [
    [
      () => ofAnswer(race('usa').car().begin(1), { type: 'unlock' }),
      'nothing to take back yet',
      'noch nichts zum Zurücknehmen',
    ],
  ],
  'gear-too-far': [
    [
      () => ofAnswer(race('usa').car({ gear: 1 }).begin(1), { type: 'gear', gear: 4 }),
      '4th gear is too far from 1st. You can shift two gears at most. Choose 1 to 3.',
      'Vom 1. in den 4. Gang ist es zu weit: Mehr als zwei Gänge auf einmal gehen nicht. Wähle 1 bis 3.',
    ],
  ],
  'shift-needs-heat': [
    [
      () => ofAnswer(race('usa').car({ gear: 2, engine: 0 }).begin(1), { type: 'gear', gear: 4 }),
      'Shifting from 2nd to 4th gear costs 1 heat, but your engine only holds 0.',
      'Vom 2. in den 4. Gang kostet 1 Hitze, und dein Motor hat 0.',
    ],
  ],
  'card-count': [
    [
      () => ofAnswer(race('usa').car({ gear: 2 }).begin(2), { type: 'cards', cards: cards('1') }),
      'In 2nd gear you play 2 cards, but you chose 1. Choose exactly 2.',
      'Im 2. Gang spielst du 2 Karten, gewählt hast du 1. Wähle genau 2.',
    ],
  ],
  'card-not-in-hand': [
    [
      () => ofAnswer(race('usa').car({ hand: '1 2' }).begin(2), { type: 'cards', cards: cards('4') }),
      'isn’t in your hand',
      'nicht auf der Hand',
    ],
  ],
  'heat-not-playable': [
    [
      () => ofAnswer(race('usa').car({ hand: '1 heat' }).begin(2), { type: 'cards', cards: cards('heat') }),
      'You can’t play Heat: it’s stuck in your hand.',
      'Hitze steckt',
    ],
  ],
  'hand-cluttered': [
    [
      () =>
        ofAnswer(race('usa').car({ gear: 3, hand: 'heat heat 1 2' }).begin(2), {
          type: 'cards',
          cards: cards('1 2'),
        }),
      'In 3rd gear you play 3 cards, but you can only play 2. Lay your hand down.',
      'aber du kannst nur 2 spielen',
    ],
    [
      () => ofAnswer(race('usa').car({ gear: 1, hand: 'heat' }).begin(2), { type: 'cards', cards: [] }),
      'In 1st gear you play 1 card, but you can’t play any.',
      'aber du kannst keine spielen',
    ],
  ],
  'value-not-on-card': [
    [
      () => ofAnswer(placed(1, 'brakes-13 2', 'brakes-13'), { type: 'value', value: 2 }),
      'This card has no 2: it has 1 and 3.',
      'Diese Karte hat keine 2: Sie hat 1 und 3.',
    ],
  ],
  'slipstream-length': [
    [
      () => ofAnswer(race('usa').car({ at: 40 }).parked(41).begin(6), { type: 'slipstream', length: 1 }),
      'A slipstream here is 2 spaces, not 1.',
      'über 2 Felder, nicht 1',
    ],
  ],
  'slipstream-final-line': [
    [
      () => ofAnswer(towed(), { type: 'slipstream', length: 4 }),
      'You can’t slipstream over the final line, and 4 spaces would cross it. Choose 3 at most',
      'Wähle höchstens 3 oder bleib.',
    ],
  ],
  'not-discardable': [
    [
      () =>
        ofAnswer(race('usa').car({ hand: '1 heat' }).begin(8), {
          type: 'discard',
          cards: cards('heat'),
          refresh: [],
        }),
      'You can’t discard Heat. Cool it to get rid of it.',
      'Hitze kann nicht abgeworfen werden',
    ],
    [
      () =>
        ofAnswer(race('usa').car({ hand: '1 stress' }).begin(8), {
          type: 'discard',
          cards: cards('stress'),
          refresh: [],
        }),
      'You can’t discard Stress. Play it, or reduce it with a symbol.',
      'Stress kann nicht abgeworfen werden',
    ],
  ],
  'no-refresh': [
    [
      () => ofAnswer(race('usa').car({ hand: '1' }).begin(8), { type: 'discard', cards: [], refresh: cards('susp-4') }),
      'Only cards with Refresh',
      '„Auffrischen“',
    ],
  ],
};

test.each(OTHER)('%s has a sentence with its numbers in both languages', (code) => {
  for (const [raise, en, de] of RAISED[code]) {
    const violation = raise();
    if (violation === null) throw new Error(`${code} is not raised`);
    expect([violation.code, violation.rule]).toEqual([code, VIOLATIONS[code]]);
    expect(sentences(violation)).toEqual([expect.stringContaining(en), expect.stringContaining(de)]);
  }
});
