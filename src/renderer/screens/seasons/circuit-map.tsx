// A circuit's whole drawing in a frame of any shape, on its own ground.

import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { useThumbnail } from '../../app/games/games';
import styles from './circuit-map.module.css';

export interface CircuitMapProps {
  /** undefined: this edition lacks the game, and the frame stays empty. */
  ui: GameUi | undefined;
  circuit: string;
  /** large: with the land around the road. Left out: small. */
  size?: 'large' | 'thumbnail';
  className?: string;
}

/** Fills its frame, which sets its own height. */
export function CircuitMap({ ui, circuit, size = 'thumbnail', className }: CircuitMapProps): ReactElement {
  const url = useThumbnail(ui, circuit, size);
  return (
    <span className={classes(styles.circuitMap, className)}>
      {ui !== undefined && (
        <>
          {/* The drawing's edge, enlarged until it shows only ground. */}
          <img
            src={url}
            alt=""
            className={size === 'large' ? styles.circuitMapLand : styles.circuitMapGround}
            draggable={false}
          />
          <img src={url} alt="" className={styles.circuitMapDrawing} draggable={false} />
        </>
      )}
    </span>
  );
}
