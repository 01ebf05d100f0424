// The cards on the draft mat, face up to be read, chosen and taken, and the empty places of taken ones.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import { drawInOrder } from '@ui/draw-in-order';
import { shortcutOf } from '@ui/key-names';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { carNumber } from '@ui/seat-car';
import { type CSSProperties, type KeyboardEvent, type ReactElement, useRef } from 'react';
import { cardOf } from '../../data/cards';
import { cardTitle } from '../../narration/card-names';
import { cardSpoken } from '../../narration/symbol-text';
import { t } from '../../text/t';
import type { Card } from '../../types';
import { carPicture } from '../board/picture';
import { CardFace } from '../cards/card-face';
import { CardIcon } from '../cards/symbol-tile';
import styles from './draft-mat.module.css';

/** From this many cards on there are five columns. */
const WIDE = 8;
/** A touch counts as held after this long, ms. */
const HOLD = 400;

export interface DraftMatProps {
  /** The draft round; a new one deals new cards. */
  round: number;
  places: readonly { card: Card; by: Seat | null }[];
  seats: readonly SeatInfo[];
  chosen: number | null;
  looked: number | null;
  hinted: Card | null;
  /** Whether cards can be chosen; otherwise they can only be read. */
  isOpen: boolean;
  onLook(place: number | null): void;
  onChoose(place: number): void;
  onTake(place: number): void;
}

/** The mat with this round's cards. */
export function DraftMat(props: DraftMatProps): ReactElement {
  const { round, places } = props;
  const columns = places.length > WIDE ? 5 : 4;
  return (
    <fieldset className="named-only" aria-label={t('draft.mat', { round })} onKeyDown={moveOnMat}>
      <div className={styles.draftMat}>
        <div
          className={styles.draftCards}
          key={round}
          style={{ '--columns': columns, '--rows': Math.ceil(places.length / columns) } as CSSProperties}
        >
          {drawInOrder(places, ({ card, by }, place) => (
            <span className={styles.draftPlace} data-place={place} style={{ '--i': place } as CSSProperties}>
              {by === null ? (
                <MatCard {...props} card={card} place={place} />
              ) : (
                <TakenPlace card={card} by={by} seats={props.seats} />
              )}
            </span>
          ))}
        </div>
      </div>
    </fieldset>
  );
}

function MatCard(props: DraftMatProps & { card: Card; place: number }): ReactElement {
  const { card, place, chosen, looked, hinted, isOpen, onLook, onChoose, onTake } = props;
  const timer = useRef(0);
  const held = useRef<boolean>(false);
  const isChosen = chosen === place;
  const release = () => window.clearTimeout(timer.current);
  return (
    <button
      type="button"
      className={classes(
        styles.draftCard,
        isChosen && styles.draftCardChosen,
        looked === place && styles.draftCardLooked,
        hinted === card && styles.draftCardHinted,
      )}
      aria-pressed={isChosen}
      aria-keyshortcuts={shortcutOf(String(place + 1))}
      data-enter="screen"
      onPointerEnter={(event) => event.pointerType === 'mouse' && onLook(place)}
      // A card dealt under a resting pointer is entered before it is face up, so the next move reads it.
      onPointerMove={(event) => event.pointerType === 'mouse' && onLook(place)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onLook(null)}
      onFocus={() => onLook(place)}
      onBlur={() => onLook(null)}
      onPointerDown={(event) => {
        held.current = false;
        if (event.pointerType === 'mouse') return;
        // Holding a card reads it; only a tap chooses it.
        timer.current = window.setTimeout(() => {
          held.current = true;
          onLook(place);
        }, HOLD);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onClick={(event) => {
        if (held.current) return;
        // The second click of two: the first has chosen it.
        if (isOpen && isChosen && event.detail === 2) onTake(place);
        else onChoose(place);
      }}
    >
      <span className="visually-hidden">
        {isChosen ? t('draft.card.chosen', { card: cardSpoken(card) }) : cardSpoken(card)}
      </span>
      <CardFace card={card} />
    </button>
  );
}

/** The place of a taken card: its type, its speed, and who has it now. */
function TakenPlace({ card, by, seats }: { card: Card; by: Seat; seats: readonly SeatInfo[] }): ReactElement {
  const face = cardOf(card);
  const info = seats.find(({ seat }) => seat === by);
  return (
    <span className={styles.draftTaken}>
      <CardIcon card={card} size={34} />
      <b>{cardTitle(card)}</b>
      {face.values.length > 0 && <span className={styles.draftTakenSpeed}>{face.values.join(' / ')}</span>}
      <span className={styles.draftTakenBy}>
        {info && <img src={pictureUrl(carPicture(info.colour, carNumber(by)))} alt="" />}
        <span>{t('draft.taken', { name: nameOf(seats, by) })}</span>
      </span>
    </span>
  );
}

/** Moves the focus with the arrow keys by rows and columns. */
function moveOnMat(event: KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !cards.includes(from)) return;
  const here = from.getBoundingClientRect();
  const sideways = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const upright = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (sideways === 0 && upright === 0) return;
  event.preventDefault();
  const next = sideways !== 0 ? cards[cards.indexOf(from) + sideways] : nearest(cards, here, upright);
  next?.focus();
}

/** The card above or below whose middle is closest. */
function nearest(cards: readonly HTMLElement[], here: DOMRect, upright: number): HTMLElement | undefined {
  const middle = here.left + here.width / 2;
  const away = (card: HTMLElement) => {
    const box = card.getBoundingClientRect();
    const rows = Math.abs(box.top - here.top) / here.height;
    return Math.abs(box.left + box.width / 2 - middle) + rows * 4 * here.width;
  };
  return cards
    .filter((card) => (card.getBoundingClientRect().top - here.top) * upright > here.height / 2)
    .sort((a, b) => away(a) - away(b))[0];
}
