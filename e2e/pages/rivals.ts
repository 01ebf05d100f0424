// The gallery of rivals, opened from a seat of the setup.

import { expect, type Page } from '@playwright/test';

/** The gallery, by its visible elements. */
export class RivalsScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get clear() {
    return this.page.getByRole('button', { name: 'Clear grid' });
  }
  get use() {
    return this.page.getByRole('button', { name: 'Use this grid' });
  }
  /** Everyone on the grid, in the order of the seats. */
  get grid() {
    return this.page.getByRole('list', { name: 'Your grid' });
  }
  /** The card of the character with this name. */
  card(given: string) {
    return this.page
      .getByRole('list', { name: 'Drivers', exact: true })
      .getByRole('button', { name: new RegExp(`^${given} `) });
  }
  level(given: string, level: string) {
    return this.page.getByRole('radiogroup', { name: `Level of ${given}` }).getByRole('radio', { name: level });
  }
  async show(whom: string): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Which drivers' }).getByRole('radio', { name: whom }).click();
  }
  /** Opens it from a seat, 1-based. */
  async openFor(seat: number): Promise<void> {
    await this.page.getByRole('button', { name: `Choose rivals for seat ${seat}` }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Choose your rivals' })).toBeVisible();
  }
}
