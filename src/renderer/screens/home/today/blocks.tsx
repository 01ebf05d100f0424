// Days in a row, puzzles and races as blocks: done, now or open.

import { drawInOrder } from '@ui/draw-in-order';
import type { ReactElement } from 'react';
import styles from './pictures.module.css';

/** Blocks in a row, one for each state. look: the colour of what is done. */
export function Blocks(props: {
  states: readonly ('done' | 'now' | 'open')[];
  look: 'streak' | 'puzzles' | 'races';
}): ReactElement {
  const { states, look } = props;
  return (
    <span className={styles.dayBlocks} data-look={look} aria-hidden="true">
      {drawInOrder(states, (state) => (
        <i data-block={state} />
      ))}
    </span>
  );
}
