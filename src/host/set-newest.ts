// Maps that remember only their newest entries, so that a flood of keys can't fill memory.

/** Changes the map: sets the entry as its newest, and forgets the oldest one if there are more than `most`. */
export function setNewest<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}
