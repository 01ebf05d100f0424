// The choice of a space after the roll, or of a slipstream: by board target, list or keys.

import { listOf } from '@i18n/page';
import { nameOf } from '@narration/phrases';
import { Button } from '@ui/controls/button';
import { MainButton } from '@ui/controls/main-button';
import { proposed, useTaken, useTarget } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import type { DriverAids } from '@ui/ui-types';
import { usePreview, usePrompt } from '@ui/use-preview';
import { OctagonMinus, Wind } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import {
  brakedMore,
  calloutOf,
  firstMove,
  gainLines,
  keyOf,
  placeText,
  sortedMoves,
  targetsOf,
  towards,
} from '../../narration/forecast';
import { t } from '../../text/t';
import type { FormulaAction, MoveChoice, Space } from '../../types';
import { DashFrame } from './dash-frame';
import { destinationBeside, destinationRows } from './destinations';
import styles from './move-turn.module.css';
import { Spaces } from './spaces';
import type { TurnProps } from './turn';

type Props = TurnProps<'move' | 'slipstream'>;

/** The move turn (R21 to R26) and the slipstream (R61 to R67). */
export function MoveTurn(props: Props): ReactElement {
  const { choices, view, car, seats, dim, aids, hint, act } = props;
  const { circuit } = view;
  const choice = useMoveChoice(props);
  const { chosen, moves, confirm } = choice;
  const slipstream = choices.kind === 'slipstream';
  const decline = () => act({ type: 'decline' });
  const brake = chosen && brakedMore(circuit, moves, chosen);
  useKeys(
    {
      arrowleft: () => choice.step('left'),
      arrowup: () => choice.step('up'),
      arrowright: () => choice.step('right'),
      arrowdown: () => choice.step('down'),
      b: brake ? () => choice.choose(brake.to) : undefined,
      x: slipstream ? decline : undefined,
      enter: confirm,
    },
    !dim,
  );
  usePreview(props.preview, {
    seat: car.seat,
    range: null,
    targets: targetsOf(circuit, moves, seats, aids),
    chosen: chosen ? keyOf(chosen.to) : null,
    callout: chosen && aids === 'all' ? calloutOf(chosen, seats) : null,
  });
  usePrompt(props.prompt, chosen ? promptOf(props, chosen) : null);
  const hinted = hint?.type === 'move' || hint?.type === 'slipstream' ? hint.to : null;
  return (
    <DashFrame
      turn={props}
      aids={aids}
      cost={aids === 'none' ? 0 : (chosen?.cost ?? 0)}
      rolled={slipstream || choices.great ? null : { gear: choices.gear, value: choices.spaces }}
      head={t('dash.where')}
      figure={
        <span className="note">{chosen ? placeText(circuit, chosen) : t('move.spaces', { n: moves.length })}</span>
      }
      note={noteOf(props)}
      main={
        <div className={styles.moveButtons}>
          {slipstream ? (
            <Button
              onClick={decline}
              icon={<Wind size={18} />}
              className={hint?.type === 'decline' ? 'hinted' : undefined}
              data-teach="letGo"
            >
              {t('move.letGo')}
            </Button>
          ) : (
            <Button
              onClick={() => brake && choice.choose(brake.to)}
              why={!brake && { text: t('move.brake.none'), about: 'wear.brake' }}
              icon={<OctagonMinus size={18} />}
            >
              {t('move.brake')}
            </Button>
          )}
          <MainButton
            onClick={confirm}
            barred={chosen ? null : t('move.choose')}
            hinted={hinted !== null && hinted === chosen?.to}
          >
            {chosen ? mainText(chosen, aids) : t('move.none')}
          </MainButton>
        </div>
      }
    >
      <Spaces {...props} rows={choice.rows} chosen={chosen ?? undefined} hinted={hinted} onChoose={choice.press} />
    </DashFrame>
  );
}

/** The destination chosen so far: by list, board target or arrow keys. */
function useMoveChoice(props: Props) {
  const { choices, view, car, act } = props;
  const moves = sortedMoves(view.circuit, choices.moves);
  const rows = destinationRows(view.circuit, car.at, moves);
  const [wanted, setWanted] = useState<Space | null>(null);
  const first = firstMove(view.circuit, choices.moves);
  const chosen = proposed(
    props,
    moves.find((move) => move.to === wanted),
    first,
  );
  const confirm = () => (chosen ? act(actionFor(choices.kind, chosen.to)) : undefined);
  const press = usePress(chosen?.to, setWanted, confirm);
  useTarget(props, (key) => {
    const hit = choices.moves.find((move) => keyOf(move.to) === key);
    if (hit) press(hit.to);
  });
  useTaken(props.taken, (action) => 'to' in action && setWanted(action.to));
  const step = (direction: 'left' | 'right' | 'up' | 'down') => {
    if (chosen) setWanted(destinationBeside(rows, chosen.to, direction));
    else if (first) setWanted(first.to);
  };
  return { moves, rows, chosen, choose: setWanted, press, confirm, step };
}

function actionFor(kind: Props['choices']['kind'], to: Space): FormulaAction {
  return kind === 'slipstream' ? { type: 'slipstream', to } : { type: 'move', to };
}

function mainText(move: MoveChoice, aids: DriverAids): string {
  if (move.finish) return t('move.flag');
  if (move.pit === 'box') return t('move.box');
  const { cost } = move;
  const far = move.path.length;
  const showsCost = cost > 0 && aids !== 'none';
  if (far === 0) return showsCost ? t('move.stay.cost', { cost }) : t('move.stay');
  return showsCost ? t('move.far.cost', { far, cost }) : t('move.far', { far });
}

/** '4th gear rolled 8: into Casino, stop made'. */
function promptOf({ choices, seats, view, aids }: Props, move: MoveChoice): string {
  const gains = gainLines(view.circuit, move, aids);
  return listOf([choiceText(choices, seats, towards(view.circuit, move)), ...gains], 'unit');
}

function choiceText(
  choices: Props['choices'],
  seats: Props['seats'],
  { goal, section }: ReturnType<typeof towards>,
): string {
  if (choices.kind === 'slipstream') {
    return t('choice.slipstream', { name: nameOf(seats, choices.behind), goal, section });
  }
  if (choices.great) return t('choice.great', { goal, section });
  return t('choice.rolled', { gear: choices.gear, spaces: choices.spaces, goal, section });
}

/** One line under the dice: what else this roll does, or what a space costs. */
function noteOf({ choices }: Props): string {
  if (choices.kind === 'slipstream') return t('move.note.slipstream');
  if (choices.great) return t('move.note.great');
  return t(choices.motor ? 'move.note.strained' : 'move.note');
}
