// What a race screen renders again when somebody else acts: the parts that show what changed, and few others. Not here: what the
// board draws (it is no React component), and how long rendering takes (`npm run bench`).

import type { MatchUpdate } from '@api/contract';
import { games } from '@games/registry';
import { waitFor } from '@testing-library/dom';
import { getDisplayName, getFiberId, instrument, isCompositeFiber, traverseRenderedFibers } from 'bippy';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { answerProposed, isAsked, main, raceOf, settled } from '../../../tests/race';

/** Actions of rivals that are looked at in each game; fewer if the person is asked for more than a proposed answer. */
const ACTIONS = 16;
/** React's tag of the fiber that it puts around a memo with a comparison: the component itself has its own. */
const MEMO_TAG = 14;
/** Fewer components than this are the goal, in every game. */
const GOAL = 15;
/**
 * The components that are rendered again by one of these actions: at most this many in half of them, and in the worst. All of a race
 * screen are 180 to 300. These may only fall.
 */
const MOST: Readonly<Record<string, { half: number; worst: number }>> = {
  'formula-d': { half: 13, worst: 14 },
  havoc: { half: 13, worst: 14 },
  heat: { half: 13, worst: 14 },
  roborally: { half: 9, worst: 10 },
  waddington: { half: 13, worst: 14 },
};

test.each(Object.keys(games))('%s: an action of a rival renders few components again', async (game) => {
  const it = await openHost();
  const me = it.join();
  // Rivals answer when the test lets them.
  const waiting: (() => void)[] = [];
  const decide = it.botRunner.decide.bind(it.botRunner);
  it.botRunner.decide = async (question) => {
    await new Promise<void>((go) => waiting.push(go));
    return decide(question);
  };
  const match = await raceOf(me, game, {
    names: ['Marta', 'Ada', 'Bea', 'Cleo'],
    ...(game === 'waddington' && { options: { carChoice: 'given' } }),
  });
  const rendered = new Map<number, string>();
  const stop = instrument({
    onCommitFiberRoot(_renderer, root) {
      traverseRenderedFibers(root, (fiber, phase) => {
        if (phase !== 'update' || !isCompositeFiber(fiber) || fiber.tag === MEMO_TAG) return;
        rendered.set(getFiberId(fiber), getDisplayName(fiber.type) ?? 'an icon');
      });
    },
  });
  await openPage(it, { at: `/race/${match}`, settings: { speed: 1 } });
  await waitFor(() => expect(document.querySelector('#race-side')).not.toBeNull());
  // The dashboard is loaded last, and settles once it is there.
  await waitFor(() => expect(document.querySelector('[data-panel="dash"] .main-button')).not.toBeNull());
  await resting();
  const seen: string[][] = [];
  while (seen.length < ACTIONS) {
    const go = waiting.shift();
    if (go === undefined) {
      await waitFor(() => expect(waiting.length > 0 || isAsked()).toBe(true));
      // A dashboard that proposes nothing leaves the rivals' answers of one round.
      if (waiting.length === 0 && main().getAttribute('aria-disabled') === 'true') break;
      if (waiting.length === 0) await answerProposed();
      await resting();
      continue;
    }
    const wasAsked = hasTurn(me.seen(match));
    const before = me.seen(match).seq;
    rendered.clear();
    go();
    await waitFor(() => expect(me.seen(match).seq).toBeGreaterThan(before));
    await resting();
    // An action that begins the person's own turn changes their dashboard.
    if (hasTurn(me.seen(match)) === wasAsked) seen.push([...rendered.values()].toSorted());
  }
  stop();
  expect(seen.length).toBeGreaterThanOrEqual(3);
  const { half, worst } = MOST[game]!;
  const counts = seen.map((names) => names.length).toSorted((a, b) => a - b);
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[Math.floor(counts.length / 2)], counts.join()).toBeLessThanOrEqual(half);
  expect(seen.filter((names) => names.length > worst)).toEqual([]);
});

test('all games have reached the goal', () => {
  const above = Object.keys(games).filter((game) => MOST[game]!.worst >= GOAL);
  expect(above).toEqual([]);
});

/** The person has something to decide. */
function hasTurn({ asks: decisions, viewer }: MatchUpdate): boolean {
  return decisions.some(({ seat, committed }) => seat === viewer && !committed);
}

/** Waits until the page shows everything that has happened. */
async function resting(): Promise<void> {
  await settled();
  await new Promise((resolve) => setTimeout(resolve, 60));
  await settled();
}
