// Time to the first move of a lesson, measured in the page: what was pressed and said when, and how long the app's own timers
// made people wait.
// Not here: how fast this machine is.

import type { Page } from '@playwright/test';
import { COACH_TEXT } from '@ui/school/tests/coach-text';

/** An event, ms of the page's clock. */
export interface Happened {
  readonly at: number;
  /** What was pressed or said, as text. */
  readonly text: string;
}

/** From the first press to the right answer. */
export interface FirstMove {
  readonly presses: readonly Happened[];
  readonly spoken: readonly Happened[];
  /** From the first press to "Right!", ms. */
  readonly took: number;
  /**
   * Of that, ms that the app's timers made people wait: after each press the longest one that ran out before the coach spoke.
   * Timers that already ran before the first press are clocks and do not count, nor do those shorter than a blink.
   */
  readonly waited: number;
}

/** ms: shorter timers defer work to the next turn, and no one waits for them. */
const BLINK = 40;

/** Reloads the page with its presses, texts and timers watched. */
export async function watchFirstMove(page: Page): Promise<void> {
  await page.addInitScript(
    ([where, blink]) => {
      const isTimed = (ms: number | undefined): ms is number => ms !== undefined && ms >= blink;
      const later = window.setTimeout.bind(window);
      const timed = (run: () => void, ms?: number) => {
        const from = performance.now();
        if (isTimed(ms)) performance.mark('set', { detail: ms });
        return later(() => {
          if (isTimed(ms)) performance.measure('waited', { start: from, duration: ms });
          run();
        }, ms);
      };
      Object.assign(window, { setTimeout: timed });
      const pressed = ({ target }: Event) => {
        const button = target instanceof Element ? target.closest('button, a') : null;
        performance.mark('pressed', { detail: button?.getAttribute('aria-label') ?? button?.textContent ?? '' });
      };
      addEventListener('click', pressed, true);
      let before = '';
      const look = () => {
        const text = document.querySelector(where)?.textContent ?? '';
        if (text !== '' && text !== before) performance.mark('said', { detail: text.trim() });
        before = text;
      };
      addEventListener('DOMContentLoaded', () => {
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
    },
    [COACH_TEXT, BLINK] as const,
  );
  await page.reload();
}

/** The measurement; the coach has said right to an answer. */
export async function firstMove(page: Page, right: string): Promise<FirstMove> {
  const [presses, notes, set, waits] = await page.evaluate(() => {
    const marks = (name: string) =>
      performance.getEntriesByName(name).map((one) => ({
        at: one.startTime,
        text: String((one as PerformanceMark).detail),
      }));
    const waited = performance
      .getEntriesByName('waited')
      .map(({ startTime, duration }) => [startTime, duration] as const);
    return [marks('pressed'), marks('said'), marks('set'), waited] as const;
  });
  const [begun] = presses;
  const answered = notes.find(({ text }) => text === right);
  if (begun === undefined || answered === undefined) throw new Error(`nobody said ${right}: ${JSON.stringify(notes)}`);
  const clocks = new Set(set.filter(({ at }) => at < begun.at).map(({ text }) => Number(text)));
  const until = (one: Happened) => one.at <= answered.at;
  return {
    presses: presses.filter(until),
    spoken: notes.filter(until),
    took: answered.at - begun.at,
    waited: presses.filter(until).reduce((sum, { at }) => sum + longest(at), 0),
  };
  /** The longest wait between a press and the coach's next words. */
  function longest(from: number): number {
    const spoken = notes.find(({ at }) => at > from)?.at ?? from;
    const own = waits.filter(([start, ms]) => start >= from && start + ms <= spoken && !clocks.has(ms));
    return Math.max(0, ...own.map(([, ms]) => ms));
  }
}
