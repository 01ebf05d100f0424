// The coach speaks in first races, and every test begins in a fresh folder: most of them switch it off, by the setting.

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openStore } from '@store/open';

/** Switches the coach off in a folder that no host has had yet; one that is there already stays as it is. */
export async function silenceCoach(data: string): Promise<void> {
  if (existsSync(path.join(data, 'paddock.db'))) return;
  const { store } = await openStore({ dir: data });
  store.settings.write({ coach: false });
  store.close();
}

/** The same for a guest's browser, which keeps its own settings. Before the page is opened. */
export async function silenceCoachOf(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = 'paddock.settings';
    if (localStorage.getItem(kept) === null) localStorage.setItem(kept, JSON.stringify({ coach: false }));
  });
}
