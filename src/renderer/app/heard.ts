// How loud each group of sounds is, by the settings. Not here: whether anything is audible at all (ui/sound).

import type { Settings } from '@api/contract';

/** The faders as the studio takes them: the master, and each group, 0 to 100. */
export function heard({ volume, faders, turnChime }: Pick<Settings, 'volume' | 'faders' | 'turnChime'>) {
  return { all: volume, ...faders, chime: turnChime ? faders.chime : 0 };
}
