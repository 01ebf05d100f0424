// What is heard, measured without a sound card: every sound is rendered offline by the page itself.

import type { Page } from '@playwright/test';
import type { AllSoundFigures } from '../../src/ui/sound/bench';
import { SOUNDS } from '../../src/ui/sound/names';
import { expect, test } from '../fixtures';

/** dB of full scale that nothing may reach, and what counts as silence. */
const CEILING = -1;
const SILENCE = -50;

test.use({ sound: true });

/** Counts sounds that begin, from before the page is loaded. */
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

test('no sound clips, none is silent, all of them at once stay below the ceiling, and an engine is heard where it is', async ({
  host,
  page,
}) => {
  await page.goto(`${host.url}?bench=1`);
  await page.waitForFunction(() => window.paddockSoundBench !== undefined);
  const { alone, together, leftEngine, beds } = await page.evaluate(
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
  expect(Math.min(beds.calm, beds.rain)).toBeGreaterThan(SILENCE);
  expect(beds.excited).toBeGreaterThan(beds.calm + 5);
});

test('nothing is heard before the first click, a click is, and nothing when sound is off', async ({ host, page }) => {
  const begun = await countSounds(page);
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

  await page.getByRole('switch', { name: 'Sound' }).click();
  await expect(page.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  const before = await begun();
  await page
    .getByRole('button', { name: 'Normal' })
    .or(page.getByRole('radio', { name: 'Normal' }))
    .first()
    .click();
  await page.waitForTimeout(500);
  expect(await begun()).toBe(before);
});

test('with sound off nothing is reckoned: no studio before it is on, and the one that was open rests', async ({
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
