// On a page turned upside down, boxes are where they would be on the page before. Not here: the pointer, which a DOM without a browser
// reports in its own way (e2e).

import { afterEach, expect, test } from 'vitest';
import { turnPage } from './turned-page';

/** The window, and a box in it as the browser sees it after the turn. */
const WINDOW = new DOMRect(0, 0, 1024, 768);
const BOX = new DOMRect(900, 700, 100, 50);

const { getBoundingClientRect: original } = Element.prototype;
const stop: (() => void)[] = [];
afterEach(() => {
  for (const one of stop.splice(0)) one();
  Element.prototype.getBoundingClientRect = original;
});

function turned(): HTMLElement {
  Element.prototype.getBoundingClientRect = function box(this: Element) {
    return this === document.documentElement ? WINDOW : BOX;
  };
  stop.push(turnPage());
  return document.body.appendChild(document.createElement('button'));
}

test('a box is measured as before the turn', () => {
  const { left, top, width, height } = turned().getBoundingClientRect();
  expect([left, top, width, height]).toEqual([24, 18, 100, 50]);
});

test('turned back, everything is as it was', () => {
  const button = turned();
  expect(document.body.style.rotate).toBe('180deg');
  stop.splice(0)[0]!();
  expect(document.body.style.rotate).toBe('');
  expect(button.getBoundingClientRect()).toBe(BOX);
});
