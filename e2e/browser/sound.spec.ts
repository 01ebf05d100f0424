// Sound, measured without a sound card: the page itself renders every sound offline.

import { type GameCard, PROTOCOL, type SeatSetup } from '@api/contract';
import type { Page } from '@playwright/test';
import type { AllSoundFigures } from '../../src/ui/sound/bench';
import { SOUNDS } from '../../src/ui/sound/names';
import { expect, test } from '../fixtures';
import { HomeScreen } from '../pages/home';
import { usualOptions } from '../races';
import { connect, value } from '../raw-client';

/** dB of full scale that nothing may reach, and the level that counts as silence. */
const CEILING = -1;
const SILENCE = -50;

test.use({ sound: true });

/** Counts starting sounds, from before the page is loaded. */
async function countSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { soundsBegun: number };
    counted.soundsBegun = 0;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...at: [number?, number?, number?]) {
      counted.soundsBegun += 1;
      start.apply(this, at);
    };
  });
  return () => page.evaluate(() => (window as unknown as { soundsBegun: number }).soundsBegun);
}

/** Holds the rendering of music until the returned function is called, as a slow machine may do. */
async function holdMusic(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { startRendering } = OfflineAudioContext.prototype;
    const released = new Promise<void>((resolve) => Object.assign(window, { renderMusic: resolve }));
    OfflineAudioContext.prototype.startRendering = async function (this: OfflineAudioContext) {
      if (this.length / this.sampleRate > 5) await released;
      return startRendering.call(this);
    };
  });
  return () => page.evaluate(() => (window as unknown as { renderMusic(): void }).renderMusic());
}

test('no sound clips, none is silent, all of them at once stay below the ceiling, and an engine is heard where it is', {
  tag: '@journey',
}, async ({ host, page }) => {
  await page.goto(`${host.url}?bench=1`);
  await page.waitForFunction(() => window.paddockSoundBench !== undefined);
  const { alone, together, leftEngine, ambience } = await page.evaluate(
    () => window.paddockSoundBench?.() as Promise<AllSoundFigures>,
  );
  expect(new Set(Object.keys(alone))).toEqual(new Set(Object.keys(SOUNDS)));
  for (const [name, { peak, loudness }] of Object.entries(alone)) {
    expect
      .soft([name, peak < CEILING, loudness > SILENCE], `${name}: peak ${peak}, loudness ${loudness} dB`)
      .toEqual([name, true, true]);
  }
  expect(together.peak).toBeLessThan(CEILING);
  expect(leftEngine.left).toBeGreaterThan(SILENCE);
  expect(leftEngine.right).toBeLessThan(leftEngine.left - 20);
  expect(Math.min(ambience.calm, ambience.rain)).toBeGreaterThan(SILENCE);
  expect(ambience.excited).toBeGreaterThan(ambience.calm + 5);
});

test('nothing is heard before the first click or with sound off, except the click itself', { tag: '@journey' }, async ({
  host,
  page,
}) => {
  const begun = await countSounds(page);
  const renderMusic = await holdMusic(page);
  await page.goto(host.url);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  expect(await begun()).toBe(0);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page
    .getByRole('button', { name: 'Large' })
    .or(page.getByRole('radio', { name: 'Large' }))
    .first()
    .click();
  await expect.poll(begun).toBeGreaterThan(0);

  const pressed = await begun();
  await page.getByRole('switch', { name: 'Sound' }).click();
  await expect(page.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  // The press of the switch itself is still heard, on a busy machine after a while.
  await expect.poll(begun).toBeGreaterThan(pressed);
  let before = -1;
  const isQuiet = async () => {
    const last = before;
    before = await begun();
    return before === last;
  };
  await expect.poll(isQuiet, { intervals: [1000] }).toBe(true);
  // Music that is rendered only now must not start: it would be heard when sound is switched on again.
  await renderMusic();
  await page
    .getByRole('button', { name: 'Normal' })
    .or(page.getByRole('radio', { name: 'Normal' }))
    .first()
    .click();
  await page.waitForTimeout(2000);
  expect(await begun()).toBe(before);
});

test('with sound off nothing is computed: no studio opens before it is on, and an open one is suspended', async ({
  host,
  page,
}) => {
  await page.addInitScript(() => {
    const heard = window as unknown as { contexts: AudioContext[] };
    heard.contexts = [];
    window.AudioContext = class extends AudioContext {
      constructor(...from: ConstructorParameters<typeof AudioContext>) {
        super(...from);
        heard.contexts.push(this);
      }
    };
  });
  const states = () =>
    page.evaluate(() => (window as unknown as { contexts: AudioContext[] }).contexts.map((one) => one.state));
  await page.goto(host.url);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  const sound = page.getByRole('switch', { name: 'Sound' });
  await sound.click();
  await expect.poll(states).toEqual(['suspended']);
  await page.reload();
  await expect(sound).not.toBeChecked();
  await page.getByRole('radio', { name: 'Normal' }).first().click();
  await page.waitForTimeout(500);
  expect(await states()).toEqual([]);
  await sound.click();
  await expect.poll(states).toEqual(['running']);
});

/** Begins a race of Heat with weather whose first sky brings rain. */
async function beginInRain(url: string): Promise<void> {
  const { client } = await connect(url);
  const { games } = value(await client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  const options = { ...usualOptions(games.find(({ id }) => id === 'heat') as GameCard), weather: true };
  const seats = ['red', 'blue'].map((colour, seat) => {
    const driver = seat === 0 ? { kind: 'you' } : { kind: 'ai', level: 'easy' };
    return { name: `Driver ${seat}`, colour, driver } as SeatSetup;
  });
  for (let nth = 0; ; nth += 1) {
    const setup = { game: 'heat', circuit: 'usa', options, seats, clock: 0, seed: `rain ${nth}` };
    const { match } = value(await client.call('matches.create', setup));
    const { view } = value(await client.call('match.watch', { match }));
    if ((view as { weather: string }).weather === 'rain') break;
    value(await client.call('matches.delete', { match }));
  }
  client.close();
}

test.describe('with animations', () => {
  test.use({ motion: 'no-preference' });
  test('the stands are heard from the start, rain from its reveal on', async ({ host, page }) => {
    await beginInRain(host.url);
    await page.addInitScript(() => {
      // Lasting sounds play from a loop, others are rendered from one: whether the log had the weather by then.
      const heard = window as unknown as { loops: boolean[] };
      heard.loops = [];
      const { start } = AudioBufferSourceNode.prototype;
      AudioBufferSourceNode.prototype.start = function (
        this: AudioBufferSourceNode,
        ...at: [number?, number?, number?]
      ) {
        if (this.loop && this.context instanceof AudioContext)
          heard.loops.push(document.body.innerText.includes('Weather: Heavy rain'));
        start.apply(this, at);
      };
    });
    await page.goto(host.url);
    await new HomeScreen(page).resume.click();
    const loops = () => page.evaluate(() => (window as unknown as { loops: boolean[] }).loops);
    await expect.poll(loops).toEqual([false, true]);
  });
});
