// The race screen on a phone or tablet: touch only, and the requirements of the screen at every question.

import { expect, type Locator, type Page } from '@playwright/test';

/** Text of the main button while the person has to decide. */
const ASKING =
  /^(Confirm|Count|Done|Stay|Keep|Discard|Lay it down|Take|Drive at|Run up|Wait here|No card|Use Special Tyres|Slipstream|Choose)/;
/** Minimum size of a touch target, px, with half a pixel of tolerance. */
const LEAST = 43.5;

/** A race by touch; answers are the first that fit. */
export class TouchRace {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get dashboard(): Locator {
    return this.page.getByRole('region', { name: 'Your dashboard' });
  }
  get main(): Locator {
    // With the whole board open, only this is left of the dashboard.
    return this.page.locator('.race-dash button[aria-keyshortcuts="Enter"]');
  }
  get place(): Locator {
    return this.page.getByRole('button', { name: /all standings$/ });
  }
  get openBoard(): Locator {
    return this.page.getByRole('button', { name: 'Open the whole board' });
  }
  get closeBoard(): Locator {
    return this.page.getByRole('button', { name: /^Back to your hand/ });
  }
  /** Targets on the board. */
  get targets(): Locator {
    return this.page.locator('.race-board [data-target]');
  }

  /** From the setup of a game to the first question. */
  async start(game: string): Promise<void> {
    await this.page.evaluate((id) => {
      location.hash = `#/setup/${id}`;
    }, game);
    await this.page.getByRole('button', { name: 'Start race' }).tap();
    await expect(this.page).toHaveURL(/#\/race\//);
    await this.nextQuestion();
  }

  /** The main button's text once the person has to decide. */
  async nextQuestion(): Promise<string> {
    let text = '';
    await expect
      .poll(
        async () => {
          text = await this.page.evaluate(() => {
            const open = 'section[aria-label="Your dashboard"]:not([inert], [data-answered])';
            return document.querySelector(`${open} button[aria-keyshortcuts="Enter"]`)?.textContent ?? '';
          });
          return ASKING.test(text);
        },
        { intervals: [40] },
      )
      .toBe(true);
    return text;
  }

  /** Answers one question with taps: as many cards as it asks for, then the main button. */
  async answer(text: string): Promise<void> {
    const wanted = Number(/of (\d)$/.exec(text)?.[1] ?? 0);
    for (let chosen = 0; chosen < wanted; chosen += 1) {
      await this.dashboard.locator('button[aria-pressed="false"][aria-disabled="false"]').first().tap();
      await expect(this.main).toHaveText(chosen + 1 === wanted ? 'Confirm' : `Confirm ${chosen + 1} of ${wanted}`);
    }
    const mine = await this.dashboard.elementHandle();
    if (mine === null) throw new Error('no dashboard');
    await mine.evaluate((section) => section.setAttribute('data-answered', ''));
    await this.main.tap();
    // Questions disappear with their section when the next one comes; a sealed answer stays and can be taken back.
    const gone = () =>
      mine.evaluate(
        (section) =>
          !section.isConnected ||
          section.hasAttribute('inert') ||
          section.querySelector('button[aria-keyshortcuts="Enter"]') === null,
      );
    await expect.poll(gone, { intervals: [20] }).toBe(true);
    await mine.evaluate((section) => section.removeAttribute('data-answered'));
  }

  /** Waits until the page has its typefaces and has been drawn with them. */
  async drawn(): Promise<void> {
    await this.page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      await frame();
      await document.fonts.ready;
      await frame();
      await frame();
    });
  }

  /** Problems of the screen for a thumb, as text; empty if there are none. */
  troubles(): Promise<string[]> {
    const size = this.page.viewportSize() ?? { width: 0, height: 0 };
    return this.page.evaluate(
      ([width, height, least]) => {
        const found: string[] = [];
        const nameOf = (e: Element) => `${e.className} ${e.getAttribute('aria-label') ?? e.textContent}`.slice(0, 60);
        const main = document.querySelector('button[aria-keyshortcuts="Enter"]')?.getBoundingClientRect();
        if (!main) found.push('no main button');
        else if (main.left < 0 || main.right > width || main.bottom > height) found.push('main button off the screen');
        else if (main.height < 48) found.push(`main button only ${main.height} high`);
        if (document.documentElement.scrollWidth > width) found.push('wider than the page');
        if (document.documentElement.scrollHeight > height) found.push('higher than the page');
        // If nothing was found, nothing was measured.
        for (const part of ['.race-dash button', '.race-tools button', '.race-banner *'])
          if (document.querySelector(part) === null) found.push(`nothing is ${part}`);
        for (const button of document.querySelectorAll('.race-dash button, .race-tools button, .race-strip button')) {
          const box = button.getBoundingClientRect();
          if (box.width === 0) continue;
          if (width < 768 && (box.width < least || box.height < least)) found.push(`too small: ${nameOf(button)}`);
        }
        for (const element of document.querySelectorAll('.race-dash *, .race-banner *')) {
          const style = getComputedStyle(element);
          if (style.clipPath !== 'none' || style.textOverflow === 'ellipsis' || element instanceof SVGElement) continue;
          const cut = element.scrollWidth > element.clientWidth + 1 && style.overflowX === 'hidden';
          if (element.clientWidth > 0 && cut) found.push(`cut: ${nameOf(element)}`);
        }
        return [...new Set(found)];
      },
      [size.width, size.height, LEAST] as const,
    );
  }

  /** Keeps a finger on something for longer than a tap. */
  async hold(what: Locator): Promise<void> {
    const box = await what.boundingBox();
    if (box === null) throw new Error('nothing to hold');
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const fingers = await this.page.context().newCDPSession(this.page);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await this.page.waitForTimeout(700);
    await expect(this.page.getByRole('tooltip')).toBeVisible();
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await fingers.detach();
  }

  /** Two fingers that move apart around a point, px. */
  async pinch(x: number, y: number): Promise<void> {
    const fingers = await this.page.context().newCDPSession(this.page);
    const at = (apart: number) => [
      { x: x - apart, y, id: 0 },
      { x: x + apart, y, id: 1 },
    ];
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(30) });
    for (const apart of [40, 50, 60, 70, 80])
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(apart) });
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await fingers.detach();
  }
}
