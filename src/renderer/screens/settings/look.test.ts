// What the settings change for every game alike: attributes of the page, how cars are drawn, colour names, and the volume
// of each group.

import { readFileSync } from 'node:fs';
import type { Settings } from '@api/contract';
import { DEFAULT_SETTINGS } from '@api/default-settings';
import { COLOURS } from '@core/contract';
import { ANIMATIONS_OFF } from '@ui/animations';
import type { GameUi } from '@ui/game-ui';
import { showAppearance } from '@ui/theme/appearance';
import { colourName } from '@ui/theme/seats';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heard } from '../../app/heard';

const UIS = import.meta.glob<{ gameUi: GameUi }>('../../../games/*/ui/index.tsx');

const data: Record<string, string> = {};
const values: Record<string, string> = {};

beforeEach(() => {
  vi.stubGlobal('document', {
    documentElement: { dataset: data, style: { setProperty: (name: string, its: string) => (values[name] = its) } },
  });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }), location: { search: '' } });
});
afterEach(() => vi.unstubAllGlobals());

function wear(change: Partial<Settings>): void {
  showAppearance({ ...DEFAULT_SETTINGS, ...change });
}

test('the page wears contrast, symbols, hand, motion and text size', () => {
  wear({ contrast: 'more', symbols: false, leftHanded: true, motion: 'full', textScale: 1.3, nameTags: true });
  expect(data).toMatchObject({ contrast: 'more', symbols: 'off', hand: 'left', motion: 'full', names: 'on' });
  expect(values['--scale']).toBe('1.3');
  wear({});
  expect(data).toMatchObject({ contrast: 'standard', symbols: 'on', hand: 'right', motion: 'reduced', names: 'off' });
});

test('with animations off nothing in the style sheets takes time', () => {
  wear({ speed: ANIMATIONS_OFF });
  expect(data.animations).toBe('off');
  wear({ speed: 4 });
  expect(data.animations).toBe('on');
  const sheet = readFileSync(new URL('../../../ui/theme/tokens.css', import.meta.url), 'utf8');
  const [, off = ''] = /\[data-animations="off"\] \{([^}]+)\}/.exec(sheet) ?? [];
  const times = (text: string) => [...text.matchAll(/(--t[\w-]*): (\d+)ms/g)].map(([, name, ms]) => [name, Number(ms)]);
  const all = new Set(times(sheet).map(([name]) => name));
  expect(all.size).toBeGreaterThan(5);
  expect(times(off)).toEqual([...all].map((name) => [name, 0]));
});

test('the safe palette names its own colours: none is called as what it is not', () => {
  wear({});
  const usual = COLOURS.map(colourName);
  wear({ palette: 'safe' });
  const safe = COLOURS.map(colourName);
  expect(new Set(safe).size).toBe(COLOURS.length);
  expect(safe).not.toContain('Red');
  expect(safe).not.toContain('Orange');
  expect(usual).toContain('Red');
});

test.each(Object.entries(UIS))('%s: cars and robots wear patterns, or none', async (file, load) => {
  const { gameUi } = await load();
  wear({});
  const worn = gameUi.carPicture('red', 1).svg;
  wear({ patterns: false });
  const plain = gameUi.carPicture('red', 1).svg;
  expect([file, worn === plain]).toEqual([file, false]);
});

test('faders, volume and the chime set the volumes', () => {
  const faders = { engines: 1, table: 2, crowd: 3, music: 4, chime: 5 };
  expect(heard({ ...DEFAULT_SETTINGS, volume: 9, faders })).toEqual({ all: 9, ...faders });
  expect(heard({ ...DEFAULT_SETTINGS, volume: 9, faders, turnChime: false })).toEqual({ all: 9, ...faders, chime: 0 });
});
