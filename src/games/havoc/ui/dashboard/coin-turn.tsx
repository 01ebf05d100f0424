// Placing coins: one is picked up, then a cell is chosen on the board or with the arrow keys.

import { digitKeys } from '@ui/game/dashboard/open-turn';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { MainButton } from '@ui/panels/main-button';
import { count } from '@ui/phrases';
import { play } from '@ui/sound/sound';
import { usePreview, usePrompt } from '@ui/use-preview';
import { type CSSProperties, type ReactElement, useCallback, useEffect, useState } from 'react';
import { COIN_SCALE } from '../../data/timings';
import { coinPicture } from '../board';
import { readTarget } from '../board/preview';
import { Piece } from '../cards/picture';
import { offerCoins } from '../coin-choice';
import { nextCell } from '../places';
import { coinSpoken, coinWords, spaceWords } from '../texts';
import { Column } from './column';
import type { TurnProps } from './turn';

/** The coin turn (R42 to R47). */
export function CoinTurn(props: TurnProps<'coin'>): ReactElement {
  const { ask, choices, table, dim, hint, act, target, takeTarget } = props;
  const { coins, cells, zones } = choices;
  const [wanted, setWanted] = useState<number | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const index = wanted ?? 0;
  const coin = coins[index] ?? coins[0] ?? null;
  const hinted = hint?.type === 'coin' ? hint : null;
  const choose = useCallback((next: number) => next < coins.length && setWanted(next), [coins.length]);
  const place = () => coin !== null && at !== null && act({ type: 'coin', coin, at });
  useEffect(() => {
    offerCoins({ chosen: dim ? null : index, choose });
    return () => offerCoins(null);
  }, [index, choose, dim]);
  useEffect(() => {
    const spot = target === null ? null : readTarget(target);
    if (target !== null) takeTarget();
    if (spot?.kind === 'cell' && cells.includes(spot.at)) setAt(spot.at);
  }, [target, takeTarget, cells]);
  // A hint is taken up: its coin in hand, its cell chosen.
  useEffect(() => {
    if (!hinted) return;
    setWanted(coins.indexOf(hinted.coin));
    setAt(hinted.at);
  }, [hinted, coins]);
  const own = table.view.cars[ask.seat]?.at ?? -1;
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
  usePreview(props.preview, { kind: 'coin', seat: ask.seat, coin, cells, zones, chosen: at });
  usePrompt(props.prompt, at === null ? null : `${coin === null ? '' : coinWords(coin)} on ${spaceWords(at)}`);
  return (
    <Column
      head={`Place ${count(coins.length, 'coin')}`}
      dim={dim}
      ask={ask.id}
      note="Not in the pits, not on a taken cell, not on the six cells in front of a rival."
      main={
        <MainButton
          onClick={place}
          barred={at === null ? 'Choose a cell on the track, or walk there with the arrow keys' : null}
          hinted={hinted !== null && hinted.at === at && hinted.coin === coin}
        >
          {at === null ? 'Choose a cell' : `Place ${coin === null ? '' : coinWords(coin)}`}
        </MainButton>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div
        className="hv-hold"
        role="group"
        aria-label="Coins to place"
        style={{ '--grow': COIN_SCALE } as CSSProperties}
      >
        {coins.map((one, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: equal coins are equal
            key={i}
            type="button"
            className={classes('hv-tile hv-tile-coin', index === i && 'hv-tile-on')}
            aria-pressed={index === i}
            data-enter="screen"
            onClick={() => {
              play('click');
              choose(i);
            }}
          >
            <Piece picture={coinPicture(one)} />
            <small>{coinSpoken(one)}</small>
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div className="hv-walk" role="group" aria-label="Cell">
        <p>
          <small className="label">Cell</small>
          <b>{at === null ? 'none yet' : spaceWords(at)}</b>
        </p>
        <button
          type="button"
          className="button button-plain"
          onClick={walk(0, -1)}
          aria-label="One cell back"
          data-enter="screen"
        >
          −
        </button>
        <button
          type="button"
          className="button button-plain"
          onClick={walk(0, 1)}
          aria-label="One cell forward"
          data-enter="screen"
        >
          +
        </button>
        <button
          type="button"
          className="button button-plain"
          onClick={walk(1, 0)}
          aria-label="Next lane"
          data-enter="screen"
        >
          Lane
        </button>
      </div>
    </Column>
  );
}
