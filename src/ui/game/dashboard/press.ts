// What a press on a choice does in every game: the first press chooses, the second commits. Confirm and Enter commit too. Not for
// cards that are toggled, or buttons that are answers themselves (Draw, Pass).

import { useRef } from 'react';

/** What a press on this choice does. last: the previously pressed choice. chosen: the current choice, however it was made. */
export function pressOn<K>(key: K, last: K | undefined, chosen: K | null | undefined): 'choose' | 'commit' {
  // The first press does not commit a choice that was only proposed.
  return key === last && key === chosen ? 'commit' : 'choose';
}

/** Returns the press handler for a row of choices. The calling component must unmount with its question. */
export function usePress<K>(
  chosen: K | null | undefined,
  choose: (key: K) => void,
  commit: (key: K) => void,
): (key: K) => void {
  const last = useRef<K | undefined>(undefined);
  return (key) => {
    const does = pressOn(key, last.current, chosen);
    last.current = key;
    if (does === 'commit') commit(key);
    else choose(key);
  };
}
