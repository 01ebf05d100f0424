// One card of Heat, face or back: frame, linen, icon, roundel, band. Sizes follow --u, one 96th of the card's width.

import { classes } from '@ui/panels/classes';
import { toast } from '@ui/panels/toasts';
import { Tip } from '@ui/panels/tooltip';
import { Camera, Flame, Snowflake } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { cardOf } from '../../data/cards';
import type { Card } from '../../types';
import { CardIcon, SymbolTile, shortName, sponsorOf } from '../cards/symbol-tile';
import { SYMBOLS, symbolName, symbolsOf } from '../cards/symbol-words';
import type { CardTag } from '../forecast/words';
import { cardName } from '../texts';
import '../cards/card-face.css';
import './heat-card.css';

/** The printed side of a card. */
export function CardFront({ card }: { card: Card }): ReactElement {
  const face = cardOf(card);
  const symbols = symbolsOf(card);
  const sponsor = sponsorOf(card);
  return (
    <span
      className={classes('heat-card-in', symbols.length > 0 && 'heat-card-in-symbols')}
      style={sponsor && ({ '--brand': sponsor.colour } as CSSProperties)}
      aria-hidden="true"
    >
      <span className="heat-card-linen" />
      <span className="heat-card-icon">
        <CardIcon card={card} />
      </span>
      <span className={classes('heat-card-disc', face.values.length > 2 && 'heat-card-long')}>
        {face.kind === 'heat' ? <Flame /> : <b>{printedValue(card)}</b>}
      </span>
      {symbols.length > 0 && (
        <span className={classes('heat-card-symbols', symbols.length > 2 && 'heat-card-symbols-many')}>
          {symbols.map((symbol) => (
            <span key={symbol.key} className="heat-card-symbol">
              <SymbolTile symbol={symbol} />
              <b className="heat-card-symbol-n">
                {symbol.key === 'limit' ? Math.abs(symbol.n) : SYMBOLS[symbol.key].figure(symbol.n)}
              </b>
            </span>
          ))}
        </span>
      )}
      <span className="heat-card-band">
        <span>{bandOf(card)}</span>
      </span>
    </span>
  );
}

/** A card that only lies there. flips: turns from back to face when it appears. */
export function LyingCard(props: { card: Card; flips?: boolean; dim?: boolean; delay?: number }): ReactElement {
  const { card, flips = false, dim = false, delay = 0 } = props;
  return (
    <span
      className={classes(
        'heat-card',
        `heat-card-${cardOf(card).kind}`,
        flips && 'heat-card-flips',
        dim && 'heat-card-dim',
      )}
      style={{ animationDelay: `calc(${delay}ms / var(--speed))` }}
      role="img"
      aria-label={cardName(card)}
    >
      <CardFront card={card} />
      {flips && <span className="heat-card-back" style={{ animationDelay: `calc(${delay}ms / var(--speed))` }} />}
    </span>
  );
}

export interface HandCardProps {
  card: Card;
  /** 1-based order among the chosen ones, 0 = not chosen. */
  order: number;
  /** Shows the order as a number; otherwise a chosen card only rises. */
  numbered: boolean;
  tag: CardTag | null;
  /** Why it cannot be chosen, or why it only lies there; null: it can. */
  barred: string | null;
  hinted: boolean;
  /** The key that chooses it. */
  shortcut: number | null;
  onToggle: (() => void) | null;
  onLook?: ((on: boolean) => void) | undefined;
}

/** A card in the hand, to be chosen. */
export function HandCard(props: HandCardProps): ReactElement {
  const { card, order, numbered, tag, barred, hinted, shortcut, onToggle, onLook } = props;
  const { kind } = cardOf(card);
  const chosen = order > 0;
  const symbols = symbolsOf(card).map(symbolName).join(', ');
  const words = [
    cardName(card),
    symbols,
    chosen && (numbered ? `chosen, number ${order}` : 'chosen'),
    tag && tagWords(tag),
    barred,
  ];
  const button = (
    <button
      type="button"
      className={classes(
        'heat-card',
        'heat-card-held',
        `heat-card-${kind}`,
        chosen && 'heat-card-chosen',
        hinted && 'heat-card-hinted',
        onToggle === null && kind !== 'heat' && 'heat-card-dim',
      )}
      aria-pressed={chosen}
      aria-disabled={onToggle === null || barred !== null}
      aria-keyshortcuts={shortcut === null ? undefined : String(shortcut)}
      data-enter="screen"
      data-hold={words.filter(Boolean).join(', ')}
      onClick={(event) => {
        if (barred !== null) shake(event.currentTarget);
        if (onToggle) onToggle();
        else if (barred !== null) toast('info', `${cardName(card)}: ${barred}`);
      }}
      onPointerEnter={() => onLook?.(true)}
      onPointerLeave={() => onLook?.(false)}
      onFocus={() => onLook?.(true)}
      onBlur={() => onLook?.(false)}
    >
      <span className="hidden-text">{words.filter(Boolean).join(', ')}</span>
      <CardFront card={card} />
      {chosen && numbered && (
        <span className="heat-card-order" aria-hidden="true">
          {order}
        </span>
      )}
      {tag && (
        <span className={classes('heat-card-tag', `heat-card-tag-${tag.look}`)} aria-hidden="true">
          {tag.text}
          <TagMarks tag={tag} />
        </span>
      )}
    </button>
  );
  return barred === null ? button : <Tip text={barred}>{button}</Tip>;
}

/** A tag of more letters is as wide as its card: its marks stand on the card. */
const SHORT_TAG = 8;

/** What a choice brings besides its cost: a sponsorship card, another cooldown. */
function TagMarks({ tag: { text, press, cold } }: { tag: CardTag }): ReactElement | null {
  if (!press && cold === undefined) return null;
  return (
    <span className={classes('heat-card-marks', text.length > SHORT_TAG && 'heat-card-marks-low')}>
      {press && <Camera size={14} />}
      {cold !== undefined && (
        <span className="heat-card-mark">
          <Snowflake size={14} />
          {cold === 1 ? '+1' : '0'}
        </span>
      )}
    </span>
  );
}

/** What a tag says aloud. */
function tagWords({ text, press, cold }: CardTag): string {
  const cooling = cold === undefined ? null : cold === 1 ? 'cooldown plus 1 there' : 'no cooldown there';
  return [text, press && 'wins a sponsorship card', cooling].filter(Boolean).join(', ');
}

/** A refused control shakes twice. */
function shake(element: HTMLElement): void {
  if (document.documentElement.dataset.motion === 'reduced') return;
  const steps = [0, -6, 6, -6, 6, 0].map((x) => ({ translate: `${x}px 0` }));
  element.animate(steps, { duration: 200 });
}

function printedValue(card: Card): string {
  const { kind, values } = cardOf(card);
  if (kind === 'stress') return '+';
  if (values.length > 2) return `${values[0]}–${values.at(-1)}`;
  return values.join('/');
}

function bandOf(card: Card): string {
  const { kind, name } = cardOf(card);
  if (kind === 'speed') return 'Speed';
  if (kind === 'heat') return 'Heat';
  return kind === 'stress' ? 'Stress' : (shortName(card) ?? name);
}
