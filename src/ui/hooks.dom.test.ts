// The toolkit's small hooks in a page: effects that run on a change, and the first focus.

import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, expect, test } from 'vitest';
import { useFocusFirst } from './use-focus-first';
import { useOnChange } from './use-on-change';

const place = document.body.appendChild(document.createElement('div'));
let root = createRoot(place);
const draw = (node: ReactNode) => flushSync(() => root.render(node));

afterEach(() => {
  flushSync(() => root.unmount());
  root = createRoot(place);
});
afterAll(() => place.remove());

test('an effect runs on mount and on each change of its values, with its cleanup between', () => {
  const log: string[] = [];
  function Listener({ session, text }: { session: number; text: string }): null {
    useOnChange([session], () => {
      log.push(`on ${text}`);
      return () => void log.push(`off ${text}`);
    });
    return null;
  }
  draw(createElement(Listener, { session: 1, text: 'a' }));
  draw(createElement(Listener, { session: 1, text: 'b' }));
  expect(log).toEqual(['on a']);
  draw(createElement(Listener, { session: 2, text: 'c' }));
  draw(null);
  expect(log).toEqual(['on a', 'off a', 'on c', 'off c']);
});

test('an element takes the focus when it appears, if that was wanted then', () => {
  function Name({ isWanted }: { isWanted: boolean }): ReactNode {
    return createElement('input', { ref: useFocusFirst(isWanted) });
  }
  draw(createElement(Name, { isWanted: false }));
  draw(createElement(Name, { isWanted: true }));
  expect(document.activeElement).toBe(document.body);
  draw(null);
  draw(createElement(Name, { isWanted: true }));
  expect(document.activeElement).toBe(place.querySelector('input'));
});
