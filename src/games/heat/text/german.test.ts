// Hard messages of Heat in German: plurals, ordinals, lists and choices within one sentence.

import type { Values } from '@i18n/messages';
import { Translator } from '@i18n/translator';
import { expect, test } from 'vitest';
import { messages } from './de';

const german = new Translator('de');
german.add('heat', messages);
const say = (id: keyof typeof messages, values: Values) => german.translate('heat', id, values);

test('counts rounds and laps by two words', () => {
  expect([1, 7].map((n) => say('log.lapTimed', { name: 'Ada', lap: 2, n }))).toEqual([
    'Ada fährt Runde 2 in 1 Durchgang',
    'Ada fährt Runde 2 in 7 Durchgängen',
  ]);
});
test('says what a spin-out takes, and leaves out what it does not', () => {
  const spin = { corner: 'La Villa', lost: 0, stress: 1, laps: 0 };
  expect(say('line.spin.surely', spin)).toBe('Du landest vor La Villa im 1. Gang, 1 Stress.');
  expect(say('line.spin.surely', { ...spin, lost: 3, laps: 1 })).toBe(
    'Du landest vor La Villa im 1. Gang, alle 3 Hitze verloren, 1 Stress, die Runde wieder offen.',
  );
});
test('joins cards with commas, and says nothing of none', () => {
  const cards = german.list(['Tempo 2', 'Stress'], 'unit');
  expect(say('log.plays', { name: 'Ada', n: 2, cards })).toBe('Ada spielt Tempo 2, Stress');
  expect(say('log.plays', { name: 'Ada', n: 0, cards: '' })).toBe('Ada spielt nichts');
});
test('writes averages with a comma', () => {
  expect(say('chart.average.value', { n: 2.54 })).toBe('2,5');
});
