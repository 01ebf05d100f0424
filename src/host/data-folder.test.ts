import path from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from './data-folder';

test.each([
  ['linux', {}, '/home/ada/.local/share/paddock'],
  ['linux', { XDG_DATA_HOME: '/data/ada' }, '/data/ada/paddock'],
  ['linux', { XDG_DATA_HOME: 'relative' }, '/home/ada/.local/share/paddock'],
  ['darwin', {}, '/home/ada/Library/Application Support/Paddock'],
  ['win32', { APPDATA: 'C:\\Users\\ada\\AppData\\Roaming' }, 'C:\\Users\\ada\\AppData\\Roaming\\Paddock'],
  ['linux', { PADDOCK_DATA: '/tmp/races' }, '/tmp/races'],
  ['darwin', { PADDOCK_DATA: 'races' }, path.resolve('races')],
] as const)('on %s with %o races are kept in %s', (platform, env, folder) => {
  expect(dataFolder({ env, platform, home: '/home/ada' })).toBe(folder);
});
