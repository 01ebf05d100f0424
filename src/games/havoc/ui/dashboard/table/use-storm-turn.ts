// What a player may do in a Storm right now, and the choice so far: a card, or a suit for a Queen.

import { digitKeys, proposed, useTaken } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import { t as general } from '@ui/text/t';
import type { Why } from '@ui/why/off';
import { refuse } from '@ui/why/refusals';
import { useState } from 'react';
import { CARDS } from '../../../data/cards';
import { cardText, suitId } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { Card, HavocAction, Suit } from '../../../types';
import { handCard } from '../../cards/spots';
import type { TurnProps } from '../turn';

/** The open choice of a Storm; nothing is open while others play. */
export interface StormTurn {
  isOpen: boolean;
  /** A choice is possible, but nothing is chosen or proposed. */
  isBlank: boolean;
  /** The decision is a card. */
  isCard: boolean;
  /** Playable cards. */
  legal: readonly Card[];
  /** Position in the hand of the chosen card, or the chosen suit; null: none. */
  chosen: number | null;
  /** Position in the hand of the only playable card, if there is exactly one. */
  only: number | null;
  hinted: number | null;
  isDrawHinted: boolean;
  /** Cards of each suit in the hand if a suit is to be called. */
  suits: readonly number[] | null;
  mayDraw: boolean;
  draw: number;
  mustPass: boolean;
  toxic: number;
  /** Why a card of the hand is not playable now. */
  troubleWith(card: Card): Why;
  playCard(index: number): void;
  drawCards(): void;
  pass(): void;
  /** A press on a suit, which first chooses it. */
  pressSuit(suit: Suit): void;
  /** The action of Enter. */
  confirm(): void;
}

/** The choice of this turn; hand: in screen order. */
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
  // A lesson, too, proposes the only playable card.
  const proposes = turn?.proposes !== false || (!suits && options.length === 1);
  const chosen = proposed({ proposes }, mine, first);
  const act = (action: HavocAction) => {
    if (isOpen) turn?.act(action);
  };
  const choose = (index: number) => turn && setWanted({ ask: turn.ask.id, index });
  const callSuit = (suit: Suit) => suits && act({ type: 'suit', suit });
  const pressSuit = usePress(mine, choose, callSuit);
  useTaken<HavocAction>(turn?.taken ?? null, (action) => {
    if (action.type === 'play' && hand.includes(action.card)) choose(hand.indexOf(action.card));
    if (action.type === 'suit') choose(action.suit);
  });
  const result: StormTurn = {
    isOpen,
    isBlank: isOpen && chosen === null && options.length > 0,
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
    troubleWith: (card) => {
      if (storm) return troubleWith(card, storm, turn?.table.view.pile.at(-1) ?? -1);
      return { text: suits ? t('breach.wrong-ask', { asked: 'suit' }) : general('idle.notYours') };
    },
    playCard: (index) => {
      const card = hand[index];
      if (card === undefined || !storm || !isOpen) return;
      if (legal.includes(card)) act({ type: 'play', card });
      else refuse(result.troubleWith(card), handCard(card));
    },
    drawCards: () => storm?.mayDraw && act({ type: 'draw' }),
    pass: () => storm?.pass && act({ type: 'pass' }),
    pressSuit,
    confirm: () => {
      if (suits && chosen !== null) callSuit(chosen);
      else if (chosen !== null) result.playCard(chosen);
      else if (storm?.pass) result.pass();
      else if (options.length === 0) result.drawCards();
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

/** Why a card may not be played now [R14, R16]. top: the card on the pile. */
export function troubleWith(
  card: Card,
  { toxic, suit, draw, mayDraw }: Pick<TurnProps<'storm'>['choices'], 'toxic' | 'suit' | 'draw' | 'mayDraw'>,
  top: Card,
): Why {
  if (toxic > 0) return { text: t('breach.toxic-seven', { draw }), about: 'breach.toxic-seven' };
  const rank = CARDS[top]?.rank ?? '';
  const match = { card: cardText(card), suit: suitId(suit), rank, draw: mayDraw ? draw : 0 };
  return { text: t('breach.card-no-match', match), about: 'breach.card-no-match' };
}
