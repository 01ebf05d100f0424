// The links at the end of a lesson: the race for beginners, and the last section again. Not here: driving that section to its
// end (e2e), or the verdict on it (host/school).

import { value } from '@api/tests/granted';
import { trackOf } from '@games/heat/data/tracks';
import { games } from '@games/registry';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { dashboard, settled } from '../../../tests/race';

const TAUGHT = Object.values(games).flatMap(({ id, lesson }) => (lesson ? [{ id, lesson }] : []));
/** Options of the race after the lesson that are shorter than usual; other games have short races anyway. */
const FIRST: Readonly<Record<string, object>> = { heat: { laps: trackOf('italy').laps.min } };

/** Skips a lesson's last section, which is then complete. */
async function atTheEnd(id: string) {
  const { lesson } = games[id]!;
  const it = await openHost();
  const page = await openPage(it, { at: `/school/${id}/${lesson!.sections.at(-1)!.id}` });
  await screen.findByText('Now imagine:');
  await page.user.click(screen.getByRole('button', { name: 'Go on' }));
  await dashboard();
  while (screen.queryByRole('button', { name: 'Race now' }) === null) {
    screen.getByRole('button', { name: 'Skip' }).click();
    await settled();
  }
  return { it, ...page };
}

test.each(TAUGHT)('$id: “Race now” after the lesson starts a race for beginners', async ({ id }) => {
  const { it, user } = await atTheEnd(id);
  await user.click(screen.getByRole('button', { name: 'Race now' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
  const match = location.hash.replace('#/race/', '');
  const race = await value(it.join().client.call('match.watch', { match }));
  expect(race.game).toBe(id);
  expect(race.options).toMatchObject(FIRST[id] ?? {});
  const [you, ...rivals] = race.seats.map(({ driver }) => driver);
  expect(you).toEqual({ kind: 'you' });
  expect(rivals.length).toBeGreaterThan(0);
  for (const rival of rivals) expect(rival).toMatchObject({ kind: 'ai', level: 'easy' });
});

test('“Try again” starts the last section of the lesson again', async () => {
  const { user } = await atTheEnd('heat');
  expect(screen.getByRole('button', { name: 'Last lap, done' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Now imagine:');
  expect(screen.getByRole('button', { name: 'Last lap, you are here' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Race now' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await dashboard();
  await screen.findByText(/^Look at the next sign first/);
});
