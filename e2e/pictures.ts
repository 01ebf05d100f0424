// Screenshots: stored as pictures of the README with PADDOCK_SHOTS=1, otherwise beside the test results. Also checks what
// every picture of a screen must show: nothing wider than the page, no control off the screen.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, process.env.PADDOCK_SHOTS === '1' ? 'docs/screenshots' : 'test-results/screenshots');

/** Whether pictures are kept: everywhere but in CI, which has nobody to look at them. */
export const KEEPS_PICTURES = process.env.CI === undefined || process.env.PADDOCK_SHOTS === '1';

/** The sizes that every screen must look right at, px: desktop, small laptop, tablet upright. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
] as const;
/** A phone held upright, px. */
export const PHONE = { width: 390, height: 844 } as const;

/** A laptop with a low screen, px. */
export const LAPTOP = { width: 1366, height: 768 } as const;

/** Stores a picture of the page under this name, for people to look at. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!KEEPS_PICTURES) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
}

/** Checks the page's screen at every size: it must be complete, and its picture is stored as '<name>-<size>'. */
export async function atEverySize(
  page: Page,
  name: string,
  sizes: readonly { width: number; height: number }[] = SIZES,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await drawnAnew(page);
    // On a busy machine a layout set by scripts may come a moment after the resize.
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(over, `${name} at ${size.width}: px wider than the window`).toBe(0);
    const lost = () => controlsOffScreen(page);
    await expect.poll(lost, `${name} at ${size.width}: controls off the screen`).toEqual([]);
    await keepPicture(page, `${name}-${size.width}x${size.height}`);
  }
}

/** Checks the race on the page at this size: returns its overlapping panels, in pairs. */
export async function panelsOver(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size);
  await drawnAnew(page);
  return page.evaluate(() => {
    const boxes = ['order', 'banner', 'top', 'aside', 'side', 'tools', 'log', 'dash'].flatMap((name) => {
      const box = document.querySelector(`[data-panel="${name}"]`)?.getBoundingClientRect();
      return box && box.width > 0 ? [{ name, box }] : [];
    });
    return boxes.flatMap(({ name, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(({ box: { left, right, top, bottom } }) => {
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map((other) => `${name} and ${other.name}`),
    );
  });
}

/** ms that a board takes to be painted again at its new size, and the longest wait for pictures and animations. */
const DRAWN = 800;

/** Waits until all of the page is drawn at its new size. */
export async function drawnAnew(page: Page): Promise<void> {
  if ((await page.locator('canvas').count()) > 0) return page.waitForTimeout(DRAWN);
  await page.evaluate(async (most) => {
    const frame = () => new Promise(requestAnimationFrame);
    // Anything that depends on a width is drawn with the next frames; newly shown pictures may still be loading.
    for (let n = 0; n < 4; n += 1) await frame();
    const read = [...document.images].map((image) => image.decode());
    const moved = document.getAnimations().map(({ finished }) => finished);
    await Promise.race([Promise.allSettled([...read, ...moved]), new Promise((after) => setTimeout(after, most))]);
    await frame();
  }, DRAWN);
}

/** Names of visible buttons that are partly outside the page and cannot be scrolled to. */
function controlsOffScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bottom = Math.max(innerHeight, document.documentElement.scrollHeight);
    const lost: string[] = [];
    /** Part of something with its own scrolling. */
    function isScrolled(button: Element): boolean {
      if (button.closest('[data-scrolls], .scroll') !== null) return true;
      for (let around = button.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const down = /auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight;
        if (down || (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth)) return true;
      }
      return false;
    }
    for (const button of document.querySelectorAll('button')) {
      const box = button.getBoundingClientRect();
      // Folded content has a box, too.
      if (box.width === 0 || !button.checkVisibility({ visibilityProperty: true })) continue;
      if (button.closest('[inert]') !== null || isScrolled(button)) continue;
      const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > bottom + 1;
      if (out) lost.push(button.getAttribute('aria-label') ?? button.textContent ?? '?');
    }
    return lost;
  });
}
