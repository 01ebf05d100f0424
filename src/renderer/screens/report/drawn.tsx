// A board's ground and the colours over it, as pictures.

import type { Picture } from '@ui/art/picture';
import { pictureUrl } from '@ui/panels/seat';
import { type ReactElement, useMemo } from 'react';
import styles from './board.module.css';

export interface DrawnProps<Given extends readonly unknown[]> {
  board: { readonly ground: Picture; colours(...given: Given): Picture };
  /** What its colours show, as plain JSON. */
  given: Given;
}

/** A board; its colours are drawn again only for other values. */
export function Drawn<Given extends readonly unknown[]>({ board, given }: DrawnProps<Given>): ReactElement {
  const ground = useMemo(() => pictureUrl(board.ground), [board]);
  const key = JSON.stringify(given);
  const colours = useMemo(() => pictureUrl(board.colours(...(JSON.parse(key) as Given))), [board, key]);
  return (
    <>
      <img src={ground} alt="" className={styles.reportGround} />
      <img src={colours} alt="" />
    </>
  );
}

/** A value as a share of the most, rounded, so that a race more does not draw the whole board again. */
export function shareOf(value: number, most: number): number {
  return Math.round((50 * value) / most) / 50;
}
