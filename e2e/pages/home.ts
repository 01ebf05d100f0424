// The shelf: what a person sees first.

import { expect, type Page } from '@playwright/test';

/** The home screen, by its visible elements. */
export class HomeScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get title() {
    return this.page.getByRole('heading', { name: 'Pick a game' });
  }
  get resume() {
    return this.page.getByRole('button', { name: 'Resume' });
  }
  box(name: string) {
    return this.page.getByRole('button', { name: `${name}: new race` });
  }
  wayToPlay(title: string) {
    return this.page.getByRole('navigation', { name: 'More ways to play' }).getByRole('link', { name: title });
  }
  /** Opens the setup of a LAN party with this box. */
  async host(box: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Host a party' }).click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${box}`) })
      .click();
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
