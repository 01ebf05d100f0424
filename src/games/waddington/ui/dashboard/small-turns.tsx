// Two short questions: which car to take (R2), and whether Special Tyres cover the corner that waits (R56).

import { AnswerButton, ChoiceButton, ChoiceGroup } from '@ui/game/dashboard/choices';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { MainButton } from '@ui/panels/main-button';
import { CarChip } from '@ui/panels/seat';
import { ordinal } from '@ui/phrases';
import { usePreview } from '@ui/use-preview';
import { Dices, ShieldCheck } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { CIRCUITS } from '../../data/circuits';
import { carPicture } from '../board';
import { worstBand } from '../forecast';
import { cornerName } from '../texts';
import { DashFrame } from './dash-frame';
import { Tactics } from './tactics';
import type { TurnProps } from './turn';
import { useChartOf } from './use-ways';
import { Chances } from './ways';

/** The choice of a car. */
export function CarTurn(props: TurnProps<'car'>): ReactElement {
  const { choices, view, car, own, dim, hint, act } = props;
  const [wanted, setWanted] = useState<number | null>(null);
  const place = wanted ?? choices.free[0]?.place ?? 1;
  const confirm = () => act({ type: 'car', place });
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
      label: `${one.colour} car, place ${one.place}`,
    })),
    chosen: `car.${place}`,
    callout: null,
  });
  const hit = choices.free.find((one) => `car.${one.place}` === props.target);
  if (hit && hit.place !== place) setWanted(hit.place);
  const lane = (cell: number) => CIRCUITS[view.circuit].lane[cell] ?? 0;
  return (
    <DashFrame
      turn={props}
      head="Choose your car"
      cards={<Tactics hand={own.hand} discards={view.discards} chosen={null} barred={() => null} onToggle={null} />}
      main={
        <MainButton onClick={confirm} hinted={hint?.type === 'car' && hint.place === place}>
          Take {choices.free[at]?.colour ?? 'this car'}
        </MainButton>
      }
    >
      <ChoiceGroup name="Cars" className="wad-cars">
        {choices.free.map((one) => (
          <ChoiceButton
            key={one.place}
            className={classes(
              'wad-speed',
              one.place === place && 'wad-speed-on',
              hint?.type === 'car' && hint.place === one.place && 'wad-hinted',
            )}
            isChosen={one.place === place}
            choice={one.place}
            onChoose={() => setWanted(one.place)}
          >
            <CarChip picture={carPicture(one.colour, null)} width={54} />
            <i className="wad-colour">{one.colour}</i>
            <small>
              <span>{ordinal(one.place)} to go</span>
              <span>lane {lane(one.cell)}</span>
            </small>
          </ChoiceButton>
        ))}
      </ChoiceGroup>
      <p className="note wad-say">The cars move in this order, turn by turn. Lane 1 lies beside the pits.</p>
    </DashFrame>
  );
}

/** Special Tyres or dice. */
export function TyresTurn(props: TurnProps<'tyres'>): ReactElement {
  const { choices, view, car, own, dim, hint, act } = props;
  const answer = (use: boolean) => act({ type: 'tyres', use });
  useKeys({ '1': () => answer(true), '2': () => answer(false), enter: () => answer(true) }, !dim);
  useChartOf(view.circuit, choices, car.tyres);
  const worst = worstBand(choices.bands);
  return (
    <DashFrame
      turn={props}
      head={`Special Tyres at ${cornerName(view.circuit, worst?.corner ?? choices.bands[0]?.corner ?? -1)}?`}
      cards={<Tactics hand={own.hand} discards={view.discards} chosen={null} barred={() => null} onToggle={null} />}
      main={
        <MainButton onClick={() => answer(true)} hinted={hint?.type === 'tyres' && hint.use}>
          Use Special Tyres
        </MainButton>
      }
    >
      <div className="wad-answers">
        <AnswerButton
          prefix="wad"
          icon={<ShieldCheck size={24} />}
          title="Use them"
          note="No penalty here, the card is gone."
          hinted={hint?.type === 'tyres' && hint.use}
          onUse={() => answer(true)}
        />
        <AnswerButton
          prefix="wad"
          icon={<Dices size={24} />}
          title="Keep them"
          note="What the chart says counts."
          hinted={hint?.type === 'tyres' && !hint.use}
          onUse={() => answer(false)}
        />
      </div>
      <Chances circuit={view.circuit} fate={choices} freed={-1} quiet="" />
    </DashFrame>
  );
}
