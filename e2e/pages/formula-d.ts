// The race of Formula D: what is asked, and answers by mouse or by keyboard. Knows its dashboard by its words.

import { expect, type Locator } from '@playwright/test';
import { RacePage } from './race-page';

/** The race screen, by what stands on it. */
export class FormulaDRace extends RacePage {
  protected readonly asking = /^(Roll the|Move|Stay|To the flag|Into the box)/;

  get gears(): Locator {
    return this.dashboard.getByRole('group', { name: 'Gears' });
  }
  get spaces(): Locator {
    return this.dashboard.getByRole('group', { name: 'Spaces' });
  }

  /** Answers one question by mouse: the proposed gear by its tile, the first space of the list, the main button. */
  async answerByMouse(words: string): Promise<void> {
    if (words.startsWith('Roll')) await this.choose(this.gears.locator('button[aria-pressed="true"]'));
    else await this.choose(this.spaces.locator('button').first());
    await this.giving(() => this.main.click());
  }

  /** Answers one question with keys alone: the gear's digit, arrows along the spaces, Enter. */
  async answerByKeys(words: string): Promise<void> {
    const { keyboard } = this.page;
    if (words.startsWith('Roll')) {
      const gear = await this.gears.locator('button[aria-pressed="true"]').getAttribute('data-gear');
      await keyboard.press(String(gear));
    } else {
      await keyboard.press('ArrowRight');
      await keyboard.press('ArrowLeft');
    }
    await this.giving(() => keyboard.press('Enter'));
  }

  private async choose(button: Locator): Promise<void> {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
}
