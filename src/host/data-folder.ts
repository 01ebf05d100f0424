// The default folder for races: the same for the desktop app and the browser.

import path from 'node:path';

/** What a path is derived from: process.env, process.platform and os.homedir(), or a test's own values. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  home: string;
}

/** The folder of the store. PADDOCK_DATA overrides the platform's usual place. */
export function dataFolder({ env, platform, home }: Surroundings): string {
  if (env.PADDOCK_DATA) return path.resolve(env.PADDOCK_DATA);
  if (platform === 'win32')
    return path.win32.join(env.APPDATA ?? path.win32.join(home, 'AppData', 'Roaming'), 'Paddock');
  if (platform === 'darwin') return path.posix.join(home, 'Library', 'Application Support', 'Paddock');
  // The XDG spec: ignore a relative path here.
  const xdg = env.XDG_DATA_HOME;
  return path.posix.join(xdg?.startsWith('/') ? xdg : path.posix.join(home, '.local', 'share'), 'paddock');
}
