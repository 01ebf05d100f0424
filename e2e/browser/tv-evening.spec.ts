// A television, four phones and a host, from the code to the podium: one phone is a real page, three are scripted guests, as is the host. The
// television is killed and comes back, and a late guest scans its corner code and takes an AI driver's car.

import { type GameCard, PROTOCOL, type RaceSetup } from '@api/contract';
import type { PartyRules } from '@api/party';
import { type Browser, expect, type Page } from '@playwright/test';
import { beginOn } from '../beginning';
import { scanned } from '../camera';
import { test } from '../fixtures';
import { joinAs, LobbyScreen } from '../pages/lobby';
import { RaceScreen } from '../pages/race';
import type { RacePage } from '../pages/race-page';
import { RoborallyRace } from '../pages/roborally';
import { connect, value } from '../raw-client';
import { answerByHints, driverAt } from '../scripted-driver';
import { type Watch, watch } from '../watch';

// Traces of three pages at once cost more than the race.
test.use({ trace: 'off' });

const RULES: PartyRules = {
  ...{ door: 'open', watching: true, undo: true, hints: true, chat: true, fillWithAi: true, aiLevel: 'easy' },
  ...{ patience: 30, standIn: true, keptOpen: 30 },
};
const SCRIPTED = ['Bruno', 'Zoë', 'Tomas'];
const LAN = { kind: 'lan' } as const;
/** Steps of the race after which the television is killed. */
const MIDDLE = 8;
/** ms that the television may take to show the last moves: it shows one every few seconds, and people may be quicker. */
const CATCH_UP = 300_000;

interface Evening {
  box: string;
  race: Pick<RaceSetup, 'game' | 'circuit' | 'options'>;
  screen: new (page: Page) => RacePage;
}
const EVENINGS: readonly Evening[] = [
  { box: 'Heat', race: { game: 'heat', circuit: 'usa', options: { laps: 1 } }, screen: RaceScreen },
  {
    box: 'RoboRally',
    race: { game: 'roborally', circuit: 'first-shift', options: { noTakebacks: true, turnLimit: 20 } },
    screen: RoborallyRace,
  },
];

/** The race for the host, four guests and an AI driver. No clock runs: the race waits for the phone, so no machine is too slow. */
function setupOf(race: Evening['race'], colours: GameCard['colours']): RaceSetup {
  const drivers = [{ kind: 'you' } as const, LAN, LAN, LAN, LAN, { kind: 'ai', level: 'easy' } as const];
  const seats = drivers.map((driver, seat) => ({
    name: seat === 0 ? 'Marta' : `Driver ${seat}`,
    colour: colours[seat] ?? 'red',
    driver,
  }));
  return { ...race, seats, clock: 0 };
}

/** A device in a profile of its own. */
interface Device {
  page: Page;
  own: Watch;
}

/** A television that has just been switched on. It gets no input. */
async function televisionAt(chromium: Browser, url: string): Promise<Device> {
  const page = await chromium.newPage({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
  const own = await watch(page);
  await page.goto(url);
  return { page, own };
}

/** A phone that has just scanned this address. */
async function phoneAt(chromium: Browser, url: string): Promise<Device> {
  const viewport = { width: 390, height: 844 };
  const page = await chromium.newPage({ viewport, reducedMotion: 'reduce', hasTouch: true, isMobile: true });
  await beginOn(page);
  const own = await watch(page);
  await page.goto(url.replace('/#', '/?renderer=canvas#'));
  return { page, own };
}

/** Answers whatever is asked until then. */
async function drive(race: RacePage, until: () => boolean): Promise<void> {
  while (!until()) {
    await race.press();
    await race.page.waitForTimeout(60);
  }
}

for (const { box, race, screen } of EVENINGS)
  test(`${box}: a television, four phones and a host from the code to the podium`, async ({ chromium, host }) => {
    const { client, newest } = await connect(host.url);
    const see = answerByHints(client);
    const { games } = value(await client.call('app.hello', { protocol: PROTOCOL, version: '' }));
    const colours = games.find(({ id }) => id === race.game)?.colours ?? [];
    const open = { name: 'Friday', rules: RULES, networks: ['127.0.0.1'], port: 0, setup: setupOf(race, colours) };
    const { addresses, code } = value(await client.call('party.open', open));
    const address = addresses[0] ?? '';
    const television = `${address}?renderer=canvas#/tv/${code}`;
    const first = await televisionAt(chromium, television);

    await expect(first.page.getByText('Scan to take a seat')).toBeVisible();
    const link = await scanned(first.page.getByRole('img', { name: 'QR code of Friday' }));
    expect(link).toBe(`${address}#/join/${code}`);
    const phone = await phoneAt(chromium, link);
    await joinAs(phone.page, 'Ada');
    const drivers = [];
    for (const name of SCRIPTED) drivers.push(await driverAt(address, { name, code }, 'hints'));
    for (const name of ['Ada', ...SCRIPTED]) await expect(first.page.getByText(name, { exact: true })).toBeVisible();

    await new LobbyScreen(phone.page).ready.click();
    value(await client.call('party.ready', { ready: true }));
    await expect.poll(async () => (await client.call('party.start', { force: false })).ok).toBe(true);
    const match = value(await client.call('matches.list', {}))[0]?.match ?? '';
    see(value(await client.call('match.watch', { match })));
    await expect(first.page.getByRole('list', { name: 'Standings' }).getByRole('listitem')).toHaveCount(6);
    const ada = new screen(phone.page);
    await drive(ada, () => newest().step > MIDDLE);

    await first.page.context().close();
    const tv = await televisionAt(chromium, television);
    const standings = tv.page.getByRole('list', { name: 'Standings' });
    await expect(standings.getByText('Ada', { exact: true })).toBeVisible();

    await expect(tv.page.getByText('Late? Join in')).toBeVisible();
    const corner = await scanned(tv.page.getByRole('img', { name: 'QR code of Friday' }));
    const late = await phoneAt(chromium, corner);
    await joinAs(late.page, 'Late');
    await late.page.getByText('Drive for an AI driver?').getByRole('button').first().click();
    await expect(standings.getByText('Late', { exact: true })).toBeVisible();
    expect(newest().seats[5]).toMatchObject({ name: 'Late', driver: LAN });
    await tv.page.screenshot({ path: test.info().outputPath(`${race.game}-race.png`) });

    const races = [ada, new screen(late.page)];
    await Promise.all(races.map((one) => drive(one, () => one.isOver)));
    const { finished, standings: places, seats } = newest();
    expect(finished).toBe(true);
    const winner = seats[places.find(({ place }) => place === 1)?.seat ?? -1]?.name ?? '';
    await expect(standings).toBeHidden({ timeout: CATCH_UP });
    await expect(tv.page.getByRole('listitem').filter({ hasText: winner }).first()).toBeVisible();
    await tv.page.screenshot({ path: test.info().outputPath(`${race.game}-podium.png`) });
    expect([first, tv, phone, late].flatMap(({ own }) => own.troubles)).toEqual([]);
    for (const driver of drivers) driver.leave();
    client.close();
    await Promise.allSettled([tv, phone, late].map(({ page }) => page.context().close()));
  });
