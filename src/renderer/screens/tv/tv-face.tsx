// A driver's face on the television: a character's, a guest's or a person's own; a helmet in the seat's colour for anyone
// whose face is not known.

import type { Driver } from '@api/contract';
import type { Colour } from '@core/contract';
import { discPortrait } from '@ui/art/portrait/portrait';
import { DriverHead } from '@ui/panels/driver-head';
import { pictureUrl } from '@ui/panels/seat';
import { type ReactElement, useMemo } from 'react';
import { useLook } from '../../app/drivers/looks';

export interface TvFaceProps {
  driver: Driver;
  /** By which people are known. */
  name: string;
  colour: Colour;
  className?: string | undefined;
}

/** Fills its box, which is a square. */
export function TvFace({ driver, name, colour, className }: TvFaceProps): ReactElement {
  const look = useLook(driver, name);
  const url = useMemo(() => (look === undefined ? undefined : pictureUrl(discPortrait(look))), [look]);
  if (url !== undefined) return <img src={url} alt="" className={className} />;
  return (
    <svg viewBox="-44 -52 88 88" aria-hidden="true" className={className}>
      <rect x="-44" y="-52" width="88" height="88" fill="#51779a" />
      <DriverHead colour={colour} />
    </svg>
  );
}
