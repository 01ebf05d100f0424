// Waits that look at the page at every frame. Playwright's own matchers look again after 100, 250, 500 and 1,000 ms: where a
// test waits for an animation to end, it then waits half a second more for nothing.

import { expect, type Page } from '@playwright/test';

/** ms that a wait takes at most, longer than a matcher: what it waits for is often a whole play. */
const PATIENCE = 30_000;

/** Waits until the first element of a CSS selector says exactly this; fails with what it says instead. */
export async function says(page: Page, selector: string, text: string, timeout: number = PATIENCE): Promise<void> {
  const isShown = ([where, wanted]: readonly [string, string]) =>
    document.querySelector(where)?.textContent?.replaceAll(/\s+/g, ' ').trim() === wanted;
  const wanted = text.replaceAll(/\s+/g, ' ').trim();
  await page.waitForFunction(isShown, [selector, wanted] as const, { timeout }).catch(() => undefined);
  await expect(page.locator(selector).first()).toHaveText(text, { timeout: 1000 });
}

/** Looks at something through the wire every so often, ms, without growing slower: `expect.poll(look, OFTEN)`. */
export const OFTEN: { readonly intervals: number[] } = { intervals: [20] };
