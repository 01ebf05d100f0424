// The archive: the list of replays with its filters, and the statistics.

import { expect, type Page } from '@playwright/test';

/** Lists that the replays are narrowed by. */
export type Filter = 'Game' | 'Circuit' | 'Driver' | 'Result' | 'Season' | 'Kind';

/** The replays and statistics screens, by what stands on them. */
export class ArchivePages {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get races() {
    return this.page.getByRole('list', { name: 'Replays' });
  }
  /** How many races the filters let through, in words. */
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
  async pick(filter: Filter, line: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: filter });
    // A list that is just closing takes no click.
    await expect(this.page.getByRole('listbox')).toHaveCount(0);
    await box.click();
    await this.page.getByRole('option', { name: line, exact: true }).click({ timeout: 15_000 });
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

  /** Starts, wins and podiums by name, as the drivers' table has them. */
  async tallies(): Promise<Record<string, number[]>> {
    const rows = this.page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader') });
    await expect(rows.first()).toBeVisible();
    const lines = await rows.evaluateAll((all) =>
      all.map((row) => {
        const figures = [...row.querySelectorAll('td.num')]
          .slice(0, 4)
          .map((cell) => Number.parseInt(cell.textContent ?? '', 10));
        return [row.querySelector('th a')?.textContent ?? '?', figures] as const;
      }),
    );
    return Object.fromEntries(lines);
  }
}
