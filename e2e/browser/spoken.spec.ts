// A driver's quick phrase stands in a bubble at their car, on the race screen and on a television, and goes after four seconds. Not
// here: who hears which phrase (src/host/party/tests/phrases.test.ts).

import { USUAL_ABSENCE } from '@api/constants';
import { expect, test } from '../fixtures';
import { connect, value } from '../raw-client';

/** Races whose cars are on the board from the start: a car that is not there yet says nothing. */
const RACES = [
  ['heat', 'usa', {}],
  ['formula-d', 'paddock-ring', {}],
  ['waddington', 'thornbury-park', { carChoice: 'given' }],
  ['roborally', 'first-shift', {}],
] as const;

for (const [game, circuit, options] of RACES)
  test(`${game}: a phrase stands at its car for four seconds`, async ({ paddock: { page, url } }) => {
    const raw = await connect(url);
    const call = raw.client.call.bind(raw.client);
    const [network] = value(await call('party.networks', {}));
    const colours = ['red', 'blue', 'yellow'] as const;
    const seats = colours.map((colour, seat) => ({
      ...{ name: ['Marta', 'Ada', 'Bea'][seat] ?? '', colour },
      driver: seat === 0 ? ({ kind: 'you' } as const) : ({ kind: 'ai', level: 'easy' } as const),
    }));
    const setup = { game, circuit, options, seats, clock: 0 };
    const rules = {
      door: 'open',
      watching: true,
      undo: true,
      hints: true,
      chat: true,
      fillWithAi: true,
      aiLevel: 'easy',
    } as const;
    value(
      await call('party.open', {
        ...{ name: 'Friday', setup, rules: { ...rules, ...USUAL_ABSENCE } },
        ...{ networks: [network?.address ?? ''], port: 0 },
      }),
    );
    const { match } = value(await call('party.start', { force: true }));
    await page.evaluate((id) => (location.hash = `#/race/${id}`), match);
    const board = page.locator('[data-ready="true"]').first();
    await expect(board).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your dashboard' }).first()).toBeAttached();
    value(await call('party.say', { to: null, text: 'Good luck', phrase: 'luck' }));
    await expect(board).toHaveAttribute('data-said', '0');
    await page.screenshot({ path: test.info().outputPath(`${game}-race.png`) });
    await expect(board).not.toHaveAttribute('data-said', /.*/);

    if (game === 'heat') {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.evaluate(() => (location.hash = '#/tv'));
      await expect(page.getByText('Starting grid')).toBeAttached();
      await expect(board).toBeVisible();
      value(await call('party.say', { to: null, text: 'That was close', phrase: 'close' }));
      await expect(board).toHaveAttribute('data-said', '0');
      await page.waitForTimeout(300);
      await page.screenshot({ path: test.info().outputPath('tv.png') });
    }
    raw.client.close();
  });
