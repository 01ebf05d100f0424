// Tiles of which one is chosen, as radio buttons in a grid: their roles, and the arrow keys by rows as the tiles lie.
// Not here: what is chosen.

import type { KeyboardEvent } from 'react';

/** The role of a tile. A tile holds a picture, which a native radio button cannot show. */
export function radioTile(isChosen: boolean): { role: 'radio'; 'aria-checked': boolean } {
  return { role: 'radio', 'aria-checked': isChosen };
}

/** The tile that a key goes to: left and right go round, up and down stay in the grid; undefined: the key is not the grid's. */
export function goalOfKey(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const at = tiles.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return undefined;
  if (event.key === 'Home') return tiles[0];
  if (event.key === 'End') return tiles.at(-1);
  const columns = columnsOf(tiles);
  const rows = { ArrowDown: columns, ArrowUp: -columns }[event.key];
  if (rows !== undefined) return tiles[at + rows] ?? tiles[at];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  return step === undefined ? undefined : tiles.at((at + step) % tiles.length);
}

/** Tiles side by side. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop;
  const next = tiles.findIndex(({ offsetTop }) => offsetTop !== top);
  return next < 1 ? tiles.length : next;
}
