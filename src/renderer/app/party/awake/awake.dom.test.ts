// A guest's phone stays awake at a party: with the browser's wake lock, with the silent video, or with a tip to the person. The page is
// the real one; the browser's lock and player are fakes, which a DOM without a browser lacks.

import { value } from '@api/tests/granted';
import { derbySetup, LAN, openTable, YOU } from '@host/tests/party';
import { screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openHost, openPage, type Page } from '../../../tests/page';

const TIP = /screen to stay on/;

interface Device {
  /** A touch screen. */
  touch?: boolean;
  /** With a wake lock. */
  locks?: boolean;
  /** What its player does. */
  play?: () => Promise<void>;
}

/** What a guest plays on; a phone on plain HTTP by default. */
function device({ touch = true, locks = false, play = () => Promise.resolve() }: Device = {}) {
  const held: { released: boolean; release(): Promise<void> }[] = [];
  const played: string[] = [];
  const real = window.matchMedia.bind(window);
  const media = vi.spyOn(window, 'matchMedia');
  media.mockImplementation((query) => real(query === '(pointer: coarse)' ? (touch ? 'all' : 'not all') : query));
  const plays = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => {
    played.push('play');
    return play();
  });
  const pauses = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void played.push('pause'));
  const request = async () => {
    const lock = {
      released: false,
      async release() {
        lock.released = true;
      },
    };
    held.push(lock);
    return lock;
  };
  if (locks) Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  onTestFinished(() => {
    for (const spy of [media, plays, pauses]) spy.mockRestore();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
  return { held, played, locks: () => held.filter(({ released }) => !released).length };
}

function refusal(name: string): Promise<never> {
  return Promise.reject(new DOMException('no', name));
}

/** A guest's page with the name and the code filled in, before the tap on Join. */
async function atTheDoor(): Promise<{
  page: Page;
  join(): Promise<void>;
  leave(): Promise<void>;
  toLobby(): Promise<void>;
}> {
  const it = await openHost();
  const me = it.join();
  const setup = { ...derbySetup([YOU, LAN]), game: 'formula-d', circuit: 'paddock-ring', options: {} };
  const table = await openTable(me, setup);
  const page = await openPage(it, { at: `/join/${table.code}`, guest: '192.168.1.77' });
  await page.user.type(await screen.findByLabelText('Your name'), 'Tomas');
  const toLobby = () => waitFor(() => expect(location.hash).toBe('#/lobby'));
  return {
    page,
    toLobby,
    join: async () => page.user.click(screen.getByRole('button', { name: 'Join' })),
    async leave() {
      await value(me.client.call('party.kick', { guest: me.party().guests[0]!.id, ban: false }));
    },
  };
}

function see(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('over HTTPS the wake lock holds from joining to leaving, and again after the page was hidden', async () => {
  const own = device({ locks: true });
  const guest = await atTheDoor();
  expect(own.held).toHaveLength(0);
  await guest.join();
  await guest.toLobby();
  await waitFor(() => expect(own.locks()).toBe(1));
  // A browser takes the lock from a page that is hidden.
  await own.held[0]!.release();
  see('hidden');
  see('visible');
  await waitFor(() => expect(own.locks()).toBe(1));
  await guest.leave();
  await waitFor(() => expect(own.locks()).toBe(0));
  expect([own.held.length, own.played]).toEqual([2, []]);
  vi.restoreAllMocks();
});

test('over plain HTTP the tap on Join starts the silent video, which stops when the guest leaves', async () => {
  const own = device();
  const guest = await atTheDoor();
  expect(own.played).toEqual([]);
  await guest.join();
  expect(own.played).toEqual(['play']);
  await guest.toLobby();
  await guest.page.user.click(document.body);
  expect(own.played).toEqual(['play']);
  await guest.leave();
  await waitFor(() => expect(own.played).toEqual(['play', 'pause']));
  expect(screen.queryByText(TIP)).toBeNull();
});

test('a refused code starts nothing that goes on', async () => {
  const own = device();
  const guest = await atTheDoor();
  const code = document.querySelector<HTMLInputElement>('input:not([autocomplete="nickname"])')!;
  await guest.page.user.clear(code);
  await guest.page.user.type(code, '222222');
  await guest.join();
  await waitFor(() => expect(own.played).toEqual(['play', 'pause']));
});

test('after a reload, which is no tap, the next tap starts the video', async () => {
  const taps = { count: 0 };
  const own = device({ play: () => (taps.count > 0 ? Promise.resolve() : refusal('NotAllowedError')) });
  taps.count = 1;
  const guest = await atTheDoor();
  await guest.join();
  await guest.toLobby();
  taps.count = 0;
  own.played.length = 0;
  await guest.page.reload();
  await waitFor(() => expect(own.played).toContain('play'));
  taps.count = 1;
  own.played.length = 0;
  await guest.page.user.click(document.body);
  await waitFor(() => expect(own.played).toContain('play'));
  expect(screen.queryByText(TIP)).toBeNull();
});

test('a phone that can do neither says once that its screen should stay on', async () => {
  device({ play: () => refusal('NotSupportedError') });
  const guest = await atTheDoor();
  await guest.join();
  await guest.toLobby();
  expect(await screen.findAllByText(TIP)).toHaveLength(1);
});

test('a wake lock that is refused, as in power saving, is replaced by the video', async () => {
  const own = device();
  const request = () => refusal('NotAllowedError');
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const guest = await atTheDoor();
  await guest.join();
  await guest.toLobby();
  await waitFor(() => expect(own.played).toEqual(['play']));
});

test('a laptop goes dark as its owner wants', async () => {
  const own = device({ touch: false, locks: true });
  const guest = await atTheDoor();
  await guest.join();
  await guest.toLobby();
  expect([own.held.length, own.played]).toEqual([0, []]);
});
