// Turn order: one car per player, the active one larger with a pointer, the others faded once done.

import type { SeatInfo } from '@api/contract';
import type { GameUi, RaceFrame } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { seatCar } from '@ui/seat-car';
import { memo, type ReactElement, useMemo } from 'react';
import { t } from '../../../text/race';
import styles from './order-strip.module.css';

export interface OrderStripProps {
  ui: GameUi;
  seats: readonly SeatInfo[];
  round: string;
  order: RaceFrame['order'];
}

/** The strip at the top left. */
export const OrderStrip = memo(function OrderStrip({ ui, seats, round, order }: OrderStripProps): ReactElement {
  const urls = useMemo(() => seats.map((info) => pictureUrl(seatCar(ui, info))), [ui, seats]);
  return (
    <section
      className={classes(styles.raceOrder, 'panel panel-glass')}
      aria-label={t('order.label')}
      data-panel="order"
    >
      <span className={classes('label', styles.raceOrderRound)}>{round}</span>
      <ol>
        {order.map(({ seat, acting, done }) => (
          <li
            key={seat}
            className={classes(acting && styles.raceOrderActing, done && styles.raceOrderDone)}
            aria-current={acting ? 'step' : undefined}
          >
            <img src={urls[seat]} alt={seats[seat]?.name ?? ''} title={seats[seat]?.name} />
          </li>
        ))}
      </ol>
    </section>
  );
});
