// Placing coins: pick one up, then choose a cell on the board or with the arrow keys.

import { MainButton } from '@ui/controls/main-button';
import { drawInOrder } from '@ui/draw-in-order';
import { digitKeys, proposed, useTaken, useTarget } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import { usePreview, usePrompt } from '@ui/use-preview';
import { type CSSProperties, type ReactElement, useCallback, useEffect, useState } from 'react';
import { COINS, coinSign } from '../../../data/coins';
import { COIN_SCALE } from '../../../data/timings';
import { readTarget } from '../../../narration/preview';
import { coinSpoken, placeOf, placeText } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { Coin, Space } from '../../../types';
import { coinPicture } from '../../board';
import { Piece } from '../../cards/picture';
import { offerCoins } from '../../coin-choice';
import { nextCell } from '../../places';
import type { TurnProps } from '../turn';
import styles from './coin-turn.module.css';
import { Column } from './column';
import { Tile } from './tile';

/** The coin turn (R42 to R47). */
export function CoinTurn(props: TurnProps<'coin'>): ReactElement {
  const { ask: decision, choices, dim, hint } = props;
  const { coins, cells, zones } = choices;
  const { index, coin, at, isHinted, choose, walk, place } = useCoinChoice(props);
  usePreview(props.preview, { kind: 'coin', seat: decision.seat, coin, cells, zones, chosen: at });
  const sign = coin === null ? '' : coinSign(coin);
  usePrompt(props.prompt, at === null || coin === null ? null : t('coin.chosen', { coin: sign, ...placeOf(at) }));
  return (
    <Column
      head={t('prompt.coin', { n: coins.length })}
      dim={dim}
      ask={decision.id}
      note={t('coin.note')}
      main={
        <MainButton
          onClick={place}
          barred={at === null || coin === null ? t('coin.choose.why') : null}
          hinted={isHinted}
        >
          {at === null || coin === null ? t('coin.choose') : t('coin.place', { coin: sign })}
        </MainButton>
      }
    >
      <CoinTiles coins={coins} index={index} hinted={hint?.type === 'coin' ? hint.coin : null} onChoose={choose} />
      <CellWalk at={at} walk={walk} />
    </Column>
  );
}

/** The coin picked up, and the cell chosen for it. walk: moves to the next cell across or along the lanes. */
interface CoinChoice {
  index: number | null;
  coin: Coin | null;
  at: Space | null;
  isHinted: boolean;
  choose(index: number): void;
  walk(lanes: number, positions: number): () => void;
  place(): void;
}

function useCoinChoice({
  ask: decision,
  choices,
  table,
  dim,
  hint,
  proposes,
  taken,
  act,
  target,
  takeTarget,
}: TurnProps<'coin'>): CoinChoice {
  const { coins, cells } = choices;
  const [wanted, setWanted] = useState<number | null>(null);
  const [at, setAt] = useState<Space | null>(null);
  const index = proposed({ proposes }, wanted, 0);
  const coin = index === null ? null : (coins[index] ?? coins[0] ?? null);
  const hinted = hint?.type === 'coin' ? hint : null;
  const choose = useCallback((next: number) => next < coins.length && setWanted(next), [coins.length]);
  const place = () => {
    if (coin !== null && at !== null) act({ type: 'coin', coin, at });
  };
  useEffect(() => {
    offerCoins({ chosen: dim ? null : index, choose });
    return () => offerCoins(null);
  }, [index, choose, dim]);
  const press = usePress(at, setAt, place);
  useTarget({ target, takeTarget }, (key) => {
    const spot = readTarget(key);
    if (spot?.kind === 'cell' && cells.includes(spot.at)) press(spot.at);
  });
  // Accepts a hint: takes its coin and chooses its cell.
  useTaken(taken, (action) => {
    if (action.type !== 'coin') return;
    setWanted(coins.indexOf(action.coin));
    setAt(action.at);
  });
  const own = table.view.cars[decision.seat]?.at ?? -1;
  const walk = (lanes: number, positions: number) => () => setAt(nextCell(cells, at, own, lanes, positions));
  useKeys(
    {
      ...digitKeys(choose),
      arrowright: walk(0, 1),
      arrowleft: walk(0, -1),
      arrowup: walk(-1, 0),
      arrowdown: walk(1, 0),
      enter: place,
    },
    !dim,
  );
  return {
    index,
    coin,
    at,
    isHinted: hinted !== null && hinted.at === at && hinted.coin === coin,
    choose,
    walk,
    place,
  };
}

/** The coins in hand; the one picked up is larger. */
function CoinTiles(props: {
  coins: readonly Coin[];
  index: number | null;
  hinted: Coin | null;
  onChoose(index: number): void;
}): ReactElement {
  return (
    <fieldset
      className={styles.coinTiles}
      aria-label={t('coin.tiles')}
      data-teach="coins"
      style={{ '--grow': COIN_SCALE } as CSSProperties}
    >
      {drawInOrder(props.coins, (one, i) => (
        <Tile
          className={styles.coinTile}
          isChosen={props.index === i}
          isHinted={props.hinted === one && props.coins.indexOf(one) === i}
          teach={`coin.${COINS[one]?.id}`}
          onPress={() => props.onChoose(i)}
        >
          <Piece picture={coinPicture(one)} />
          <small>{coinSpoken(one)}</small>
        </Tile>
      ))}
    </fieldset>
  );
}

const STEPS = [
  { to: 'coin.back', teach: 'back', sign: '−', lanes: 0, positions: -1 },
  { to: 'coin.forward', teach: 'forward', sign: '+', lanes: 0, positions: 1 },
  { to: 'coin.across', teach: 'lane', sign: null, lanes: 1, positions: 0 },
] as const;

/** The chosen cell, and buttons for the next one. */
function CellWalk({ at, walk }: Pick<CoinChoice, 'at' | 'walk'>): ReactElement {
  return (
    <fieldset className={styles.coinWalk} aria-label={t('coin.cell')} data-teach="walk">
      <p>
        <small className="label">{t('coin.cell')}</small>
        <b>{at === null ? t('coin.noCell') : placeText(at)}</b>
      </p>
      {STEPS.map(({ to, teach, sign, lanes, positions }) => (
        <button
          key={to}
          type="button"
          className="button button-plain"
          onClick={walk(lanes, positions)}
          aria-label={t(to)}
          data-teach={`walk.${teach}`}
          data-enter="screen"
        >
          {sign ?? t('coin.lane')}
        </button>
      ))}
    </fieldset>
  );
}
