// A race weekend of Heat with two guests on phones, by touch alone: event, draft, race, results and the next race, with each
// guest's remaining cards from earlier races. Also checks every frame that each of them gets.

import { secretsOf, type Truth, truthOf } from '@host/tests/truth';
import { type Browser, expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { test } from '../fixtures';
import { guestCalled, type LobbyScreen } from '../pages/lobby';
import { finishersOn } from '../pages/party';
import { TouchRace } from '../pages/phone';
import { RaceScreen } from '../pages/race';
import { tooSmallText, WeekendScreen } from '../pages/weekend';
import { keepPicture, PHONE } from '../pictures';
import { AI, planOf } from '../races';
import { connect, type RawClient, value } from '../raw-client';
import type { Watch } from '../watch';
import { hear } from '../wire';

// Without animations an event is not shown.
test.use({ speed: 4, draws: false });
// Traces of two pages at once cost more than the race.
test.use({ trace: 'off' });

const ALL = { laps: 1, garage: 'mixed', weather: true, sponsorship: true };
const PLAN = planOf(
  'Phones',
  { Tomas: { kind: 'lan' }, Ines: { kind: 'lan' }, Ada: AI },
  (['title', 'engines', 'committee'] as const).map((event) => ({
    game: 'heat',
    circuit: 'usa',
    options: { ...ALL, event },
  })),
);
/** What a race hides from everyone: no frame has it under any name. */
const HIDDEN = /"(before|sponsorDeck|sponsorsUsed|legendDeck|rng|seed|draw)":[[{"]/;
/** Answers by touch, before the rest of the race goes in a hurry. */
const BY_HAND = 4;

interface OnPhone {
  name: string;
  /** 0-based. */
  seat: number;
  page: Page;
  lobby: LobbyScreen;
  watch: Watch;
  weekend: WeekendScreen;
}

test('two guests on phones draft, race, and take their cards along, and learn nothing of anyone else’s', async ({
  chromium,
  host,
}) => {
  const raw = await connect(host.url);
  const { season } = value(await raw.client.call('seasons.create', { plan: PLAN }));
  const first = await raceAtTheHost(raw, season);
  expect(first.left).toMatchObject({ Tomas: 3, Ines: 3 });

  const link = await openDoors(raw, season);
  const phones = [await phoneOf(chromium, link, 'Tomas', 0), await phoneOf(chromium, link, 'Ines', 1)];
  const match = await startWith(raw, phones);
  await Promise.all(
    phones.map(async ({ weekend }) => {
      await expect(weekend.event('Open engine rules')).toBeVisible();
      await expect(weekend.page.getByRole('status').filter({ hasText: 'Waiting for the host' })).toBeVisible();
      for (const [name, cards] of Object.entries(first.left)) await expectCarried(weekend, name, cards);
    }),
  );
  const [{ page }] = phones as [OnPhone, OnPhone];
  expect(await seriousFindings(page, 'event on a phone')).toEqual([]);
  expect(await tooSmallText(page, '.race-dash')).toEqual([]);
  await keepPicture(page, 'weekend-guest-390x844');
  value(await raw.client.call('match.goOn', { match, results: 1 }));
  await Promise.all(phones.map(draft));
  await Promise.all(phones.map(raceTo));

  const second = await racedAt(raw, match);
  for (const phone of phones) {
    expect(await finishersOn(phone.page)).toEqual(second.order);
    expectNothingOfOthers(phone, second.truth, match);
  }

  // The host continues from the next event before a phone can show it; its text is read anyway.
  await openDoors(raw, season);
  await Promise.all(phones.map((phone) => noteEvents(phone.page)));
  const next = await startWith(raw, phones);
  value(await raw.client.call('match.watch', { match: next }));
  value(await raw.client.call('match.goOn', { match: next, results: 1 }));
  for (const { weekend, watch } of phones) {
    await expect.poll(() => eventsSeen(weekend.page)).toEqual(['Event: Generous stewards']);
    await expect(weekend.asked.or(weekend.page.getByText(/^Waiting/).first())).toBeVisible();
    expect(watch.received.filter((frame) => HIDDEN.test(frame) && !frame.includes('"finishedAt"'))).toEqual([]);
    expect(watch.troubles).toEqual([]);
  }
  raw.client.close();
});

/** The first race, at the host's screen: both draft, and give up at once with all the cards they were dealt. */
async function raceAtTheHost({ client, newest }: RawClient, season: string): Promise<Raced> {
  const lineUp = PLAN.drivers.map(
    ({ id, driver }) => ({ driver: id, at: driver.kind === 'ai' ? 'ai' : 'here' }) as const,
  );
  const { match } = value(await client.call('seasons.start', { season, lineUp }));
  value(await client.call('match.watch', { match }));
  await expect
    .poll(
      async () => {
        const { sitting, asks: decisions, viewer, choices, finished } = newest();
        const decision = decisions.find((one) => one.seat === viewer && !one.committed);
        const [next] = sitting;
        if (decision !== undefined) {
          const offered = choices[String(decision.id)] as { kind: string; usual: unknown };
          const action = offered.kind === 'draft' ? { type: 'draft', card: offered.usual } : { type: 'retire' };
          value(await client.call('match.act', { match, ask: decision.id, action }));
        } else if (next !== undefined) value(await client.call('match.sit', { match, seat: next }));
        return finished;
      },
      { intervals: [20] },
    )
    .toBe(true);
  return racedAt({ client }, match);
}

/** Opens the lobby of the season's next race on this machine only, or moves the party there. Returns its link. */
async function openDoors({ client }: RawClient, season: string): Promise<string> {
  value(await client.call('seasons.host', { season, networks: ['127.0.0.1'], port: 0 }));
  const { party } = value(await client.call('party.state', {})) ?? {};
  return `${party?.addresses[0]}#/join/${party?.code}`;
}

async function phoneOf(chromium: Browser, link: string, name: string, seat: number): Promise<OnPhone> {
  const guest = await guestCalled(chromium, link, name, { ...PHONE, touch: true });
  return { ...guest, name, seat, weekend: new WeekendScreen(guest.page) };
}

async function startWith({ client }: RawClient, phones: readonly OnPhone[]): Promise<string> {
  for (const { page, lobby } of phones) {
    await expect(page).toHaveURL(/#\/lobby$/);
    await lobby.ready.tap();
    await expect(lobby.progress.getByRole('button', { name: 'Not ready yet' })).toBeVisible();
  }
  return value(await client.call('party.start', { force: false })).match;
}

/** Three picks, each read before it is taken, with the guest's own deck behind its tab. */
async function draft({ weekend, page }: OnPhone): Promise<void> {
  for (const round of [1, 2, 3]) {
    await weekend.turn(round);
    // A card that a rival's pick moves under the finger is read and not chosen: it is tapped again.
    await expect(async () => {
      if (!(await weekend.take.isVisible())) await weekend.cards(round).first().tap();
      await expect(weekend.take).toBeInViewport({ timeout: 2000 });
    }).toPass();
    await expect(weekend.cardDetail.getByRole('heading')).toBeVisible();
    if (round === 1) {
      expect(await seriousFindings(page, 'draft on a phone')).toEqual([]);
      expect(await tooSmallText(page, '.race-dash')).toEqual([]);
      await page.getByRole('radio', { name: 'Your deck' }).tap();
      await expect(weekend.picks).toBeVisible();
      await page.getByRole('radio', { name: 'Cards' }).tap();
    }
    await weekend.take.tap();
    await expect(weekend.take).toHaveCount(0);
  }
}

async function raceTo({ page, weekend }: OnPhone): Promise<void> {
  const touch = new TouchRace(page);
  const race = new RaceScreen(page);
  await expect(weekend.gears).toBeVisible();
  for (let answers = 0; answers < BY_HAND; answers += 1) await touch.answer(await touch.nextQuestion());
  while (!race.isOver) if (!(await race.press())) await page.waitForTimeout(40);
}

interface Raced {
  truth: Truth;
  /** Names in the finishing order. */
  order: string[];
  /** Sponsorship cards that each driver has left, by name. */
  left: Record<string, number>;
}

async function racedAt({ client }: Pick<RawClient, 'client'>, match: string): Promise<Raced> {
  const { text } = value(await client.call('matches.export', { match }));
  const { seats } = value(await client.call('matches.result', { match }));
  const truth = truthOf(text);
  const nameOf = (seat: number) => seats[seat]?.name ?? '?';
  const end = truth.moments.get(truth.record.moves.length);
  const cars = (end && truth.game.handOver?.(end.state).cars) ?? [];
  const left = Object.fromEntries(cars.map((own, seat) => [nameOf(seat), (own as unknown[]).length]));
  return { truth, order: truth.standings.map(nameOf), left };
}

async function expectCarried(weekend: WeekendScreen, name: string, cards: number): Promise<void> {
  const line = weekend.driver(name);
  if (cards > 0)
    await expect(line).toContainText(`${cards} sponsorship card${cards === 1 ? '' : 's'} from earlier races`);
  else await expect(line).not.toContainText('from earlier races');
}

/** Every update stays the same if everything that this seat cannot know changes: hands, piles, future offers. */
function expectNothingOfOthers({ watch, seat, name }: OnPhone, truth: Truth, match: string): void {
  const heard = watch.sockets.map(hear);
  expect(heard.map((one) => one.unread)).toEqual(heard.map(() => 0));
  const updates = heard.flatMap((one) => one.updates).filter((update) => update.match === match);
  expect(updates.length, name).toBeGreaterThan(20);
  expect(updates.filter(({ view }) => (view as { status: string }).status === 'draft').length).toBeGreaterThan(3);
  expect([...new Set(updates.flatMap((update) => secretsOf(truth, update, seat)))]).toEqual([]);
}

/** Records the name of every event card shown on this page, however briefly. */
async function noteEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const name = document.querySelector('article[aria-label^="Event: "]')?.getAttribute('aria-label');
      if (name && !seen.includes(name)) seen.push(name);
    }).observe(document.body, { subtree: true, childList: true });
  });
}

function eventsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}
