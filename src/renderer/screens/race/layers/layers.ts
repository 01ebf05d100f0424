// The layers over the table of a race: one at a time.

/** The whole board and the standings are layers on a phone only. */
export type Layer = 'none' | 'menu' | 'log' | 'rules' | 'board' | 'standings' | 'talk';

/** Layers of a phone that are parts of the table itself, not dialogs. */
export function isSheet(layer: Layer): boolean {
  return layer === 'board' || layer === 'standings';
}
