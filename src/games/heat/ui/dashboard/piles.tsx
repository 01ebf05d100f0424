// Engine, draw pile and discard pile of the own car; the discard pile opens. Heat flies between them when it is paid.

import type { Seat } from '@core/contract';
import { Button } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Dialog } from '@ui/panels/dialog';
import { Flame, Snowflake } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { Card, CarView, HeatEvent } from '../../types';
import { count } from '../texts';
import { LyingCard } from './heat-card';
import { heatFlow, pilesAfter } from './shown';

/** At most so many flames fly at once; more would only blur. */
const MOST_FLAMES = 6;

/** The three counters. */
export function Piles({ car, shown }: { car: CarView; shown: readonly HeatEvent[] }): ReactElement {
  const [open, setOpen] = useState(false);
  const piles = pilesAfter(car, shown);
  return (
    <>
      <span className="label heat-piles-label">Engine and deck</span>
      <div className="heat-piles">
        <div className={classes('heat-pile', 'heat-pile-engine', piles.engine === 0 && 'heat-pile-empty')}>
          <b>
            <Flame size={24} aria-hidden="true" />
            {piles.engine}
          </b>
          <small>Engine</small>
        </div>
        <div className="heat-pile">
          <b>{piles.draw}</b>
          <small>Draw</small>
        </div>
        <button type="button" className="heat-pile heat-pile-open" onClick={() => setOpen(true)}>
          <b>{piles.discard}</b>
          <small>Discard</small>
          <span className="hidden-text"> pile: show its cards</span>
        </button>
        <HeatFlight key={shown.length} seat={car.seat} event={shown.at(-1)} />
      </div>
      <DiscardDialog open={open} cards={car.discard} onClose={() => setOpen(false)} />
    </>
  );
}

/** Flames on their way from engine to discard pile, or back as a blue puff. */
function HeatFlight({ seat, event }: { seat: Seat; event: HeatEvent | undefined }): ReactElement | null {
  const flow = heatFlow(seat, event);
  if (flow === 0) return null;
  const flames = Array.from({ length: Math.min(MOST_FLAMES, Math.abs(flow)) }, (_, i) => i);
  return (
    <span className="heat-flight" aria-hidden="true">
      {flames.map((i) => (
        <span
          key={i}
          className={flow > 0 ? 'heat-flight-out' : 'heat-flight-in'}
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
      title="Discard pile"
      text={sorted.length === 0 ? 'No cards yet.' : `${count(sorted.length, 'card')}, open to everybody.`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className="heat-discard-list">
        {sorted.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are equal
          <LyingCard key={i} card={card} />
        ))}
      </div>
    </Dialog>
  );
}
