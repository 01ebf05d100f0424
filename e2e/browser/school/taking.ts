// Someone who takes a lesson in a browser: reads what the coach says, answers, drives alone. By mouse or by taps.
// Not here: lessons by keys, which need no browser (src/renderer/tests/lesson.ts).

import type { LessonSection, LessonStep } from '@core/contract';
import { answersTo, controlsNamed, type Given, lessonText, type Tried, toDeselect } from '@games/lesson-answers';
import { expect, type Locator, type Page } from '@playwright/test';
import { COACH_TEXT, VERDICT } from '@ui/school/tests/coach-text';
import { OFTEN, says } from '../../soon';
import type { Taught } from './lessons';

export type InputMethod = 'mouse' | 'taps';

/** No race of a lesson takes more answers. */
const MOST_ANSWERS = 150;

/** One lesson on one page. */
export class Taking {
  private readonly page: Page;
  private readonly input: InputMethod;
  private readonly taught: Taught;

  constructor(page: Page, taught: Taught, input: InputMethod) {
    this.page = page;
    this.taught = taught;
    this.input = input;
  }

  /** The coach's text, even behind a dialog, which hides it from assistive technology. */
  get coach(): Locator {
    const everywhere = { includeHidden: true };
    return this.page.getByRole('region', { name: 'Your coach', ...everywhere }).getByRole('status', everywhere);
  }
  /** Shown when the lesson is over. */
  get raceNow(): Locator {
    return this.page.getByRole('button', { name: 'Race now' });
  }
  private get main(): Locator {
    return this.page.locator('[data-panel="dash"] .main-button-ready');
  }

  /** From the list of all lessons to the first step. */
  async begin(): Promise<void> {
    await this.page.evaluate(() => {
      location.hash = '#/school';
    });
    const card = this.page.getByRole('region', { name: this.taught.box });
    const learn = card.getByRole('button', { name: /^Learn \(\d min\)$/ });
    // A busy machine may take a while to load the games.
    await expect(learn).toBeVisible();
    await this.use(learn);
  }

  /** Every step to the end. */
  async takeAll(): Promise<void> {
    for (const section of this.taught.lesson.sections) {
      await this.imagine(section);
      for (const step of section.steps) await this.take(section, step, false);
    }
    await this.seeEnd();
  }

  /** The end of the lesson. */
  async seeEnd(): Promise<void> {
    await expect(this.raceNow).toBeFocused();
    // Two sentences about the race that the learner drove alone, after its result.
    await expect(this.coach).toHaveText(VERDICT);
    await expect(this.page.getByRole('button', { name: 'Try again' })).toBeVisible();
  }

  /** The start of a section with a position of its own: the coach describes it before anything of the table is shown. */
  async imagine(section: LessonSection): Promise<void> {
    if (section === this.taught.lesson.sections[0]) return;
    await says(this.page, COACH_TEXT, `Now imagine: ${lessonText(this.taught, section.id, 'imagine')}`);
    await expect(this.page.locator('[data-panel="dash"], .race-board, .race-side')).toHaveCount(0);
    await this.use(this.page.getByRole('button', { name: 'Go on', exact: true }));
  }

  /** Waits until a step is asked. */
  async reach(section: LessonSection, step: LessonStep): Promise<void> {
    await says(this.page, COACH_TEXT, this.textOf(section, step));
  }

  /** Waits until the coach's highlight is shown, and nothing in it moves any more. */
  async still(): Promise<void> {
    const lit = () =>
      this.page.evaluate(() => {
        const all = [...document.querySelectorAll('.bubble, .calm-frame')].map((one) => one.getBoundingClientRect());
        return JSON.stringify(all);
      });
    let before = '';
    await expect
      .poll(
        async () => {
          const [was, now] = [before, await lit()];
          before = now;
          return was === now;
        },
        { intervals: [150] },
      )
      .toBe(true);
  }

  /** One step. wrongly: a wrong answer before the right one, which the coach explains. */
  async take(section: LessonSection, step: LessonStep, wrongly: boolean): Promise<void> {
    if (step.drive) return this.drive(section, step);
    await this.reach(section, step);
    if (step.answer === undefined) {
      return this.use(this.page.getByRole('button', { name: 'Go on', exact: true }));
    }
    const tried = answersTo(this.taught, section.id, step.id);
    if (wrongly) {
      await this.give(tried.wrong);
      const explained = step.answer.wrong.map(({ say }) => this.textOf(section, step, say));
      await expect.poll(() => this.coach.textContent(), OFTEN).not.toBe(this.textOf(section, step));
      expect(explained).toContain(await this.coach.textContent());
      await this.takeBack(tried);
    }
    await this.give(tried.right);
  }

  /** The last steps, alone, while the coach speaks at some of the questions. */
  private async drive(section: LessonSection, step: LessonStep): Promise<void> {
    const driver = this.taught.driver(this.page);
    const notes = (step.drive?.notes ?? []).map((note) => this.textOf(section, step, note));
    for (let given = 0; given < MOST_ANSWERS; given += 1) {
      let text: string | undefined;
      await expect
        .poll(
          async () => {
            if (await this.raceNow.isVisible()) return true;
            text = await driver.question();
            return text !== undefined;
          },
          // On a busy machine the other drivers may take a minute.
          { timeout: 120_000, ...OFTEN },
        )
        .toBe(true);
      if (text === undefined || (await this.raceNow.isVisible())) return;
      if (given === 0) await expect.poll(async () => notes.includes((await this.coach.textContent()) ?? '')).toBe(true);
      await driver.answerByMouse(text);
    }
    throw new Error(`${this.taught.id}: the race is not over after ${MOST_ANSWERS} answers`);
  }

  private async give({ press, confirm }: Given): Promise<void> {
    const text = confirm ? await this.coach.textContent() : null;
    // An answer given by pressing is pressed even if it is already marked.
    for (const name of press) await (confirm ? this.choose(name) : this.use(this.named(name)));
    if (!confirm) return;
    await expect(this.main).toBeVisible();
    // A press only chooses: the main button gives the answer that the coach speaks about.
    expect(await this.coach.textContent()).toBe(text);
    await this.use(this.main);
  }

  /** Presses a control unless it is chosen already. */
  private async choose(name: string): Promise<void> {
    const control = this.named(name);
    if ((await control.getAttribute('aria-pressed')) !== 'true') await this.use(control);
  }

  private async takeBack(tried: Tried): Promise<void> {
    for (const name of toDeselect(tried)) {
      const control = this.named(name);
      if ((await control.getAttribute('aria-pressed')) === 'true') await this.use(control);
    }
    for (const name of tried.wrong.back ?? []) await this.use(this.named(name));
  }

  /** The first control of a name, or inside the element that has it. */
  private named(name: string): Locator {
    return this.page.locator(controlsNamed(name)).first();
  }

  private async use(control: Locator): Promise<void> {
    return this.input === 'mouse' ? control.click() : control.tap();
  }

  private textOf(section: LessonSection, step: LessonStep, part = ''): string {
    return lessonText(this.taught, ...[section.id, step.id, part].filter((one) => one !== ''));
  }
}
