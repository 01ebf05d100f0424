// The race of Waddington's Formula 1: what is asked, and answers by mouse or by keyboard. Knows its dashboard by its words.

import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../keyboard';

/** Words of the main button while the person has to decide; "Wait" and "Watch" are for others' turns. */
const ASKING = /^(Take|Drive at|Run up|Wait here|No card|Use Special Tyres)/;

/** The race screen, by what stands on it. */
export class WaddingtonRace {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get dashboard(): Locator {
    return this.page.getByRole('region', { name: 'Your dashboard' });
  }
  /** The one main button; its words say which answer it gives. */
  get main(): Locator {
    return this.dashboard.locator('button[aria-keyshortcuts="Enter"]');
  }
  get speeds(): Locator {
    return this.dashboard.getByRole('group', { name: 'Speeds' });
  }
  get squares(): Locator {
    return this.dashboard.getByRole('group', { name: 'Squares' });
  }
  /** Leaves the card window out this turn. */
  get quiet(): Locator {
    return this.dashboard.getByRole('button', { name: 'No card after' });
  }
  get isOver(): boolean {
    return this.page.url().includes('#/results/');
  }

  /** Waits for the next thing to decide, or for the results; undefined at the end. */
  async nextQuestion(): Promise<string | undefined> {
    let words: string | undefined;
    await expect
      .poll(
        async () => {
          if (this.isOver) return true;
          words = await this.question();
          return words !== undefined;
        },
        { timeout: 60_000, intervals: [30] },
      )
      .toBe(true);
    return this.isOver ? undefined : words;
  }

  /** The main button's words where a dashboard that has not been answered yet waits for it. */
  private async question(): Promise<string | undefined> {
    const words = await this.page.evaluate(() => {
      const open = 'section[aria-label="Your dashboard"]:not([inert], [data-answered])';
      return document.querySelector(`${open} button[aria-keyshortcuts="Enter"]`)?.textContent ?? '';
    });
    return ASKING.test(words) ? words : undefined;
  }

  /** Sets the speed of animations in the menu, with keys alone. */
  async setFastByKeys(): Promise<void> {
    const { keyboard } = this.page;
    const menu = this.page.getByRole('dialog', { name: 'Paused' });
    await keyboard.press('Escape');
    await expect(menu).toBeVisible();
    await tabTo(this.page, menu.getByRole('radio', { name: 'Normal' }));
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect(menu.getByRole('radio', { name: 'Fast' })).toBeChecked();
    await keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }

  /** Answers one question by mouse: the chosen speed, a safe square, the main button. quiet: no card window after it. */
  async answerByMouse(words: string, quiet: boolean): Promise<void> {
    if (words.startsWith('Take')) await this.otherOf(this.dashboard.getByRole('group', { name: 'Cars' }));
    if (words.startsWith('Drive')) {
      await this.speeds.locator('button[aria-pressed="true"]').click();
      await this.safeSquare();
      if (quiet && (await this.quiet.isVisible())) await this.quiet.click();
    }
    await this.giving(() => this.main.click());
  }

  /** Answers one question with keys alone: arrows, the speed's digit, n where quiet is wanted, Enter. */
  async answerByKeys(words: string, quiet: boolean): Promise<void> {
    const { keyboard } = this.page;
    if (words.startsWith('Drive')) {
      await this.digitOf(words);
      if (quiet) await keyboard.press('n');
    }
    await this.giving(() => keyboard.press('Enter'));
  }

  /** Presses the digit of the speed that stands chosen, after going elsewhere with an arrow. */
  private async digitOf(words: string): Promise<void> {
    const { keyboard } = this.page;
    const speed = Number(/(\d+) mph/.exec(words)?.[1]);
    await expect(async () => {
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowUp');
      await keyboard.press(String(speed / 20));
      await expect(this.main).toHaveText(words, { timeout: 1000 });
    }).toPass({ timeout: 10_000 });
  }

  /** Chooses the last square of a group that stands for no danger; the first choice stays where all are dangerous. */
  private async safeSquare(): Promise<void> {
    const safe = this.squares.locator('button:has(.wad-mark-safe)').last();
    if ((await safe.count()) === 0) return;
    await safe.click();
    await expect(safe).toHaveAttribute('aria-pressed', 'true');
  }

  private async otherOf(group: Locator): Promise<void> {
    const other = group.locator('button').last();
    await other.click();
    await expect(other).toHaveAttribute('aria-pressed', 'true');
  }

  /** Gives the answer; every question has a dashboard of its own, so this one leaves with it. */
  private async giving(answer: () => Promise<void>): Promise<void> {
    const mine = await this.dashboard.elementHandle();
    if (mine === null) throw new Error('no dashboard');
    await mine.evaluate((section) => section.setAttribute('data-answered', ''));
    const left = () => mine.evaluate((section) => !section.isConnected || section.hasAttribute('inert'));
    await expect(async () => {
      if (!(await left())) await answer();
      await expect.poll(left, { timeout: 5000, intervals: [20] }).toBe(true);
    }).toPass({ timeout: 20_000 });
  }
}
