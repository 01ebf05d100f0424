// A race weekend of Heat with two people at one screen: they draft openly, the clock picks for anyone who does not,
// and behind the curtain each sees only their own cards. Not here: the event before it (e2e).

import { value } from '@api/tests/granted';
import { HOTSEAT, YOU } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../../../renderer/tests/page';
import { answerProposed, dashboard, isAsked, main, raceOf, settled } from '../../../../../renderer/tests/race';

/** Time for a decision, s. */
const CLOCK = 12;
/** Curtain changes, and then answers, to wait for before the rest is left to AI drivers. */
const CHANGES = 6;
const ANSWERS = 11;
const NAMES = ['Marta', 'Tomas'];

const asked = () => screen.queryAllByText(/ pick: take one of/)[0]?.textContent?.match(/(\w+)’s pick/)?.[1];
const curtain = () => screen.queryByRole('button', { name: /^I am (Marta|Tomas) / });
const cards = () => within(screen.getByRole('group', { name: 'Your hand' })).getAllByRole('button');

test('two people draft at one screen, the clock makes one pick, and they pass the screen on for the race', async () => {
  const it = await openHost();
  const me = it.join();
  const match = await raceOf(me, 'heat', {
    circuit: 'usa',
    options: { laps: 1, garage: 'mixed', sponsorship: true },
    names: NAMES,
    drivers: [YOU, HOTSEAT],
    clock: CLOCK,
  });
  const { user } = await openPage(it, { at: `/race/${match}` });
  const picked: Record<string, number> = { Marta: 0, Tomas: 0 };
  for (let round = 1; round <= 3; round++) {
    for (let nth = 0; nth < NAMES.length; nth++) {
      const who = await waitFor(() => {
        expect(NAMES).toContain(asked());
        return asked()!;
      });
      const picks = await screen.findByRole('region', { name: `${who}’s picks` });
      await waitFor(() => expect(picks.textContent).toContain(`${picked[who]} of 3`));
      picked[who]!++;
      const { seq } = me.seen(match);
      await settled();
      if (round === 2 && nth === 0) {
        // No card is taken: the clock takes the usual one, and the page says so.
        it.clock.pass(CLOCK * 1000);
        const pattern = new RegExp(`Answered for ${who}: \\w`);
        await waitFor(() => expect(screen.getByRole('region', { name: 'What to do' }).textContent).toMatch(pattern));
      } else {
        const [card] = within(screen.getByRole('group', { name: `Cards of round ${round}` })).getAllByRole('button');
        await user.click(card!);
        await user.click(await screen.findByRole('button', { name: /^Take (?!back)/ }));
      }
      await waitFor(() => expect(me.seen(match).seq).toBeGreaterThan(seq));
    }
  }
  expect(picked).toEqual({ Marta: 3, Tomas: 3 });

  // The next driver is the one who picked last, and yet their cards appear only behind the curtain.
  await waitFor(() => expect(curtain()).not.toBeNull());
  expect(screen.queryByRole('group', { name: 'Your hand' })).toBeNull();
  expect(screen.getByRole('main').textContent).not.toMatch(/Only you can see them/);
  await user.click(curtain()!);
  await dashboard();
  let changes = 1;
  let answers = 0;
  while (changes < CHANGES || answers < ANSWERS) {
    await waitFor(() => expect([curtain() !== null, isAsked()]).toContain(true));
    if (curtain() !== null) {
      changes++;
      await user.click(curtain()!);
      await waitFor(() => expect(curtain()).toBeNull());
    } else {
      await chooseCards();
      await answerProposed();
      answers++;
    }
    await settled();
  }
  for (const seat of [0, 1]) {
    await value(me.client.call('match.handOver', { match, seat, driver: { kind: 'ai', level: 'easy' } }));
  }
  await waitFor(() => expect(location.hash).toBe(`#/results/${match}`));
  const order = within(await screen.findByRole('region', { name: 'Finishing order' }));
  expect(order.getAllByRole('listitem')).toHaveLength(2);

  /** Chooses as many cards as the gear requires. */
  async function chooseCards(): Promise<void> {
    const [, wanted] = / 0 of (\d)$/.exec(main().textContent ?? '') ?? [];
    const open = () => cards().filter((one) => one.getAttribute('aria-pressed') === 'false' && isOn(one));
    for (let chosen = 0; chosen < Number(wanted ?? 0); chosen++) await user.click(open()[0]!);
  }
});

function isOn(one: HTMLElement): boolean {
  return one.getAttribute('aria-disabled') !== 'true';
}
