// What people type to find a party.

import { expect, test } from 'vitest';
import { joinAddressOf } from './address';

const ONE = [{ url: 'http://192.168.1.24:7310/' }];

test.each([
  ['192.168.1.24:7310', { address: '192.168.1.24:7310', code: '' }],
  [' http://192.168.1.24:7310/ ', { address: '192.168.1.24:7310', code: '' }],
  ['http://192.168.1.24:7310/#/join/APEX72', { address: '192.168.1.24:7310', code: 'APEX72' }],
  ['192.168.1.24:7310/apex72', { address: '192.168.1.24:7310', code: 'APEX72' }],
  ['marta.local:7310', { address: 'marta.local:7310', code: '' }],
  ['localhost', { address: 'localhost', code: '' }],
])('%s is an address', (text, place) => {
  expect(joinAddressOf(text, [])).toEqual(place);
});

test('a code alone leads to the one party nearby', () => {
  expect(joinAddressOf('apex72', ONE)).toEqual({ address: 'http://192.168.1.24:7310/', code: 'APEX72' });
});

test.each([
  ['nothing', '', ONE, /^Type the address/],
  ['a code that cannot be one', 'APEX1O', ONE, /neither an address nor a code/],
  ['a code and no party', 'APEX72', [], /no party nearby/],
  ['a code and two parties', 'APEX72', [...ONE, { url: 'http://192.168.1.25:7310/' }], /several parties/],
  ['an address with spaces', '192.168.1.24 :7310', ONE, /isn’t an address/],
])('%s is refused with a reason', (_, text, near, pattern) => {
  expect(joinAddressOf(text, near)).toMatch(pattern);
});
