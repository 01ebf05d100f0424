// A store in memory for the host of a gallery page: races, settings, lessons and presets. Seasons and statistics are empty.
// Not for: anything that has to outlive the page.

import { noticesInMemory } from '@store/notices';
import type { StoredSettings } from '@store/settings';
import { closedStore, type Store } from '@store/store';
import { StoreError } from '@store/store-error';
import { memorySaves } from './memory-saves';

/** An empty store. */
export function memoryStore(): Store {
  const nothing = closedStore('the gallery', new StoreError('read-only'));
  const { saves, recordingOf } = memorySaves();
  return {
    ...nothing,
    saves,
    settings: memoryValue(),
    school: memoryValue(),
    presets: memoryPresets(),
    notices: noticesInMemory([]),
    archive: {
      ...nothing.archive,
      list(_filter, offset, limit) {
        const races = saves.list(Number.POSITIVE_INFINITY).filter(({ status }) => status === 'finished');
        return { total: races.length, races: races.slice(offset, offset + limit) };
      },
      film: recordingOf,
    },
    soundness: { isWhole: () => true },
  };
}

function memoryValue(): StoredSettings {
  let value: unknown;
  return {
    read: () => value,
    write(next) {
      value = next;
    },
  };
}

function memoryPresets(): Store['presets'] {
  const kept = new Map<string, { game: string; preset: unknown }>();
  return {
    list: (game) => [...kept.values()].filter((one) => one.game === game).map(({ preset }) => preset),
    save: (id, game, preset) => void kept.set(id, { game, preset }),
    delete: (id) => kept.delete(id),
  };
}
