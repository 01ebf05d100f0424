// The choice of dice: movement with the ways to every total, or the lane-change die with its six faces; then the roll.

import { digitKeys } from '@ui/game/dashboard/open-turn';
import type { Aids } from '@ui/game-ui';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { MainButton } from '@ui/panels/main-button';
import { KeyCap } from '@ui/panels/panel';
import { play } from '@ui/sound/sound';
import { usePreview, usePrompt } from '@ui/use-preview';
import { type CSSProperties, type ReactElement, useState } from 'react';
import { LANE_FACES } from '../../data/coins';
import type { ChoiceOfDie, DieKind, Outcome } from '../../types';
import { dieFacePicture, laneFacePicture } from '../art/pieces';
import { Piece } from '../cards/picture';
import { barKind, laneDieWords, movementWords, noLaneWords, outcomeWords, rollWords } from '../outlook';
import { coinWords } from '../texts';
import { Column } from './column';
import type { TurnProps } from './turn';

/** The racing turn (R51, R72, R77, R78). */
export function DieTurn(props: TurnProps<'die'>): ReactElement {
  const { ask, choices, dim, aids, hint, act } = props;
  const { dice, noLane } = choices;
  const [wanted, setWanted] = useState<DieKind | null>(null);
  const [roll, setRoll] = useState<number | null>(null);
  const chosen = dice.find((one) => one.die === wanted) ?? dice[0];
  const hinted = hint?.type === 'die' ? hint.die : null;
  const choose = (die: DieKind) => {
    if (!dice.some((one) => one.die === die)) return;
    play('click');
    setWanted(die);
    setRoll(null);
  };
  const other = () => {
    const next = dice.find((one) => one.die !== chosen?.die);
    if (next) choose(next.die);
  };
  const point = (by: number) => () => {
    const rolls = chosen?.outcomes.map((one) => one.roll) ?? [];
    const at = roll === null ? (by > 0 ? -1 : 0) : rolls.indexOf(roll);
    setRoll(rolls.at((at + by) % rolls.length) ?? null);
  };
  const confirm = () => chosen && act({ type: 'die', die: chosen.die });
  useKeys(
    {
      ...digitKeys((index) => choose(index === 0 ? 'movement' : 'lane')),
      arrowup: other,
      arrowdown: other,
      arrowleft: point(-1),
      arrowright: point(1),
      enter: confirm,
    },
    !dim,
  );
  const pointed = chosen?.outcomes.find((one) => one.roll === roll);
  usePreview(
    props.preview,
    chosen
      ? {
          kind: 'dice',
          seat: ask.seat,
          dice: aids === 'all' ? dice : [],
          die: chosen.die,
          roll: aids === 'all' ? roll : null,
          callout: pointed && aids === 'all' ? outcomeWords(pointed) : null,
        }
      : null,
  );
  usePrompt(props.prompt, null);
  return (
    <Column
      head="Choose your dice"
      dim={dim}
      ask={ask.id}
      note={noLaneWords(noLane)}
      main={
        <MainButton onClick={confirm} hinted={hinted !== null && hinted === chosen?.die}>
          {chosen ? rollWords(chosen) : 'Roll'}
        </MainButton>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a column in every browser */}
      <div className="hv-dice" role="group" aria-label="Dice">
        {dice.map((choice) => (
          <button
            key={choice.die}
            type="button"
            className={classes(
              'hv-tile hv-tile-die',
              chosen?.die === choice.die && 'hv-tile-on',
              hinted === choice.die && 'hv-hinted',
            )}
            aria-pressed={chosen?.die === choice.die}
            data-enter="screen"
            onClick={() => choose(choice.die)}
          >
            <span className="hv-die-head">
              <b className="heading">{choice.die === 'lane' ? 'Lane change' : 'Movement'}</b>
              {choice.die === 'lane' ? <KeyCap>2</KeyCap> : <DiceOf choice={choice} />}
            </span>
            {choice.die === 'lane' ? (
              <LaneFaces choice={choice} aids={aids} />
            ) : (
              aids === 'all' && (
                <Histogram choice={choice} roll={chosen?.die === 'movement' ? roll : null} onPoint={setRoll} />
              )
            )}
            {aids === 'all' && (
              <small>
                {pointed && chosen?.die === choice.die
                  ? `${choice.die === 'lane' ? (LANE_FACES[pointed.roll - 1]?.symbol ?? '') : pointed.roll}: ${outcomeWords(pointed)}`
                  : choice.die === 'lane'
                    ? laneDieWords(choice)
                    : movementWords(choice)}
              </small>
            )}
          </button>
        ))}
      </div>
    </Column>
  );
}

function DiceOf({ choice }: { choice: ChoiceOfDie }): ReactElement {
  return (
    <span className="hv-die-pair">
      {Array.from({ length: choice.dice }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row
        <Piece key={i} picture={dieFacePicture(i === 0 ? 5 : 2)} />
      ))}
    </span>
  );
}

interface HistogramProps {
  choice: ChoiceOfDie;
  roll: number | null;
  onPoint(roll: number | null): void;
}

/** The ways to each total as bars; cells with coins marked, the own ones with their values. */
function Histogram({ choice, roll, onPoint }: HistogramProps): ReactElement {
  const most = Math.max(...choice.outcomes.map((one) => one.ways));
  return (
    <span className="hv-bars" aria-hidden="true" onPointerLeave={() => onPoint(null)}>
      {choice.outcomes.map((outcome) => (
        <Bar key={outcome.roll} outcome={outcome} most={most} isPointed={roll === outcome.roll} onPoint={onPoint} />
      ))}
    </span>
  );
}

function Bar({
  outcome,
  most,
  isPointed,
  onPoint,
}: {
  outcome: Outcome;
  most: number;
  isPointed: boolean;
  onPoint(roll: number): void;
}): ReactElement {
  const kind = barKind(outcome);
  const [first] = outcome.coins;
  return (
    <span
      className={classes('hv-bar', `hv-bar-${kind}`, isPointed && 'hv-bar-pointed')}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(outcome.roll)}
    >
      <em>{kind === 'own' && first?.coin != null ? coinWords(first.coin) : kind === 'hidden' ? '?' : ''}</em>
      <i style={{ '--high': outcome.ways / most } as CSSProperties} />
      {outcome.roll}
    </span>
  );
}

/** The six faces; those that would not move the car are faint. */
function LaneFaces({ choice, aids }: { choice: ChoiceOfDie; aids: Aids }): ReactElement {
  return (
    <span className="hv-faces" aria-hidden="true">
      {choice.outcomes.map((outcome) => {
        const face = LANE_FACES[outcome.roll - 1];
        if (!face) return null;
        const isIdle = aids !== 'none' && face.side !== 0 && outcome.path.length < 2;
        return (
          <span key={outcome.roll} className={classes(isIdle && 'hv-face-idle')}>
            <Piece picture={laneFacePicture(face.symbol, face.side)} />
          </span>
        );
      })}
    </span>
  );
}
