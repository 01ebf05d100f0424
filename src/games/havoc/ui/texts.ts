// Words of Havoc Speedway: names of drivers, levels, cards, coins and spaces, and small phrases that several panels share.

import { figure, namesIn } from '@ui/game/words/names';
import type { FigureName } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { CARDS, SUITS } from '../data/cards';
import { BADGES, COINS, TOW } from '../data/coins';
import { isInPit, isOnPitLane, LANE_OF, POSITION_OF } from '../data/track';
import type { AskKind, Card, Coin, Space, Stage, Suit } from '../types';

/** Names of AI drivers, taken in order. */
export const DRIVER_NAMES = namesIn('Ada Bruno Clark Grace Ines Tomas Juan Maria');

/** What the levels of AI drivers are called (section 10). */
export const LEVEL_NAMES = { random: 'Random', easy: 'Rookie', medium: 'Racer', hard: 'Ace' } as const;

/** What statistics call the figures. */
export const FIGURE_NAMES: Readonly<Record<string, FigureName>> = {
  turns: figure('Fastest race', 'racing turn', 'racing turns'),
  stormsWon: figure('Storms won'),
  coinsPlaced: figure('Coins placed'),
  ownTriggered: figure('Own coins triggered'),
  othersTriggered: figure("Rivals' coins triggered"),
  tows: figure('Tows'),
  crashes: figure('Crashes'),
  coinLosses: figure('Positions lost to coins'),
};

/** The names above, as the screens ask for them. */
export const names = { driverNames: DRIVER_NAMES, figureNames: FIGURE_NAMES, levelNames: LEVEL_NAMES };

/** What a driver does who has this kind of ask open, after a name. */
export const DOING: Readonly<Record<AskKind, string>> = {
  pick: 'is picking a card',
  storm: 'is playing',
  suit: 'is calling a suit',
  lane: 'is choosing a lane',
  coin: 'is placing coins',
  die: 'is choosing dice',
};

/** Names of the stages. */
export const STAGES: Readonly<Record<Stage, string>> = {
  dealer: 'Dealer',
  storm: 'Storm',
  lanes: 'Lanes',
  coins: 'Coins',
  racing: 'Racing',
  tieBreak: 'Tie-break',
  finished: 'Finished',
};

/** '9♥' of a card. */
export function cardWords(card: Card): string {
  const design = CARDS[card];
  return design ? `${design.rank}${suitSign(design.suit)}` : 'a card';
}

/** 'nine of hearts' for screen readers: rank and suit in words. */
export function cardSpoken(card: Card): string {
  const design = CARDS[card];
  if (!design) return 'a card';
  return `${RANK_WORDS[design.rank] ?? design.rank} of ${suitName(design.suit)}`;
}

const RANK_WORDS: Readonly<Record<string, string>> = { J: 'Jack', Q: 'Queen', K: 'King', A: 'Ace' };

/** '♥' of a suit. */
export function suitSign(suit: Suit): string {
  return SUITS[suit]?.symbol ?? '';
}

/** 'hearts' of a suit. */
export function suitName(suit: Suit): string {
  return SUITS[suit]?.id ?? '';
}

/** '+3', '−4' or 'tow' of a coin. */
export function coinWords(coin: Coin): string {
  if (coin === TOW) return 'tow';
  const move = COINS[coin]?.move ?? 0;
  return move < 0 ? `−${-move}` : `+${move}`;
}

/** 'Forward 2', 'Back 4' or 'Tow' of a coin, for screen readers. */
export function coinSpoken(coin: Coin): string {
  if (coin === TOW) return 'Tow';
  const move = COINS[coin]?.move ?? 0;
  return `${move < 0 ? 'Back' : 'Forward'} ${Math.abs(move)}`;
}

/** 'lane 2, position 96', 'pit lane 3', 'the pit'. */
export function spaceWords(space: Space): string {
  if (space < 0) return 'off the track';
  if (isInPit(space)) return 'the pit';
  if (isOnPitLane(space)) return `pit lane ${POSITION_OF[space] ?? 0}`;
  return `lane ${LANE_OF[space] ?? 0}, position ${POSITION_OF[space] ?? 0}`;
}

/** '1st' of a badge, 1-based. */
export function badgeName(badge: number): string {
  return BADGES[badge - 1] ?? '';
}

/** '1 die', '2 dice'. */
export function diceWords(dice: number): string {
  return count(dice, 'die', 'dice');
}
