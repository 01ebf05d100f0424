// One tap in the Storm and at the lanes: a forced card, a draw, drawing until something matches, skipping what is lost.

import type { HavocAction, HavocChoices, HavocView } from '../../src/games/havoc/types';
import { expect, openPage, test } from '../fixtures';
import { HavocRace } from '../pages/havoc';
import { keepPicture, SIZES } from '../pictures';
import { connect, value } from '../raw-client';

const SEATS = [
  { name: 'Marta', colour: 'red', driver: { kind: 'you' } },
  { name: 'Ada', colour: 'black', driver: { kind: 'ai', level: 'easy' } },
  { name: 'Bruno', colour: 'blue', driver: { kind: 'ai', level: 'easy' } },
] as const;
const OPTIONS = { laps: 1, dice: 2, decks: 1, handSize: 3, coins: 3, passes: 3 };

// Cards fly before someone is told to be out.
test.use({ speed: 1 });

test('one tap plays a forced card, draws, draws until something matches, skips to the end, and takes a lane', async ({
  chromium,
  host,
}) => {
  const raw = await connect(host.url);
  const { client, newest } = raw;
  const { match } = value(
    await client.call('matches.create', {
      game: 'havoc',
      circuit: 'havoc-speedway',
      options: OPTIONS,
      seats: [...SEATS],
      clock: 0,
      seed: 'taps 2',
    }),
  );
  value(await client.call('match.watch', { match }));
  const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce' });
  await page.evaluate((id) => {
    location.hash = `#/race/${id}`;
  }, match);
  const race = new HavocRace(page);
  const { dashboard } = race;
  const view = () => newest().view as HavocView;
  const open = () => newest().asks.find((one) => one.seat === 0 && !one.committed);
  const left = (ask: number) => expect.poll(() => open()?.id !== ask, { timeout: 15_000 }).toBe(true);
  await race.nextQuestion();
  // The first Storm is answered by wire, faster than the page can show it: its person is out while others still play there.
  while (view().stage === 'dealer' || (view().stage === 'storm' && view().cars[0]?.badge === 0)) {
    await expect.poll(() => open() !== undefined || view().stage === 'lanes', { intervals: [20] }).toBe(true);
    const ask = open();
    if (ask === undefined || view().stage === 'lanes') break;
    const action = firstAnswer(newest().choices[String(ask.id)] as HavocChoices);
    value(await client.call('match.act', { match, ask: ask.id, action }));
    await left(ask.id);
  }
  expect([1, 2]).toContain(view().cars[0]?.badge);
  const skip = dashboard.getByRole('button', { name: /^Skip to the end/ });
  await expect(skip).toBeVisible({ timeout: 60_000 });
  await expect(dashboard.getByText('You are out').first()).toBeVisible();
  await keepPicture(page, 'havoc-out');
  await skip.click();
  await expect(race.popup).toBeVisible();
  await race.goOn();
  await race.setSpeed('Off');
  const done = new Set<string>();
  const wanted = ['pile', 'stock', 'until', 'lane'];
  for (let turns = 0; wanted.some((one) => !done.has(one)) && turns < 400; turns += 1) {
    const words = await race.nextQuestion();
    if (words === undefined) break;
    const ask = open();
    if (ask === undefined) continue;
    const choices = newest().choices[String(ask.id)] as HavocChoices;
    const kind = race.kindOf(words);
    if (kind === 'storm' && choices.kind === 'storm' && choices.cards.length === 1 && !done.has('pile')) {
      await dashboard.getByRole('button', { name: /the only card that matches$/ }).click();
      await left(ask.id);
      done.add('pile');
    } else if (kind === 'storm' && choices.kind === 'storm' && choices.cards.length === 0 && choices.mayDraw) {
      const way = done.has('stock') ? 'until' : 'stock';
      const { round } = view();
      const name = way === 'stock' ? /from the stock$/ : /^Draw until I can play/;
      await dashboard.getByRole('button', { name }).click();
      await left(ask.id);
      done.add(way);
      if (way === 'until') {
        // Nobody taps again: what is asked next can be answered with a card, or the Storm is over.
        await expect
          .poll(() => {
            const next = open();
            const offer = next && (newest().choices[String(next.id)] as HavocChoices);
            return (
              view().round !== round || view().stage !== 'storm' || (offer?.kind === 'storm' && offer.cards.length > 0)
            );
          })
          .toBe(true);
      }
    } else if (kind === 'lane') {
      const lane = dashboard.getByRole('group', { name: 'Lanes' }).getByRole('button', { disabled: false }).last();
      await lane.click();
      await expect(lane).toHaveAttribute('aria-pressed', 'true');
      // The second click takes what the first has chosen.
      await lane.click();
      await left(ask.id);
      done.add('lane');
    } else {
      await race.answerByMouse(words);
    }
  }
  expect([...done].sort()).toEqual([...wanted].sort());
  expect(watch.troubles).toEqual([]);
  client.close();
});

/** The first answer that there is in a Storm: a card that matches, else a draw. */
function firstAnswer(choices: HavocChoices): HavocAction {
  if (choices.kind === 'pick') return { type: 'pick', place: choices.places[0] as number };
  if (choices.kind === 'suit') return { type: 'suit', suit: choices.held.indexOf(Math.max(...choices.held)) };
  if (choices.kind !== 'storm') throw new Error(`no question of a Storm: ${choices.kind}`);
  const [card] = choices.cards;
  if (card !== undefined) return { type: 'play', card };
  return choices.mayDraw ? { type: 'draw' } : { type: 'pass' };
}
