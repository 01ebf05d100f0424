// All 25 races of the campaign on a host: each can be started, is raced to its end, and keeps its result when it is deleted.

import { DEFAULT_SETTINGS } from '@api/default-settings';
import { value } from '@api/tests/granted';
import { campaignGames } from '@campaign/plan';
import { games } from '@games/registry';
import { expect, test } from 'vitest';
import { computer, driven, look, start } from './computer';

const all = campaignGames(Object.values(games)).flatMap((game) =>
  game.campaign.races.map(({ id }, at) => [game.id, id, at + 1] as const),
);
test.each(all)('%s, %s: is raced to the end and keeps its result', async (game, id, n) => {
  const { it, me } = await computer(games);
  it.store.settings.write({ ...DEFAULT_SETTINGS, allRaces: true });
  const which = { kind: 'campaign', game, n } as const;
  const { match } = await value(start(me, which));
  const head = it.store.saves.head(match);
  const plan = await look(me, which);
  expect(plan).toMatchObject({ id, running: true, match });
  expect(head?.game).toBe(game);
  await driven(it, me, match, games);
  const done = await value(me.client.call('campaign.of', { match }));
  const standing = me.seen(match).standings.find(({ seat }) => plan.drivers[seat]?.character === null);
  expect(done?.result).toMatchObject({ place: standing?.place, cars: plan.drivers.length, assisted: false });
  await value(me.client.call('matches.delete', { match }));
  expect((await look(me, which)).result).toEqual(done?.result);
});
