// Each lesson of the driving school from the list of lessons to its end: by mouse with a wrong answer at every question, and
// with keys alone. Not here: taps on a phone, and that every control can be reached with a pointer (e2e).

import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { begin, LESSONS, takeAll } from '../../../tests/lesson';
import { openHost, openPage } from '../../../tests/page';

test.each(LESSONS)(
  '$id: each wrong answer is explained, and the lesson is driven to its end by mouse',
  async (answers) => {
    const { user } = await openPage(await openHost(), { at: '/school' });
    const learner = { answers, user, by: 'mouse' } as const;
    await begin(learner);
    await takeAll(learner, { wrongly: true });
    await user.click(screen.getByRole('button', { name: 'All lessons' }));
    within(await screen.findByRole('region', { name: answers.box })).getByText('Done');
    expect(screen.getAllByText('Done')).toHaveLength(1);
  },
);

test.each(LESSONS)('$id: the whole lesson with keys alone', async (answers) => {
  const { user } = await openPage(await openHost(), { at: '/school' });
  const learner = { answers, user, by: 'keys' } as const;
  await begin(learner);
  await takeAll(learner, { wrongly: false });
});
