// The cards of a turn in which symbols count: what lies in front of the driver with its symbols, and the hand, all whole.

import { moveFocus } from '@ui/keys';
import { toast } from '@ui/panels/toasts';
import { Tip } from '@ui/panels/tooltip';
import type { CSSProperties, ReactElement } from 'react';
import { cardOf } from '../../data/cards';
import type { Card, CarView, HeatView, OwnView } from '../../types';
import { symbolsInUse, symbolWords } from '../symbols';
import { cardName } from '../texts';
import { shownOrder } from './hand';
import { CardFront } from './heat-card';

export interface StripsProps {
  view: HeatView;
  car: CarView;
  own: OwnView;
  /** Why a card of the hand cannot be used now. */
  why(card: Card): string;
}

/** Played cards over the hand. */
export function Strips({ view, car, own, why }: StripsProps): ReactElement {
  const hand = shownOrder(own.hand).map((slot) => own.hand[slot] ?? 0);
  return (
    <div className="heat-strips" style={{ '--n': Math.max(4, car.played.length, hand.length) } as CSSProperties}>
      <div className="heat-strip-head">
        <span className="label">Played</span>
        <SymbolList view={view} car={car} />
      </div>
      <Strip label="Played" cards={car.played} why={(card) => `played this turn${withSymbols(card)}`} />
      <div className="heat-strip-head">
        <span className="label">In hand</span>
      </div>
      <Strip label="In hand" cards={hand} why={why} dim />
    </div>
  );
}

/** Over the middle of the dashboard: the symbols of the turn, where there are any. A phone shows them beside the played cards. */
export function SymbolsHead({ text, view, car }: { text: string; view: HeatView; car: CarView }): ReactElement {
  return (
    <>
      {text} <SymbolList view={view} car={car} />
    </>
  );
}

function SymbolList({ view, car }: { view: HeatView; car: CarView }): ReactElement[] {
  return symbolsInUse(view, car).map(({ from, text }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the symbols of a turn keep their places
    <span key={i} className="heat-symbol">
      {from} <b>{text}</b>
    </span>
  ));
}

interface StripProps {
  label: string;
  cards: readonly Card[];
  why(card: Card): string;
  dim?: boolean;
}

function Strip({ label, cards, why, dim = false }: StripProps): ReactElement {
  if (cards.length === 0) return <p className="note heat-strip">None</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className="heat-strip" role="group" aria-label={label} onKeyDown={moveFocus}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are equal
        <StripCard key={i} card={card} words={`${cardName(card)}: ${why(card)}`} dim={dim} />
      ))}
    </div>
  );
}

function StripCard({ card, words, dim }: { card: Card; words: string; dim: boolean }): ReactElement {
  return (
    <Tip text={words}>
      <button
        type="button"
        className={`heat-card heat-card-${cardOf(card).kind}${dim ? ' heat-card-dim' : ''}`}
        aria-label={words}
        aria-disabled="true"
        data-enter="screen"
        data-hold={words}
        onClick={() => toast('info', words)}
      >
        <CardFront card={card} />
      </button>
    </Tip>
  );
}

function withSymbols(card: Card): string {
  const words = symbolWords(card);
  return words === '' ? '' : `, with ${words}`;
}
