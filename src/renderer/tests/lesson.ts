// Someone who takes a lesson of the driving school on a page in a DOM: reads what the coach says, answers, drives alone. By
// mouse or by keys alone. Not here: the answers (games/lesson-answers.ts), and lessons in a browser (e2e).

import type { LessonSection, LessonStep } from '@core/contract';
import {
  answersTo,
  controlsNamed,
  type Given,
  type LessonAnswers,
  lessonText,
  type Tried,
  toDeselect,
} from '@games/lesson-answers';
import { games } from '@games/registry';
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { COACH_TEXT, VERDICT } from '@ui/school/tests/coach-text';
import { expect } from 'vitest';
import { dashboard, isAsked, main, settled } from './race';

const files = import.meta.glob<{ lessonAnswers: LessonAnswers }>('../../games/*/tests/lesson-answers.ts', {
  eager: true,
});
/** Every lesson, with the answers to its steps. */
export const LESSONS: readonly LessonAnswers[] = Object.values(games).flatMap(({ id, lesson }) => {
  if (lesson === undefined) return [];
  const file = files[`../../games/${id}/tests/lesson-answers.ts`];
  if (file === undefined) throw new Error(`${id} has a lesson, and no tests/lesson-answers.ts`);
  return [file.lessonAnswers];
});

/** The lesson of a game. */
export function lessonOf(id: string): LessonAnswers {
  const found = LESSONS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} has no lesson`);
  return found;
}

/** Someone at a page who takes a lesson. by: what they press. */
export interface Learner {
  readonly answers: LessonAnswers;
  readonly user: UserEvent;
  readonly by: 'mouse' | 'keys';
}

/** No race of a lesson takes more answers. */
const MOST_ANSWERS = 150;
/** Presses of Tab until a control must have had its turn. */
const MOST_TABS = 150;
/** Keys that choose something if nothing is proposed: cards, or the way that a coin goes. */
const CHOOSING = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '{ArrowRight}', '{ArrowDown}'];
/** Controls that choose something if nothing is proposed: cards that are not chosen, or the way that a coin goes. */
const CHOICES = 'button[aria-pressed="false"][aria-disabled="false"], [aria-label="Hand"] button:not([disabled])';

const trimmed = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** What the coach says now; '' if the coach is silent. */
export function coachText(): string {
  return trimmed(document.querySelector(COACH_TEXT)?.textContent);
}

/** Waits until the coach says exactly this. */
export async function hear(text: string): Promise<void> {
  await waitFor(() => expect(coachText()).toBe(trimmed(text)));
}

/** Waits until a step is asked. */
export async function reach(answers: LessonAnswers, section: LessonSection, step: LessonStep): Promise<void> {
  await hear(lessonText(answers, section.id, step.id));
}

/** The start of a section with a position of its own: the coach describes it before anything of the table is shown. */
export async function imagine(
  answers: LessonAnswers,
  section: LessonSection,
  press: (control: HTMLElement) => Promise<void>,
): Promise<void> {
  if (section === answers.lesson.sections[0]) return;
  await hear(`Now imagine: ${lessonText(answers, section.id, 'imagine')}`);
  expect(document.querySelectorAll('[data-panel="dash"], [data-ready]')).toHaveLength(0);
  await press(await goOn());
}

/** The coach's button for the next step. */
export function goOn(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: 'Go on' });
}

/** From the list of all lessons to the first step. */
export async function begin(learner: Learner): Promise<void> {
  const card = within(await screen.findByRole('region', { name: learner.answers.box }));
  const learn = await card.findByRole('button', { name: /^Learn \(\d min\)$/ });
  await settled();
  await press(learner, learn);
  // The dashboard is loaded after the first step appears, sooner than anyone has read it.
  await waitFor(() => expect(document.querySelector('[data-panel="dash"] section')).not.toBeNull());
}

/** Every step to the end. wrongly: a wrong answer before each right one, which the coach explains. */
export async function takeAll(learner: Learner, { wrongly }: { wrongly: boolean }): Promise<void> {
  const { answers } = learner;
  for (const section of answers.lesson.sections) {
    await imagine(answers, section, (control) => press(learner, control));
    for (const step of section.steps) await take(learner, section, step, wrongly);
  }
  await waitFor(() => expect(document.activeElement).toBe(raceNow()));
  // Two sentences about the race that the learner drove alone, after its result.
  await waitFor(() => expect(coachText()).toMatch(VERDICT));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
}

/** One step: reads it and goes on, answers it, or drives it. */
export async function take(
  learner: Learner,
  section: LessonSection,
  step: LessonStep,
  wrongly: boolean,
): Promise<void> {
  const { answers } = learner;
  if (step.drive !== undefined) return drive(learner, section, step);
  await reach(answers, section, step);
  await focusFirst(step);
  if (step.answer === undefined) return press(learner, await goOn());
  const tried = answersTo(answers, section.id, step.id);
  if (wrongly) {
    await give(learner, tried.wrong);
    const asked = coachText();
    await waitFor(() => expect(coachText()).not.toBe(trimmed(lessonText(answers, section.id, step.id))));
    const explained = step.answer.wrong.map(({ say }) => trimmed(lessonText(answers, section.id, step.id, say)));
    expect(explained, `after “${asked}”`).toContain(coachText());
    await takeBack(learner, tried);
  }
  await give(learner, tried.right);
}

/** The focus starts on the coach's button if there is only something to read, otherwise at the control for the task. */
async function focusFirst(step: LessonStep): Promise<void> {
  if (step.answer === undefined) {
    const next = await goOn();
    return waitFor(() => expect(document.activeElement).toBe(next));
  }
  await dashboard();
  const lit = step.light.map((name) => `[data-teach~="${name}"]`).join();
  await waitFor(() => expect(document.activeElement?.closest(lit), `focus in ${lit}`).toBeTruthy());
}

/** The last steps, alone, while the coach speaks at some of the decisions. */
async function drive(learner: Learner, section: LessonSection, step: LessonStep): Promise<void> {
  const notes = (step.drive?.notes ?? []).map((note) =>
    trimmed(lessonText(learner.answers, section.id, step.id, note)),
  );
  for (let given = 0; given < MOST_ANSWERS; ) {
    await waitFor(() => expect(isAsked() || raceNow() !== null || onward() !== null).toBe(true));
    // A dashboard may only be there until its answer has been played.
    await settled();
    const results = onward();
    if (raceNow() !== null) return;
    if (results !== null) {
      await press(learner, results);
      await waitFor(() => expect(onward()).not.toBe(results));
    } else if (isAsked()) {
      if (given === 0) await waitFor(() => expect(notes).toContain(coachText()));
      await answerAlone(learner);
      given += 1;
    }
  }
  throw new Error(`${learner.answers.id}: the race is not over after ${MOST_ANSWERS} answers`);
}

/** Gives the proposed answer, after choosing something if nothing is proposed; waits until another decision is open, or none. */
async function answerAlone(learner: Learner): Promise<void> {
  const open = main().closest<HTMLElement>('section')!;
  const decision = decisionIn(open);
  const isReady = () => main().getAttribute('aria-disabled') !== 'true';
  for (let at = 0; !isReady() && at < CHOOSING.length; at += 1) {
    if (learner.by === 'keys') await learner.user.keyboard(CHOOSING[at]!);
    else await press(learner, chosenFrom(open));
    await settled();
  }
  await confirm(learner, main());
  await waitFor(() => expect(isAsked() && decisionIn(open) === decision && open.isConnected).toBe(false));
}

/** A control that chooses something. */
function chosenFrom(open: HTMLElement): HTMLElement {
  const found =
    within(open).queryByRole('button', { name: 'One space forward' }) ?? open.querySelector<HTMLElement>(CHOICES);
  if (found === null) throw new Error(`Nothing can be chosen: ${open.textContent}`);
  return found;
}

/** The decision on a dashboard: its number if it stays the same between decisions, otherwise the main button's text. */
function decisionIn(open: HTMLElement): string {
  return open.dataset.ask ?? open.querySelector('button[aria-keyshortcuts="Enter"]')?.textContent ?? '';
}

/** Shown when the lesson is over. */
function raceNow(): HTMLElement | null {
  return screen.queryByRole('button', { name: 'Race now' });
}

/** The button of the results between two stages. */
function onward(): HTMLElement | null {
  return screen.queryByRole('button', { name: /^Continue to/ });
}

/** Presses an answer. A press only chooses, until the main button gives the answer. */
async function give(learner: Learner, { press: names, confirm: confirms }: Given): Promise<void> {
  await dashboard();
  const before = coachText();
  for (const name of names) {
    const control = await named(name);
    // An answer given by pressing is pressed even if it is already marked.
    if (!confirms || control.getAttribute('aria-pressed') !== 'true') await press(learner, control);
    if (confirms) await settled();
  }
  if (!confirms) return;
  const ready = await waitFor(() => {
    const button = main();
    expect(button.classList).toContain('main-button-ready');
    return button;
  });
  expect(coachText()).toBe(before);
  await confirm(learner, ready);
}

/** Presses the main button. Enter belongs to it unless another control has the focus. */
async function confirm(learner: Learner, button: HTMLElement): Promise<void> {
  if (learner.by === 'mouse') return press(learner, button);
  const focused = document.activeElement?.closest('button, a, [role="switch"]');
  if (focused?.matches(':not([data-enter])') === true) await tabTo(learner, button);
  await learner.user.keyboard('{Enter}');
}

async function takeBack(learner: Learner, tried: Tried): Promise<void> {
  for (const name of toDeselect(tried)) {
    const control = document.querySelector<HTMLElement>(controlsNamed(name));
    if (control?.getAttribute('aria-pressed') === 'true') await press(learner, control);
  }
  for (const name of tried.wrong.back ?? []) await press(learner, await named(name));
  await settled();
}

/** Waits for the first control of a name, or inside the element that has it, until it can be pressed. */
function named(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const control = document.querySelector<HTMLElement>(controlsNamed(name));
    if (control === null) throw new Error(`There is no control ${name}: ${document.body.textContent}`);
    expect(control.getAttribute('aria-disabled'), `${name} is disabled`).not.toBe('true');
    return control;
  });
}

/** Presses a control: with the mouse; or with its own key, otherwise with Space or Enter once Tab has reached it. */
export async function press(learner: Learner, control: HTMLElement): Promise<void> {
  const { user, by } = learner;
  if (by === 'mouse') return user.click(control);
  const key = control.getAttribute('aria-keyshortcuts');
  if (key?.length === 1) return user.keyboard(key);
  await tabTo(learner, control);
  // Controls that are chosen or switched before confirming leave Enter to the main button.
  await user.keyboard(control.matches('[data-enter], [role="switch"]') ? ' ' : '{Enter}');
}

/** Presses Tab until this control has the focus. */
async function tabTo({ user }: Learner, control: HTMLElement): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (document.activeElement === control) return;
    await user.tab();
  }
  throw new Error(`Tab never came to ${control.outerHTML}`);
}
