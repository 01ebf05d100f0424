// The ten car colours to choose from, with their patterns; taken ones are crossed out.

import type { Colour } from '@core/contract';
import type { ReactElement } from 'react';
import './palette.css';
import { Paints } from '../controls/paints';
import { t } from '../text/t';
import { colourName, patternName } from '../theme/seats';

export interface PaletteProps {
  /** Whose car it is: a seat's number, from 1, or a driver's name. */
  of: number | string;
  colours: readonly Colour[];
  chosen: Colour;
  /** Name of the driver who already has a colour; undefined: it is free. */
  takenBy(colour: Colour): string | undefined;
  onChoose(colour: Colour): void;
  /** Called on Esc, or when a colour is chosen. */
  onClose(): void;
}

/** A row of colours that opens under a seat. */
export function Palette({ of, colours, chosen, takenBy, onChoose, onClose }: PaletteProps): ReactElement {
  const values = { colour: colourName(chosen), pattern: patternName(chosen) };
  return (
    <fieldset
      className="palette"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <legend className="label">
        {typeof of === 'number'
          ? t('palette.title', { seat: of, ...values })
          : t('palette.driver', { name: of, ...values })}
      </legend>
      <Paints
        {...{ colours, chosen, takenBy }}
        onChoose={(colour) => {
          onChoose(colour);
          onClose();
        }}
      />
    </fieldset>
  );
}
