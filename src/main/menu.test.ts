import type { MenuItemConstructorOptions } from 'electron';
import { expect, test } from 'vitest';
import { menuTemplate } from './menu';

const PLATFORMS = ['linux', 'win32', 'darwin'] as const;
const itemsOf = (platform: NodeJS.Platform, developing = false) =>
  menuTemplate({ platform, developing, go: () => {}, lookForUpdate: undefined }).flatMap(
    (menu) => menu.submenu as MenuItemConstructorOptions[],
  );

test.each(PLATFORMS)('on %s no two items share a key, and none uses a key of the race', (platform) => {
  const keys = itemsOf(platform, true).flatMap((item) =>
    item.accelerator === undefined ? [] : [String(item.accelerator)],
  );
  expect(new Set(keys).size).toBe(keys.length);
  // Plain letters, digits and Escape belong to the race screen.
  for (const key of keys) expect(key).toMatch(/^(F\d+|(CommandOrControl|Control\+Command)\+.+)$/);
});

test.each(PLATFORMS)('on %s settings, rules, full screen and quit each appear once', (platform) => {
  const items = itemsOf(platform);
  expect(items.filter((item) => item.label === 'Settings…')).toHaveLength(1);
  expect(items.filter((item) => item.label === 'Rules')).toHaveLength(1);
  expect(items.filter((item) => item.role === 'togglefullscreen')).toHaveLength(1);
  expect(items.filter((item) => item.role === 'quit')).toHaveLength(1);
});

test('developer tools appear in development only', () => {
  const tools = (developing: boolean) => itemsOf('linux', developing).filter((item) => item.role === 'toggleDevTools');
  expect([tools(false).length, tools(true).length]).toEqual([0, 1]);
});

test.each(PLATFORMS)(
  'on %s a build with an update source has one item that looks for a newer version; others have none',
  (platform) => {
    const looks = (lookForUpdate: (() => void) | undefined) =>
      menuTemplate({ platform, developing: false, go: () => {}, lookForUpdate })
        .flatMap((menu) => menu.submenu as MenuItemConstructorOptions[])
        .filter((item) => item.label === 'Check for updates…');
    expect(looks(undefined)).toEqual([]);
    expect(looks(() => {})).toHaveLength(1);
  },
);
