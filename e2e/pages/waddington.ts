// The race of Waddington's Formula 1: reads questions and answers them by mouse or by keyboard. Knows its dashboard by its
// text.

import { expect, type Locator } from '@playwright/test';
import { RacePage } from './race-page';

/** The race screen, by its visible elements. */
export class WaddingtonRace extends RacePage {
  protected readonly asking = /^(Take|Drive at|Run up|Wait here|No card|Use Special Tyres)/;

  get speeds(): Locator {
    return this.dashboard.getByRole('group', { name: 'Speeds' });
  }
  get squares(): Locator {
    return this.dashboard.getByRole('group', { name: 'Squares' });
  }
  /** Skips card windows from now on. */
  get quiet(): Locator {
    return this.dashboard.getByRole('button', { name: 'Skip cards' });
  }
  /** Answers one question by mouse: the chosen speed, a safe square, the main button. quiet: no card window after it. */
  async answerByMouse(text: string, quiet: boolean): Promise<void> {
    if (text.startsWith('Take')) await this.otherOf(this.dashboard.getByRole('group', { name: 'Cars' }));
    if (text.startsWith('Drive')) {
      await this.speeds.locator('button[aria-pressed="true"]').click();
      await this.safeSquare();
      if (quiet) await this.wantNoCard(() => this.quiet.click());
    }
    await this.giving(() => this.main.click());
  }

  /** Answers one question with keys alone: arrows, the speed's digit, n where quiet is wanted, Enter. */
  async answerByKeys(text: string, quiet: boolean): Promise<void> {
    const { keyboard } = this.page;
    if (text.startsWith('Drive')) {
      await this.digitOf(text);
      if (quiet) await this.wantNoCard(() => keyboard.press('n'));
    }
    await this.giving(() => keyboard.press('Enter'));
  }

  /** Says once that no card is wanted after the moves: this applies to all later turns. */
  private async wantNoCard(press: () => Promise<void>): Promise<void> {
    if (!(await this.quiet.isVisible()) || (await this.quiet.getAttribute('aria-pressed')) === 'true') return;
    await press();
    await expect(this.quiet).toHaveAttribute('aria-pressed', 'true');
  }

  /** Presses the digit of the chosen speed, after moving away with an arrow. */
  private async digitOf(text: string): Promise<void> {
    const { keyboard } = this.page;
    const speed = Number(/(\d+) mph/.exec(text)?.[1]);
    await expect(async () => {
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowUp');
      await keyboard.press(String(speed / 20));
      await expect(this.main).toHaveText(text, { timeout: 1000 });
    }).toPass({ timeout: 10_000 });
  }

  /** Chooses the last square of a group without danger; the first choice stays if all are dangerous. */
  private async safeSquare(): Promise<void> {
    const safe = this.squares.locator('button:has([data-danger="safe"])').last();
    if ((await safe.count()) === 0) return;
    await safe.click();
    await expect(safe).toHaveAttribute('aria-pressed', 'true');
  }

  private async otherOf(group: Locator): Promise<void> {
    const other = group.locator('button').last();
    await other.click();
    await expect(other).toHaveAttribute('aria-pressed', 'true');
  }
}
