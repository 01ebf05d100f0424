// The race of Formula D: reads questions and answers them by mouse or by keyboard. Knows its dashboard by its text.

import { expect, type Locator } from '@playwright/test';
import { RacePage } from './race-page';

/** The race screen, by its visible elements. */
export class FormulaDRace extends RacePage {
  protected readonly asking = /^(Roll the|Move|Stay|To the flag|Into the box)/;

  get gears(): Locator {
    return this.dashboard.getByRole('group', { name: 'Gears' });
  }
  get spaces(): Locator {
    return this.dashboard.getByRole('group', { name: 'Spaces' });
  }

  /** Answers one question by mouse: the proposed gear or a space, each after choosing another one; then the main button. */
  async answerByMouse(text: string): Promise<void> {
    if (text.startsWith('Roll')) await this.chooseAgain(this.gears);
    else await this.chooseAgain(this.spaces);
    await this.giving(() => this.main.click());
  }

  /** Answers one question with keys alone: the gear's digit, arrows along the spaces, Enter. */
  async answerByKeys(text: string): Promise<void> {
    const { keyboard } = this.page;
    if (text.startsWith('Roll')) {
      const gear = await this.gears.locator('button[aria-pressed="true"]').getAttribute('data-gear');
      await keyboard.press(String(gear));
    } else {
      await keyboard.press('ArrowRight');
      await keyboard.press('ArrowLeft');
    }
    await this.giving(() => keyboard.press('Enter'));
  }

  /** Chooses the last other option, if there is one, and then the first again, so that a press without effect shows. */
  private async chooseAgain(group: Locator): Promise<void> {
    const buttons = await group.locator('button:not([data-why])').all();
    const pressed = await Promise.all(buttons.map((button) => button.getAttribute('aria-pressed')));
    const at = pressed.indexOf('true');
    expect(at, 'a choice is proposed').toBeGreaterThanOrEqual(0);
    const other = buttons.findLast((_, i) => i !== at);
    for (const button of [other, buttons[at]]) {
      await button?.click();
      if (button) await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
  }
}
