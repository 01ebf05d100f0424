// The card table of a replay: player cards, and below them the grid of the deal or the piles of the Storm. Not interactive.

import type { SeatInfo } from '@api/contract';
import type { ReactElement } from 'react';
import { playerCards } from '../../cards/player-cards';
import type { HavocTable } from '../../table';
import { DealerTable } from './dealer-table';
import { WatchedStorm } from './storm-table';
import styles from './table-scene.module.css';

/** Dealer Selection or Storm as a recording shows it (RaceFrame.scene). */
export function TableScene({ table, seats }: { table: HavocTable; seats: readonly SeatInfo[] }): ReactElement {
  return (
    <div className={styles.tableScene}>
      {playerCards({ table, seats, viewer: null })}
      {table.view.stage === 'dealer' ? <DealerTable table={table} turn={null} /> : <WatchedStorm table={table} />}
    </div>
  );
}
