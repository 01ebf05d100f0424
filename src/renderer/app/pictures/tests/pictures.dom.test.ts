// The dialogs of pictures: saving gives a PNG under a name that says what it is, and copying is offered only where the page can copy
// pictures. Not here: what is drawn (drawing.test.ts), and the pixels (e2e).

import { value } from '@api/tests/granted';
import { bot, type Party } from '@host/tests/party';
import { AI, lapOf, planOf } from '@host/tests/short-races';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHost, openPage, type Page } from '../../../tests/page';
import { raceOf } from '../../../tests/race';

/** Files that the page saved. */
let saved: { name: string; type: string }[];
/** The size of each canvas that became a PNG. */
let sizes: [number, number][];

/** What gives back the properties that a test set. */
const given: (() => void)[] = [];

/** A canvas that draws nothing: there is no browser here. */
const CONTEXT = new Proxy({} as Record<string, unknown>, {
  get: (kept, name: string) =>
    kept[name] ??
    (name === 'measureText'
      ? (text: string) => ({ width: text.length * 9 })
      : name === 'createLinearGradient'
        ? () => ({ addColorStop() {} })
        : () => undefined),
  set: (kept, name: string, to) => {
    kept[name] = to;
    return true;
  },
});

beforeEach(() => {
  saved = [];
  sizes = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(CONTEXT as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    sizes.push([this.width, this.height]);
    done(new Blob(['picture'], { type: type ?? '' }));
  });
  set(
    'Image',
    class {
      onload?: () => void;
      set src(_address: string) {
        queueMicrotask(() => this.onload?.());
      }
    },
  );
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:picture/${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: blobs.get(this.href)?.type ?? '' });
  });
  set('fonts', { load: async () => [] }, document);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const giveBack of given.splice(0)) giveBack();
});

/** Sets a property until the end of the test. */
function set(name: string, value: unknown, of: object = globalThis): void {
  const was = Object.getOwnPropertyDescriptor(of, name);
  Object.defineProperty(of, name, { configurable: true, writable: true, value });
  given.push(() => {
    if (was === undefined) Reflect.deleteProperty(of, name);
    else Object.defineProperty(of, name, was);
  });
}

/** A finished race of AI drivers on the page. */
async function resultPage(it: Party): Promise<Page> {
  const me = it.join();
  const names = ['Ada', 'Bea'];
  const match = await raceOf(me, 'heat', {
    circuit: 'usa',
    options: { laps: 1 },
    names,
    drivers: names.map(() => bot()),
  });
  while (!me.seen(match).finished) await it.rest();
  return openPage(it, { at: `/results/${match}` });
}

/** Opens the dialog of the result's picture and waits until it is drawn. */
async function openResult({ user }: Page) {
  await user.click(await screen.findByRole('button', { name: 'Picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture of the result' }));
  await dialog.findByRole('img');
  return dialog;
}

test('a result is saved as a PNG of the chosen shape', async () => {
  const page = await resultPage(await openHost());
  const dialog = await openResult(page);
  expect(dialog.getByRole('img').getAttribute('alt')).toMatch(/^The result: 1\. (Ada|Bea) and 2\. (Ada|Bea)$/);
  await page.user.click(dialog.getByRole('button', { name: 'Save picture' }));
  await page.user.click(dialog.getByRole('radio', { name: /^Square/ }));
  await dialog.findByRole('img');
  await page.user.click(dialog.getByRole('button', { name: 'Save picture' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  for (const { name, type } of saved) {
    expect(name).toMatch(/^Heat-USA-1-lap-\d{4}-\d\d-\d\d\.png$/);
    expect(type).toBe('image/png');
  }
  expect(sizes).toEqual([
    [1200, 630],
    [1080, 1080],
  ]);
});

test('copying is not offered on a page that cannot copy pictures', async () => {
  set('ClipboardItem', undefined);
  const dialog = await openResult(await resultPage(await openHost()));
  expect(dialog.getByRole('button', { name: 'Save picture' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Copy' })).toBeNull();
});

test('copying puts a PNG on the clipboard, and a refusal is shown', async () => {
  const copied: string[][] = [];
  class Copied {
    readonly types: string[];
    constructor(items: Record<string, Blob>) {
      this.types = Object.entries(items).map(([type, blob]) => `${type} ${blob.type}`);
    }
  }
  set('ClipboardItem', Copied);
  const page = await resultPage(await openHost());
  const write = vi.fn(async (items: Copied[]) => void copied.push(...items.map(({ types }) => types)));
  set('clipboard', { write }, navigator);
  const dialog = await openResult(page);
  await page.user.click(dialog.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Picture copied');
  expect(copied).toEqual([['image/png image/png']]);
  write.mockRejectedValueOnce(new Error('not allowed'));
  await page.user.click(dialog.getByRole('button', { name: 'Copy' }));
  // The toast, and what screen readers read of it.
  await screen.findAllByText('The browser didn’t allow that. Save the picture instead.');
});

test('a browser that cannot draw the picture says so, and saves nothing', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const page = await resultPage(await openHost());
  await page.user.click(await screen.findByRole('button', { name: 'Picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture of the result' }));
  await dialog.findByText('This browser can’t draw the picture.');
  await page.user.click(dialog.getByRole('button', { name: 'Save picture' }));
  expect(saved).toEqual([]);
});

test('a season’s standings are saved as a PNG, named after the race that they follow', async () => {
  const it = await openHost();
  const plan = planOf('Winter Cup', { Ada: AI, Bea: AI }, [lapOf('usa'), lapOf('italy')]);
  const { client } = it.join();
  const { season } = await value(client.call('seasons.create', { plan }));
  const { user } = await openPage(it, { at: `/seasons/${season}` });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Picture/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture of the standings' }));
  expect((await dialog.findByRole('img')).getAttribute('alt')).toBe('The standings: Ada, 0 points and Bea, 0 points');
  await user.click(dialog.getByRole('button', { name: 'Save picture' }));
  await waitFor(() => expect(saved).toEqual([{ name: 'Winter-Cup-Before-the-first-race.png', type: 'image/png' }]));
});
