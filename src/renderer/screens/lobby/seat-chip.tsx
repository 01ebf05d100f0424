// The state of a seat: green ready, amber choosing, grey AI, red lost with the seconds for which the seat is kept.

import type { Party, PartySeat } from '@api/party';
import { classes } from '@ui/panels/classes';
import { CircleCheck, Cpu, Hourglass, WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { attempt } from '../../app/client';
import { minutesText } from '../../app/format';
import { useNow } from '../../app/use-now';
import { rich, t } from '../../text/lobby';
import styles from './seats.module.css';
import { guestOn, type SeatState } from './table';

/** Seconds for which a dropped guest keeps the seat in the lobby. */
const KEPT = 60;

export interface SeatChipProps {
  party: Party;
  seat: PartySeat;
  state: SeatState;
  /** This page's own person has this seat. */
  own: boolean;
}

/** The chip; one's own can be pressed. */
export function SeatChip({ party, seat, state, own }: SeatChipProps): ReactElement | null {
  if (state === 'open') return null;
  if (state === 'driven') {
    return (
      <span className={classes(styles.seatState, styles.seatStateDriven)}>
        <Cpu size={17} className="icon" />
        {t('state.ai')}
      </span>
    );
  }
  if (state === 'lost') return <Lost since={guestOn(party, seat)?.away ?? 0} />;
  const content = (
    <>
      {state === 'ready' ? <CircleCheck size={17} className="icon" /> : <Hourglass size={17} className="icon" />}
      <span className="seat-state-text">
        {state === 'ready'
          ? t('state.ready')
          : rich('state.choosing', {}, { more: (inner) => <span className={styles.seatStateMore}>{inner}</span> })}
      </span>
    </>
  );
  const look = classes(styles.seatState, styles[`seat-state-${state}`]);
  if (!own) return <span className={look}>{content}</span>;
  return (
    <button
      type="button"
      className={look}
      aria-pressed={state === 'ready'}
      title={t(state === 'ready' ? 'state.askNotReady' : 'state.askReady')}
      onClick={() => void attempt('party.ready', { ready: state !== 'ready' })}
    >
      {content}
    </button>
  );
}

/** since: by this page's steady clock. */
function Lost({ since }: { since: number }): ReactElement {
  const now = useNow();
  return (
    <span className={classes(styles.seatState, styles.seatStateLost)}>
      <WifiOff size={17} className="icon" />
      {t('state.lost', { time: minutesText(Math.min(KEPT, KEPT - (now - since) / 1000)) })}
    </span>
  );
}
