// What an audit line from elsewhere may contain.

import { message } from '@api/messages';
import { expect, test } from 'vitest';
import { cleanAudit } from '../audit';

const clean = (text: string) => text.replaceAll('\u202E', '');
const cleaned = (...line: Parameters<typeof cleanAudit>[0]) => cleanAudit(line, ['heat'], clean);

test('one of our own lines is accepted, with its texts cleaned', () => {
  const usa = { namespace: 'heat', id: 'circuit.usa', otherwise: 'U\u202ESA' };
  const line = { namespace: 'api', id: 'audit.round-added', values: { circuit: usa } };
  expect(cleaned(line)).toEqual([{ ...line, values: { circuit: { ...usa, values: {}, otherwise: 'USA' } } }]);
  expect(cleaned(message('audit.nothing'))).toEqual([{ namespace: 'api', id: 'audit.nothing', values: {} }]);
});

test('a line with an unknown id is refused, because the id would be shown as it is', () => {
  for (const id of [
    'audit.\u202Eevil',
    'audit.unknown',
    'audit.constructor',
    'party.other-car',
    '__proto__',
    'audit.',
  ]) {
    expect([id, cleaned({ namespace: 'api', id })]).toEqual([id, undefined]);
  }
  const inside = (namespace: string, id: string) =>
    cleaned({ namespace: 'api', id: 'audit.round-added', values: { circuit: { namespace, id } } });
  for (const id of ['circuit.\u202Eevil', 'circuit.', 'log.boosted', 'circuit.a b', '\u202E']) {
    expect([id, inside('heat', id)]).toEqual([id, undefined]);
  }
  expect(inside('chess', 'circuit.usa')).toBeUndefined();
});

test('names of values must be plain words', () => {
  expect(cleaned({ namespace: 'api', id: 'audit.name', values: { 'na\u202Eme': 'Marta' } })).toBeUndefined();
});
