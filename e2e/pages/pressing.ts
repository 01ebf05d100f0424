// A person in a hurry: gives whatever answer a race asks for, in any game, and copes with lost pages.

import type { Page } from '@playwright/test';

/** ms after which the same question is answered again, because the answer was lost. */
const PATIENCE = 1500;

/**
 * Gives the next answer if this page asks for one: as many cards as it wants, a cell, then the main button; continues from
 * results between stages. asking: text of the main button while there is something to decide. Returns whether an answer was
 * given.
 */
export async function press(page: Page, asking: RegExp): Promise<boolean> {
  try {
    return await page.evaluate(pressOnce, hurry(asking));
  } catch (error) {
    // A page that is reloading at this moment is asked again later.
    if (/context was destroyed|navigat|Target .*closed|Cannot find context/i.test(String(error))) return false;
    throw error;
  }
}

/** The arguments of pressOnce. */
export function hurry(asking: RegExp): readonly [string, number] {
  return [asking.source, PATIENCE];
}

/** In the page: gives one answer, as press does. */
export function pressOnce([asking, patience]: readonly [string, number]): boolean {
  const popup = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')];
  popup.find((button) => /^Continue to/.test(button.textContent ?? ''))?.click();
  const dash = document.querySelector<HTMLElement>('section[aria-label="Your dashboard"]:not([inert])');
  const main = dash?.querySelector<HTMLElement>('button[aria-keyshortcuts="Enter"]');
  if (!dash || !main || document.querySelector('[role="alertdialog"]') !== null) return false;
  const text = main.textContent ?? '';
  if (!new RegExp(asking).test(text)) return false;
  // Some dashboards stay from question to question: those carry the question's id.
  const { ask: decision = '', answered = '' } = dash.dataset;
  const [last, when] = answered.split(' ');
  if (last === decision && Date.now() - Number(when ?? 0) < patience) return false;
  const [, chosen, wanted] = /(\d) of (\d)$/.exec(text) ?? [];
  if (wanted !== undefined && chosen !== wanted) {
    const cards = 'button[aria-pressed="false"][aria-disabled="false"], [aria-label="Hand"] button:not([disabled])';
    const open = [...dash.querySelectorAll<HTMLElement>(cards)];
    // A card that is gone once used is kept: the next race of a season begins with it.
    (open.find((card) => !card.matches('.heat-card-sponsor')) ?? open[0])?.click();
    return false;
  }
  // A lap in first gear takes twice as many answers as in second, and shifting to second is free.
  const gears = dash.querySelectorAll<HTMLElement>('[aria-label="Gears"] button[aria-disabled="false"]');
  const second = text === 'Confirm 1st gear' && [...gears].find((one) => one.getAttribute('aria-keyshortcuts') === '2');
  if (second) {
    second.click();
    return false;
  }
  if (text === 'Choose a space') {
    dash.querySelector<HTMLElement>('button[aria-label="One space forward"]')?.click();
    return false;
  }
  if (main.getAttribute('aria-disabled') === 'true') return false;
  dash.dataset.answered = `${decision} ${Date.now()}`;
  main.click();
  return true;
}
