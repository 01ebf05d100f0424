// Engine, draw pile and discard pile of the viewer's car; the discard pile opens. Paid Heat flies between them.

import type { Seat } from '@core/contract';
import { Button } from '@ui/controls/button';
import { drawInOrder } from '@ui/draw-in-order';
import { part, readable } from '@ui/inspector/part';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import type { TagNodes } from '@ui/rich/rich';
import { Flame, Snowflake } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { t } from '../../../text/t';
import type { Card, CarView, HeatEvent } from '../../../types';
import { rich } from '../../rich';
import { LyingCard } from '../hand/card-front';
import { heatFlow, pilesAfter } from '../shown';
import styles from './piles.module.css';

/** Most flames in flight at once; more would only blur. */
const MOST_FLAMES = 6;

const DISCARD: TagNodes = {
  b: (inner) => <b>{inner}</b>,
  small: (inner) => <small>{inner}</small>,
  hidden: (inner) => <span className="visually-hidden">{inner}</span>,
};

/** The counters for Engine, draw pile and discard pile. */
export function Piles({ car, shown }: { car: CarView; shown: readonly HeatEvent[] }): ReactElement {
  const [open, setOpen] = useState(false);
  const piles = pilesAfter(car, shown);
  return (
    <>
      <span className={classes('label', 'visually-hidden-dash', styles.heatPilesLabel)}>{t('piles.label')}</span>
      <div className={styles.heatPiles}>
        <div
          className={classes(styles.heatPile, styles.heatPileEngine, piles.engine === 0 && styles.heatPileEmpty)}
          {...readable('pile.engine', undefined, { now: piles.engine })}
        >
          <b>
            <Flame size={24} aria-hidden="true" />
            {piles.engine}
          </b>
          <small>{t('piles.engine')}</small>
        </div>
        <div className={styles.heatPile} {...readable('pile.draw', undefined, { now: piles.draw })}>
          <b>{piles.draw}</b>
          <small>{t('piles.draw')}</small>
        </div>
        <button
          type="button"
          className={classes(styles.heatPile, styles.heatPileOpen)}
          {...part('pile.discard', undefined, { now: piles.discard })}
          onClick={() => setOpen(true)}
        >
          {rich('piles.open', { n: piles.discard }, DISCARD)}
        </button>
        <HeatFlight key={shown.length} seat={car.seat} event={shown.at(-1)} />
      </div>
      <DiscardDialog open={open} cards={car.discard} onClose={() => setOpen(false)} />
    </>
  );
}

/** Flames on their way from Engine to discard pile, or back as a blue puff. */
function HeatFlight({ seat, event }: { seat: Seat; event: HeatEvent | undefined }): ReactElement | null {
  const flow = heatFlow(seat, event);
  if (flow === 0) return null;
  const flames = Array.from({ length: Math.min(MOST_FLAMES, Math.abs(flow)) }, (_, i) => i);
  return (
    <span className={styles.heatFlight} aria-hidden="true">
      {flames.map((i) => (
        <span
          key={i}
          className={flow > 0 ? undefined : styles.heatFlightIn}
          style={{ animationDelay: `calc(${i * 90}ms / var(--speed))` }}
        >
          {flow > 0 ? <Flame size={22} /> : <Snowflake size={20} />}
        </span>
      ))}
    </span>
  );
}

function DiscardDialog(props: { open: boolean; cards: readonly Card[]; onClose(): void }): ReactElement {
  const { open, cards, onClose } = props;
  const sorted = cards.toSorted((a, b) => b - a);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('piles.title')}
      text={t('piles.text', { n: sorted.length })}
      actions={<Button onClick={onClose}>{t('piles.close')}</Button>}
    >
      <div className={styles.heatDiscardList}>
        {drawInOrder(sorted, (card) => (
          <LyingCard card={card} />
        ))}
      </div>
    </Dialog>
  );
}
