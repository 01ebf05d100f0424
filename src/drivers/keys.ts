// Keys that identify a driver across races. Entries, statistics and ratings store them, so they never change.
// Not here: who a character is (characters.ts).

const CHARACTER = 'character/';

/** Key of a driver by kind and name, ignoring case: 'person/marta', 'rules/legend 1', in old data 'ai/ada'. */
export function namedKey(kind: 'person' | 'ai' | 'rules', name: string): string {
  return `${kind}/${name.toLowerCase()}`;
}

/** Key of a character at any level: 'character/sora-tachigawa'. */
export function characterKey(id: string): string {
  return `${CHARACTER}${id}`;
}

/** The character id in this key, even if unknown here; undefined for other keys. */
export function characterIdOf(key: string): string | undefined {
  return key.startsWith(CHARACTER) ? key.slice(CHARACTER.length) : undefined;
}
