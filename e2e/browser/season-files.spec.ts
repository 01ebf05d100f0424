// Exporting a season: as a table, as a self-contained page, and as a file for another Paddock, which imports it exactly or
// not at all.

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../fixtures';
import { startHost } from '../host';
import { keepPicture } from '../pictures';
import { AI, DASH, lapOf, planOf, raced } from '../races';
import { connect, value } from '../raw-client';
import { type TableLine, tableByHand, tableOnPage } from '../season-truth';
import { watch } from '../watch';

const LOOK = { size: { width: 1440, height: 900 }, motion: 'reduce' } as const;
const FORMS = { csv: /^Table, CSV/, page: /^Web page/, file: /^Season file/ } as const;

/** Saves the shown season in one of its forms; returns the file's path. */
async function saved(page: Page, folder: string, form: keyof typeof FORMS): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: FORMS[form] }).click();
  const download = await coming;
  const file = path.join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

test('a season as CSV, as a page and as a file, which a fresh Paddock imports exactly or not at all', async ({
  chromium,
  data,
  paddock: { page, url },
}, info) => {
  const raw = await connect(url);
  const drivers = { '=Ada': AI, 'Bea, "the fox"': AI, '<b>Cleo</b>': AI };
  const season = await raced(raw, planOf('Winter <i>Cup</i>', drivers, [lapOf('usa'), DASH]), 2);
  raw.client.close();
  const table = await tableByHand(url, season);
  await page.goto(`${url}?renderer=canvas#/seasons/${season}`);
  await page.getByRole('button', { name: 'Season page' }).click();
  await expect.poll(() => tableOnPage(page)).toEqual(table);

  const csv = parsed(await readFile(await saved(page, info.outputPath(), 'csv'), 'utf8'));
  const [head = [], ...rows] = csv;
  const column = (name: string) => head.indexOf(name);
  const totals = rows.filter((row) => row[column('Race')] === 'Total');
  expect(
    totals.map((row) => ({
      // A spreadsheet must not treat a name as a formula.
      name: (row[column('Driver')] ?? '').replace(/^'(?==)/, ''),
      place: Number(row[column('Place')]),
      points: Number(row[column('Points')]),
    })),
  ).toEqual(table);
  expect(rows).toHaveLength(table.length * 3);
  expect(rows.some((row) => row.some((cell) => cell.startsWith('=')))).toBe(false);

  await checkPage(await saved(page, info.outputPath(), 'page'), table);

  const file = await saved(page, info.outputPath(), 'file');
  const text = await readFile(file, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'paddock-season' });
  const other = await startHost(path.join(data, 'other'));
  const fresh = await openPage(chromium, `${other.url}`, LOOK);
  await fresh.page.goto(`${other.url}?renderer=canvas#/seasons`);
  const refusals: string[] = [];
  for (const [what, spoilt] of Object.entries(spoiltFiles(text))) {
    const wrong = info.outputPath(`${what}.json`);
    await writeFile(wrong, spoilt);
    await fresh.page.getByLabel('Season or race file').setInputFiles(wrong);
    // Refused with a message, and nothing of it is stored.
    const toast = fresh.page.locator('.toast-bad');
    await expect(toast, what).toHaveText(/^[A-Z].{20,}\.$/);
    refusals.push(`${what}: ${await toast.textContent()}`);
    // On a slow machine it leaves by itself before a click has found its place.
    await toast
      .locator('.toast-close')
      .dispatchEvent('click', {}, { timeout: 5000 })
      .catch(() => undefined);
    await expect(toast).toHaveCount(0);
  }
  expect(new Set(refusals).size).toBe(refusals.length);
  const { client } = await connect(other.url);
  expect(value(await client.call('seasons.list', {}))).toEqual([]);
  expect(value(await client.call('matches.list', {}))).toEqual([]);

  await fresh.page.getByLabel('Season or race file').setInputFiles(file);
  await expect(fresh.page).toHaveURL(/#\/seasons\/[^/]+/);
  await expect.poll(() => fresh.page.url()).not.toContain(season);
  const brought = /seasons\/([\w-]+)/.exec(fresh.page.url())?.[1] ?? '';
  await fresh.page.getByRole('button', { name: 'Season page' }).click();
  await expect.poll(() => tableOnPage(fresh.page)).toEqual(table);
  expect(await tableByHand(other.url, brought)).toEqual(table);
  const races = value(await client.call('replays.list', { filter: { season: brought }, offset: 0, limit: 9 }));
  expect(races).toMatchObject({ total: 2, races: [{ proved: true }, { proved: true }] });
  client.close();
  expect(fresh.watch.troubles).toEqual([]);
  await other.stop();

  /** The page is self-contained: opened from the disk it shows the standings, fetches nothing and runs nothing. */
  async function checkPage(html: string, lines: readonly TableLine[]): Promise<void> {
    const context = await chromium.newContext({ viewport: LOOK.size });
    const alone = await context.newPage();
    const { troubles } = await watch(alone);
    const asked: string[] = [];
    alone.on('request', (request) => asked.push(request.url()));
    const address = String(pathToFileURL(html));
    await alone.goto(address);
    expect(asked).toEqual([address]);
    expect(await alone.locator('script, iframe, img, link, object, embed').count()).toBe(0);
    await expect(alone.getByRole('heading', { level: 1 })).toHaveText('Winter <i>Cup</i>');
    const rows = alone.getByRole('table', { name: 'Standings' }).locator('tbody tr');
    for (const [at, { name, place, points }] of lines.entries()) {
      const row = rows.nth(at);
      await expect(row.getByRole('rowheader')).toContainText(name);
      await expect(row.getByRole('cell').first()).toContainText(String(place));
      await expect(row.locator('.total')).toHaveText(String(points));
    }
    expect(troubles).toEqual([]);
    // An injected script does not run either.
    const bad = (await readFile(html, 'utf8')).replace('</main>', '<script>document.title = "got you"</script></main>');
    await writeFile(html, bad);
    await alone.reload();
    await expect(alone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alone).toHaveTitle('Winter <i>Cup</i>');
    await keepPicture(alone, 'season-page-alone');
    await context.close();
  }
});

/** The same season with something false in it. */
function spoiltFiles(text: string): Record<string, string> {
  const changed = (change: (file: Season) => void) => {
    const file = JSON.parse(text) as Season;
    change(file);
    return JSON.stringify(file);
  };
  return {
    'half of it': text.slice(0, text.length / 2),
    'another seed': changed((file) => {
      for (const { race } of file.races) race.record.seed = 'a luckier one';
    }),
    'a move less': changed((file) => {
      file.races.at(-1)?.race.record.moves.pop();
    }),
    'a stranger': changed((file) => {
      for (const { entrants } of file.races) for (const entrant of entrants) entrant.driver = 'nobody';
    }),
    'something more': changed((file) => Object.assign(file, { standings: [] })),
  };
}

interface Season {
  races: { entrants: { driver: string }[]; race: { record: { seed: string; moves: unknown[] } } }[];
}

/** Rows of cells; quoted ones may hold anything. */
function parsed(csv: string): string[][] {
  const lines = csv
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter((line) => line !== '');
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  );
}
