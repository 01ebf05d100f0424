// A short question: which car to take (R2).

import { MainButton } from '@ui/controls/main-button';
import { Row } from '@ui/game/controls/row';
import { Tile } from '@ui/game/controls/tile';
import { useTaken } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import { CarChip } from '@ui/panels/seat';
import { usePreview } from '@ui/use-preview';
import { type ReactElement, useState } from 'react';
import { circuitOf } from '../../../data/circuits';
import { t } from '../../../text/t';
import { carPicture } from '../../board';
import { Say } from '../choice/say';
import speedsStyles from '../choice/speeds.module.css';
import { DashFrame } from '../dash-frame';
import { Tactics } from '../hand/tactics';
import styles from './car-turn.module.css';
import type { TurnProps } from './turn';

/** The choice of a car. */
export function CarTurn(props: TurnProps<'car'>): ReactElement {
  const { choices, view, car, own, dim, hint, act } = props;
  const [wanted, setWanted] = useState<number | null>(null);
  useTaken(props.taken, (action) => action.type === 'car' && setWanted(action.place));
  const place = wanted ?? choices.free[0]?.place ?? 1;
  const confirm = () => act({ type: 'car', place });
  const press = usePress(place, setWanted, confirm);
  const at = choices.free.findIndex((one) => one.place === place);
  const step = (by: 1 | -1) => setWanted(choices.free.at((at + by) % choices.free.length)?.place ?? null);
  const keys = choices.free.map((one) => [String(one.place), () => setWanted(one.place)] as const);
  useKeys({ ...Object.fromEntries(keys), arrowleft: () => step(-1), arrowright: () => step(1), enter: confirm }, !dim);
  usePreview(props.preview, {
    seat: car.seat,
    path: [],
    targets: choices.free.map((one) => ({
      key: `car.${one.place}`,
      square: one.cell,
      kind: 'safe' as const,
      name: t('car.target', { colour: one.colour, place: one.place }),
      outcome: '',
    })),
    chosen: `car.${place}`,
    callout: null,
  });
  const hit = choices.free.find((one) => `car.${one.place}` === props.target);
  if (hit && hit.place !== place) setWanted(hit.place);
  const lane = (cell: number) => circuitOf(view.circuit).lane[cell] ?? 0;
  return (
    <DashFrame
      turn={props}
      head={t('car.head')}
      cards={<Tactics hand={own.hand} chosen={null} barred={() => ({ text: t('bar.cars'), about: 'action.car' })} />}
      main={
        <MainButton onClick={confirm} hinted={hint?.type === 'car' && hint.place === place}>
          {t('car.take', { colour: choices.free[at]?.colour ?? '' })}
        </MainButton>
      }
    >
      <Row name={t('car.group')} className={styles.carTurnCars}>
        {choices.free.map((one) => (
          <Tile
            key={one.place}
            className={speedsStyles.speed}
            look="lit"
            size="small"
            tone="good"
            isChosen={one.place === place}
            isHinted={hint?.type === 'car' && hint.place === one.place}
            data-choice={one.place}
            onPress={() => press(one.place)}
          >
            <CarChip picture={carPicture(one.colour, null)} width={54} />
            <i className={styles.carTurnColour}>{t('car.colour', { colour: one.colour })}</i>
            <small>
              <span>{t('car.place', { place: one.place })}</span>
              <span>{t('car.lane', { lane: lane(one.cell) })}</span>
            </small>
          </Tile>
        ))}
      </Row>
      <Say className="note">{t('car.note')}</Say>
    </DashFrame>
  );
}
