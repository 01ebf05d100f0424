// The choice of a lane on the grid row: four tiles, or the circles on the board.

import { ChoiceGroup } from '@ui/game/dashboard/choices';
import { digitKeys, useTarget } from '@ui/game/dashboard/open-turn';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { MainButton } from '@ui/panels/main-button';
import { nameOf } from '@ui/phrases';
import { play } from '@ui/sound/sound';
import { usePreview, usePrompt } from '@ui/use-preview';
import { type ReactElement, useState } from 'react';
import { cellAt, GRID_POSITION, LANES } from '../../data/track';
import { readTarget } from '../board/preview';
import { Column } from './column';
import type { TurnProps } from './turn';

const LANE_WORDS = [
  '',
  'inside, beside the pit lane',
  'free on both sides',
  'free on both sides',
  'outside, along the wall',
] as const;

/** The lane turn (R36). */
export function LaneTurn(props: TurnProps<'lane'>): ReactElement {
  const { ask, choices, table, seats, dim, hint, act } = props;
  const { free } = choices;
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = wanted ?? free[0] ?? 1;
  const choose = (lane: number) => {
    if (!free.includes(lane)) return;
    play('click');
    setWanted(lane);
  };
  // As with a card of the Storm, a click takes; keys choose first.
  const take = (lane: number) => {
    if (dim || !free.includes(lane)) return;
    play('confirm');
    act({ type: 'lane', lane });
  };
  useTarget(props, (key) => {
    const spot = readTarget(key);
    if (spot?.kind === 'lane') take(spot.lane);
  });
  const step = (by: number) => () => {
    const next = free.at((free.indexOf(chosen) + by) % free.length);
    if (next !== undefined) choose(next);
  };
  const confirm = () => act({ type: 'lane', lane: chosen });
  useKeys(
    {
      ...digitKeys((index) => choose(index + 1)),
      arrowleft: step(-1),
      arrowright: step(1),
      arrowup: step(-1),
      arrowdown: step(1),
      enter: confirm,
    },
    !dim,
  );
  usePreview(props.preview, { kind: 'lanes', seat: ask.seat, free, chosen });
  usePrompt(props.prompt, null);
  return (
    <Column
      head="Choose a lane"
      dim={dim}
      ask={ask.id}
      note="A click takes the lane. Every lane has 96 positions: outside is no longer than inside."
      main={
        <MainButton onClick={confirm} hinted={hint?.type === 'lane' && hint.lane === chosen}>
          Take lane {chosen}
        </MainButton>
      }
    >
      <ChoiceGroup name="Lanes" className="hv-lanes">
        {Array.from({ length: LANES }, (_, i) => i + 1).map((lane) => {
          const by = table.view.cars.find((car) => car.at === cellAt(lane, GRID_POSITION));
          return (
            <button
              key={lane}
              type="button"
              className={classes(
                'hv-tile',
                chosen === lane && 'hv-tile-on',
                hint?.type === 'lane' && hint.lane === lane && 'hv-hinted',
              )}
              aria-pressed={chosen === lane}
              disabled={!free.includes(lane)}
              data-enter="screen"
              onClick={() => take(lane)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && free.includes(lane) && setWanted(lane)}
              onFocus={() => setWanted(lane)}
            >
              <b>Lane {lane}</b>
              <small>{by ? nameOf(seats, by.seat) : LANE_WORDS[lane]}</small>
            </button>
          );
        })}
      </ChoiceGroup>
    </Column>
  );
}
