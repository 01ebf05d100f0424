// A party whose guests use engines other than Chromium: a whole race of Heat, one guest each. A guest whose engine this
// machine lacks is left out, and a test that did not run says so.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { truthOf } from '@host/tests/truth';
import { findFirefox, findWebKit, HOW_TO_GET } from '../../scripts/engines.mjs';
import { type Engine, EnginePage } from '../engines/engine';
import { startFirefox } from '../engines/firefox';
import { startWebKit } from '../engines/webkit';
import { expect, test } from '../fixtures';
import { guestCalled, linkOf, openParty } from '../pages/lobby';
import { finishersOn } from '../pages/party';
import { hurry, pressOnce } from '../pages/pressing';
import { HEAT_DECISIONS, RaceScreen } from '../pages/race';
import { connect, value } from '../raw-client';

test.use({ trace: 'off' });

const pictures = path.join(import.meta.dirname, '../../test-results/screenshots');
/** A tablet held upright: windows of WebKitGTK are no narrower than 447 px. */
const SIZE = { width: 820, height: 1000 };

const firefox = findFirefox();
const webkit = findWebKit();
const ENGINES = [
  { name: 'Firefox', start: firefox === null ? null : () => startFirefox(firefox, SIZE) },
  { name: 'WebKit', start: webkit === null ? null : () => startWebKit(webkit, SIZE) },
] as const;
const THERE = ENGINES.flatMap(({ name, start }) => (start === null ? [] : [{ name, start }]));

for (const { name, start } of ENGINES) {
  if (start !== null) continue;
  test(`a guest at ${name}`, () => {
    test.skip(true, `NOT RUN: there is no ${name} here (${HOW_TO_GET[name]})`);
  });
}

if (THERE.length > 0) {
  const names = ['Chromium', ...THERE.map(({ name }) => name)];
  test(`a party with a guest each at ${names.join(', ')} is raced to its end`, async ({ chromium, host }) => {
    const started: Engine[] = [];
    try {
      for (const { start } of THERE) started.push(await start());
      const owner = await chromium.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      await owner.goto(`${host.url}?renderer=canvas`);
      const lobby = await openParty(owner, { laps: 1, seats: THERE.length + 2 });
      const link = await linkOf(lobby);
      const tomas = await guestCalled(chromium, link, 'Tomas');
      const guests: EnginePage[] = [];
      for (const engine of started) {
        const guest = new EnginePage(engine);
        await join(guest, link);
        guests.push(guest);
        await expect(lobby.seat(guests.length + 2)).toContainText(nameOf(engine));
      }
      await tomas.lobby.ready.click();
      for (const guest of guests) await guest.press('footer button', 'Ready');
      await expect(lobby.progress.getByRole('button', { name: 'Nudge' })).toBeHidden();
      await lobby.start.click();

      await Promise.all([
        ...[owner, tomas.page].map((page) => raceInChromium(new RaceScreen(page))),
        ...guests.map(race),
      ]);
      const winners = await finishersOn(owner);
      expect(winners).toHaveLength(THERE.length + 2);
      expect(await finishersOn(tomas.page)).toEqual(winners);
      for (const guest of guests) {
        await expect.poll(() => finishersAt(guest)).toEqual(winners);
        await keepPicture(guest);
        expect([guest.engine.name, await guest.troubles]).toEqual([guest.engine.name, []]);
      }
      const match = owner.url().replace(/.*#\/results\//, '');
      const { client } = await connect(host.url);
      const { text } = value(await client.call('matches.export', { match }));
      const { seats } = value(await client.call('matches.result', { match }));
      client.close();
      expect(truthOf(text).standings.map((seat) => seats[seat]?.name)).toEqual(winners);
      expect(tomas.watch.troubles).toEqual([]);
    } finally {
      await Promise.all(started.map((engine) => engine.close()));
    }
  });
}

/** 'Firefox' of 'Firefox 153.0'. */
function nameOf(engine: Engine): string {
  return engine.name.split(' ')[0] ?? engine.name;
}

/** Types the engine's own name, joins with the button, and waits in the lobby. */
async function join(guest: EnginePage, link: string): Promise<void> {
  // Like someone who has switched animations off before: software draws them at a tenth of their speed.
  await guest.engine.goto(new URL('/door', link).href);
  await guest.evaluate(() =>
    localStorage.setItem('paddock.settings', JSON.stringify({ speed: 100, motion: 'reduced' })),
  );
  await guest.goto(link.replace('/#', '/?renderer=canvas#'));
  await guest.type('input[autocomplete="nickname"]', nameOf(guest.engine));
  await guest.press('button', 'Join');
  await expect.poll(() => guest.address).toContain('#/lobby');
}

async function raceInChromium(screen: RaceScreen): Promise<void> {
  while (!screen.isOver) {
    await screen.press();
    await screen.page.waitForTimeout(60);
  }
}

/** A few answers by WebDriver's mouse, the rest in a hurry, until the results. */
async function race(guest: EnginePage): Promise<void> {
  for (let answers = 0; !(await guest.address).includes('#/results/'); ) {
    const text = await guest.evaluate(mainText);
    // Questions that want this many cards need a selection first; those are left to the hurry.
    if (answers < 3 && HEAT_DECISIONS.test(text) && !/ of \d$/.test(text)) {
      await guest.press('section[aria-label="Your dashboard"] button[aria-keyshortcuts="Enter"]', text);
      answers += 1;
      // A slow engine still shows the answered question for a while.
      await expect.poll(() => guest.evaluate(mainText), { intervals: [50] }).not.toBe(text);
    } else await guest.evaluate(pressOnce, hurry(HEAT_DECISIONS));
    await new Promise((done) => setTimeout(done, 80));
  }
}

function mainText(): string {
  const open = 'section[aria-label="Your dashboard"]:not([inert])';
  return document.querySelector(`${open} button[aria-keyshortcuts="Enter"]`)?.textContent?.trim() ?? '';
}

function finishersAt(guest: EnginePage): Promise<(string | null)[]> {
  return guest.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Finishing order"] li')].map(
      (line) => line.querySelector('b:first-child')?.textContent ?? null,
    ),
  );
}

async function keepPicture(guest: EnginePage): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const file = path.join(pictures, `results-${nameOf(guest.engine).toLowerCase()}.png`);
  writeFileSync(file, Buffer.from(await guest.engine.picture(), 'base64'));
}
