// Pictures to save: of a result, of a moment in a replay, and of a season's standings. Each file is a PNG of the promised size that
// shows something, and photo mode leaves the replay as it was. Not here: what is where in a picture
// (src/renderer/app/pictures/tests/drawing.test.ts).

import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { atEverySize, KEEPS_PICTURES, keepPicture, PHONE, SIZES } from '../pictures';
import { lapOf, planOf, raced } from '../races';
import { connect, value } from '../raw-client';

const AI = (character: string) => ({ kind: 'ai', level: 'easy', character }) as const;
const DRIVERS = {
  Ada: { kind: 'ai', level: 'easy' },
  Sora: AI('sora-tachigawa'),
  Bartholomew: AI('basil-thornbury'),
  MWMWMWMWMWMWMWMW: { kind: 'ai', level: 'easy' },
} as const;
const folder = path.join(import.meta.dirname, '../../test-results/screenshots');

interface Saved {
  png: Buffer;
  width: number;
  height: number;
  /** Different colours in it, at most 5,000. */
  colours: number;
}

/** Saves the picture on the screen and reads the file. */
async function saved(page: Page, name: string): Promise<Saved> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^(Save picture|Bild speichern)$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+\.png$/u);
  const file = await download.path();
  if (KEEPS_PICTURES) {
    mkdirSync(folder, { recursive: true });
    copyFileSync(file, path.join(folder, `saved-${name}.png`));
  }
  const png = readFileSync(file);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const colours = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const data = new Uint32Array(context?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? []);
    const seen = new Set<number>();
    for (const pixel of data) if (seen.size < 5000) seen.add(pixel);
    return seen.size;
  }, png.toString('base64'));
  return { png, width: png.readUInt32BE(16), height: png.readUInt32BE(20), colours };
}

/** Goes to another screen. */
function go(page: Page, address: string): Promise<void> {
  return page.evaluate((hash) => {
    location.hash = hash;
  }, address);
}

test('a result and a season’s standings are saved as pictures', async ({ paddock: { page, url } }) => {
  const raw = await connect(url);
  const plan = planOf('Winter Cup', DRIVERS, [lapOf('usa'), lapOf('italy'), lapOf('france')]);
  const season = await raced(raw, plan, 2);
  const { rounds } = value(await raw.client.call('seasons.get', { season }));
  const match = rounds[0]?.races[0]?.match ?? '';
  raw.client.close();

  await go(page, `/results/${match}`);
  const open = page.getByRole('button', { name: 'Picture' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Picture of the result' });
  await expect(dialog.getByRole('img', { name: /^The result: 1\. / })).toBeVisible();
  expect(await seriousFindings(page, 'picture of a result')).toEqual([]);
  const wide = await saved(page, 'result-wide');
  expect([wide.width, wide.height]).toEqual([1200, 630]);
  await page.getByRole('radio', { name: 'Square, 1080 by 1080 pixels' }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
  const square = await saved(page, 'result-square');
  expect([square.width, square.height]).toEqual([1080, 1080]);
  expect(Math.min(wide.colours, square.colours)).toBe(5000);
  await atEverySize(page, 'picture-dialog', [...SIZES, PHONE]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await atEverySize(page, 'results-with-picture', [...SIZES, PHONE]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await go(page, `/seasons/${season}`);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /^Picture/ }).click();
  await expect(page.getByRole('img', { name: /^The standings: / })).toBeVisible();
  const table = await saved(page, 'table');
  expect([table.width, table.height > 400, table.colours > 1000]).toEqual([1200, true, true]);
  await atEverySize(page, 'table-dialog', [...SIZES, PHONE]);
});

test('photo mode takes the board alone, framed, and leaves the replay as it was', async ({
  paddock: { page, url },
}) => {
  const raw = await connect(url);
  const season = await raced(raw, planOf('Winter Cup', DRIVERS, [lapOf('usa')]), 1);
  const { rounds } = value(await raw.client.call('seasons.get', { season }));
  raw.client.close();
  await go(page, `/replay/${rounds[0]?.races[0]?.match}`);
  await expect(page.locator('[data-ready]')).toBeVisible();
  const standings = page.getByRole('region', { name: 'Standings' });
  const bar = page.getByRole('toolbar', { name: 'Photo mode' });
  await page.getByRole('button', { name: 'Step forward' }).click();
  await page.getByRole('button', { name: /^Photo mode/ }).click();
  await expect(bar).toBeVisible();
  await expect(standings).toBeHidden();
  expect(await seriousFindings(page, 'photo mode')).toEqual([]);
  const whole = await saved(page, 'photo-none');
  expect([whole.width, whole.height, whole.colours]).toEqual([1440, 900, 5000]);
  for (const [name, file] of [
    ['White border', 'border'],
    ['Film strip', 'film'],
  ] as const) {
    await bar.getByRole('radio', { name }).click();
    const framed = await saved(page, `photo-${file}`);
    expect([framed.width, framed.height, framed.png.equals(whole.png)]).toEqual([1440, 900, false]);
  }
  await atEverySize(page, 'photo', [...SIZES, PHONE]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await bar.getByRole('radio', { name: 'None' }).click();
  await bar.focus();
  for (const key of ['+', '+', '+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  const near = await saved(page, 'photo-near');
  expect(near.png.equals(whole.png)).toBe(false);

  await page.keyboard.press('Escape');
  await expect(standings).toBeVisible();
  await expect(page.getByRole('button', { name: /^Photo mode/ })).toBeFocused();
  await keepPicture(page, 'photo-left');
  await page.keyboard.press('o');
  await expect(bar).toBeVisible();
  // The ground gets sharp a moment after the camera has moved.
  await expect.poll(async () => (await saved(page, 'photo-again')).png.equals(whole.png)).toBe(true);
  await page.keyboard.press('Escape');
  await atEverySize(page, 'replay-with-photo', [...SIZES, PHONE]);
});
