import { Translator } from '@i18n/translator';
import { expect, it } from 'vitest';
import { CIRCUIT_IDS, circuitOf } from '../../data/circuits';
import { messages as german } from '../../text/de';
import { cornerName, sectionName } from '../places';

const de = new Translator('de');
de.add('formula-d', german);

it.each(CIRCUIT_IDS)('names the corners and straights of %s as its file does', (id) => {
  const { sections, section, corners } = circuitOf(id);
  expect(sections.map(({ index }) => sectionName(id, section.indexOf(index)))).toEqual(
    sections.map(({ name }) => name),
  );
  expect(corners.map(({ index }) => cornerName(id, index))).toEqual(corners.map(({ name }) => name));
});

it('has a fallback name for the corner of an unknown circuit', () => {
  expect([cornerName('spa', 0), cornerName('monaco', 99)]).toEqual(['the corner', 'the corner']);
});

it('writes numbers, places and choices in German', () => {
  const say = (id: string, values: Record<string, string | number>) => de.translate('formula-d', id, values);
  expect(say('log.gear.skips', { name: 'Ada', gear: 2, cost: 1, skipped: 1 })).toBe(
    'Ada nimmt den 2. Gang, 1 VP für 1 übersprungenen Gang',
  );
  expect(say('log.strained', { name: 'Ada', face: 30, engines: 1 })).toBe('Ada würfelt 30: 1 Motor muss halten');
  expect(say('prompt.ahead', { corner: 'Loews', spaces: 4, stops: 3 })).toBe('Loews in 4 Feldern: 3 Stopps');
  expect(say('space.risk', { percent: 33.3, names: 'Ada und Tomas' })).toBe('33,3\u00a0% neben Ada und Tomas');
  expect(say('gear', { gear: 0 })).toBe('Leerlauf');
});
