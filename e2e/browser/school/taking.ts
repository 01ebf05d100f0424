// Someone who takes a lesson: reads what the coach says, answers, drives alone. By mouse, by keys, or by taps.

import type { LessonSection, LessonStep } from '@core/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../../keyboard';
import { OFTEN, says } from '../../soon';
import type { Given } from './answers';
import type { Taught } from './taught';

export type InputMethod = 'mouse' | 'keys' | 'taps';

/** The element with the coach's text. */
export const COACH_TEXT = '[aria-label="Your coach"] [role="status"]';

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

  /** Every step to the end. wrongly: a wrong answer before each right one, which the coach explains. */
  async takeAll({ wrongly }: { wrongly: boolean }): Promise<void> {
    for (const section of this.taught.lesson.sections) {
      await this.imagine(section);
      for (const step of section.steps) await this.take(section, step, wrongly);
    }
    await expect(this.raceNow).toBeFocused();
    // Two sentences about the race that the learner drove alone, after its result.
    await expect(this.coach).toHaveText(/^(You won!|\d\w\w of \d) .+[.!] .+[.!]$/);
    await expect(this.page.getByRole('button', { name: 'Try again' })).toBeVisible();
  }

  /** The start of a section with a position of its own: the coach describes it before anything of the table is shown. */
  async imagine(section: LessonSection): Promise<void> {
    if (section === this.taught.lesson.sections[0]) return;
    await says(this.page, COACH_TEXT, `Now imagine: ${this.textById(`${section.id}.imagine`)}`);
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

  async take(section: LessonSection, step: LessonStep, wrongly: boolean): Promise<void> {
    if (step.drive) return this.drive(section, step);
    await this.reach(section, step);
    if (step.answer === undefined) {
      return this.use(this.page.getByRole('button', { name: 'Go on', exact: true }));
    }
    const tried = this.taught.steps[`${section.id}.${step.id}`];
    if (tried === undefined) throw new Error(`${this.taught.id}: nobody says how ${section.id}.${step.id} is answered`);
    if (wrongly) {
      await this.give(tried.wrong);
      const explained = step.answer.wrong.map(({ say }) => this.textOf(section, step, say));
      await expect.poll(() => this.coach.textContent(), OFTEN).not.toBe(this.textOf(section, step));
      expect(explained).toContain(await this.coach.textContent());
      await this.takeBack(tried.wrong, tried.right);
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
      if (this.input === 'keys') await driver.answerByKeys(text);
      else await driver.answerByMouse(text);
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
    if (this.input !== 'keys') return this.use(this.main);
    // Enter belongs to the main button unless another control has the focus.
    const isTaken = await this.page.evaluate(
      () => document.activeElement?.closest('button, a, [role="switch"]')?.matches(':not([data-enter])') === true,
    );
    if (isTaken) await tabTo(this.page, this.main);
    await this.page.keyboard.press('Enter');
  }

  /** Presses a control unless it is chosen already. */
  private async choose(name: string): Promise<void> {
    const control = this.named(name);
    if ((await control.getAttribute('aria-pressed')) !== 'true') await this.use(control);
  }

  /**
   * Deselects wrongly chosen cards: several can be chosen at once, so they would stay. In other groups one choice replaces
   * the other.
   */
  private async takeBack(wrong: Given, right: Given): Promise<void> {
    for (const name of wrong.press) {
      const control = this.named(name);
      if (!/^(card|tactic)\./.test(name) || right.press.includes(name)) continue;
      if ((await control.getAttribute('aria-pressed')) !== 'true') continue;
      await this.use(control);
    }
    for (const name of wrong.back ?? []) await this.use(this.named(name));
  }

  /** The first control of a name, or inside the element that has it. */
  private named(name: string): Locator {
    const own = `button[data-teach~="${name}"]`;
    const within = `[data-teach~="${name}"]:not(button) :is(button, [role="switch"]):not([data-disabled])`;
    return this.page.locator(`:is(${own}, ${within})`).first();
  }

  private async use(control: Locator): Promise<void> {
    if (this.input === 'mouse') return control.click();
    if (this.input === 'taps') return control.tap();
    await expect(control).toBeVisible();
    const key = await control.getAttribute('aria-keyshortcuts');
    if (key !== null && key.length === 1) return this.page.keyboard.press(key);
    await tabTo(this.page, control);
    // Controls that are chosen or switched before confirming leave Enter to the main button.
    const isSpaced = await control.evaluate((one) => one.matches('[data-enter], [role="switch"]'));
    await this.page.keyboard.press(isSpaced ? 'Space' : 'Enter');
  }

  private textOf(section: LessonSection, step: LessonStep, part = ''): string {
    return this.textById([section.id, step.id, part].filter((one) => one !== '').join('.'));
  }
  private textById(id: string): string {
    return (this.taught.text[`lesson.${id}`] ?? '').replace(/<\/?b>/g, '');
  }
}
