// What a person may do in a Storm right now and what is chosen so far: a card, or a suit for a Queen.

import { digitKeys } from '@ui/game/dashboard/open-turn';
import { useKeys } from '@ui/keys';
import { toast } from '@ui/panels/toasts';
import { useState } from 'react';
import type { Card, HavocAction, Suit } from '../../types';
import { cardWords, suitName } from '../texts';
import type { TurnProps } from './turn';

/** The open choice of a Storm; nothing is open while others play. */
export interface StormTurn {
  isOpen: boolean;
  /** A card is asked for. */
  isCard: boolean;
  /** Cards that may be played. */
  legal: readonly Card[];
  /** Position in the hand of the chosen card, or the chosen suit; null: none. */
  chosen: number | null;
  /** Position in the hand of the one card that can be played, where there is exactly one. */
  only: number | null;
  hinted: number | null;
  isDrawHinted: boolean;
  /** Cards of each suit in the hand where a suit is to be called. */
  suits: readonly number[] | null;
  mayDraw: boolean;
  draw: number;
  mustPass: boolean;
  toxic: number;
  playCard(index: number): void;
  drawCards(): void;
  pass(): void;
  callSuit(suit: Suit): void;
  /** What Enter does. */
  confirm(): void;
}

/** The choice of this turn; hand: as it lies on the screen. */
export function useStormTurn(turn: TurnProps<'storm'> | TurnProps<'suit'> | null, hand: readonly Card[]): StormTurn {
  const [wanted, setWanted] = useState<{ ask: number; index: number } | null>(null);
  const choices = turn?.choices ?? null;
  const isOpen = turn !== null && !turn.dim;
  const storm = choices?.kind === 'storm' ? choices : null;
  const suits = choices?.kind === 'suit' ? choices.held : null;
  const legal = storm?.cards ?? [];
  const options = suits ? suits.map((_, suit) => suit) : hand.flatMap((card, i) => (legal.includes(card) ? [i] : []));
  const mine = wanted && wanted.ask === turn?.ask.id && options.includes(wanted.index) ? wanted.index : null;
  const first = suits ? suits.indexOf(Math.max(...suits)) : (options[0] ?? null);
  const chosen = mine ?? first;
  const act = (action: HavocAction) => {
    if (isOpen) turn?.act(action);
  };
  const choose = (index: number) => turn && setWanted({ ask: turn.ask.id, index });
  const result: StormTurn = {
    isOpen,
    isCard: storm !== null && isOpen,
    legal,
    chosen,
    only: !suits && isOpen && options.length === 1 ? (options[0] ?? null) : null,
    hinted: turn?.hint?.type === 'play' ? turn.hint.card : turn?.hint?.type === 'suit' ? turn.hint.suit : null,
    isDrawHinted: turn?.hint?.type === 'draw',
    suits: isOpen ? suits : null,
    mayDraw: storm?.mayDraw ?? false,
    draw: storm?.draw ?? 1,
    mustPass: storm?.pass ?? false,
    toxic: storm?.toxic ?? 0,
    playCard: (index) => {
      const card = hand[index];
      if (card === undefined || !storm || !isOpen) return;
      if (legal.includes(card)) act({ type: 'play', card });
      else toast('bad', troubleWith(card, storm.toxic, storm.suit));
    },
    drawCards: () => storm?.mayDraw && act({ type: 'draw' }),
    pass: () => storm?.pass && act({ type: 'pass' }),
    callSuit: (suit) => suits && act({ type: 'suit', suit }),
    confirm: () => {
      if (suits && chosen !== null) result.callSuit(chosen);
      else if (chosen !== null) result.playCard(chosen);
      else if (storm?.pass) result.pass();
      else result.drawCards();
    },
  };
  const step = (by: number) => () => {
    const at = options.indexOf(chosen ?? -1);
    const next = options.at((at + by) % Math.max(1, options.length));
    if (next !== undefined) choose(next);
  };
  const pick = (index: number) => {
    if (options.includes(index)) choose(index);
    else if (!suits) result.playCard(index);
  };
  useKeys(
    {
      ...digitKeys(pick),
      arrowleft: step(-1),
      arrowright: step(1),
      ...(suits && { arrowup: step(-2), arrowdown: step(2) }),
      d: result.drawCards,
      enter: result.confirm,
    },
    isOpen,
  );
  return result;
}

/** Why a card may not be played now [R14, R16]. */
export function troubleWith(card: Card, toxic: number, suit: Suit): string {
  if (toxic > 0) return `Only a 7 answers a toxic 7: play one or draw ${toxic}.`;
  return `${cardWords(card)} does not match: ${suitName(suit)}, the same rank or a Queen would.`;
}
