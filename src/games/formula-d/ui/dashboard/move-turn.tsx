// The choice of a space after the roll, and of going on in a slipstream: by board target, list or keys.

import { useTarget } from '@ui/game/dashboard/open-turn';
import type { Aids } from '@ui/game-ui';
import { moveFocus, useKeys } from '@ui/keys';
import { Button } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { MainButton } from '@ui/panels/main-button';
import { ReadAs } from '@ui/panels/read-as';
import { count, nameOf } from '@ui/phrases';
import { play } from '@ui/sound/sound';
import { usePreview, usePrompt } from '@ui/use-preview';
import { OctagonMinus, Wind } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { FormulaAction, MoveChoice, Space } from '../../types';
import type { FormulaTarget } from '../board/preview';
import {
  brakedMore,
  calloutOf,
  costWords,
  type Danger,
  firstMove,
  gainWords,
  keyOf,
  placeWords,
  riskWords,
  sortedMoves,
  targetsOf,
  towards,
} from '../forecast';
import { sectionName } from '../places';
import { gearName, wearWords } from '../texts';
import { type WayRow, wayBeside, waysOf } from '../ways';
import { DashFrame } from './dash-frame';
import type { TurnProps } from './turn';

type Props = TurnProps<'move' | 'slipstream'>;

/** The move turn (R21 to R26) and the slipstream (R61 to R67). */
export function MoveTurn(props: Props): ReactElement {
  const { choices, view, car, seats, dim, aids, hint, act } = props;
  const { circuit } = view;
  const choice = useMoveChoice(props);
  const { chosen, moves } = choice;
  const slipstream = choices.kind === 'slipstream';
  const confirm = () => (chosen ? act(actionFor(choices.kind, chosen.to)) : undefined);
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
    targets: targetsOf(circuit, moves, seats).map((target) => aided(target, aids)),
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
      head="Where to stop"
      figure={<span className="note">{chosen ? placeWords(circuit, chosen) : count(moves.length, 'space')}</span>}
      note={noteOf(props)}
      main={
        <div className="fd-two">
          {slipstream ? (
            <Button
              onClick={decline}
              icon={<Wind size={18} />}
              className={hint?.type === 'decline' ? 'fd-hinted' : undefined}
            >
              Let go
            </Button>
          ) : (
            <Button
              onClick={() => brake && choice.choose(brake.to)}
              disabled={!brake}
              icon={<OctagonMinus size={18} />}
            >
              Brake
            </Button>
          )}
          <MainButton
            onClick={confirm}
            barred={chosen ? null : 'Choose a space'}
            hinted={hinted !== null && hinted === chosen?.to}
          >
            {chosen ? mainWords(chosen, aids) : 'Move'}
          </MainButton>
        </div>
      }
    >
      <Places {...props} rows={choice.rows} chosen={chosen} hinted={hinted} onChoose={choice.choose} />
    </DashFrame>
  );
}

/** The destination chosen so far: by list, board target or arrow keys. */
function useMoveChoice(props: Props) {
  const { choices, view, car } = props;
  const moves = sortedMoves(view.circuit, choices.moves);
  const rows = waysOf(view.circuit, car.at, moves);
  const [wanted, setWanted] = useState<Space | null>(null);
  const chosen = moves.find((move) => move.to === wanted) ?? firstMove(view.circuit, choices.moves);
  useTarget(props, (key) => {
    const hit = choices.moves.find((move) => keyOf(move.to) === key);
    if (hit) setWanted(hit.to);
  });
  const step = (way: 'left' | 'right' | 'up' | 'down') => chosen && setWanted(wayBeside(rows, chosen.to, way));
  return { moves, rows, chosen, choose: setWanted, step };
}

interface PlacesProps {
  rows: readonly WayRow[];
  chosen: MoveChoice | undefined;
  hinted: Space | null;
  onChoose(to: Space): void;
}

/** The destinations, a row per lane; the chosen one is kept in sight. */
function Places(props: Pick<Props, 'view' | 'seats' | 'aids'> & PlacesProps): ReactElement {
  const { view, seats, aids, rows, chosen, hinted, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const at = chosen?.to;
  useEffect(() => {
    if (at === undefined) return;
    list.current?.querySelector(`[data-space="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a list in every browser
    <div className="fd-ways" data-scrolls="" ref={list} role="group" aria-label="Spaces" onKeyDown={moveFocus}>
      {rows.map(({ lane, ways }) => (
        <div key={lane} className="fd-way-row">
          <span className="fd-way-lane">{lane}</span>
          <span className="fd-way-chips">
            {ways.map(({ move, ahead, comes, danger }) => (
              <button
                key={move.to}
                type="button"
                className={classes(
                  'fd-way',
                  `fd-way-${lookOf(move, danger, aids)}`,
                  move.to === at && 'fd-way-on',
                  move.to === hinted && 'fd-hinted',
                )}
                aria-pressed={move.to === at}
                title={wordsOf(view.circuit, move, seats, aids)}
                data-space={move.to}
                data-enter="screen"
                onClick={() => {
                  play('click');
                  onChoose(move.to);
                }}
              >
                <ReadAs words={`${lane}, ${ahead} ahead: ${wordsOf(view.circuit, move, seats, aids)}`}>
                  <b>{ahead}</b>
                  <small>{comesWith(comes, move, aids)}</small>
                </ReadAs>
              </button>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

/** A space as the board shows it: what it surely costs, and with all aids what it may. */
function aided(target: FormulaTarget, aids: Aids): FormulaTarget {
  if (aids === 'all') return target;
  return { ...target, risk: 0, ...(aids === 'none' && { cost: 0, brake: 0 }) };
}

/** The colour of a space: what it surely costs, and with all aids what it may. */
function lookOf(move: MoveChoice, danger: Danger, aids: Aids): Danger | 'plain' {
  if (aids === 'none') return 'plain';
  return aids === 'all' ? danger : move.cost > 0 ? 'cost' : 'safe';
}

/** The short words under a space, as far as the aids go; a stop and the flag are no aids. */
function comesWith(comes: string, { cost }: MoveChoice, aids: Aids): string {
  if (aids === 'all' || comes === 'stop' || comes === 'flag') return comes;
  if (aids === 'none') return '';
  return cost > 0 ? comes : 'free';
}

/** 'Inside, 2 to exit: stop made, brake 1', as far as the aids go. */
function wordsOf(circuit: Props['view']['circuit'], move: MoveChoice, seats: Props['seats'], aids: Aids): string {
  const costs = aids === 'none' ? [] : costWords(move);
  const words = [...gainWords(circuit, move), ...costs, aids === 'all' ? riskWords(move.risk, seats) : ''];
  const told = words.filter(Boolean).join(', ') || (aids === 'none' ? '' : 'free');
  return [`${placeWords(circuit, move)}, ${sectionName(circuit, move.to)}`, told].filter(Boolean).join(': ');
}

function actionFor(kind: Props['choices']['kind'], to: Space): FormulaAction {
  return kind === 'slipstream' ? { type: 'slipstream', to } : { type: 'move', to };
}

function mainWords(move: MoveChoice, aids: Aids): string {
  if (move.finish) return 'To the flag';
  if (move.pit === 'box') return 'Into the box';
  const far = move.path.length;
  const head = far === 0 ? 'Stay' : `Move ${far}`;
  return move.cost > 0 && aids !== 'none' ? `${head}, ${move.cost} wear` : head;
}

function promptOf({ choices, seats, view }: Props, move: MoveChoice): string {
  const head =
    choices.kind === 'slipstream'
      ? `Behind ${nameOf(seats, choices.behind)}`
      : choices.great
        ? 'A great start'
        : `${gearName(choices.gear)} rolled ${choices.spaces}`;
  const gains = gainWords(view.circuit, move);
  return `${head}: ${towards(view.circuit, move)}${gains.length > 0 ? `, ${gains.join(', ')}` : ''}`;
}

/** One line under the dice: what else this roll does, or what a space costs. */
function noteOf({ choices }: Props): string {
  if (choices.kind === 'slipstream')
    return 'Going into a corner in a slipstream costs 1 wear. Letting go costs nothing.';
  if (choices.great) return 'Four spaces off the grid, free of charge.';
  if (choices.motor)
    return 'This roll strains the engines: all cars in 5th and 6th roll after the move, 1 to 4 costs 1 wear.';
  return `Every space not driven costs ${wearWords(1)}, every space beyond a corner left one stop short as well.`;
}
