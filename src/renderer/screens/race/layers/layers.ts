// What lies over the table of a race: one thing at a time.

/** The whole board and the standings lie over it on a phone alone. */
export type Layer = 'none' | 'menu' | 'log' | 'rules' | 'board' | 'standings' | 'talk';

/** Layers of a phone that are places of the table itself, not dialogues. */
export function isSheet(layer: Layer): boolean {
  return layer === 'board' || layer === 'standings';
}
