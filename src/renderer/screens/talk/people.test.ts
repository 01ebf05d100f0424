// Which conversation a line belongs to, as each person sees it.

import { HOST } from '@api/constants';
import type { ChatLine, Party } from '@api/party';
import { expect, test } from 'vitest';
import { ROOM, talkOf } from '../../app/party/at-party';
import { colourOf, nameAt, talksOf } from './people';

const AT = {
  hostName: 'Marta',
  guests: ['t', 'i'].map((id) => ({ id, name: id === 't' ? 'Tomas' : 'Ines' })),
  seats: [
    { driver: { kind: 'you' }, colour: 'red', guest: null },
    { driver: { kind: 'lan' }, colour: 'blue', guest: 't' },
  ],
} as unknown as Party;
const seenBy = (you: string | null): Party => ({ ...AT, you });

function line(from: string | null, to: string | null, id = 1): ChatLine {
  return { id, at: 0, from, to, name: '', text: 'hello', said: null };
}

test.each([
  ['the room’s line', line('t', null), null, ROOM],
  ['what the party says', line('party', null), 't', ROOM],
  ['a guest’s word to the host, at the host', line('t', HOST), null, 't'],
  ['a guest’s word to the host, at the guest', line('t', HOST), 't', HOST],
  ['the host’s word to a guest, at the host', line(null, 't'), null, 't'],
  ['the host’s word to a guest, at the guest', line(null, 't'), 't', HOST],
  ['a guest’s word to another, at the other', line('t', 'i'), 'i', 't'],
])('%s', (_, one, you, talk) => {
  expect(talkOf(one, seenBy(you))).toBe(talk);
});

test('private conversations are in the order in which they began, without people who have left', () => {
  const lines = [line('i', null), line('i', HOST), line('gone', HOST), line(null, 'i')];
  expect(talksOf(lines, seenBy(null), ['t', 'i'])).toEqual(['i', 't']);
});

test('everyone has a name and a colour', () => {
  expect([nameAt(AT, HOST), nameAt(AT, 't'), nameAt(AT, 'gone')]).toEqual(['Marta', 'Tomas', 'Someone who left']);
  expect([colourOf(AT, HOST), colourOf(AT, 't'), colourOf(AT, 'i')]).toEqual(['red', 'blue', undefined]);
});
