// The race of RoboRally: reads questions and answers them by mouse or by keyboard. Knows its dashboard by its text.

import { expect, type Locator } from '@playwright/test';
import { RacePage } from './race-page';

/** The race screen, by its visible elements. */
export class RoborallyRace extends RacePage {
  protected readonly asking = /^(Ready|Wake up|Return facing)/;

  get hand(): Locator {
    return this.dashboard.getByRole('group', { name: 'Hand' }).getByRole('button');
  }
  get registers(): Locator {
    return this.dashboard.getByRole('list', { name: 'Registers' }).getByRole('listitem');
  }

  /** Drags a card of the hand into a register, 1 to 5; returns the card's number. */
  async drag(card: Locator, register: number): Promise<string> {
    const number = (await card.getAttribute('data-card')) ?? '';
    // Waits until the card is still: a hand that is being dealt moves under the pointer.
    await card.hover();
    const from = await middleOf(card);
    const to = await middleOf(this.registers.nth(register - 1));
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + 12, from.y - 12, { steps: 3 });
    await mouse.move(to.x, to.y, { steps: 6 });
    // If it is dropped before the page knows where it is, a card returns to the hand.
    await expect(this.registers.nth(register - 1)).toHaveClass(/register-over/);
    await mouse.up();
    await expect(this.registers.nth(register - 1)).toContainText(number);
    return number;
  }

  /** Answers one question by mouse: cards by click into the free registers, then the main button. */
  async answerByMouse(text: string): Promise<void> {
    if (text.startsWith('Ready')) await this.fill(() => this.hand.first().click());
    await this.giving(() => this.main.click());
  }

  /** Answers one question with keys alone: the cards' digits, then Enter. */
  async answerByKeys(text: string): Promise<void> {
    const { keyboard } = this.page;
    if (text.startsWith('Ready')) {
      let digit = 1;
      await this.fill(async () => {
        await keyboard.press(String(digit));
        digit += 1;
      });
    }
    await this.giving(() => keyboard.press('Enter'));
  }

  /** Fills every free register with keys alone; returns, by register, what each is called while the floor runs. */
  async fillByKeys(): Promise<RegExp[]> {
    let digit = 1;
    await this.fill(async () => {
      await this.page.keyboard.press(String(digit));
      digit += 1;
    });
    const cards = await this.registers.getByRole('button').evaluateAll((all) => all.map((one) => one.dataset.card));
    return cards.map((card, slot) => new RegExp(`^Register ${slot + 1}: .*, ${card}(, to come)?$`));
  }

  /** Places cards until the programme is complete. */
  private async fill(place: () => Promise<void>): Promise<void> {
    for (let text = await this.main.textContent(); text !== 'Ready'; text = await this.main.textContent()) {
      await place();
      await expect(this.main).not.toHaveText(text ?? '');
    }
  }
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('nothing to drag from or to');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
