// Since when a guest is away: computed from how long the host said, so that no wall clock has a part in it.

import type { Party } from '@api/party';
import { expect, test } from 'vitest';
import { byOwnClock } from './at-party';

test('a guest is away since the moment that lies so far back as the host said', () => {
  const guests = [
    { id: 'a', away: 8000 },
    { id: 'b', away: null },
  ] as Party['guests'];
  const heard = byOwnClock({ guests } as Party, 20_000);
  expect(heard.guests.map(({ away }) => away)).toEqual([12_000, null]);
});
