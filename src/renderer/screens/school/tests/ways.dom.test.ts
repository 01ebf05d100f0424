// Links to a lesson: from the shelf, and from an article to the section that teaches it. Not here: taking lessons (e2e).

import type { LessonSection } from '@core/contract';
import { type LessonAnswers, lessonText } from '@games/lesson-answers';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { imagine, lessonOf, reach } from '../../../tests/lesson';
import { openHost, openPage } from '../../../tests/page';
import { settled } from '../../../tests/race';

const HEAT = lessonOf('heat');
/** The section that teaches slipstreaming. */
const SLIPSTREAM = HEAT.lesson.sections.find(({ about }) => about.includes('ask.slipstream'))!;
/** The button of an article that leads to it. */
const toSlipstream = { name: new RegExp(lessonText(HEAT, SLIPSTREAM.id)) };

/** Waits for the first step of a section; the lesson stays there. */
async function begins(answers: LessonAnswers, section: LessonSection): Promise<void> {
  await reach(answers, section, section.steps[0]!);
  await settled();
  screen.getByRole('button', { name: `${lessonText(answers, section.id)}, you are here` });
  expect(screen.queryByRole('button', { name: 'Race now' })).toBeNull();
}

test('the shelf leads to the lesson of each box; L opens the lesson of the box that is in front', async () => {
  const { user } = await openPage(await openHost());
  const box = (name: string) => screen.findByRole('button', { name: `${name}: new race` });
  (await box('Heat')).focus();
  await user.click(await screen.findByRole('link', { name: /^Learn it in \d min: Formula D$/ }));
  await waitFor(() => expect(location.hash).toBe('#/school/formula-d'));
  history.back();
  (await box('Havoc Speedway')).focus();
  await screen.findByRole('link', { name: /^Learn it in \d min: Havoc Speedway$/ });
  await user.keyboard('l');
  const havoc = lessonOf('havoc');
  const [section] = havoc.lesson.sections;
  await begins(havoc, section!);
});

test('an article leads to the section of the lesson that teaches it', async () => {
  const { user } = await openPage(await openHost(), { at: '/rules/heat/slipstream' });
  const tryIt = within(await screen.findByRole('region', { name: 'Try it' }));
  await user.click(tryIt.getByRole('button', toSlipstream));
  await imagine(HEAT, SLIPSTREAM, (control) => user.click(control));
  await begins(HEAT, SLIPSTREAM);
});

test('an article beside a setup leads there too', async () => {
  const { user } = await openPage(await openHost(), { at: '/setup/heat' });
  await user.click(await screen.findByRole('button', { name: 'Rules' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(await drawer.findByRole('searchbox'), 'slipstream');
  const [article] = await drawer.findAllByRole('button', { name: /^Slipstream\b/ });
  await user.click(article!);
  const tryIt = within(await drawer.findByRole('region', { name: 'Try it' }));
  await user.click(tryIt.getByRole('button', toSlipstream));
  await imagine(HEAT, SLIPSTREAM, (control) => user.click(control));
  await begins(HEAT, SLIPSTREAM);
});
