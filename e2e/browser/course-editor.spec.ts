// The course editor in a browser: a course is painted with the mouse, raced at once, and every step is still there afterwards; and the
// same by keyboard alone. Not here: the changes themselves (unit tests), or the list of circuits.

import type { Locator, Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { SIZES } from '../pictures';

/** Columns of docks and first board, and rows. */
const FLOOR = { docks: 4, width: 16, height: 12 } as const;

/** Opens the editor of a new blank course of RoboRally. */
async function openEditor(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    location.hash = '#/workshop';
  });
  const game = page.getByRole('combobox', { name: 'Game' }).first();
  await game.click();
  await page.getByRole('option', { name: 'RoboRally' }).click();
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  const floor = page.getByRole('button', { name: /^Floor\. Arrow keys/ });
  await expect(floor).toBeVisible();
  return floor;
}

/** The middle of a cell of the first board on the page. */
async function cellAt(floor: Locator, name: string): Promise<[number, number]> {
  const box = await floor.boundingBox();
  if (box === null) throw new Error('the floor is not shown');
  const [x, y] = [name.charCodeAt(0) - 65 + FLOOR.docks, Number(name.slice(1)) - 1];
  return [box.x + ((x + 0.5) * box.width) / FLOOR.width, box.y + ((y + 0.5) * box.height) / FLOOR.height];
}

async function draw(page: Page, floor: Locator, ...names: string[]): Promise<void> {
  const places = await Promise.all(names.map((name) => cellAt(floor, name)));
  const [first = [0, 0], ...others] = places;
  await page.mouse.move(...(first as [number, number]));
  await page.mouse.down();
  for (const place of others) await page.mouse.move(...place, { steps: 5 });
}

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

test('by mouse: belts, a laser and a flag are painted, raced, and undone step by step after the race', async ({
  paddock,
}) => {
  const { page } = paddock;
  const floor = await openEditor(page);
  await page.getByRole('button', { name: 'Express', exact: true }).click();
  await draw(page, floor, 'B2', 'H2', 'H5');
  await expect(page.getByText('10 spaces, board 1, B2 to H5').first()).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Undo: Lay a belt' })).toBeVisible();

  await page.getByRole('button', { name: 'Laser', exact: true }).click();
  await draw(page, floor, 'C8');
  await page.mouse.up();
  await page.keyboard.press('f');
  await draw(page, floor, 'K3');
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Undo: Put down a flag' })).toBeVisible();
  await page.mouse.click(...(await cellAt(floor, 'B2')), { button: 'right' });
  await expect(page.getByRole('button', { name: 'Undo: Erase' })).toBeVisible();

  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/drive\//);
  await expect(page.locator('[data-panel="dash"] section:not([inert])').first()).toBeVisible();
  await page.keyboard.press('Escape');
  for (const step of ['Erase', 'Put down a flag', 'Mount a laser', 'Lay a belt'])
    await page.getByRole('button', { name: `Undo: ${step}` }).click();
  await expect(saved(page)).toBeVisible();
});

test('by keyboard alone: a belt, a gear, a turned board, a race and the way back', async ({ paddock }) => {
  const { page } = paddock;
  const floor = await openEditor(page);
  await floor.focus();
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowDown');
  for (let n = 0; n < 3; n++) await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('Board 1, D2: belt east')).toBeAttached();
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText('Board 1, E2: gear to the right')).toBeAttached();
  await page.keyboard.press('Shift+R');
  await expect(page.getByRole('button', { name: 'Undo: Turn a board' })).toBeVisible();
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/drive\//);
  await expect(page.locator('[data-panel="dash"] section:not([inert])').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Undo: Turn a board' })).toBeVisible();
  for (let n = 0; n < 5; n++) await page.keyboard.press('z');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Shift+Z');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/workshop$/);
});

test('what was not saved is there after a reload, with its steps', async ({ paddock }) => {
  const { page } = paddock;
  const floor = await openEditor(page);
  await page.keyboard.press('5');
  await draw(page, floor, 'D4', 'G4');
  await page.mouse.up();
  await page.waitForTimeout(600);
  await page.reload();
  await page.getByRole('button', { name: 'Undo: Paint the floor' }).click();
  await expect(saved(page)).toBeVisible();
});

test('axe finds nothing, at any size', async ({ paddock }) => {
  const { page } = paddock;
  await openEditor(page);
  await page.getByRole('radio', { name: '2 boards' }).click();
  for (const size of [...SIZES, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await page.waitForTimeout(300);
    expect(await seriousFindings(page, `course editor ${size.width}`)).toEqual([]);
  }
});
