// The Dealer Selection: 18 cards face down on the felt; a flipped one turns over and flies to its player's card.

import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { MainButton } from '@ui/panels/main-button';
import { play } from '@ui/sound/sound';
import { type CSSProperties, type ReactElement, useEffect, useState } from 'react';
import { DEALER_GRID } from '../../data/coins';
import type { HavocAction } from '../../types';
import { backPicture, cardPicture } from '../art/cards';
import { Piece } from '../cards/picture';
import type { Table } from '../table';
import { cardSpoken } from '../texts';
import type { TurnProps } from './turn';

export interface DealerTableProps {
  table: Table;
  /** The cards lie on the felt. */
  dealt?: boolean;
  /** Null while others pick. */
  turn: TurnProps<'pick'> | null;
}

/** The grid of the Dealer Selection (R3 to R6). */
export function DealerTable({ table, dealt = true, turn }: DealerTableProps): ReactElement {
  const { view, now } = table;
  const places = turn?.choices.places ?? [];
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = wanted !== null && places.includes(wanted) ? wanted : (places[0] ?? null);
  const hinted = placeOf(turn?.hint ?? null);
  const isOpen = turn !== null && !turn.dim;
  const flip = (place: number | null) => place !== null && isOpen && turn?.act({ type: 'pick', place });
  const step = (by: number) => () => setWanted(nextPlace(places, chosen ?? 0, by));
  useKeys(
    {
      arrowleft: step(-1),
      arrowright: step(1),
      arrowup: step(-DEALER_GRID.columns),
      arrowdown: step(DEALER_GRID.columns),
      enter: () => flip(chosen),
    },
    isOpen,
  );
  const flipped = now?.type === 'dealerCardFlipped' ? now.place : null;
  useEffect(() => {
    if (flipped !== null) play('cardFlip');
  }, [flipped]);
  return (
    <section className="hv-table hv-dealing" aria-label="Your dashboard" data-ask={turn?.ask.id} inert={!isOpen}>
      <Felt />
      <div className={classes('hv-grid', !dealt && 'hv-grid-bare', now?.type === 'dealerGridDealt' && 'hv-grid-dealt')}>
        {view.grid.map(({ card, by }, place) => {
          const isFree = by === null && places.includes(place);
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: places of the grid
              key={place}
              className="hv-place"
              data-hv-place={place}
              style={{ '--i': place } as CSSProperties}
            >
              {card === null ? (
                <button
                  type="button"
                  className={classes(
                    'hv-grid-card',
                    chosen === place && isOpen && 'hv-lit',
                    hinted === place && 'hv-hinted',
                  )}
                  aria-label={`Card ${place + 1}, face down`}
                  aria-pressed={chosen === place && isOpen}
                  disabled={!isFree}
                  data-enter="screen"
                  onClick={() => flip(place)}
                >
                  <Piece picture={backPicture()} />
                </button>
              ) : (
                flipped === place && (
                  <span className="hv-flip">
                    <Piece className="hv-flip-back" picture={backPicture()} />
                    <Piece className="hv-flip-face" picture={cardPicture(card)} />
                    <span className="hidden-text">{cardSpoken(card)}</span>
                  </span>
                )
              )}
            </span>
          );
        })}
      </div>
      <p className="hv-caption label">The lowest card deals · 7 is low, Ace is high</p>
      <div className="hv-buttons">
        <MainButton onClick={() => flip(chosen)} barred={isOpen ? null : 'It is not your turn'}>
          {isOpen ? 'Flip this card' : 'Wait'}
        </MainButton>
      </div>
    </section>
  );
}

/** The cloth in its wooden rim. */
export function Felt(): ReactElement {
  return <div className="hv-felt" aria-hidden="true" />;
}

function placeOf(hint: HavocAction | null): number | null {
  return hint?.type === 'pick' ? hint.place : null;
}

/** The next face-down place in a direction, round the grid. */
export function nextPlace(places: readonly number[], from: number, by: number): number {
  const all = DEALER_GRID.cards;
  for (let n = 1; n <= all; n++) {
    const place = (((from + n * by) % all) + all) % all;
    if (places.includes(place)) return place;
  }
  return from;
}
