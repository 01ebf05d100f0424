// A circuit's drawing in a frame of any shape: the whole of it, on the ground it was drawn on.

import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import './circuit-map.css';
import { thumbnailOf } from '../../app/games/games';

export interface CircuitMapProps {
  /** undefined: the game is not known here, and the frame stays empty. */
  ui: GameUi | undefined;
  circuit: string;
  className?: string;
}

/** Fills its frame, which sets its own height. */
export function CircuitMap({ ui, circuit, className }: CircuitMapProps): ReactElement {
  const url = ui === undefined ? undefined : thumbnailOf(ui, circuit);
  return (
    <span className={classes('circuit-map', className)}>
      {url !== undefined && (
        <>
          {/* The drawing's edge, drawn so large that it is ground alone. */}
          <img src={url} alt="" className="circuit-map-ground" draggable={false} />
          <img src={url} alt="" className="circuit-map-drawing" draggable={false} />
        </>
      )}
    </span>
  );
}
