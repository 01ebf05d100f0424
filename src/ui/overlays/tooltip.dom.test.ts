// One tip for the whole app: it appears at what the mouse rests on, and leaves with the mouse or with Escape. And messages from
// before their list is loaded.

import { screen, waitFor } from '@testing-library/dom';
import { createElement, Fragment } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Toasts, toast } from './toasts';
import { Tip, TipLayer, type TipProps } from './tooltip';

/** ms. */
const SOON = 50;
const LATE = { timeout: 20_000 };
let root: Root;

function button(name: string, off = false) {
  const props = { key: name, text: `${name} it`, off } as TipProps & { key: string };
  return createElement(Tip, props, createElement('button', { type: 'button' }, name));
}

beforeEach(async () => {
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
  const all = [button('Save'), button('Print'), button('Send', true)];
  root.render(createElement(Fragment, null, ...all, createElement(TipLayer), createElement(Toasts)));
  // React runs effects after it has drawn.
  await screen.findByRole('button', { name: 'Save' });
  await new Promise((settled) => setTimeout(settled, SOON));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

async function point(name: string): Promise<void> {
  const at = await screen.findByRole('button', { name });
  at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

test('a tip appears where the mouse rests, moves on at once, and leaves with Escape', async () => {
  await point('Save');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect((await screen.findByRole('tooltip', {}, LATE)).textContent).toBe('Save it');
  await point('Print');
  await waitFor(() => expect(screen.queryByRole('tooltip')?.textContent).toBe('Print it'));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('a control that explains why it is off has no tip', async () => {
  await point('Save');
  await screen.findByRole('tooltip', {}, LATE);
  await point('Send');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect((await screen.findByRole('button', { name: 'Send' })).hasAttribute('data-tip')).toBe(false);
});

test('messages from before their list is loaded are shown, in order', async () => {
  toast('info', 'first');
  toast('good', 'second');
  await screen.findByText('second', {}, LATE);
  expect(screen.getByText('first')).toBeTruthy();
});
