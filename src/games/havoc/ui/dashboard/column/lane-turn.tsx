// The choice of a lane on the grid row: four tiles, or the circles on the board.

import { list, nameOf } from '@narration/phrases';
import { MainButton } from '@ui/controls/main-button';
import { Row } from '@ui/game/controls/row';
import { ChooseButton } from '@ui/game/dashboard/choose-button';
import { digitKeys, proposed, useTaken, useTarget } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import { playSound } from '@ui/sound/sound';
import { usePreview, usePrompt } from '@ui/use-preview';
import type { Why } from '@ui/why/off';
import { type ReactElement, useState } from 'react';
import { cellAt, GRID_POSITION, LANES } from '../../../data/track';
import { readTarget } from '../../../narration/preview';
import { t } from '../../../text/t';
import type { TurnProps } from '../turn';
import { Column } from './column';
import styles from './lane-turn.module.css';
import { Tile } from './tile';

/** Why a lane cannot be taken (R36). */
function takenReason(lane: number, free: readonly number[]): Why {
  const text = t('breach.lane-taken', { lane, free: list(free.map(String)), n: free.length });
  return { text, about: 'breach.lane-taken' };
}

/** The lane turn (R36). */
export function LaneTurn(props: TurnProps<'lane'>): ReactElement {
  const { ask: decision, choices, table, seats, dim, hint, act } = props;
  const { free } = choices;
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = proposed(props, wanted, free[0] ?? 1);
  const choose = (lane: number) => {
    if (!free.includes(lane)) return;
    playSound('click');
    setWanted(lane);
  };
  useTaken(props.taken, (action) => action.type === 'lane' && choose(action.lane));
  const confirm = () => {
    if (chosen !== null) act({ type: 'lane', lane: chosen });
  };
  const press = usePress(chosen, choose, () => {
    playSound('confirm');
    confirm();
  });
  useTarget(props, (key) => {
    const spot = readTarget(key);
    if (spot?.kind === 'lane' && !dim) press(spot.lane);
  });
  const step = (by: number) => () => {
    const at = chosen === null ? -1 : free.indexOf(chosen);
    const next = free.at((at + by) % free.length);
    if (next !== undefined) choose(next);
  };
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
  usePreview(props.preview, { kind: 'lanes', seat: decision.seat, free, chosen });
  usePrompt(props.prompt, null);
  return (
    <Column
      head={t('prompt.lane')}
      dim={dim}
      ask={decision.id}
      note={t('lane.note')}
      main={
        chosen === null ? (
          <ChooseButton />
        ) : (
          <MainButton onClick={confirm} hinted={hint?.type === 'lane' && hint.lane === chosen}>
            {t('lane.take', { lane: chosen })}
          </MainButton>
        )
      }
    >
      <Row name={t('lane.tiles')} className={styles.laneTiles} teach="lanes">
        {Array.from({ length: LANES }, (_, i) => i + 1).map((lane) => {
          const by = table.view.cars.find((car) => car.at === cellAt(lane, GRID_POSITION));
          return (
            <Tile
              key={lane}
              teach={`lane.${lane}`}
              sound={null}
              isChosen={chosen === lane}
              isHinted={hint?.type === 'lane' && hint.lane === lane}
              why={!free.includes(lane) && takenReason(lane, free)}
              chip={t('lane.name', { lane })}
              onPress={() => press(lane)}
            >
              <b>{t('lane.name', { lane })}</b>
              <small>{by ? nameOf(seats, by.seat) : t('lane.about', { lane })}</small>
            </Tile>
          );
        })}
      </Row>
    </Column>
  );
}
