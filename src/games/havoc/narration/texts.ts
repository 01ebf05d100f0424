// Havoc Speedway's texts that several screens share: names of levels and figures, cards, coins and places, and the values
// that messages need of them.

import { BOT_IDS } from '@core/contract';
import { circuitNames, type FigureNames, figure, type LevelNames, levelNamesBy } from '@narration/names';
import { CARDS, cardSign, SUITS } from '../data/cards';
import { BADGES, COINS, coinSign, LANE_FACES, TOW } from '../data/coins';
import { OVAL } from '../data/oval';
import { isInPit, isOnPitLane, LANE_OF, POSITION_OF } from '../data/track';
import { t } from '../text/t';
import type { Card, Coin, Space, Suit } from '../types';

/** The names of the AI drivers' levels (S8). */
export function levelNames(): LevelNames {
  return levelNamesBy(BOT_IDS, (id) => t(`level.${id}`));
}

/** The names of the figures in statistics. */
export function figureNames(): FigureNames {
  return {
    turns: figure(t('figure.turns'), (n) => t('figure.turns.count', { n })),
    stormsWon: figure(t('figure.stormsWon')),
    coinsPlaced: figure(t('figure.coinsPlaced')),
    ownTriggered: figure(t('figure.ownTriggered')),
    othersTriggered: figure(t('figure.othersTriggered')),
    tows: figure(t('figure.tows')),
    crashes: figure(t('figure.crashes')),
    coinLosses: figure(t('figure.coinLosses')),
  };
}

/** The oval's name; its id for any other circuit. */
export const { circuitName } = circuitNames('havoc', { [OVAL.id]: OVAL.words.en });

/** '9♥' for a card. */
export function cardText(card: Card): string {
  return cardSign(card) || t('card.unknown');
}

/** 'Queen of hearts' for screen readers: rank and suit as text. */
export function cardSpoken(card: Card): string {
  const design = CARDS[card];
  return design ? t('card.spoken', { rank: design.rank, suit: suitId(design.suit) }) : t('card.unknown');
}

/** 'hearts' for a suit, as a message value. */
export function suitId(suit: Suit): string {
  return SUITS[suit]?.id ?? '';
}

/** '+3', '−4' or 'tow' for a coin. */
export function coinText(coin: Coin): string {
  return t('coin', { coin: coinSign(coin) });
}

/** A coin's effect, as a value for screen reader messages. */
export function coinMove(coin: Coin): { kind: 'tow' | 'back' | 'forward'; steps: number } {
  const move = COINS[coin]?.move ?? 0;
  return { kind: coin === TOW ? 'tow' : move < 0 ? 'back' : 'forward', steps: Math.abs(move) };
}

/** 'Forward 2', 'Back 4' or 'Tow' for a coin, for screen readers. */
export function coinSpoken(coin: Coin): string {
  return t('coin.spoken', coinMove(coin));
}

/** A space as a message value. lane: 0 off the track. */
export function placeOf(space: Space | -1): {
  place: 'off' | 'pit' | 'pitLane' | 'track';
  lane: number;
  position: number;
} {
  const at = { lane: LANE_OF[space] ?? 0, position: POSITION_OF[space] ?? 0 };
  if (space < 0) return { place: 'off', ...at };
  return { place: isInPit(space) ? 'pit' : isOnPitLane(space) ? 'pitLane' : 'track', ...at };
}

/** 'lane 2, position 96', 'pit lane 3', 'the pit'. */
export function placeText(space: Space | -1): string {
  return t('place', placeOf(space));
}

/** '1st' for a badge, 1-based; empty if there is none. */
export function badgeText(badge: number): string {
  return badge > 0 && badge <= BADGES.length ? t('badge', { place: badge }) : '';
}

/** A face of the lane-change die as a message value: direction, and most lanes. */
export function faceOf(symbol: string | null): { side: 'left' | 'right' | 'none'; steps: number } {
  const face = LANE_FACES.find((one) => one.symbol === symbol);
  if (!face || face.side === 0) return { side: 'none', steps: 0 };
  return { side: face.side < 0 ? 'left' : 'right', steps: face.steps };
}
