// A page of the app without a browser: the real renderer in a DOM, over a link in memory, with a real host. One page at a
// time, as in a window; everyone else at a table is a client without a page (host/tests/party.ts).

import { DEFAULT_SETTINGS } from '@api/default-settings';
import { memoryPair } from '@api/links/memory';
import { serve } from '@api/serve';
import type { Settings } from '@api/settings';
import { games } from '@games/registry';
import { type Party, type PartyOptions, party } from '@host/tests/party';
import { configure } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, vi } from 'vitest';
import { socketsTo } from './memory-socket';
import './no-owner-stacks';

vi.setConfig({ testTimeout: 240_000 });
configure({
  // A busy machine gets more time.
  asyncUtilTimeout: 60_000,
  // The assertion says what failed; printing the whole page below it would hide that.
  getElementError: (text) => new Error(text?.split('\n\n')[0]),
});

/** No coach, no first evening, no sound, no animations. */
const QUIET: Partial<Settings> = { coach: false, firstEvening: 'hidden', sound: false, speed: 100 };

/** ms from one frame to the next. */
const FRAME = 16;

export interface PageOptions {
  /** The address at which it opens: '/settings'. */
  at?: string;
  /** Settings that differ from a fresh, quiet folder's; left out if a page was open before: the kept settings. */
  settings?: Partial<Settings>;
  /** A guest's browser at this network address; left out: a window of the host itself. */
  guest?: string;
  /** Width of the window, px. */
  width?: number;
}

/** The browser settings that happy-dom lets a test change. */
interface Browser {
  setViewport(size: { width: number }): void;
  settings: { device: { prefersReducedMotion: 'reduce' | 'no-preference' } };
}

export interface Page {
  user: UserEvent;
  /** Goes to another screen: '/rules'. */
  go(address: string): void;
  /** Reloads the page, as F5 does: only what the browser and the host keep is left. */
  reload(): Promise<void>;
  close(): void;
}

/** What has to be closed after the test, the newest first. */
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0).reverse()) close();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** A host with every game, quick AI drivers and fixed random numbers. It closes with the test. */
export async function openHost(
  options: Pick<PartyOptions, 'jobs' | 'reportWorkers' | 'puzzlePacks'> = {},
): Promise<Party> {
  const it = await party({ games, ...options });
  it.store.settings.write({ ...DEFAULT_SETTINGS, ...QUIET });
  open.push(() => it.end());
  return it;
}

/** Opens the page of a host; it closes with the test. At its end the console must have no errors. */
export async function openPage(it: Party, options: PageOptions = {}): Promise<Page> {
  const { at = '/', settings = {}, guest, width = 1440 } = options;
  const troubles = vi.spyOn(console, 'error');
  if (guest === undefined) it.store.settings.write({ ...(await keptBy(it)), ...settings });
  else localStorage.setItem('paddock.settings', JSON.stringify({ ...DEFAULT_SETTINGS, ...QUIET, ...settings }));
  vi.stubGlobal(
    'WebSocket',
    socketsTo(() => linkTo(it, guest)),
  );
  // Frames come as on a screen: after everything that a click has triggered.
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), FRAME),
  );
  // The page's intervals end with the window.
  const { setInterval: every } = globalThis;
  const intervals: ReturnType<typeof setInterval>[] = [];
  vi.stubGlobal('setInterval', (...from: Parameters<typeof setInterval>) => {
    const interval = every(...from);
    intervals.push(interval);
    return interval;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame));
  // No style sheet is applied: an element's computed style is its own style, which is quick to read.
  const own = (element: Element) => (element as HTMLElement).style;
  for (const view of [window, document.defaultView]) Object.assign(view ?? {}, { getComputedStyle: own });
  // Files beside the page, such as licences, are made by the build.
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const { happyDOM } = window as unknown as { happyDOM: Browser };
  happyDOM.setViewport({ width });
  // Tests check events, not motion.
  happyDOM.settings.device.prefersReducedMotion = 'reduce';
  location.hash = `#${at}`;
  let stop = await start();
  open.push(() => {
    stop();
    for (const interval of intervals) clearInterval(interval);
    expect(troubles.mock.calls).toEqual([]);
    troubles.mockRestore();
  });
  return {
    user: userEvent.setup(),
    go(address) {
      location.hash = `#${address}`;
    },
    async reload() {
      stop();
      stop = await start();
    },
    close: () => stop(),
  };
}

async function keptBy({ store }: Party): Promise<Settings> {
  return { ...DEFAULT_SETTINGS, ...(store.settings.read() as Partial<Settings>) };
}

/** Loads every module of the page again and shows the app; returns the function that ends it. */
async function start(): Promise<() => void> {
  vi.resetModules();
  const { startLanguage } = await import('../app/language');
  await startLanguage();
  const { App } = await import('../app/app');
  const { startApp } = await import('../app/store');
  const { own } = await import('../app/client');
  startApp();
  const element = document.body.appendChild(document.createElement('div'));
  // Without act: the effect of a click is there at once, as in a browser, and a later one is waited for.
  const root = createRoot(element);
  root.render(createElement(App));
  return () => {
    root.unmount();
    element.remove();
    own.close();
  };
}

function linkTo(it: Party, guest: string | undefined) {
  const [near, far] = memoryPair();
  // No one at a keyboard sends too many messages; a test does.
  let at = 0;
  const now = () => (at += 1000);
  serve(far, guest === undefined ? 'owner' : 'guest', it.host, { check: true, now, from: guest ?? null });
  return near;
}
