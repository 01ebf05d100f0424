// A driver's face on the television: a character's own, or a helmet in the seat's colour for a person.

import type { Driver } from '@api/contract';
import type { Colour } from '@core/contract';
import { discPortrait } from '@ui/art/portrait/portrait';
import { DriverHead } from '@ui/panels/driver-head';
import { pictureUrl } from '@ui/panels/seat';
import { type ReactElement, useMemo } from 'react';
import { characterAt } from '../../app/drivers/characters';

export interface TvFaceProps {
  driver: Driver;
  colour: Colour;
  className?: string | undefined;
}

/** Fills its box, which is a square. */
export function TvFace({ driver, colour, className }: TvFaceProps): ReactElement {
  const look = characterAt(driver)?.look;
  const url = useMemo(() => (look === undefined ? undefined : pictureUrl(discPortrait(look))), [look]);
  if (url !== undefined) return <img src={url} alt="" className={className} />;
  return (
    <svg viewBox="-44 -52 88 88" aria-hidden="true" className={className}>
      <rect x="-44" y="-52" width="88" height="88" fill="#51779a" />
      <DriverHead colour={colour} />
    </svg>
  );
}
