// A puzzle on its screen: answered by mouse and by keys, given up, tried again, driven on, and skipped where it is gone.
// Not here: choosing puzzles (challenges), or judging answers (host/puzzles).

import { message } from '@api/messages';
import type { PuzzleVerdict } from '@api/puzzles/commands';
import { value } from '@api/tests/granted';
import { granted, refuse } from '@host/api-errors';
import type { Guest, Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { today } from '../../../app/format';
import { openHost, openPage, type Page } from '../../../tests/page';
import { dashboard, settled } from '../../../tests/race';

/** A puzzle of Havoc in which one of two buttons is the answer. */
async function firstDie(me: Guest) {
  const row = await value(me.client.call('puzzles.row', { day: today(), game: 'havoc', theme: 'die' }));
  return row[0]!;
}

async function atDie() {
  const it = await openHost();
  const me = it.join();
  const puzzle = await firstDie(me);
  const page = await openPage(it, { at: `/puzzles/${puzzle.id}` });
  await dashboard();
  return { it, me, puzzle, ...page };
}

const verdict = async () => within(await screen.findByRole('region', { name: 'Verdict' }));
const noVerdict = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Verdict' })).toBeNull());
const pressed = (name: RegExp) => screen.findByRole('button', { name });

/** Chooses the first answer and confirms it. */
async function byKeys(user: Page['user']): Promise<void> {
  await user.keyboard('1');
  await pressed(/^Roll/);
  await user.keyboard('{Enter}');
}

/** What the host says about every answer from now on. */
function judgeAs(it: Party, change: Partial<PuzzleVerdict>): void {
  const { handlers } = it.host;
  const judged = handlers['puzzles.answer'];
  handlers['puzzles.answer'] = async (input, session) => {
    const reply = await judged(input, session);
    return reply.ok ? granted({ ...reply.value, ...change }) : reply;
  };
}

test('an answer by mouse is judged: both answers with their chances, reasons, rating and progress', async () => {
  const { user, puzzle } = await atDie();
  const task = within(screen.getByRole('region', { name: 'Task' }));
  expect(task.getByRole('heading').textContent?.split(' ').length).toBeLessThanOrEqual(6);
  screen.getByText(`Die · rated ${puzzle.rating}`);
  await user.click(await pressed(/^Movement/));
  await user.click(await pressed(/^Roll/));
  const judged = await verdict();
  expect(judged.getAllByText(/^\d+%$/)).toHaveLength(2);
  judged.getByText('Chance to win');
  judged.getByText(/^Your answer/);
  judged.getByText('Puzzle rating');
  expect(judged.getAllByRole('listitem').length).toBeGreaterThan(0);
  await judged.findByText(/ of \d+$/);
  expect(screen.getByRole('region', { name: 'Your dashboard' }).closest('[inert]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull();
});

test('an answer by keys; T tries again, and only the first answer counts', async () => {
  const { it, me, user } = await atDie();
  await byKeys(user);
  await verdict();
  const counted = await value(me.client.call('puzzles.home', { day: today() }));
  expect(counted.rating.answered + it.store.puzzles.attempts().length).toBeGreaterThan(0);
  await user.keyboard('t');
  await noVerdict();
  await dashboard();
  await byKeys(user);
  const again = await verdict();
  expect(again.queryByText('Puzzle rating')).toBeNull();
  expect(it.store.puzzles.attempts()).toHaveLength(1);
});

test('giving up shows the answer and the day on which the puzzle comes back', async () => {
  const { user } = await atDie();
  await user.click(screen.getByRole('button', { name: 'Give up' }));
  const judged = await verdict();
  judged.getByRole('heading', { name: 'The answer' });
  judged.getByText('The best answer');
  judged.getByText('The tempting one');
  judged.getByText(/^It comes back on /);
});

test.each([
  [{ verdict: 'right' }, 'Right!'],
  [{ verdict: 'right', quiet: true }, 'Right!'],
  [{ verdict: 'close', lost: 320 }, 'Close'],
  [{ verdict: 'wrong', fault: 'safe', lost: 4300 }, 'Too safe'],
  [{ verdict: 'wrong', fault: 'greedy', lost: 4300 }, 'Too greedy'],
  [{ verdict: 'wrong', fault: null, lost: 4300 }, 'Not the best'],
] as const)('the verdict %o is called “%s”', async (change, title) => {
  const { it, user } = await atDie();
  judgeAs(it, change);
  await byKeys(user);
  const judged = await verdict();
  judged.getByRole('heading', { name: title });
  if ('lost' in change) judged.getByText(change.lost < 1000 ? /^3\.2% less chance/ : /^43% less chance/);
  if ('quiet' in change) judged.getByText(/^No trick this time/);
});

test('an answer that the rules refuse is explained, and the puzzle stays open', async () => {
  const { it, user } = await atDie();
  it.host.handlers['puzzles.answer'] = async () => refuse('illegal', message('puzzle.gone'));
  await byKeys(user);
  await screen.findAllByText(/^This puzzle no longer exists/);
  expect(screen.queryByRole('region', { name: 'Verdict' })).toBeNull();
  screen.getByRole('button', { name: 'Give up' });
});

test('“Play it out” opens a race from the position', async () => {
  const { user } = await atDie();
  await user.click(screen.getByRole('button', { name: 'Give up' }));
  await user.click((await verdict()).getByRole('button', { name: 'Play it out' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
});

test('today’s five in a row: pips turn, N goes on in every game, a puzzle that is gone is skipped, the sum comes last', async () => {
  const it = await openHost();
  const me = it.join();
  const { five } = await value(me.client.call('puzzles.home', { day: today() }));
  const look = it.host.handlers['puzzles.look'];
  it.host.handlers['puzzles.look'] = (input, session) =>
    input.id === five[1]!.id ? refuse('not-found', message('puzzle.gone')) : look(input, session);
  const { user } = await openPage(it, { at: `/puzzles/${five[0]!.id}` });
  for (const [at, card] of five.entries()) {
    if (at === 1) continue;
    await waitFor(() =>
      expect(five.findIndex(({ id }) => location.hash === `#/puzzles/${id}`)).toBe(five.indexOf(card)),
    );
    await screen.findByText(`Puzzle ${at + 1}: not answered yet`);
    await user.click(await screen.findByRole('button', { name: 'Give up' }));
    const judged = await verdict();
    screen.getByText(`Puzzle ${at + 1}: wrong`);
    if (at < five.length - 1) {
      await judged.findByRole('button', { name: 'Next puzzle' });
      // The page takes keys once it has drawn the verdict. Games have an N of their own, which must not get it.
      await settled();
      await user.keyboard('n');
    } else {
      judged.getByText('0 of 4');
      judged.getByText(/^One puzzle was skipped\.$/);
      await user.click(judged.getByRole('button', { name: 'Done' }));
    }
  }
  await waitFor(() => expect(location.hash).toBe('#/challenges'));
});

test('a puzzle that is gone, alone: a sentence and the way back', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/puzzles/nobody' });
  await screen.findByText('This puzzle is no longer here.');
  await user.click(screen.getByRole('button', { name: 'Challenges' }));
  await waitFor(() => expect(location.hash).toBe('#/challenges'));
});
