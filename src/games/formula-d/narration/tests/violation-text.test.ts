import type { RuleViolation } from '@core/contract';
import { Translator } from '@i18n/translator';
import { describe, expect, it } from 'vitest';
import { check } from '../../check';
import { checkConfig } from '../../setup';
import { type Race, race } from '../../tests/race';
import { raceConfig } from '../../tests/race-config';
import { messages as german } from '../../text/de';
import type { FormulaAction } from '../../types';
import { VIOLATIONS, type ViolationCode } from '../../violations';
import { violationText } from '../violation-text';

const de = new Translator('de');
de.add('formula-d', german);

function refused(given: Race, action: FormulaAction): RuleViolation | null {
  return check(given.s, given.ask, action);
}
const space = (given: Race, id: string) => given.circuit.spaces.indexOf(id);
const inLane = { number: 5, lap: 1, pitLap: 1 } as const;
const gearOf = (from: number, wear = 18) => race().car({ at: 'B12', gear: from, wear }).begin();
const moved = () => race().car({ at: 'B12', gear: 5, wear: 2 }).begin().roll(4, 7);
const owing = () => race().car({ at: 'B122', gear: 3 }).begin().roll(3, 8);
const pulled = () =>
  race('M', { slipstream: true })
    .car({ at: 'B10', gear: 5 })
    .car({ at: 'B22', gear: 4 })
    .begin(1)
    .roll(5, 11)
    .to('B21');

/** Violations raised by the rules themselves, and their text. */
const CASES: readonly [code: ViolationCode, raise: () => RuleViolation | null, english: string, german: string][] = [
  [
    'car-count',
    () => checkConfig({ ...raceConfig('monaco', 2), cars: [] }),
    'A race has 2 to 10 cars, not 0. Add or remove drivers.',
    'Ein Rennen hat 2 bis 10 Wagen, nicht 0. Füge Fahrer hinzu oder nimm welche heraus.',
  ],
  [
    'wrong-ask',
    () => refused(gearOf(3), { type: 'decline' }),
    'Choose a gear and roll its die first.',
    'Wähle zuerst einen Gang und würfle.',
  ],
  [
    'wrong-ask',
    () => refused(moved(), { type: 'gear', gear: 3 }),
    'Choose where to stop first: take one of the lit spaces.',
    'Wähle zuerst, wo du hältst: eines der leuchtenden Felder.',
  ],
  [
    'wrong-ask',
    () => refused(pulled(), { type: 'gear', gear: 3 }),
    'You’re in a slipstream: choose one of the lit spaces, or stay.',
    'Du bist im Windschatten: Wähle eines der leuchtenden Felder oder lass ihn ziehen.',
  ],
  [
    'gear-not-reachable',
    () => refused(gearOf(3), { type: 'gear', gear: 6 }),
    '6th gear is too high from 3rd gear: you can shift up one gear at most. Take 4th or lower.',
    'Der 6. Gang ist vom 3. aus zu hoch: höchstens ein Gang höher. Nimm den 4. oder einen tieferen.',
  ],
  [
    'gear-not-reachable',
    () => refused(gearOf(6, 3), { type: 'gear', gear: 1 }),
    'From 6th to 1st gear is too far: you can skip three gears at most. Take 3rd or higher.',
    'Vom 6. in den 1. Gang ist es zu weit: höchstens drei Gänge überspringen. Nimm den 3. oder einen höheren.',
  ],
  [
    'gear-too-dear',
    () => refused(gearOf(6, 2), { type: 'gear', gear: 3 }),
    'Shifting to 3rd gear skips 2 gears and costs 2 wear. You have 2 and must keep at least 1. Take 4th or higher.',
    'Der 3. Gang überspringt 2 Gänge für 2 VP: Du hast 2 und brauchst mindestens 1 danach. Nimm den 4. oder einen höheren.',
  ],
  [
    'pit-gear',
    () =>
      refused(
        race('M', { laps: 2 })
          .car({ at: 'P2', gear: 3, status: 'pitLane', ...inLane })
          .begin(),
        { type: 'gear', gear: 5 },
      ),
    '5th gear is too high in the pits: you can shift up one gear at most. Take 4th or lower.',
    'Der 5. Gang ist in der Boxengasse zu hoch: höchstens ein Gang höher. Nimm den 4. oder einen tieferen.',
  ],
  [
    'pit-gear',
    () =>
      refused(
        race('M', { laps: 2 })
          .car({ at: 'X4', gear: 6, status: 'pitBox', served: true, ...inLane })
          .begin(),
        { type: 'gear', gear: 5 },
      ),
    '5th gear is too high for leaving the box. Take 4th or lower.',
    'Der 5. Gang ist aus der Box zu hoch: höchstens der 4.',
  ],
  [
    'not-reachable',
    () => refused(moved(), { type: 'move', to: space(moved(), 'B40') }),
    'No move of up to 7 spaces ends there: it’s too far, blocked, or a detour on a straight. Choose one of the 6 lit spaces.',
    'Kein Weg von bis zu 7 Feldern endet dort: zu weit, versperrt oder auf der Geraden ein Umweg. Wähle eines der 6 leuchtenden Felder.',
  ],
  [
    'does-not-survive',
    () => refused(moved(), { type: 'move', to: space(moved(), 'B17') }),
    'Stopping there costs 2 wear and you have 2: you must keep at least 1. Choose one of the 6 lit spaces.',
    'Dort zu halten kostet 2 VP, und du hast 2: Mindestens 1 muss bleiben. Wähle eines der 6 leuchtenden Felder.',
  ],
  [
    'does-not-survive',
    () => refused(owing(), { type: 'move', to: space(owing(), 'B128') }),
    'That move leaves a corner with two or more stops missing, which puts you out of the race. Choose one of the 14 lit spaces.',
    'Auf diesem Weg fehlen beim Verlassen einer Kurve zwei Stopps oder mehr: Das ist das Ende des Rennens. Wähle eines der 14 leuchtenden Felder.',
  ],
  [
    'slipstream-end',
    () => refused(pulled(), { type: 'slipstream', to: space(pulled(), 'B40') }),
    'A slipstream takes you up to 3 spaces further. You can’t drive through cars, or further than your 18 wear lasts. Choose one of the 7 lit spaces, or stay.',
    'Der Windschatten trägt dich bis zu 3 Felder weiter, durch keinen Wagen hindurch und nur, so weit deine 18 VP reichen. Wähle eines der 7 leuchtenden Felder oder lass ihn ziehen.',
  ],
];

describe("a violation's text gives its numbers and what to do", () => {
  it.each(CASES)('%s: %#', (code, raise, text, german) => {
    const violation = raise();
    expect(violation).toMatchObject({ code, rule: VIOLATIONS[code] });
    if (violation === null) return;
    expect(violationText(violation)).toBe(text);
    expect(de.translate('formula-d', `breach.${code}`, violation.detail as Record<string, string | number>)).toBe(
      german,
    );
  });
  it('every code', () => {
    expect(new Set(CASES.map(([code]) => code))).toEqual(new Set(Object.keys(VIOLATIONS)));
  });
});
