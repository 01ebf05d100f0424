// A season: from its calendar through every race to its champion, as a person goes through it.

import { expect, type Page } from '@playwright/test';

/** The season screens, by their visible elements. */
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
  get resume() {
    return this.page.getByRole('button', { name: 'Resume race' });
  }
  get audit() {
    return this.page.getByRole('region', { name: 'Changes by hand' });
  }
  get champion() {
    return this.page.getByRole('heading', { level: 1, name: /^Champion/ });
  }
  get menu() {
    return this.page.getByRole('dialog', { name: 'Paused' });
  }

  /** Starts a season from a ready-made calendar, unchanged; returns its id. */
  async begin(calendar: string): Promise<string> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Seasons' }).click();
    await this.page.getByRole('link', { name: new RegExp(`^${calendar}`) }).click();
    await this.page.getByRole('button', { name: 'Start season' }).click();
    await expect(this.toGrid).toBeVisible();
    return /seasons\/([\w-]+)$/.exec(this.page.url())?.[1] ?? '';
  }

  /** Opens the page of a saved season. */
  async open(season: string): Promise<void> {
    await this.page.evaluate((id) => {
      location.hash = `#/seasons/${id}`;
    }, season);
    // In a fresh browser on a busy machine the season's screen is slow to appear.
    await expect(this.standings).toBeVisible();
  }

  /** Adds or deducts points of the latest race by hand, with the reason. */
  async correct(driver: string, points: number, reason: string): Promise<void> {
    await this.audit.getByRole('button', { name: 'Correct a result' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Correct a result' });
    await dialog.getByRole('combobox', { name: 'Driver' }).click();
    await this.page.getByRole('option', { name: driver, exact: true }).click();
    const step = dialog.getByRole('button', { name: `Points: one ${points > 0 ? 'more' : 'less'}` });
    for (let given = 0; given < Math.abs(points); given += 1) await step.click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Goes to the grid, lets an AI driver take the wheel and waits for the results. */
  async raceByAi(): Promise<void> {
    await this.toGrid.click();
    await this.driveByAi();
  }

  /** On the race screen: lets an AI driver take the wheel and waits for the results. */
  async driveByAi(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu (Esc)' }).click();
    const off = this.menu.getByRole('radio', { name: 'Off' });
    if (!(await off.isChecked())) await off.click();
    // If the start waits at an event's card, the menu shows the handed-over wheel only after it.
    await this.menu.getByRole('button', { name: 'Hand over' }).click();
    await this.menu.getByRole('button', { name: 'Resume' }).click();
    await this.toResults();
  }

  /** Waits for the results; closes an event's card before the start and results of stages at once. */
  async toResults(): Promise<void> {
    await expect
      .poll(
        async () => {
          await this.page.evaluate(() => {
            const on = [...document.querySelectorAll('button')].find((one) =>
              /^(Continue|Draw the grid|Set the grid)/.test((one.textContent ?? '').trim()),
            );
            on?.click();
          });
          return this.page.url();
        },
        { timeout: 180_000, intervals: [250] },
      )
      .toContain('#/results/');
  }
}
