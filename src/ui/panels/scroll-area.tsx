// A list or text that scrolls within a screen.

import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';

export interface ScrollAreaProps extends HTMLAttributes<HTMLElement> {
  /** The element that scrolls; a div if left out. */
  as?: 'div' | 'section' | 'ol' | 'ul';
  ref?: Ref<HTMLElement>;
}

/**
 * An element whose content scrolls, and that keys can scroll too: they reach it with Tab, even if nothing in it takes the
 * focus. Its styles say where and how it scrolls.
 */
export function ScrollArea({ as = 'div', ...props }: ScrollAreaProps): ReactElement {
  return createElement<HTMLAttributes<HTMLElement>, HTMLElement>(as, { ...props, tabIndex: 0 });
}
