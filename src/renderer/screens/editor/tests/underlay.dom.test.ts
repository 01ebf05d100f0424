// The picture under the road: what is refused, how it is placed without a mouse, that it is kept apart from the circuit. Reading a real
// picture needs a browser (e2e).

import { value } from '@api/tests/granted';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openEditor, SOURCE } from './open-editor';

const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';
const PLACE = { x: 0, y: 0, width: 1000, ratio: 0.5, opacity: 0.7 };

async function openWithPicture() {
  const it = await openEditor(SOURCE, {
    before: async (client, kept) => {
      await value(client.call('circuits.setUnderlay', { kept, underlay: { image: IMAGE, place: PLACE } }));
    },
  });
  const picture = () => value(it.client.call('circuits.underlay', { kept: it.kept.kept }));
  return { ...it, picture };
}

test('it is moved and made wider with keys, each as one step that can be undone, and stays out of the circuit', async () => {
  const { user, picture, open } = await openWithPicture();
  expect(document.querySelector(`img[src="${IMAGE}"]`)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move picture' }));
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}]');
  await waitFor(async () => expect((await picture())?.place.y).toBeGreaterThan(10));
  const moved = (await picture())!.place;
  expect(moved.x).toBeCloseTo(moved.y / 4);
  expect(moved.width).toBeGreaterThan(PLACE.width);
  await user.keyboard('zzz');
  await waitFor(async () => expect((await picture())?.place).toEqual(PLACE));
  await user.keyboard('{Shift>}z{/Shift}');
  await waitFor(async () => expect((await picture())?.place.x).toBe(moved.x));
  expect(screen.getByText('Saved')).toBeTruthy();
  expect((await open()).circuit.source).toEqual(JSON.parse(JSON.stringify(SOURCE)));
});

test('it is dragged, and pulled larger by its corner', async () => {
  const { user, picture } = await openWithPicture();
  await user.click(screen.getByRole('button', { name: 'Move picture' }));
  const stage = document.querySelector('[data-tool="underlay"]')!;
  const pull = (on: Element, dx: number, dy: number): void => {
    const at = { pointerId: 1, button: 0, bubbles: true };
    fireEvent.pointerDown(on, { ...at, clientX: 400, clientY: 300 });
    fireEvent.pointerMove(on, { ...at, clientX: 400 + dx, clientY: 300 + dy });
    fireEvent.pointerUp(on, { ...at, clientX: 400 + dx, clientY: 300 + dy });
  };
  pull(stage, 50, 20);
  await waitFor(async () => expect((await picture())?.place.x).toBeGreaterThan(20));
  const { place } = (await picture())!;
  pull(document.querySelector('[data-grip]')!, 60, 0);
  await waitFor(async () => expect((await picture())?.place.width).toBeGreaterThan(PLACE.width + 20));
  const wider = (await picture())!.place;
  expect(wider.x - wider.width / 2).toBeCloseTo(place.x - place.width / 2);
  await user.click(screen.getByRole('button', { name: 'Undo: Place the picture' }));
  await waitFor(async () => expect((await picture())?.place).toEqual(place));
});

test('taken away, it is gone from this device, and so are its steps', async () => {
  const { user, picture } = await openWithPicture();
  await user.click(screen.getByRole('button', { name: 'Move picture' }));
  await user.keyboard('{ArrowLeft}');
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  await waitFor(async () => expect(await picture()).toBeNull());
  expect(screen.queryByRole('button', { name: 'Move picture' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test.each([
  ['a text', 'plan.png', new Uint8Array(40), /plan\.png can’t be used\. It isn’t a PNG, JPEG or WebP picture/],
  [
    'too much',
    'photo.jpg',
    new Uint8Array(20 * 1024 * 1024 + 1),
    /photo\.jpg can’t be used\. It is 21 MB; the limit is 20 MB/,
  ],
])('%s is refused with what to do', async (_, name, bytes, said) => {
  const { user, picture } = await openWithPicture();
  const field = screen.getByLabelText<HTMLInputElement>('Picture from a file');
  await user.upload(field, new File([bytes], name, { type: 'image/png' }));
  expect(await screen.findAllByText(said)).not.toEqual([]);
  expect((await picture())?.image).toBe(IMAGE);
});
