// Lists whose items never change places, such as the laps of a race or the pips of a season. Not for lists that are sorted,
// or lose an item in the middle: their items need keys.

import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** The items as children of one fragment. React tells such children apart by their places, so they need no keys. */
export function drawInOrder<Item>(items: readonly Item[], draw: (item: Item, at: number) => ReactNode): ReactElement {
  return createElement(Fragment, null, ...items.map(draw));
}
