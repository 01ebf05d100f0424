// A surface that takes clicks and taps, such as the board or the dimmed rest of the screen. Not for controls: they are buttons.

import type { HTMLAttributes, ReactElement, Ref } from 'react';

export interface PressAreaProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The same as props, for a surface that is an element of its component: it is then not rendered once more as one. */
export function pressProps(onClick: (() => void) | undefined): Pick<HTMLAttributes<HTMLElement>, 'onClick'> {
  return { onClick };
}

/** A shortcut for the pointer only: a key or a button on the same screen does what a press here does. */
export function PressArea({ onClick, ...props }: PressAreaProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key or a button elsewhere does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key or a button elsewhere does the same
    <div {...props} onClick={onClick} />
  );
}
