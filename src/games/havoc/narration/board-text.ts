// Short texts on the board about events.

import { signed } from '@i18n/page';
import { coinSign } from '../data/coins';
import { t } from '../text/t';
import type { Coin, HavocEvent } from '../types';
import { faceOf } from './texts';

type EventOf<T extends HavocEvent['type']> = Extract<HavocEvent, { type: T }>;

/** '+4', '−2'; 'Blocked' for no movement. */
export function moveText({ made, direction }: Pick<EventOf<'pawnMoved'>, 'made' | 'direction'>): string {
  if (made === 0) return '';
  return signed(direction === 'forward' ? made : -made);
}

/** 'Lap 2', 'Last lap'; empty for the first crossing and for the one that ends the race. */
export function lapText({ lap, direction }: Pick<EventOf<'lineCrossed'>, 'lap' | 'direction'>, laps: number): string {
  if (direction === 'backward') return t('caption.lineBack');
  if (lap <= 1 || lap > laps) return '';
  return lap === laps ? t('caption.lastLap') : t('caption.lap', { lap });
}

/** The result of a die: '7', 'Right 2', 'Check engine'. */
export function rollText({ total, symbol }: Pick<EventOf<'dieRolled'>, 'total' | 'symbol'>): string {
  return symbol === null ? String(total) : t('caption.face', faceOf(symbol));
}

/** 'Tow', '+3', '3rd coin: −2' in a chain. */
export function coinCaption(coin: Coin, chain: number): string {
  return t('caption.coin', { chain, coin: coinSign(coin) });
}
