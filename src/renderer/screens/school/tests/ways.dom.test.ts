// Links to a lesson: from the shelf, and from an article to the section that teaches it. Not here: taking lessons (e2e).

import type { LessonSection, LessonStep } from '@core/contract';
import { LESSON as HAVOC } from '@games/havoc/data/lesson';
import { lesson as havocText } from '@games/havoc/text/en/lesson';
import { LESSON as HEAT } from '@games/heat/data/lesson';
import { lesson as heatText } from '@games/heat/text/en/lesson';
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

type LessonText = Readonly<Record<string, string>>;

const plain = (lessonText: LessonText, id: string) => lessonText[`lesson.${id}`]!.replaceAll(/<\/?b>/g, '');
const textOf = () =>
  document.querySelector('[aria-label="Your coach"] [role="status"]')?.textContent?.replaceAll(/\s+/g, ' ').trim();
const goOn = () => screen.findByRole('button', { name: 'Go on' });
/** The section that teaches slipstreaming. */
const SLIPSTREAM = HEAT.sections.find(({ about }) => about.includes('ask.slipstream'))!;

/** Waits until a step asks something. */
async function reach(lessonText: LessonText, section: LessonSection, step: LessonStep): Promise<void> {
  await waitFor(() =>
    expect(textOf()).toBe(plain(lessonText, `${section.id}.${step.id}`).replaceAll(/\s+/g, ' ').trim()),
  );
}

/** The text before a section with its own position: nothing of the table is shown yet. */
async function imagine(user: UserEvent, section: LessonSection): Promise<void> {
  await waitFor(() => expect(textOf()).toBe(`Now imagine: ${plain(heatText, `${section.id}.imagine`)}`));
  expect(document.querySelectorAll('[data-panel="dash"], [data-ready]')).toHaveLength(0);
  await user.click(await goOn());
}

test('the shelf leads to the lesson of the box that is in front', async () => {
  const { user } = await openPage(await openHost());
  const box = (name: string) => screen.findByRole('button', { name: `${name}: new race` });
  (await box('Heat')).focus();
  await screen.findByRole('link', { name: 'Learn Heat' });
  (await box('Havoc Speedway')).focus();
  await user.click(await screen.findByRole('link', { name: 'Learn Havoc Speedway' }));
  const [section] = HAVOC.sections;
  await reach(havocText, section!, section!.steps[0]!);
});

test('an article leads to the section of the lesson that teaches it', async () => {
  const { user } = await openPage(await openHost(), { at: '/rules/heat/slipstream' });
  const tryIt = within(await screen.findByRole('region', { name: 'Try it' }));
  await user.click(tryIt.getByRole('button', { name: new RegExp(plain(heatText, SLIPSTREAM.id)) }));
  await imagine(user, SLIPSTREAM);
  await reach(heatText, SLIPSTREAM, SLIPSTREAM.steps[0]!);
});

test('an article beside a setup leads there too', async () => {
  const { user } = await openPage(await openHost(), { at: '/setup/heat' });
  await user.click(await screen.findByRole('button', { name: 'Rules' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(await drawer.findByRole('searchbox'), 'slipstream');
  const [article] = await drawer.findAllByRole('button', { name: /^Slipstream\b/ });
  await user.click(article!);
  const tryIt = within(await drawer.findByRole('region', { name: 'Try it' }));
  await user.click(tryIt.getByRole('button', { name: new RegExp(plain(heatText, SLIPSTREAM.id)) }));
  await imagine(user, SLIPSTREAM);
  await reach(heatText, SLIPSTREAM, SLIPSTREAM.steps[0]!);
});
