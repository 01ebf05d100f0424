// The hand of a Storm, however large: every card of it is in the window and can be clicked, at every size.

import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from '../fixtures';
import { HavocRace } from '../pages/havoc';
import { keepPicture, PHONE, SIZES } from '../pictures';
import { startHavoc } from '../races';
import { connect, type RawClient, value } from '../raw-client';
import { softly } from '../soon';

/** Two decks, so that both can draw for a long time; a hand of five. */
const OPTIONS = { laps: 1, dice: 2, decks: 2, handSize: 5, coins: 3, passes: 1 };
/** Hand sizes to check, ascending: the first that once ran out of the window, and the largest that Storms have led to. */
const HANDS = [8, 25];

type View = { stage: string; own: { hand: number[] } | null };

/** Two people draw until the first has to play with this many cards in hand. */
async function drawTo({ client, newest }: RawClient, match: string, cards: number): Promise<void> {
  for (;;) {
    const decision = newest().asks.find((one) => !one.committed);
    if (decision === undefined) throw new Error('nothing is asked');
    const { view } = value(await client.call('match.sit', { match, seat: decision.seat }));
    const { stage, own } = view as View;
    if (decision.seat === 0 && stage === 'storm' && (own?.hand.length ?? 0) >= cards) return;
    const places = (newest().choices[String(decision.id)] as { places?: number[] } | undefined)?.places;
    const action = decision.kind === 'pick' ? { type: 'pick', place: places?.[0] ?? 0 } : { type: 'draw' };
    value(await client.call('match.act', { match, ask: decision.id, action }));
  }
}

/** What is wrong with the cards of the hand: out of the window, or without a spot that a click would reach. */
function lostCards(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('[aria-label="Your hand"] button')];
    return cards.flatMap((card) => {
      const { left, top, right, bottom } = card.getBoundingClientRect();
      const name = `${card.ariaLabel} ${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
      if (left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return [`${name} is cut off`];
      // Rank and suit are in the corner: a fingertip of it is uncovered.
      let open = 0;
      for (let x = left + 2; x < right; x += 4) {
        for (let y = top + 2; y < bottom; y += 4) if (card.contains(document.elementFromPoint(x, y))) open += 16;
      }
      return open < 600 ? [`${name} is covered but for ${open} square px`] : [];
    });
  });
}

/** Names of the buttons whose middle is covered. */
function coveredOf(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      return button.contains(topmost) ? [] : [button.ariaLabel ?? button.textContent ?? ''];
    }),
  );
}

/** The properties that section 12 sets for player cards, as measured: px, and shares in percent. */
function cardsOf(page: Page) {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('[aria-label="Drivers"] > li')];
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const middle = ((boxes[0]?.left ?? 0) + (boxes.at(-1)?.right ?? 0)) / 2;
    return cards.map((card, i) => {
      const box = boxes[i] ?? card.getBoundingClientRect();
      const part = (name: string) => card.querySelector(name)?.getBoundingClientRect();
      const [name, car, dealer] = ['.havoc_player-name', '.havoc_player-car', '.havoc_player-dealer'].map(part);
      const half = box.top + box.height / 2;
      return {
        isCentred: Math.abs(middle - innerWidth / 2) < 2 && box.top < 40,
        border: Number.parseFloat(getComputedStyle(card).borderTopWidth),
        isNameMiddle:
          name !== undefined && Math.abs(name.left + name.width / 2 - box.left - box.width / 2) < 3 && name.top < half,
        isCarBelowName: name !== undefined && car !== undefined && car.top >= name.bottom - 6 && car.bottom > half,
        dealerOnCard: dealer ? Math.round(((dealer.bottom - box.top) / dealer.height) * 20) * 5 : null,
        fan: (card.querySelector('.havoc_player-fan')?.textContent ?? '').replace(/\D/g, ''),
      };
    });
  });
}

test('every card of a hand is in reach, up to 25, at every size', async ({ chromium, host }) => {
  const raw = await connect(host.url);
  const match = await startHavoc(raw, OPTIONS, 'hand 4');
  const { page } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce', draws: false });
  for (const cards of HANDS) {
    await drawTo(raw, match, cards);
    await page.evaluate((id) => {
      location.hash = `#/race/${id}`;
    }, match);
    await page.reload();
    await page.getByRole('button', { name: 'I am Marta (Space)' }).click();
    const race = new HavocRace(page);
    await race.nextQuestion();
    const hand = race.hand.getByRole('button');
    await expect(hand).toHaveCount(cards);
    expect(await cardsOf(page)).toEqual([
      { isCentred: true, border: 3, isNameMiddle: true, isCarBelowName: true, dealerOnCard: 25, fan: String(cards) },
      {
        isCentred: true,
        border: 1,
        isNameMiddle: true,
        isCarBelowName: true,
        dealerOnCard: null,
        fan: String(cards + 1),
      },
    ]);
    for (const size of [...SIZES, PHONE]) {
      await page.setViewportSize(size);
      await softly.poll(() => lostCards(page), `${cards} cards at ${size.width}`).toEqual([]);
      await keepPicture(page, `havoc-hand-${cards}-${size.width}x${size.height}`);
    }
    await page.setViewportSize(SIZES[0]);
  }
  // No panel covers the suits of the Queen.
  const race = new HavocRace(page);
  await race.hand
    .getByRole('button', { name: /^Queen/ })
    .first()
    .dispatchEvent('click');
  const suits = race.dashboard.getByRole('group', { name: 'Call a suit' }).getByRole('button');
  await expect(suits).toHaveCount(4);
  for (const size of [...SIZES, { width: 1280, height: 800 }, PHONE]) {
    await page.setViewportSize(size);
    await softly.poll(() => coveredOf(suits), `suits at ${size.width}`).toEqual([]);
  }
});
