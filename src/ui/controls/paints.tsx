// Car colours to choose from, each with its pattern; taken colours are crossed out.

import type { Colour } from '@core/contract';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import './paints.css';
import { classes } from '../panels/classes';
import { PatternTile } from '../panels/seat';
import { playSound } from '../sound/sound';
import { t } from '../text/t';
import { colourName } from '../theme/seats';
import { off } from '../why/off';

export interface PaintsProps {
  colours: readonly Colour[];
  chosen: Colour;
  /** Name of the driver who already has a colour; undefined: it is free. Left out: all are free. */
  takenBy?: ((colour: Colour) => string | undefined) | undefined;
  onChoose(colour: Colour): void;
  className?: string | undefined;
}

/** One button for each colour. */
export function Paints({ colours, chosen, takenBy, onChoose, className = 'paints' }: PaintsProps): ReactElement {
  return (
    <div className={className}>
      {colours.map((colour) => {
        const holder = takenBy?.(colour);
        const name = colourName(colour);
        return (
          <button
            key={colour}
            type="button"
            className={classes('paint', colour === chosen && 'paint-chosen')}
            {...off(holder !== undefined && t('palette.taken', { name: holder }))}
            aria-label={holder === undefined ? name : t('palette.colourTaken', { colour: name, name: holder })}
            aria-pressed={colour === chosen}
            onClick={() => {
              playSound('click');
              onChoose(colour);
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
  );
}
