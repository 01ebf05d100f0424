// What every end-to-end test gets: a data folder of its own and one page of the app, in a browser or in the desktop window.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron, type Browser, test as base, expect, type Page } from '@playwright/test';
import { electronBinary } from '../scripts/electron.mjs';
import { type Beginning, beginOn, beginWith } from './beginning';
import { type Host, startHost } from './host';
import { KEEPS_PICTURES } from './pictures';
import { drawNothing } from './still-canvas';
import { type Watch, watch } from './watch';

/** px of the page. */
export interface Size {
  width: number;
  height: number;
}
/** The app in one page, watched from its first request on. */
export interface Paddock {
  page: Page;
  /** The address to open, with its key; '' in the desktop window. */
  url: string;
  watch: Watch;
}

export type Motion = 'reduce' | 'no-preference';
/** Of animations, as in the settings; 100: off. */
export type Speed = 1 | 4 | 100;

interface Fixtures {
  /** Folder of this test's races. */
  data: string;
  size: Size;
  /** The page's motion preference. */
  motion: Motion;
  /** The page is touched: no mouse, no hovering. */
  touch: boolean;
  /** The coach speaks in first races, as it does for people; for the page of `paddock` and its folder. */
  coach: boolean;
  /** Home begins with the first evening, as it does for people. */
  firstEvening: boolean;
  /** Speed of animations. Tests that do not look at motion have them off: every animation ends at once. */
  speed: Speed;
  /** Boards are drawn; off in tests that look at no pixel of one. Where pictures are kept, they are drawn anyway. */
  draws: boolean;
  /** Sound is on, as it is for people; for the page of `paddock`, and for hosts. */
  sound: boolean;
  /** The settings that folders begin with. */
  beginning: Beginning;
  /** The Chromium of this worker; pages that a test opens in it are closed with the test. */
  chromium: Browser;
  host: Host;
  /** One page of the app. At the end of the test it must have no errors. */
  paddock: Paddock;
}

interface WorkerFixtures {
  /**
   * The one Chromium for all tests of a worker, started on first use: a start costs as much as a page. Every page is in a
   * profile of its own.
   */
  engine: () => Promise<Browser>;
}

const root = path.join(import.meta.dirname, '..');

/** Requests neither `page` nor `browser`: the desktop project starts no Chromium. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    async ({ playwright }, use, info) => {
      let browser: Promise<Browser> | undefined;
      await use(() => {
        browser ??= playwright.chromium.launch(info.project.use.launchOptions);
        return browser;
      });
      await (await browser)?.close();
    },
    { scope: 'worker' },
  ],
  size: [{ width: 1440, height: 900 }, { option: true }],
  // Most tests look at what happens, not at how it moves.
  motion: ['reduce', { option: true }],
  touch: [false, { option: true }],
  coach: [false, { option: true }],
  firstEvening: [false, { option: true }],
  speed: [({ motion }, use) => use(speedOf(motion)), { option: true }],
  draws: [true, { option: true }],
  // Pictures for the README show the initial state.
  sound: [process.env.PADDOCK_SHOTS === '1', { option: true }],
  beginning: async ({ coach, firstEvening, sound, speed }, use) =>
    use({ coach, firstEvening: firstEvening ? 'auto' : 'hidden', sound, speed }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  data: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'paddock-e2e-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  chromium: async ({ engine }, use) => {
    const browser = await engine();
    await use(browser);
    await Promise.all(browser.contexts().map((context) => context.close()));
  },
  host: async ({ data, beginning }, use) => {
    const host = await startHost(data, { beginning });
    await use(host);
    await host.stop();
  },
  paddock: async ({ data, size, motion, speed, touch, draws, beginning, engine }, use, info) => {
    if (info.project.name === 'desktop') {
      await beginWith(data, beginning);
      const app = await _electron.launch({
        cwd: root,
        args: ['.', `--user-data-dir=${path.join(data, 'electron')}`],
        env: { ...(process.env as Record<string, string>), PADDOCK_DATA: data },
        executablePath: electronBinary() ?? '',
      });
      const page = await app.firstWindow();
      const own = await watch(page);
      await use({ page, url: '', watch: own });
      await app.close();
      expect(own.troubles).toEqual([]);
      return;
    }
    const host = await startHost(data, { beginning });
    const opened = await openPage(await engine(), host.url, { size, motion, speed, touch, draws });
    await use(opened);
    await opened.page.context().close();
    await host.stop();
    expect(opened.watch.troubles).toEqual([]);
  },
});

/** How a page is opened. */
interface Opening {
  size: Size;
  motion: Motion;
  /** Speed of animations: off for tests that do not look at motion, by default. */
  speed?: Speed;
  /** A lost connection is part of the test. */
  offline?: boolean;
  touch?: boolean;
  draws?: boolean;
}

function speedOf(motion: Motion): Speed {
  return motion === 'reduce' ? 100 : 1;
}

/** A page of the app in a profile of its own. */
export async function openPage(browser: Browser, url: string, opening: Opening): Promise<Paddock> {
  const { size, motion, speed = speedOf(motion), offline = false, touch = false, draws = true } = opening;
  const context = await browser.newContext({ viewport: size, reducedMotion: motion, hasTouch: touch, isMobile: touch });
  const page = await context.newPage();
  await beginOn(page, { speed });
  if (!draws && !KEEPS_PICTURES) await drawNothing(page);
  const own = await watch(page, { offline });
  // Software rendering: Pixi's canvas renderer is several times as fast there.
  await page.goto(`${url}?renderer=canvas`);
  return { page, url, watch: own };
}
export { expect };
