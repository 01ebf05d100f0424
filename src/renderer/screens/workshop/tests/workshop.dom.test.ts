// The workshop's list: beginning circuits, and what can be done with each, by mouse and by keys; files that come in.
// Not here: the editor.

import { circuitCodes } from '@api/circuits/code';
import type { KeptCircuit } from '@api/circuits/commands';
import { value } from '@api/tests/granted';
import type { Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import type { Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

type Source = Record<string, Json>;

function drawn(seed: string, change: Source = {}): Source {
  const rng = seedRng(seed);
  const source = games.heat!.workshop!.draw({ length: 'short', character: 'fast' }, (bound) => drawFrom(rng, bound));
  return { ...(source as Source), name: 'Lantern Bay', ...change };
}

const keep = (it: Party, source: Source): Promise<KeptCircuit> =>
  value(it.join().client.call('circuits.save', { source }));
const kept = (it: Party): Promise<KeptCircuit[]> => value(it.join().client.call('circuits.list', {}));
const card = async (name: string) => within(await screen.findByRole('article', { name }));

const fileOf = (text: string, name = 'bay.paddock-circuit') => new File([text], name);
/** Drops a file on the page, which is the same to it as choosing one. */
function drop(file: File): void {
  window.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files: [file] } }));
}

test('an empty workshop offers three ways to begin; the die draws a circuit of your own', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/workshop', settings: { name: 'Marta' } });
  await screen.findByText('Nothing drawn yet');
  const ways = within(await screen.findByRole('region', { name: 'Start from' }));
  expect(ways.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'A blank sheet',
    'A built-in circuit',
    'Surprise me',
  ]);
  await user.click(ways.getByRole('button', { name: 'Roll' }));
  const [circuit] = await waitFor(async () => {
    const all = await kept(it);
    expect(all).toHaveLength(1);
    return all;
  });
  expect(circuit).toMatchObject({ author: 'Marta', errors: 0, game: 'heat' });
  const one = await card(circuit!.name);
  one.getByText(/^By you, \d+ spaces, \d corners, \d laps$/);
  one.getByText('No races yet');
});

test.each([
  ['Draw', { name: 'New circuit', from: null }],
  ['Copy', { name: 'USA', from: 'USA' }],
])('“%s” keeps a circuit and opens it in the editor', async (button, wanted) => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/workshop' });
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(async () => expect(await kept(it)).toMatchObject([wanted]));
  const [circuit] = await kept(it);
  await waitFor(() => expect(location.hash).toBe(`#/workshop/${circuit!.kept}`));
});

test('a card is renamed, duplicated and deleted from its menu', async () => {
  const it = await openHost();
  await keep(it, drawn('menu'));
  const { user } = await openPage(it, { at: '/workshop', settings: { name: 'Marta' } });
  const choose = async (item: string, name = 'Lantern Bay') => {
    await user.click((await card(name)).getByRole('button', { name: `More about ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Rename');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, ' Pine Ridge {Enter}');
  await card('Pine Ridge');
  expect(await kept(it)).toMatchObject([{ name: 'Pine Ridge' }]);
  await choose('Duplicate', 'Pine Ridge');
  (await card('Pine Ridge 2')).getByText(/^By you, from Pine Ridge, /);
  await choose('Delete', 'Pine Ridge 2');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await kept(it)).toHaveLength(1));
});

test('the records of earlier versions are in the menu of a card, each with its race', async () => {
  const it = await openHost();
  const before = await keep(it, drawn('records', { parent: 'usa' }));
  const owner = it.join();
  const seats = (['you', 'ai'] as const).map((kind, seat) => ({
    name: `Driver ${seat + 1}`,
    colour: games.heat!.colours[seat]!,
    driver: kind === 'ai' ? { kind, level: 'easy' as const } : { kind },
  }));
  const raced = { game: 'heat', circuit: before.circuit, source: before.source as Json, options: { laps: 1 } };
  const { match } = await value(owner.client.call('matches.create', { ...raced, seats, clock: 0, seed: 'on' }));
  await value(owner.client.call('match.watch', { match }));
  await value(owner.client.call('match.handOver', { match, seat: 0, driver: { kind: 'ai', level: 'easy' } }));
  while (it.store.saves.head(match)?.status === 'open') await it.rest();
  const source = { ...(before.source as Source), laps: 1 };
  await value(owner.client.call('circuits.save', { kept: before.kept, source }));
  const { user } = await openPage(it, { at: '/workshop' });
  await user.click((await card('Lantern Bay')).getByRole('button', { name: 'More about Lantern Bay' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Records' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Records of Lantern Bay' }));
  const versions = (await dialog.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(versions).toEqual(['Version 3', 'Version 2', 'Version 1, USA']);
  const second = within(dialog.getByRole('heading', { name: 'Version 2' }).closest('li')!);
  second.getByText('1 race');
  await user.click(second.getAllByRole('link')[0]!);
  await waitFor(() => expect(location.hash).toBe(`#/replay/${match}`));
});

test('keys on a card: R opens setup with it, D duplicates, Delete asks, S shares', async () => {
  const it = await openHost();
  await keep(it, drawn('keys'));
  const { user, go } = await openPage(it, { at: '/workshop' });
  const focus = async () => (await screen.findByRole('article', { name: 'Lantern Bay' })).focus();
  await focus();
  await user.keyboard('d');
  await card('Lantern Bay 2');
  await focus();
  await user.keyboard('{Delete}');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(await kept(it)).toHaveLength(2);
  await focus();
  await user.keyboard('s');
  within(await screen.findByRole('dialog')).getByRole('img', { name: 'QR code of Lantern Bay' });
  await user.keyboard('{Escape}');
  await focus();
  await user.keyboard('r');
  const pane = within(await screen.findByRole('region', { name: 'Circuit' }));
  await pane.findByRole('heading', { name: 'Lantern Bay' });
  go('/workshop');
});

test('a circuit with errors cannot be raced and says so; one of somebody else is edited as a copy', async () => {
  const it = await openHost();
  const corners = (drawn('broken').corners as Source[]).map((corner) => ({ ...corner, at: 0 }));
  await keep(it, drawn('broken', { name: 'Broken', corners }));
  await keep(it, drawn('theirs', { name: 'Theirs', author: 'Ada' }));
  const { user } = await openPage(it, { at: '/workshop', settings: { name: 'Marta' } });
  const broken = await card('Broken');
  broken.getByText(/problems$/);
  expect(broken.getByRole('button', { name: /^Race it/ }).getAttribute('aria-disabled')).toBe('true');
  const theirs = await card('Theirs');
  theirs.getByText(/^By Ada, /);
  await user.click(theirs.getByRole('button', { name: 'Edit' }));
  await waitFor(async () => expect(await kept(it)).toHaveLength(3));
  expect((await kept(it)).map(({ name, author, from }) => [name, author, from])).toContainEqual([
    'Theirs 2',
    'Marta',
    'Theirs',
  ]);
});

test('a file is shown with its checks before it is kept; hostile ones are refused with a sentence', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/workshop' });
  await screen.findByText('Nothing drawn yet');
  for (const [text, why] of [
    ['{', /Paddock can’t read its text/],
    ['ring.png 0\n\n0 10 10 1\n', /circuit of GP Online has no finish line/],
    ['[]', /does not say which game/],
    ['{"game":"chess"}', /takes none here: chess/],
    ['{"game":"havoc"}', /takes none here/],
    [JSON.stringify({ ...drawn('x'), version: 9 }), /version/],
    ['x'.repeat(70_000), /too large/],
  ] as const) {
    drop(fileOf(text));
    await screen.findAllByText(why);
  }
  expect(await kept(it)).toEqual([]);
  drop(fileOf(JSON.stringify(drawn('file', { spaces: 110, laps: 3 }))));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep this circuit?' }));
  dialog.getByText(/110 spaces/);
  expect(dialog.getByRole('list').textContent).toMatch(/rounds/);
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  await card('Lantern Bay');
});

test('a file of another program says what was changed on the way', async () => {
  const it = await openHost();
  await openPage(it, { at: '/workshop' });
  await screen.findByText('Nothing drawn yet');
  const points = Array.from({ length: 12 }, (_, at) => {
    const turn = (2 * Math.PI * at) / 12;
    const [x, y] = [500 * Math.cos(turn), 300 * Math.sin(turn)];
    const control = (way: number) => ({
      x: x - way * 88 * Math.sin(turn) * 1.5,
      y: y + way * 88 * Math.cos(turn) * 0.9,
    });
    return { x, y, handleIn: control(-1), handleOut: control(1) };
  });
  drop(fileOf(JSON.stringify({ points, metadata: { name: 'Old drawing' } }), 'track-data.json'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep this circuit?' }));
  dialog.getByRole('heading', { name: 'Old drawing' });
  const notes = within(dialog.getByRole('list', { name: 'Changed on the way' })).getAllByRole('listitem');
  expect(notes.map(({ textContent }) => textContent)).toContain(
    'It does not say how many Heat cards there are: 6 are set.',
  );
});

test('the code of a shared circuit holds all of it', async () => {
  const it = await openHost();
  const circuit = await keep(it, drawn('code'));
  const { user } = await openPage(it, { at: '/workshop' });
  await user.click((await card('Lantern Bay')).getByRole('button', { name: 'Share' }));
  const code = await within(await screen.findByRole('dialog')).findByRole('img');
  expect(scanned(code)).toBe(circuitCodes(circuit.source as Json)[0]);
});

/** What a camera reads from the drawn modules. */
function scanned(code: Element): string {
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  const dark = [...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const module = 4;
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]) * module;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [x, y] of dark) {
    for (let down = 0; down < module; down++) {
      const from = ((y * module + down) * size + x * module) * 4;
      for (let at = 0; at < module * 4; at++) if (at % 4 !== 3) data[from + at] = 0;
    }
  }
  return decodeQR({ width: size, height: size, data }, { timeLimit: 5000 });
}
