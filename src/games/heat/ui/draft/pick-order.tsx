// The pick order: columns are grid places, rows are rounds, and the line is the snake [R82]. A phone shows only this round.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { carNumber } from '@ui/seat-car';
import type { CSSProperties, ReactElement } from 'react';
import { cardName } from '../../narration/card-names';
import { type Draft, gridSeats, type PickCell, pickRows } from '../../narration/draft-table';
import { t } from '../../text/t';
import type { HeatView } from '../../types';
import { carPicture } from '../board/picture';
import { CardIcon } from '../cards/symbol-tile';
import styles from './pick-order.module.css';

export interface PickOrderProps {
  draft: Draft;
  view: HeatView;
  seats: readonly SeatInfo[];
  viewer: Seat | null;
}

/** Height of a row and width of a column in the line's drawing, which is stretched to the grid. */
const ROW = 70;
const COLUMN = 44;

/** The panel with the pick order. */
export function PickOrder({ draft, view, seats, viewer }: PickOrderProps): ReactElement {
  const grid = gridSeats(view);
  const rows = pickRows(draft, grid);
  // The full name appears on hover: a column is only as wide as a car.
  const heads = grid.map((seat) => {
    if (seat === viewer) return t('order.you');
    return view.cars[seat]?.kind === 'legend' ? t('legend') : nameOf(seats, seat);
  });
  return (
    <section className={classes(styles.draftOrder, 'panel panel-glass')} aria-label={t('order.title')}>
      <h3 className={styles.draftOrderHead}>
        <span className="heading">{t('order.title')}</span>
        <span>{t('order.round', { n: draft.round })}</span>
      </h3>
      <table className={styles.draftOrderTable} style={{ '--n': grid.length } as CSSProperties}>
        <thead>
          <tr>
            {grid.map((seat, i) => (
              <th key={seat} scope="col" className={classes(seat === viewer && styles.draftOwn)}>
                <b>{i + 1}</b>
                <span title={heads[i]}>{heads[i]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawInOrder(rows, (cells, row) => (
            <tr className={classes(row + 1 === draft.round && styles.draftOrderNow)}>
              {cells.map((cell) => (
                <OrderCell key={cell.seat} cell={cell} seats={seats} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SnakeLine columns={grid.length} />
    </section>
  );
}

function OrderCell({ cell, seats }: { cell: PickCell; seats: readonly SeatInfo[] }): ReactElement {
  const { seat, state, card } = cell;
  const info = seats.find((one) => one.seat === seat);
  if (state === 'legend') {
    return (
      <td className={classes(styles.draftCell, styles.draftCellLegend)}>
        <span className="visually-hidden">{t('order.legend')}</span>
        <i />
      </td>
    );
  }
  const text = card === null ? t(state === 'now' ? 'order.now' : 'order.toCome') : cardName(card);
  return (
    <td
      className={classes(styles.draftCell, styles[`draft-cell-${state}`])}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className={styles.draftCellCar}>
        {info && <img src={pictureUrl(carPicture(info.colour, carNumber(seat)))} alt="" />}
      </span>
      <span className={styles.draftCellCard} title={text}>
        {card === null ? <i /> : <CardIcon card={card} size={18} />}
      </span>
      <span className="visually-hidden">{text}</span>
    </td>
  );
}

/** The line through the picks: right to left, left to right, right to left. */
function SnakeLine({ columns }: { columns: number }): ReactElement {
  const right = (columns - 0.5) * COLUMN;
  const left = COLUMN / 2;
  const y = [0, ROW, 2 * ROW] as const;
  const line = `M${right} ${y[0]}H${left}C${left - 30} ${y[0]} ${left - 30} ${y[1]} ${left} ${y[1]}H${right}C${right + 30} ${y[1]} ${right + 30} ${y[2]} ${right} ${y[2]}H${left - 12}`;
  return (
    <svg
      className={styles.draftSnake}
      viewBox={`-12 -10 ${columns * COLUMN + 24} ${2 * ROW + 20}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={line}
        fill="none"
        stroke="#c9ced6"
        strokeOpacity=".6"
        strokeWidth="2.6"
        vectorEffect="non-scaling-stroke"
      />
      <path d={`M${left - 10} ${y[2] - 5}l-7 5l7 5Z`} fill="#c9ced6" />
    </svg>
  );
}
