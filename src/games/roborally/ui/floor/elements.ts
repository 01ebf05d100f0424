// All elements of the floor, in the orders in which they are painted and explained.

import { belt } from './belt';
import { checkpoint } from './checkpoint';
import { dock } from './dock';
import type { FloorElement } from './element';
import { gear } from './gear';
import { laser } from './laser';
import { pit } from './pit';
import { pusher } from './pusher';
import { repairSite } from './repair-site';
import { wall } from './wall';

/** The lowest first. */
export const FROM_THE_GROUND: readonly FloorElement[] = [belt, pit, repairSite, gear, dock, laser, pusher, wall];

/** The most important on a cell first. */
export const BY_IMPORTANCE: readonly FloorElement[] = [
  checkpoint,
  pit,
  repairSite,
  gear,
  belt,
  pusher,
  laser,
  dock,
  wall,
];
