// Since when a guest is away: computed from the duration the host sends, so that no wall clock matters.

import type { Party } from '@api/party';
import { expect, test } from 'vitest';
import { byOwnClock } from './at-party';

test('a guest has been away for as long as the host says', () => {
  const guests = [
    { id: 'a', away: 8000 },
    { id: 'b', away: null },
  ] as Party['guests'];
  const heard = byOwnClock({ guests } as Party, 20_000);
  expect(heard.guests.map(({ away }) => away)).toEqual([12_000, null]);
});
