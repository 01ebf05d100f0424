// How loud each group of sounds is, by the settings. Not for: whether anything is heard at all (ui/sound).

import type { Settings } from '@api/contract';

/** The faders as the studio takes them: all, and each group beside the others, 0 to 100. */
export function heard({ volume, faders, turnChime }: Pick<Settings, 'volume' | 'faders' | 'turnChime'>) {
  return { all: volume, ...faders, chime: turnChime ? faders.chime : 0 };
}
