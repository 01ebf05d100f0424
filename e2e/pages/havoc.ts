// The race of Havoc Speedway: reads questions and answers them by mouse or by keyboard. Knows its dashboard by its text.

import { expect, type Locator } from '@playwright/test';
import { RacePage } from './race-page';

/** The topic of a question, from the text of its main button. */
export type Question = 'pick' | 'storm' | 'suit' | 'lane' | 'coin' | 'die';
const KINDS: readonly (readonly [RegExp, Question])[] = [
  [/^Flip/, 'pick'],
  [/^(Play|Draw|Pass)/, 'storm'],
  [/^Call/, 'suit'],
  [/^Take lane/, 'lane'],
  [/^(Choose a space|Place)/, 'coin'],
  [/^(Roll|Change lanes)/, 'die'],
];

/** px between two spots of a card that are tested for being uncovered. */
const STEP = 12;
/** ms after which a tap without effect is given up, and the question is read again. */
const SOON = 3000;

/** The race screen, by its visible elements. */
export class HavocRace extends RacePage {
  protected readonly asking = /^(Flip|Play|Draw|Pass|Call|Take lane|Choose a space|Place|Roll|Change lanes)/;
  private answered = '';
  /** Headings of the results popups that were closed. */
  readonly popups: Set<string> = new Set<string>();

  /** The popup after a stage, while the screen waits for it. */
  get popup(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.getByRole('button', { name: /^Continue to/ }) });
  }
  get hand(): Locator {
    return this.dashboard.getByRole('group', { name: 'Your hand' });
  }

  /** The question that a main button's text asks. */
  kindOf(text: string): Question {
    const found = KINDS.find(([pattern]) => pattern.test(text));
    if (found === undefined) throw new Error(`no question says ${text}`);
    return found[1];
  }

  /** Closes a results popup with Enter, since its button has the focus. */
  async goOn(): Promise<void> {
    const { popup } = this;
    const text = (await popup.getByRole('heading').first().textContent()) ?? '';
    this.popups.add(text);
    await popup.getByRole('button', { name: /^Continue to/ }).press('Enter');
    // If the race is level after the last round, one more follows at once, with the same button.
    await expect(popup.getByRole('heading').filter({ hasText: text }).first()).toBeHidden();
  }

  /** Answers one question by mouse. */
  async answerByMouse(text: string): Promise<void> {
    const { dashboard, main } = this;
    const legal = this.hand.locator('button:not([aria-disabled="true"])');
    const answers: Record<Question, () => Promise<void>> = {
      pick: async () => {
        await dashboard
          .getByRole('button', { name: /face down$/, disabled: false })
          .last()
          .click();
        await main.click();
      },
      storm: async () => {
        const card = legal.last();
        const position = (await legal.count()) > 0 ? await openSpot(card) : undefined;
        if (position !== undefined) await card.click({ position, timeout: SOON });
        else await main.click();
      },
      suit: async () => {
        await dashboard.getByRole('group', { name: 'Call a suit' }).getByRole('button').last().click();
        await main.click();
      },
      lane: async () => {
        await dashboard.getByRole('group', { name: 'Lanes' }).getByRole('button', { disabled: false }).last().click();
        await main.click();
      },
      coin: async () => {
        await dashboard.getByRole('group', { name: 'Coins to place' }).getByRole('button').last().click();
        await dashboard.getByRole('button', { name: 'One space forward' }).click();
        await main.click();
      },
      die: async () => {
        await dashboard.getByRole('group', { name: 'Dice' }).getByRole('button').first().click();
        await main.click();
      },
    };
    await this.giving(answers[this.kindOf(text)]);
  }

  /** Answers one question with keys alone. */
  async answerByKeys(text: string): Promise<void> {
    const { keyboard } = this.page;
    const keys: Record<Question, readonly string[]> = {
      pick: ['ArrowRight', 'ArrowDown', 'Enter'],
      storm: text.startsWith('Draw') ? ['d'] : ['ArrowRight', 'Enter'],
      suit: ['2', 'Enter'],
      lane: ['ArrowRight', 'Enter'],
      coin: ['1', 'ArrowRight', 'ArrowDown', 'Enter'],
      die: ['1', 'Enter'],
    };
    await this.giving(async () => {
      for (const key of keys[this.kindOf(text)]) await keyboard.press(key);
    });
  }

  // The tables stay from turn to turn, so a question is known by its number; popups are closed as they come.
  override async question(): Promise<string | undefined> {
    if (await this.popup.isVisible()) {
      await this.goOn();
      return undefined;
    }
    const [decision, text] = await this.page.evaluate(() => {
      const open = document.querySelector('section[aria-label="Your dashboard"][data-ask]:not([inert])');
      const main = open?.querySelector('button[aria-keyshortcuts="Enter"]');
      return [open?.getAttribute('data-ask') ?? '', main?.textContent ?? ''] as const;
    });
    return decision !== '' && decision !== this.answered && this.asking.test(text) ? text : undefined;
  }

  protected override async giving(answer: () => Promise<void>): Promise<void> {
    const decision = await this.dashboard.getAttribute('data-ask');
    if (decision === null) throw new Error('nothing is asked');
    const left = () =>
      this.page.evaluate(
        (mine) => document.querySelector(`section[data-ask="${mine}"]:not([inert])`) === null,
        decision,
      );
    await expect(async () => {
      if (!(await left())) await answer();
      await expect.poll(left, { timeout: 5000, intervals: [20] }).toBe(true);
    }).toPass();
    this.answered = decision;
  }
}

/**
 * Where a card of the fan can be tapped, px from the corner of its box: cards lean, so the corner may be outside, and other
 * cards cover parts. Undefined: nowhere, and the main button plays the chosen one.
 */
function openSpot(card: Locator): Promise<{ x: number; y: number } | undefined> {
  return card.evaluate((button, step) => {
    const box = button.getBoundingClientRect();
    for (let y = step; y < box.height; y += step)
      for (let x = step; x < box.width; x += step)
        if (button.contains(document.elementFromPoint(box.x + x, box.y + y))) return { x, y };
    return undefined;
  }, STEP);
}
