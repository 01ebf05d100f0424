// A time trial in its race: the card with its target, the ghost on the board round by round, gaps in words, and the switch. Not here:
// how a board draws a ghost (ui/game/board).

import { value } from '@api/tests/granted';
import type { TrialAttempt, TrialGhost } from '@api/trials/commands';
import { granted } from '@host/api-errors';
import type { Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { loadGameUi } from '../../../app/games/games';
import { openHost, openPage } from '../../../tests/page';
import { answerProposed, dashboard, main, settled } from '../../../tests/race';

/** Starts a flying lap of Heat and gives it this ghost. Returns its id. */
async function lapOf(it: Party, ghostOf?: (match: string) => Promise<TrialGhost | null>): Promise<string> {
  const { match } = await value(it.join().client.call('trials.start', { game: 'heat', circuit: 'usa', kind: 'lap' }));
  if (ghostOf !== undefined) it.host.handlers['trials.ghost'] = async () => granted(await ghostOf(match));
  return match;
}

/** A ghost that has driven 9 spaces a round, in views of the race at its start. */
async function drivenGhost(it: Party, match: string): Promise<TrialGhost> {
  const { view } = await value(it.join().client.call('match.watch', { match }));
  const [car] = (view as { cars: { progress: number }[] }).cars;
  const at = (progress: number) => ({ ...(view as object), cars: [{ ...car, progress }] });
  const course = Array.from({ length: 12 }, (_, round) => ({
    ...{ round, progress: 9 * round },
    view: at(9 * round),
  }));
  const marks = [
    { id: '0', lap: 1, at: 11 },
    { id: '1', lap: 1, at: 25 },
  ];
  return { kind: 'rival', character: 'sora-tachigawa', figure: 77, seat: 0, course, marks };
}

/** How far the ghost on the board has driven; null: it was taken away; undefined: nothing was drawn. */
function ghostAt(): number | null | undefined {
  const drawn = document.querySelector<HTMLElement>('[data-ghost]')?.dataset.ghost;
  if (drawn === undefined) return undefined;
  const view = JSON.parse(drawn) as { cars: { progress: number }[] } | null;
  return view?.cars[0]?.progress ?? null;
}

/** Chooses as many cards as are asked for, and gives the answer. */
async function answerAny(): Promise<void> {
  const dash = await dashboard();
  const wanted = Number(/of (\d)$/.exec(main().textContent)?.[1] ?? 0);
  for (let chosen = 0; chosen < wanted; chosen += 1) {
    dash.querySelector<HTMLElement>('button[aria-pressed="false"][aria-disabled="false"]')?.click();
    await settled();
  }
  await answerProposed();
}

const card = async () => within(await screen.findByRole('region', { name: 'Time trial: flying lap' }));

test('the card names the lowest medal that is missing', async () => {
  const it = await openHost();
  const match = await lapOf(it);
  const real = await value(it.join().client.call('trials.of', { match }));
  const thresholds = { bronze: 64, silver: 59, gold: 55, author: null };
  const trial = real && { ...real.trial, thresholds, medal: 'bronze' as const, best: { figure: 62, match: null } };
  it.host.handlers['trials.of'] = () => Promise.resolve(granted(real && trial && { ...real, trial }));
  await openPage(it, { at: `/race/${match}` });
  await dashboard();
  (await card()).getByText('Silver at 5.9 rounds');
});

test('the ghost drives on with every round of the race, and says its name', async () => {
  const it = await openHost();
  const match = await lapOf(it, (id) => drivenGhost(it, id));
  await openPage(it, { at: `/race/${match}` });
  await dashboard();
  await (await card()).findByText('Ghost: Sora, 7.7 rounds');
  const places = [0];
  await waitFor(() => expect(ghostAt()).toBe(0));
  for (let answers = 0; answers < 12 && places.length < 3; answers += 1) {
    await answerAny();
    const at = ghostAt();
    if (typeof at === 'number' && at !== places.at(-1)) places.push(at);
  }
  expect(places).toEqual([0, 9, 18]);
});

test('the gap at each corner is read out, and shown at the last one', async () => {
  const it = await openHost();
  const match = await lapOf(it, (id) => drivenGhost(it, id));
  const real = await value(it.join().client.call('trials.of', { match }));
  const marks = [
    { id: '0', lap: 1, at: 14 },
    { id: '1', lap: 1, at: 20 },
  ];
  const attempt: TrialAttempt | null = real && { ...real, marks };
  it.host.handlers['trials.of'] = () => Promise.resolve(granted(attempt));
  const ui = await loadGameUi('heat');
  await openPage(it, { at: `/race/${match}` });
  await dashboard();
  const [first, second] = ['0', '1'].map((id) => ui.trials?.markName('usa', id));
  await (await card()).findByText(`0.3 rounds behind the ghost at ${first}.`);
  (await card()).getByText(`0.5 rounds ahead of the ghost at ${second}.`);
  expect((await screen.findByRole('region', { name: 'Time trial: flying lap' })).textContent).toContain(
    `−0.5 at ${second}`,
  );
});

test('the ghost is switched off and on again', async () => {
  const it = await openHost();
  let isOn = true;
  const match = await lapOf(it, async (id) => (isOn ? drivenGhost(it, id) : null));
  it.host.handlers['trials.setGhost'] = ({ ghost }, session) => {
    isOn = ghost === 'rival';
    session.push('trials.changed', {});
    return granted(null);
  };
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  await user.click(await (await card()).findByRole('button', { name: 'Switch ghost off' }));
  await (await card()).findByText('Ghost: off');
  await waitFor(() => expect(ghostAt()).toBeNull());
  await user.click((await card()).getByRole('button', { name: 'Switch ghost on' }));
  await (await card()).findByText('Ghost: Sora, 7.7 rounds');
  await waitFor(() => expect(ghostAt()).toBe(0));
});
