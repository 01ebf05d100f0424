// The ten car colours to choose from, with their patterns; those that others have are crossed out.

import type { Colour } from '@core/contract';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import './palette.css';
import { play } from '../sound/sound';
import { SEAT_PAINTS } from '../theme/seats';
import { classes } from './classes';
import { PatternTile } from './seat';

export interface PaletteProps {
  /** What is painted: 'seat 3'. */
  what: string;
  colours: readonly Colour[];
  chosen: Colour;
  /** Name of whoever has a colour already; undefined: it is free. */
  takenBy(colour: Colour): string | undefined;
  onChoose(colour: Colour): void;
  /** Esc, or a colour was chosen. */
  onClose(): void;
}

/** A row of colours that opens under a seat. */
export function Palette({ what, colours, chosen, takenBy, onChoose, onClose }: PaletteProps): ReactElement {
  const paint = SEAT_PAINTS[chosen];
  return (
    <fieldset
      className="palette"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <legend className="label">
        Colour for {what}: {paint.name}, {paint.patternName.toLowerCase()}
      </legend>
      <div className="palette-row">
        {colours.map((colour) => {
          const holder = takenBy(colour);
          return (
            <button
              key={colour}
              type="button"
              className={classes('paint', colour === chosen && 'paint-chosen')}
              aria-label={
                holder === undefined ? SEAT_PAINTS[colour].name : `${SEAT_PAINTS[colour].name}, taken by ${holder}`
              }
              aria-pressed={colour === chosen}
              disabled={holder !== undefined}
              title={holder && `Taken by ${holder}`}
              onClick={() => {
                play('click');
                onChoose(colour);
                onClose();
              }}
            >
              <PatternTile colour={colour} />
              {holder !== undefined && (
                <span className="paint-taken">
                  <X size={22} strokeWidth={3} />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
