// The setup of a race: circuit, settings, drivers.

import { expect, type Page } from '@playwright/test';
import { tabTo } from '../keyboard';

/** The setup screen, by its visible elements. */
export class SetupScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get start() {
    return this.page.getByRole('button', { name: 'Start race' });
  }
  get drivers() {
    return this.page.getByRole('region', { name: 'Drivers' });
  }
  get laps() {
    return this.page.getByRole('textbox', { name: 'Laps' });
  }
  /** The thumbnail of a circuit. */
  circuit(name: string) {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) });
  }
  /** The level of an AI driver, 1-based. */
  level(seat: number) {
    return this.page.getByRole('combobox', { name: `Level of seat ${seat}` });
  }
  /** Makes it the shortest race possible: one lap. */
  async oneLap(): Promise<void> {
    await this.fewerLaps(1);
  }
  /** Removes laps until this many are left. */
  async fewerLaps(wanted: number): Promise<void> {
    const less = this.page.getByRole('button', { name: 'Laps: one less' });
    for (let laps = Number(await this.laps.inputValue()); laps > wanted; laps -= 1) {
      await less.click();
      await expect(this.laps).toHaveValue(String(laps - 1));
    }
  }
  /** Sets a number by its buttons. */
  async setNumber(label: string, wanted: number): Promise<void> {
    const field = this.page.getByRole('textbox', { name: label, exact: true });
    for (let now = Number(await field.inputValue()); now !== wanted; now += now < wanted ? 1 : -1) {
      const step = now < wanted ? 1 : -1;
      await this.page.getByRole('button', { name: `${label}: one ${step > 0 ? 'more' : 'less'}` }).click();
      await expect(field).toHaveValue(String(now + step));
    }
  }
  /** Removes drivers from the end of the list until this many are left. */
  async keepDrivers(wanted: number): Promise<void> {
    const removers = this.drivers.getByRole('button', { name: /^Remove / });
    for (let left = await removers.count(); left > wanted; left -= 1) {
      await removers.last().click();
      await expect(removers).toHaveCount(left - 1);
    }
  }
  /** The same with keys alone. */
  async keepDriversByKeys(wanted: number): Promise<void> {
    const removers = this.drivers.getByRole('button', { name: /^Remove / });
    for (let left = await removers.count(); left > wanted; left -= 1) {
      await tabTo(this.page, removers.last());
      await this.page.keyboard.press('Enter');
      await expect(removers).toHaveCount(left - 1);
    }
  }
  async startRace(): Promise<void> {
    await this.start.click();
    await expect(this.page).toHaveURL(/#\/race\//);
  }
  async startRaceByKeys(): Promise<void> {
    await tabTo(this.page, this.start);
    await this.page.keyboard.press('Enter');
    await expect(this.page).toHaveURL(/#\/race\//);
  }
}
