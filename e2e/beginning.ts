// The settings that tests begin with. The coach speaks in first races, and every test begins in a fresh folder, so most tests
// switch the coach off, and the first evening on the home screen. Tests that do not listen switch sound off, which computes as much as a board; tests that do not look
// at motion switch animations off, because software draws every frame.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_SETTINGS } from '@api/default-settings';
import type { Settings } from '@api/settings';
import type { Page } from '@playwright/test';
import { openStore } from '@store/open';
import { storedOnce } from './stored-folder';

/** The settings that a test may begin with. */
export type Beginning = Partial<Pick<Settings, 'coach' | 'firstEvening' | 'language' | 'sound' | 'speed'>>;

/** Neither coach nor first evening nor sound nor animations, unless a test says otherwise. */
const QUIET: Beginning = { coach: false, firstEvening: 'hidden', sound: false, speed: 100 };

/**
 * Prepares a folder that no host has used yet with these settings; an existing one stays as it is. Creating a database takes as
 * long as loading a page.
 */
export async function beginWith(data: string, settings: Beginning = {}): Promise<void> {
  if (existsSync(path.join(data, 'paddock.db'))) return;
  await storedOnce(data, `settings ${JSON.stringify(settings)}`, async (dir) => {
    const { store } = await openStore({ dir });
    store.settings.write({ ...DEFAULT_SETTINGS, ...QUIET, ...settings });
    store.close();
  });
}

/** The same for a guest's browser, which stores its own settings. Call it before the page is opened. */
export async function beginOn(page: Page, settings: Beginning = {}): Promise<void> {
  await page.addInitScript(
    (first) => {
      const kept = 'paddock.settings';
      if (localStorage.getItem(kept) === null) localStorage.setItem(kept, first);
    },
    JSON.stringify({ ...QUIET, ...settings }),
  );
}
