// Whether there is room to draw: on a phone, circuits are looked at, named and raced only.

import { useHandset, useWide } from '../../../app/use-wide';

/** Px from which on there is room. */
const TABLET = 768;

/** Follows the window. */
export function useRoomToDraw(): boolean {
  const isWide = useWide(TABLET);
  return !useHandset() && isWide;
}
