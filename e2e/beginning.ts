// The settings that tests begin with. The coach speaks in first races, and every test begins in a fresh folder, so most tests
// switch the coach off. Tests that do not listen switch sound off, which computes as much as a board; tests that do not look
// at motion switch animations off, because software draws every frame.

import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_SETTINGS, type Settings } from '@api/settings';
import type { Page } from '@playwright/test';
import { openStore } from '@store/open';

/** The settings that a test may begin with. */
export type Beginning = Partial<Pick<Settings, 'coach' | 'language' | 'sound' | 'speed'>>;

/** Neither coach nor sound nor animations, unless a test says otherwise. */
const QUIET: Beginning = { coach: false, sound: false, speed: 100 };

/** Folders with these settings, made once in each worker: creating a database takes as long as loading a page. */
const begun = new Map<string, Promise<string>>();

/** Prepares a folder that no host has used yet with these settings; an existing one stays as it is. */
export async function beginWith(data: string, settings: Beginning = {}): Promise<void> {
  if (existsSync(path.join(data, 'paddock.db'))) return;
  const key = JSON.stringify(settings);
  const made = begun.get(key) ?? make(settings);
  begun.set(key, made);
  cpSync(await made, data, { recursive: true });
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

async function make(settings: Beginning): Promise<string> {
  const dir = mkdtempSync(path.join(tmpdir(), 'paddock-begun-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  const { store } = await openStore({ dir });
  store.settings.write({ ...DEFAULT_SETTINGS, ...QUIET, ...settings });
  store.close();
  return dir;
}
