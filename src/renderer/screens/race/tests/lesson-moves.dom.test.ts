// Moving around in a lesson with keys: where the focus starts, Esc, Back, a section's name, Skip.
// Not here: a whole lesson (whole-lesson.dom.test.ts), or where the bubble is (e2e).

import { lessonText } from '@games/lesson-answers';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { begin, coachText, goOn, hear, imagine, lessonOf, press, reach, take } from '../../../tests/lesson';
import { openHost, openPage } from '../../../tests/page';
import { dashboard, settled } from '../../../tests/race';

const HEAT = lessonOf('heat');

test('Esc keeps the step, Back returns to the previous one, a section’s name jumps to it', async () => {
  const { user } = await openPage(await openHost(), { at: '/school' });
  const learner = { answers: HEAT, user, by: 'keys' } as const;
  const [section, second] = HEAT.lesson.sections;
  const [first, next] = section!.steps;
  const pressNamed = async (name: string | RegExp) => press(learner, await screen.findByRole('button', { name }));
  await begin(learner);
  await reach(HEAT, section!, first!);
  // At the very beginning there is nothing to go back to.
  expect(screen.getByRole('button', { name: 'Back' }).getAttribute('aria-disabled')).toBe('true');
  await take(learner, section!, first!, false);
  await reach(HEAT, section!, next!);
  await dashboard();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.hash).toBe('#/school'));
  await pressNamed(/^Continue: /);
  await reach(HEAT, section!, next!);
  await dashboard();

  await pressNamed('Back');
  await reach(HEAT, section!, first!);
  await goOn();

  await pressNamed(lessonText(HEAT, second!.id));
  await imagine(HEAT, second!, (control) => press(learner, control));
  for (const [at, step] of second!.steps.entries()) {
    await reach(HEAT, second!, step);
    // Skip always moves on, whether the step asks something or not.
    if (at < 2) await pressNamed('Skip');
  }
});

test('a digit chooses, Enter answers and a wrong answer is explained, Space presses “Skip”', async () => {
  const { user } = await openPage(await openHost(), { at: '/school' });
  const learner = { answers: HEAT, user, by: 'keys' } as const;
  const [section] = HEAT.lesson.sections;
  const [first, gear, play] = section!.steps;
  await begin(learner);
  await take(learner, section!, first!, false);
  await reach(HEAT, section!, gear!);
  await dashboard();
  const asked = coachText();
  // A digit chooses, and says nothing yet.
  await user.keyboard('3');
  await settled();
  expect(coachText()).toBe(asked);
  await user.keyboard('{Enter}');
  await hear(lessonText(HEAT, section!.id, gear!.id, 'third'));
  await dashboard();
  screen.getByRole('button', { name: 'Skip' }).focus();
  await user.keyboard(' ');
  await reach(HEAT, section!, play!);
});
