// The Dealer Selection: 18 cards face down on the felt; a flipped card turns over and flies to its player's card.

import { MainButton } from '@ui/controls/main-button';
import { drawInOrder } from '@ui/draw-in-order';
import { useTaken } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { useKeptElements } from '@ui/render/keep';
import { playSound } from '@ui/sound/sound';
import { t as general } from '@ui/text/t';
import { off } from '@ui/why/off';
import { type CSSProperties, type ReactElement, useEffect, useState } from 'react';
import { DEALER_GRID } from '../../../data/coins';
import { cardSpoken } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { HavocAction } from '../../../types';
import { backPicture, cardPicture } from '../../art/cards';
import { Piece } from '../../cards/picture';
import { gridSpot } from '../../cards/spots';
import type { HavocTable } from '../../table';
import type { TurnProps } from '../turn';
import { cardTable, TABLE_BUTTONS, TableCaption } from './card-table';
import styles from './dealer-table.module.css';

export interface DealerTableProps {
  table: HavocTable;
  /** The cards are on the table. */
  dealt?: boolean;
  /** Null while others flip. */
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
  const press = usePress(chosen, setWanted, flip);
  useTaken(turn?.taken ?? null, (action) => action.type === 'pick' && setWanted(action.place));
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
  const isDealing = now?.type === 'dealerGridDealt';
  const flipped = now?.type === 'dealerCardFlipped' ? now.place : null;
  useEffect(() => {
    if (flipped !== null) playSound('cardFlip');
  }, [flipped]);
  const children = (
    <>
      <div className={classes(styles.dealerGrid, !dealt && styles.dealerGridBare, isDealing && styles.dealerGridDealt)}>
        {drawInOrder(view.grid, ({ card, by }, place) => {
          const isFree = by === null && places.includes(place);
          return (
            <span className={styles.dealerPlace} {...gridSpot(place)} style={{ '--i': place } as CSSProperties}>
              {card === null ? (
                <button
                  type="button"
                  className={classes(
                    styles.dealerCard,
                    chosen === place && isOpen && styles.dealerCardLit,
                    hinted === place && 'hinted',
                  )}
                  aria-label={t('dealer.card', { place: place + 1 })}
                  aria-pressed={chosen === place && isOpen}
                  {...off(!isFree && general('idle.notYours'))}
                  data-enter="screen"
                  onClick={() => {
                    playSound('click');
                    press(place);
                  }}
                >
                  <Piece picture={backPicture()} />
                </button>
              ) : (
                flipped === place && (
                  <span className={styles.dealerFlip}>
                    <Piece className={styles.dealerFlipBack} picture={backPicture()} />
                    <Piece className={styles.dealerFlipFace} picture={cardPicture(card)} />
                    <span className="visually-hidden">{cardSpoken(card)}</span>
                  </span>
                )
              )}
            </span>
          );
        })}
      </div>
      <TableCaption>{t('dealer.caption')}</TableCaption>
      <div className={TABLE_BUTTONS}>
        <MainButton onClick={() => flip(chosen)} barred={isOpen ? null : general('idle.notYours')}>
          {isOpen ? t('dealer.flip') : general('idle.wait')}
        </MainButton>
      </div>
    </>
  );
  return useKeptElements(cardTable({ className: styles.dealerTable, ask: turn?.ask.id, isShut: !isOpen, children }));
}

function placeOf(hint: HavocAction | null): number | null {
  return hint?.type === 'pick' ? hint.place : null;
}

/** The next face-down card in a direction, wrapping around the grid. */
export function nextPlace(places: readonly number[], from: number, by: number): number {
  const all = DEALER_GRID.cards;
  for (let n = 1; n <= all; n++) {
    const place = (((from + n * by) % all) + all) % all;
    if (places.includes(place)) return place;
  }
  return from;
}
