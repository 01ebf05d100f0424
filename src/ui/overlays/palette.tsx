// The ten car colours to choose from, with their patterns; those that others have are crossed out.

import type { Colour } from '@core/contract';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import './palette.css';
import { classes } from '../panels/classes';
import { PatternTile } from '../panels/seat';
import { play } from '../sound/sound';
import { t } from '../text/t';
import { colourName, patternName } from '../theme/seats';
import { off } from '../why/off';

export interface PaletteProps {
  /** Whose car is painted: that of a seat by its number, from 1 on, or of a driver by name. */
  of: number | string;
  colours: readonly Colour[];
  chosen: Colour;
  /** Name of whoever has a colour already; undefined: it is free. */
  takenBy(colour: Colour): string | undefined;
  onChoose(colour: Colour): void;
  /** Esc, or a colour was chosen. */
  onClose(): void;
}

/** A row of colours that opens under a seat. */
export function Palette({ of, colours, chosen, takenBy, onChoose, onClose }: PaletteProps): ReactElement {
  const words = { colour: colourName(chosen), pattern: patternName(chosen) };
  return (
    <fieldset
      className="palette"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <legend className="label">
        {typeof of === 'number'
          ? t('palette.title', { seat: of, ...words })
          : t('palette.driver', { name: of, ...words })}
      </legend>
      <div className="palette-row">
        {colours.map((colour) => {
          const holder = takenBy(colour);
          return (
            <button
              key={colour}
              type="button"
              className={classes('paint', colour === chosen && 'paint-chosen')}
              {...off(holder !== undefined && t('palette.taken', { name: holder }))}
              aria-label={
                holder === undefined
                  ? colourName(colour)
                  : t('palette.colourTaken', { colour: colourName(colour), name: holder })
              }
              aria-pressed={colour === chosen}
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
