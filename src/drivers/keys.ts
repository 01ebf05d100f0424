// By what a driver is known across races: entries, statistics and ratings hold these keys, so they never change.
// Not for: who a character is (characters.ts).

const CHARACTER = 'character/';

/** Of everybody who is known by kind and name, upper or lower case: 'person/marta', 'rules/legend 1', 'ai/ada' of before. */
export function namedKey(kind: 'person' | 'ai' | 'rules', name: string): string {
  return `${kind}/${name.toLowerCase()}`;
}

/** Of a character, whatever the level: 'character/sora-tachigawa'. */
export function characterKey(id: string): string {
  return `${CHARACTER}${id}`;
}

/** The id of the character that has this key, known here or not; undefined for the keys of all others. */
export function characterIdOf(key: string): string | undefined {
  return key.startsWith(CHARACTER) ? key.slice(CHARACTER.length) : undefined;
}
