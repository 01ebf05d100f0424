// The names beside the cars: whose they are, and when they are there. Not here: where they are put (tag-places.test.ts).

import { Container, DOMAdapter, Text } from 'pixi.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoardParts } from '../parts';
import { NameTags } from './name-tags';

const AT = { x: 10, y: 20, scale: 1 };

/** Without a browser nothing measures text: here, every letter is as wide. */
const usual = DOMAdapter.get();
beforeAll(() => {
  const context = { measureText: (text: string) => ({ width: 8 * text.length }), letterSpacing: '0px' };
  const canvas = { getContext: () => context, width: 0, height: 0 };
  DOMAdapter.set({
    ...usual,
    createCanvas: () => canvas as unknown as ReturnType<typeof usual.createCanvas>,
    getCanvasRenderingContext2D: () => class {} as never,
  });
  Object.assign(globalThis, { window: { devicePixelRatio: 1 } });
});
afterAll(() => {
  DOMAdapter.set(usual);
  Reflect.deleteProperty(globalThis, 'window');
});

/** A board without a canvas. */
function board() {
  const overlay = new Container();
  const race = { seats: [{ seat: 0, name: 'Sora' }], shows: true };
  const dataset: Record<string, string> = {};
  const options = {
    host: { dataset },
    get seats() {
      return race.seats;
    },
    nameTags: () => race.shows,
  };
  const stage = {
    overlay,
    onCamera: () => () => undefined,
    toWindow: (x: number, y: number) => ({ x, y }),
    camera: AT,
  };
  const tags = new NameTags({ options, stage } as unknown as BoardParts);
  const names = () =>
    overlay.children.map(({ children }) => children.flatMap((one) => (one instanceof Text ? one.text : [])).join());
  return { race, dataset, tags, names };
}

test('a name follows the driver: after a takeover, the car carries the new one, in the same colour', () => {
  const { race, tags, names } = board();
  tags.put(0, AT, '#f00');
  expect(names()).toEqual(['Sora']);
  race.seats = [{ seat: 0, name: 'Late' }];
  tags.put(0, AT, '#f00');
  expect(names()).toEqual(['Late']);
});

test('a car has one name, none once it has left the board, and none with names switched off', () => {
  const { race, dataset, tags, names } = board();
  tags.put(0, AT, '#f00');
  tags.put(0, { ...AT, x: 30 }, '#f00');
  expect([names(), dataset.names]).toEqual([['Sora'], '1']);
  tags.hide(0);
  expect([names(), dataset.names]).toEqual([[], undefined]);
  tags.put(0, AT, '#f00');
  race.shows = false;
  tags.put(0, AT, '#f00');
  expect([names(), dataset.names]).toEqual([[], undefined]);
});
