// The shelf: what a person sees first.

import { expect, type Page } from '@playwright/test';

/** The home screen, by what stands on it. */
export class HomeScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get title() {
    return this.page.getByRole('heading', { name: 'Pick a box' });
  }
  get resume() {
    return this.page.getByRole('button', { name: 'Resume' });
  }
  box(name: string) {
    return this.page.getByRole('button', { name: `${name}: new race` });
  }
  way(title: string) {
    return this.page.getByRole('navigation', { name: 'More ways in' }).getByRole('link', { name: title });
  }
  async open(): Promise<void> {
    await this.page.evaluate(() => {
      location.hash = '#/';
    });
    await expect(this.title).toBeVisible();
  }
  async pick(name: string): Promise<void> {
    await this.box(name).click();
    await expect(this.page.getByRole('button', { name: 'Start race' })).toBeVisible();
  }
}
