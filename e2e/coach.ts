// Settings that a test begins with. The coach speaks in first races, and every test begins in a fresh folder: most of them
// switch it off; and who does not look at motion switches that off.

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@api/settings';
import type { Page } from '@playwright/test';
import { openStore } from '@store/open';

/** Begins a folder that no host has had yet with these settings; one that is there already stays as it is. */
export async function beginWith(data: string, settings: Partial<Pick<Settings, 'coach' | 'speed'>>): Promise<void> {
  if (existsSync(path.join(data, 'paddock.db'))) return;
  const { store } = await openStore({ dir: data });
  store.settings.write(settings);
  store.close();
}

/** Switches the coach off in such a folder. */
export function silenceCoach(data: string): Promise<void> {
  return beginWith(data, { coach: false });
}

/** The same for a guest's browser, which keeps its own settings. Before the page is opened. */
export async function silenceCoachOf(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = 'paddock.settings';
    if (localStorage.getItem(kept) === null) localStorage.setItem(kept, JSON.stringify({ coach: false }));
  });
}
