// The arrows on program cards, for the dashboard and for televisions.

import type { CardType } from '../data/cards';

/** The arrow of each type in a box of 64; up is forward. */
export const ARROWS: Readonly<Record<CardType, string>> = {
  move1: 'M32 10L50 30H40V54H24V30H14Z',
  move2: 'M32 4L48 21H39V32H48L39 32V54H25V32H16L25 32V21H16ZM32 24L48 41H16Z',
  move3: 'M32 2L46 16H18ZM32 16L46 30H18ZM32 30L46 44H39V60H25V44H18Z',
  backUp: 'M32 56L14 36H24V10H40V36H50Z',
  rotateLeft: 'M8 30L26 12V22H38A16 16 0 0 1 54 38V56H42V40A5 5 0 0 0 37 35H26V48Z',
  rotateRight: 'M56 30L38 12V22H26A16 16 0 0 0 10 38V56H22V40A5 5 0 0 1 27 35H38V48Z',
  uturn: 'M16 58V26A14 14 0 0 1 44 26V34H54L38 54L22 34H32V27A3 3 0 0 0 27 27V58Z',
};
