// A season: from its calendar through every race to its champion, as a person goes through it.

import { expect, type Page } from '@playwright/test';

/** The season screens, by what stands on them. */
export class SeasonPages {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get toGrid() {
    return this.page.getByRole('button', { name: 'Go to the grid' });
  }
  get standings() {
    return this.page.getByRole('region', { name: 'Standings' });
  }
  get champion() {
    return this.page.getByRole('heading', { level: 1, name: /^Champion/ });
  }
  get menu() {
    return this.page.getByRole('dialog', { name: 'Paused' });
  }

  /** Starts a season from a ready-made calendar, as it stands; returns its id. */
  async begin(calendar: string): Promise<string> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Seasons' }).click();
    await this.page.getByRole('link', { name: new RegExp(`^${calendar}`) }).click();
    await this.page.getByRole('button', { name: 'Start season' }).click();
    await expect(this.toGrid).toBeVisible();
    return /seasons\/([\w-]+)$/.exec(this.page.url())?.[1] ?? '';
  }

  /** Goes to the grid, lets an AI driver take the wheel and waits for the results. */
  async raceByAi(): Promise<void> {
    await this.toGrid.click();
    await this.page.getByRole('button', { name: 'Menu (Esc)' }).click();
    const off = this.menu.getByRole('radio', { name: 'Off' });
    if (!(await off.isChecked())) await off.click();
    await this.menu.getByRole('button', { name: 'Hand over' }).click();
    await expect(this.menu.getByRole('button', { name: 'Take the wheel' })).toBeVisible();
    await this.menu.getByRole('button', { name: 'Resume' }).click();
    await this.toResults();
  }

  /** Waits for the results; results of stages on the way there are passed at once. */
  async toResults(): Promise<void> {
    await expect
      .poll(
        async () => {
          await this.page.evaluate(() => {
            const on = [...document.querySelectorAll('button')].find((one) => /^Continue/.test(one.textContent ?? ''));
            on?.click();
          });
          return this.page.url();
        },
        { timeout: 180_000, intervals: [250] },
      )
      .toContain('#/results/');
  }
}
