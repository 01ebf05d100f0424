// The archive: the list of replays with its filters, and the statistics.

import { expect, type Page } from '@playwright/test';

/** The replays and statistics screens, by their visible elements. */
export class ArchivePages {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get races() {
    return this.page.getByRole('list', { name: 'Replays' });
  }
  /** How many races match the filters, as text. */
  get count() {
    return this.page.locator('[class*="replays-count"]');
  }
  async open(address: '#/races/finished' | '#/statistics'): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    await expect(this.page.getByRole('heading', { level: 1, name: /Replays|Statistics/ })).toBeVisible();
  }

  /** Chooses a line of one of the lists. */
  async pick(filter: 'Game', line: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: filter });
    // A closing list takes no click.
    await expect(this.page.getByRole('listbox')).toHaveCount(0);
    await box.click();
    await this.page.getByRole('option', { name: line, exact: true }).click();
    await expect(box).toHaveText(line);
  }

  /** Watches the first race of the list. */
  async watchFirst(): Promise<void> {
    await this.races
      .getByRole('button', { name: /^Watch / })
      .first()
      .click();
    await expect(this.page).toHaveURL(/#\/replay\//);
  }
}
