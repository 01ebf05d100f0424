// A dashboard's choice while a lesson waits for the learner: nothing, so that no wrong answer is highlighted in gold. Not
// here: where the coach's bubble is (e2e), or what is right (games/lessons.test.ts).

import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { imagine, LESSONS, reach } from '../../../tests/lesson';
import { openHost, openPage } from '../../../tests/page';
import { dashboard } from '../../../tests/race';

/** The names of the dashboard's controls that can be pressed and show as chosen. */
function chosen(): string[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>('[data-panel="dash"] [aria-pressed="true"]:not([data-disabled])'),
  ];
  return all.map((one) => one.dataset.teach ?? one.closest<HTMLElement>('[data-teach]')?.dataset.teach ?? '');
}

test.each(LESSONS)(
  '$id: only a right answer may be chosen before the learner has pressed anything',
  async (answers) => {
    const { id, lesson } = answers;
    const { user } = await openPage(await openHost(), { at: `/school/${id}` });
    for (const section of lesson.sections) {
      await imagine(answers, section, (control) => user.click(control));
      for (const step of section.steps) {
        const { answer, drive } = step;
        const name = `${section.id}.${step.id}`;
        if (drive !== undefined) break;
        await reach(answers, section, step);
        if (answer !== undefined) await dashboard();
        const others = chosen().filter((control) => answer?.right.includes(control) !== true);
        expect({ name, others }).toEqual({ name, others: [] });
        screen.getByRole('button', { name: 'Skip' }).click();
      }
    }
    // Once the learner drives alone, something is proposed as in any race. A programme is empty there, too.
    if (id !== 'roborally') await waitFor(() => expect(chosen().length).toBeGreaterThan(0));
  },
);
