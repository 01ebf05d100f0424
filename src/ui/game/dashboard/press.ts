// What a press on a choice does in every game: the first press chooses, a second one commits. Confirm and Enter commit too.
// Not here: cards that are put together by toggling, nor buttons that are an answer by themselves (Draw, Pass).

import { useRef } from 'react';

/** What a press on this choice does. last: what was pressed before. chosen: what is chosen now, by whatever means. */
export function pressOn<K>(key: K, last: K | undefined, chosen: K | null | undefined): 'choose' | 'commit' {
  // A choice that was only proposed is not committed by the first press.
  return key === last && key === chosen ? 'commit' : 'choose';
}

/** The function that takes presses of a row of choices. The turn must leave with its question. */
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
