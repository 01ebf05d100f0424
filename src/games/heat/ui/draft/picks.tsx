// The three slots of a driver's own picks: what is picked, the one to fill now, those to come [R84].

import { useFlight } from '@ui/flight';
import { Lock, Plus } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import type { Card } from '../../types';
import { CardFace } from '../cards/card-face';
import { cardSpoken } from '../cards/symbol-words';

const ROUNDS = [1, 2, 3] as const;
/** A taken card flies to its slot in so long, ms. */
const FLIES = 250;

export interface PicksProps {
  picks: readonly Card[];
  round: number;
  /** Place of the bench from which the last pick comes just now; null: it lay there before. */
  from: number | null;
  title: string;
}

/** The slots. */
export function Picks({ picks, round, from, title }: PicksProps): ReactElement {
  return (
    <section className="hd-picks" aria-label={title}>
      <header className="hd-deck-head">
        <span className="label">
          {title} · {picks.length} of 3
        </span>
        <span className="note hd-picks-note">They replace 0, 5 and Heat</span>
      </header>
      <div className="hd-slots">
        {ROUNDS.map((slot) => {
          const card = picks[slot - 1];
          if (card !== undefined) {
            return <PickedCard key={slot} card={card} from={slot === picks.length ? from : null} />;
          }
          const isNow = slot === picks.length + 1 && slot === round;
          return (
            <span key={slot} className={isNow ? 'hd-slot hd-slot-now' : 'hd-slot'}>
              {isNow ? <Plus size={22} aria-hidden="true" /> : <Lock size={20} aria-hidden="true" />}
              <span>Round {slot}</span>
              {isNow && <span>now</span>}
            </span>
          );
        })}
      </div>
    </section>
  );
}

function PickedCard({ card, from }: { card: Card; from: number | null }): ReactElement {
  const element = useRef<HTMLSpanElement>(null);
  useFlight(element, { from: from === null ? null : `[data-hd-place="${from}"]`, ms: FLIES });
  return (
    <span className="hd-picked" ref={element} role="img" aria-label={cardSpoken(card)}>
      <CardFace card={card} />
    </span>
  );
}
