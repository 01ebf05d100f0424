// A race of any game: waits for questions, sets the speed, gives answers. Each game's page adds how it answers.

import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../keyboard';
import { press } from './pressing';

/** The race screen, by the visible elements that every game has. */
export abstract class RacePage {
  readonly page: Page;
  /** Text of the main button while the person has to decide; others' turns have their own. */
  protected abstract readonly asking: RegExp;

  constructor(page: Page) {
    this.page = page;
  }
  get dashboard(): Locator {
    return this.page.getByRole('region', { name: 'Your dashboard' });
  }
  get banner(): Locator {
    return this.page.getByRole('region', { name: 'What to do' });
  }
  /** The one main button; its text says which answer it gives. */
  get main(): Locator {
    return this.dashboard.locator('button[aria-keyshortcuts="Enter"]');
  }
  /** The id of the shown race. */
  get match(): string {
    return new URL(this.page.url()).hash.split('/').at(-1) ?? '';
  }
  get isOver(): boolean {
    return this.page.url().includes('#/results/');
  }

  /** Waits for the next decision, or for the results; undefined at the end. */
  async nextQuestion(): Promise<string | undefined> {
    const until = Date.now() + 60_000;
    while (Date.now() < until) {
      if (this.isOver) return undefined;
      const text = await this.question();
      if (text !== undefined) return text;
      await this.page.waitForTimeout(30);
    }
    throw new Error(`Nothing asked for a minute. ${await this.standing()}`);
  }

  /** What the screen shows: its address, the dashboard with its state, and dialogs over it. */
  private standing(): Promise<string> {
    return this.page.evaluate(() => {
      const textOf = (element: Element) => (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').slice(0, 300);
      const parts = document.querySelectorAll('section[aria-label="Your dashboard"], [role=dialog], [role=status]');
      const lines = [...parts].map((part) => {
        const states = ['inert', 'data-answered'].filter((name) => part.hasAttribute(name));
        return `[${part.getAttribute('aria-label') ?? part.role} ${states.join(' ')}] ${textOf(part)}`;
      });
      return [location.hash, textOf(document.body), ...lines].join('\n');
    });
  }

  /** The main button's text if an unanswered dashboard waits for it. */
  async question(): Promise<string | undefined> {
    const text = await this.page.evaluate(() => {
      const open = 'section[aria-label="Your dashboard"]:not([inert], [data-answered])';
      return document.querySelector(`${open} button[aria-keyshortcuts="Enter"]`)?.textContent ?? '';
    });
    return this.asking.test(text) ? text : undefined;
  }

  /** Answers question after question until the results appear, at most this many; returns how many. */
  async driveOn(answer: (text: string) => Promise<void>, most: number): Promise<number> {
    let given = 0;
    for (let text = await this.nextQuestion(); text !== undefined; text = await this.nextQuestion()) {
      await answer(text);
      given += 1;
      expect(given).toBeLessThan(most);
    }
    await expect(this.page.getByRole('heading', { name: 'Finishing order' })).toBeVisible();
    return given;
  }

  /** Gives the next answer in a hurry, if one is asked for; returns whether one was given. Survives a reload of the page. */
  press(): Promise<boolean> {
    return press(this.page, this.asking);
  }

  /** Sets the speed of animations in the menu, which pauses no race of a party. */
  async setSpeed(text: 'Half' | 'Normal' | 'Double' | 'Fast' | 'Off'): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu (Esc)' }).click();
    const menu = this.page.getByRole('dialog', { name: /^(Paused|Menu)$/ });
    await menu.getByRole('radio', { name: text }).click();
    await menu.getByRole('button', { name: 'Resume' }).click();
    await expect(menu).toBeHidden();
  }

  /** Changes the speed of animations in the menu with keys alone, and switches them off again. */
  async setSpeedByKeys(): Promise<void> {
    const { keyboard } = this.page;
    const menu = this.page.getByRole('dialog', { name: 'Paused' });
    await keyboard.press('Escape');
    await expect(menu).toBeVisible();
    await tabTo(this.page, menu.getByRole('radio', { name: 'Off' }));
    await keyboard.press('ArrowLeft');
    await expect(menu.getByRole('radio', { name: 'Fast' })).toBeChecked();
    await keyboard.press('ArrowRight');
    await expect(menu.getByRole('radio', { name: 'Off' })).toBeChecked();
    await keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }

  /**
   * Gives the answer, and again if it was lost. Every question has a dashboard of its own, which disappears with it; one that
   * others are still thinking about stays, with other text.
   */
  protected async giving(answer: () => Promise<void>): Promise<void> {
    const mine = await this.dashboard.elementHandle();
    if (mine === null) throw new Error('no dashboard');
    const text = await mine.evaluate((section) => {
      section.setAttribute('data-answered', '');
      return section.querySelector('button[aria-keyshortcuts="Enter"]')?.textContent ?? '';
    });
    const left = () =>
      mine.evaluate((section, was) => {
        const now = section.querySelector('button[aria-keyshortcuts="Enter"]')?.textContent ?? '';
        return !section.isConnected || section.hasAttribute('inert') || now !== was;
      }, text);
    await expect(async () => {
      if (!(await left())) await answer();
      await expect.poll(left, { timeout: 10_000, intervals: [20] }).toBe(true);
    }).toPass();
  }
}
