// The host searches for other parties only while a window shows them.

import { value } from '@api/tests/granted';
import { beforeEach, expect, test } from 'vitest';
import { type Party, party } from '../../tests/party';

let it: Party;
let listening = 0;
beforeEach(async () => {
  it = await party();
  listening = 0;
  it.lan.onNear = () => {
    listening += 1;
    return () => {
      listening -= 1;
    };
  };
  return () => it.end();
});

test('the search ends with the last window that shows nearby parties, and restarts with the next', async () => {
  const [one, other] = [it.join(), it.join()];
  for (const { client } of [one, one, other]) await value(client.call('near.list', {}));
  expect(listening).toBe(2);
  await value(one.client.call('near.leave', {}));
  await value(one.client.call('near.leave', {}));
  expect(listening).toBe(1);
  other.close();
  await it.rest();
  expect(listening).toBe(0);
  await value(one.client.call('near.list', {}));
  expect(listening).toBe(1);
});
