// The replay of a race: what it shows at a moment, and every control that seeks to another one.

import { expect, type Page } from '@playwright/test';

/** A car's line in the standings beside the board. */
export interface PlaceLine {
  name: string;
  place: number;
}
/** The shown frame of the recording, and the standings beside it, best first. */
export interface ShownFrame {
  frame: number;
  table: PlaceLine[];
}

/** The replay screen, by its visible elements. */
export class ReplayPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get proof() {
    return this.page.getByText('Verified replay');
  }
  get knob() {
    return this.page.getByRole('slider', { name: 'Time' });
  }
  get events() {
    return this.page.getByRole('list', { name: 'Events' });
  }
  /** The event that is shown. */
  get event() {
    return this.events.locator('[aria-current="step"]');
  }
  button(name: string) {
    return this.page.getByRole('group', { name: 'Playback' }).getByRole('button', { name, exact: true });
  }

  /** Waits until the board is shown. */
  async toBeOpen(): Promise<void> {
    await expect(this.knob).toBeVisible();
    await expect(this.page.locator('.replay-board canvas').first()).toBeVisible();
  }

  /** What is on the screen, read in one go. */
  async shown(): Promise<ShownFrame> {
    const shown = await this.read();
    // Number(undefined) is not a frame, and a table without names is not one either.
    expect(Number.isInteger(shown.frame), 'the frame on show').toBe(true);
    expect(
      shown.table.filter(({ name }) => name === ''),
      'standings that cannot be read',
    ).toEqual([]);
    return shown;
  }

  private read(): Promise<ShownFrame> {
    return this.page.evaluate(() => ({
      frame: Number(document.querySelector('[role="slider"][aria-label="Time"]')?.getAttribute('aria-valuenow')),
      table: [...document.querySelectorAll('[aria-label="Standings"] li')].map((row) => ({
        name: row.querySelector('.replay-place-name')?.textContent ?? '',
        place: Number((row.querySelector('.place-badge')?.textContent ?? '').replace(/\D/g, '')),
      })),
    }));
  }

  async setSpeed(times: number): Promise<void> {
    await this.page.getByRole('radio', { name: `${times} times`, exact: true }).click();
  }

  /** Presses the timeline at a share of its length, 0 to 1, and, if a second one is given, drags the knob there. */
  async seekTo(share: number, to?: number): Promise<void> {
    const box = await this.knob.locator('..').boundingBox();
    if (box === null) throw new Error('no time line');
    const at = (part: number) => [box.x + part * box.width, box.y + box.height / 2] as const;
    await this.page.mouse.move(...at(share));
    await this.page.mouse.down();
    if (to !== undefined) await this.page.mouse.move(...at(to), { steps: 12 });
    await this.page.mouse.up();
  }
}
