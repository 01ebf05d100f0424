// A page of the app without a browser: the real renderer in a DOM, over a link in memory, at a real host. One page at a time, as
// a window has one; everyone else at a table is a client without a page (host/tests/party.ts).

import { memoryPair } from '@api/links/memory';
import { serve } from '@api/serve';
import { DEFAULT_SETTINGS, type Settings } from '@api/settings';
import { games } from '@games/registry';
import { type Party, party } from '@host/tests/party';
import { configure } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, vi } from 'vitest';
import { socketsTo } from './memory-socket';

vi.setConfig({ testTimeout: 240_000 });
configure({
  // A busy machine gets its time.
  asyncUtilTimeout: 60_000,
  // What failed says its assertion; the whole page below it would hide that.
  getElementError: (text) => new Error(text?.split('\n\n')[0]),
});

/** Neither coach nor sound nor animations. */
const QUIET: Partial<Settings> = { coach: false, sound: false, speed: 100 };

/** ms from one frame to the next. */
const FRAME = 16;

export interface PageOptions {
  /** Where it opens: '/settings'. */
  at?: string;
  /** Settings that differ from those of a fresh, quiet folder; left out if a page was open before: as they are kept. */
  settings?: Partial<Settings>;
  /** A guest's browser at this network address; left out: a window of the host itself. */
  guest?: string;
  /** Width of the window, px. */
  width?: number;
}

/** What happy-dom lets a test say of its browser. */
interface Browser {
  setViewport(size: { width: number }): void;
  settings: { device: { prefersReducedMotion: 'reduce' | 'no-preference' } };
}

export interface Page {
  user: UserEvent;
  /** Goes to another screen: '/rules'. */
  go(address: string): void;
  /** Loads the page again, as F5 does: what the browser and the host keep is all that is left. */
  reload(): Promise<void>;
  close(): void;
}

/** What has to be closed once the test is over, the newest first. */
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0).reverse()) close();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** A host with every game, its AI drivers quick and its chance always the same. It ends with the test. */
export async function openHost(): Promise<Party> {
  const it = await party({ games });
  it.store.settings.write({ ...DEFAULT_SETTINGS, ...QUIET });
  open.push(() => it.end());
  return it;
}

/** Opens the page of a host; it closes with the test. At its end nothing may have been wrong in its console. */
export async function openPage(it: Party, options: PageOptions = {}): Promise<Page> {
  const { at = '/', settings = {}, guest, width = 1440 } = options;
  const troubles = vi.spyOn(console, 'error');
  if (guest === undefined) it.store.settings.write({ ...(await keptBy(it)), ...settings });
  else localStorage.setItem('paddock.settings', JSON.stringify({ ...DEFAULT_SETTINGS, ...QUIET, ...settings }));
  vi.stubGlobal(
    'WebSocket',
    socketsTo(() => linkTo(it, guest)),
  );
  // Frames come as they do on a screen: after everything that a click has set off.
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), FRAME),
  );
  // What a page does every so often ends with the window.
  const { setInterval: every } = globalThis;
  const intervals: ReturnType<typeof setInterval>[] = [];
  vi.stubGlobal('setInterval', (...from: Parameters<typeof setInterval>) => {
    const interval = every(...from);
    intervals.push(interval);
    return interval;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame));
  // No style sheet is applied: what an element computes to is what it bears itself, which is quickly told.
  const own = (element: Element) => (element as HTMLElement).style;
  for (const view of [window, document.defaultView]) Object.assign(view ?? {}, { getComputedStyle: own });
  // Files beside the page, such as licences, are made by the build.
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const { happyDOM } = window as unknown as { happyDOM: Browser };
  happyDOM.setViewport({ width });
  // Tests look at what happens, not at how it moves.
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

/** Loads every module of the page again and shows the app; returns the way to end it. */
async function start(): Promise<() => void> {
  vi.resetModules();
  const { startLanguage } = await import('../app/language');
  await startLanguage();
  const { App } = await import('../app/app');
  const { startApp } = await import('../app/store');
  const { own } = await import('../app/client');
  startApp();
  const element = document.body.appendChild(document.createElement('div'));
  // Without act: what a click changes is there when it has to be, as in a browser, and waited for where it comes later.
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
  // Nobody at a keyboard talks too fast; a test does.
  let at = 0;
  const now = () => (at += 1000);
  serve(far, guest === undefined ? 'owner' : 'guest', it.host, { check: true, now, from: guest ?? null });
  return near;
}
