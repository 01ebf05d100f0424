// A dashboard's choice while a lesson waits for the learner: nothing, so that no wrong answer is highlighted in gold. Not
// here: where the coach's bubble is (e2e), or what is right (games/lessons.test.ts).

import { games } from '@games/registry';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { dashboard } from '../../../tests/race';

const catalogues = import.meta.glob<{ messages: Record<string, string> }>('../../../../games/*/text/en/index.ts', {
  eager: true,
});
const TAUGHT = Object.values(games).flatMap(({ id, lesson }) => (lesson ? [{ id, lesson }] : []));

/** The names of the dashboard's controls that can be pressed and show as chosen. */
function chosen(): string[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>('[data-panel="dash"] [aria-pressed="true"]:not([data-disabled])'),
  ];
  return all.map((one) => one.dataset.teach ?? one.closest<HTMLElement>('[data-teach]')?.dataset.teach ?? '');
}

/** The text before a section with a position of its own. */
async function imagine(): Promise<void> {
  await screen.findByText('Now imagine:');
  screen.getByRole('button', { name: 'Go on' }).click();
}

/** Waits for this text of the coach. */
async function hear(text: string): Promise<void> {
  await waitFor(() => {
    const message = document.querySelector('[aria-label="Your coach"] [role="status"]')?.textContent;
    if (message !== text) throw new Error(`not "${text}" but "${message}"`);
  });
}

test.each(TAUGHT)('$id: only a right answer may be chosen before the learner has pressed anything', async (taught) => {
  const { id, lesson } = taught;
  const messages = catalogues[`../../../../games/${id}/text/en/index.ts`]!.messages;
  await openPage(await openHost(), { at: `/school/${id}` });
  for (const [at, section] of lesson.sections.entries()) {
    if (at > 0) await imagine();
    for (const { id: step, answer, drive } of section.steps) {
      const name = `${section.id}.${step}`;
      if (drive !== undefined) break;
      await hear(messages[`lesson.${name}`]!.replace(/<\/?b>/g, ''));
      if (answer !== undefined) await dashboard();
      const others = chosen().filter((control) => answer?.right.includes(control) !== true);
      expect({ name, others }).toEqual({ name, others: [] });
      screen.getByRole('button', { name: 'Skip' }).click();
    }
  }
  // Once the learner drives alone, something is proposed as in any race. A programme is empty there, too.
  if (id !== 'roborally') await waitFor(() => expect(chosen().length).toBeGreaterThan(0));
});
