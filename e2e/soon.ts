// Waits that check the page at every frame. Playwright's own matchers check again after 100, 250, 500 and 1,000 ms: a test
// that waits for an animation to end then waits half a second more for nothing.

import { expect, type Page } from '@playwright/test';

/** Maximum wait in ms, as long as a matcher's: it often covers a whole animation. */
const PATIENCE = 60_000;

/** Waits until the first element of a CSS selector has exactly this text; fails with its actual text. */
export async function says(page: Page, selector: string, text: string, timeout: number = PATIENCE): Promise<void> {
  const isShown = ([where, wanted]: readonly [string, string]) =>
    document.querySelector(where)?.textContent?.replaceAll(/\s+/g, ' ').trim() === wanted;
  const wanted = text.replaceAll(/\s+/g, ' ').trim();
  await page.waitForFunction(isShown, [selector, wanted] as const, { timeout }).catch(() => undefined);
  await expect(page.locator(selector).first()).toHaveText(text, { timeout: 1000 });
}

/** Polls over the wire at a constant interval, ms: `expect.poll(look, OFTEN)`. */
export const OFTEN: { readonly intervals: number[] } = { intervals: [20] };

/** Expectations that report a failure and go on, so that a sweep finds everything at once. */
export const softly = expect.configure({ soft: true });
