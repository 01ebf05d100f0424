// Who is the owner in a browser: anyone who opened the printed address there, and no one else at this machine.

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { HomeScreen } from '../pages/home';
import { PHONE, SIZES } from '../pictures';

/** A page of another site of this machine with one link. */
async function linkingTo(address: string): Promise<{ url: string; close(): void }> {
  const server = http.createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(`<a href="${address}">Paddock</a>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Under another name than the host's: cookies know sites, not ports.
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return { url, close: () => server.close() };
}

const seasons = (page: Page) => page.getByRole('heading', { name: 'Seasons', level: 1 });

test('reload, deep link, a second tab and a link from elsewhere reach the owner’s page', async ({ host, chromium }) => {
  const context = await chromium.newContext({ viewport: SIZES[0] });
  const page = await context.newPage();
  await page.goto(`${host.url}?renderer=canvas#/seasons`);
  await expect(seasons(page)).toBeVisible();
  // The key is neither in the address bar nor one step back.
  const { origin } = new URL(host.url);
  await expect(page).toHaveURL(`${origin}/?renderer=canvas#/seasons`);
  expect(await page.evaluate(() => [document.cookie, history.length])).toEqual(['', 2]);
  await page.reload();
  await expect(seasons(page)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(origin);
  await expect(new HomeScreen(tab).title).toBeVisible();
  await tab.goto(`${origin}/#/seasons`);
  await expect(seasons(tab)).toBeVisible();
  for (const address of [origin, host.url]) {
    const elsewhere = await linkingTo(address);
    await tab.goto(elsewhere.url);
    await tab.getByRole('link').click();
    await expect(new HomeScreen(tab).title).toBeVisible();
    elsewhere.close();
  }
  await context.close();
});

test('without the key a browser shows how to get in', async ({ host, chromium }, info) => {
  const page = await chromium.newPage();
  const answer = await page.goto(new URL('/', host.url).href);
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This address needs a key');
  for (const size of [...SIZES, PHONE]) {
    await page.setViewportSize(size);
    await expect(page.getByText('Invited to a party?')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: info.outputPath(`locked-${size.width}.png`) });
  }
  await page.close();
});
