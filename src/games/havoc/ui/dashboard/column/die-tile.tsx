// The possible results of dice: movement with the ways to every total, or the lane-change die with its six faces.

import { drawInOrder } from '@ui/draw-in-order';
import { part } from '@ui/inspector/part';
import { keyNameOf } from '@ui/key-names';
import { classes } from '@ui/panels/classes';
import { KeyCap } from '@ui/panels/panel';
import type { DriverAids } from '@ui/ui-types';
import type { CSSProperties, ReactElement } from 'react';
import { LANE_FACES } from '../../../data/coins';
import { barKind, faceSign, laneDieText, movementText, outcomeText } from '../../../narration/outlook-text';
import { coinText } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { ChoiceOfDie, RollOutcome } from '../../../types';
import { dieFacePicture, laneFacePicture } from '../../art/pieces';
import { Piece } from '../../cards/picture';
import styles from './die-tile.module.css';
import { Tile } from './tile';

export interface DieTileProps {
  choice: ChoiceOfDie;
  aids: DriverAids;
  isChosen: boolean;
  isHinted: boolean;
  /** The outcome of these dice that is pointed at. */
  pointed: RollOutcome | undefined;
  onChoose(): void;
  onPoint(roll: number | null): void;
}

/** Dice to choose, with a description of their outcomes. */
export function DieTile(props: DieTileProps): ReactElement {
  const { choice, aids, isChosen, isHinted, pointed, onChoose, onPoint } = props;
  const isLane = choice.die === 'lane';
  return (
    <Tile
      className={styles.dieTile}
      isChosen={isChosen}
      isHinted={isHinted}
      sound={null}
      onPress={onChoose}
      teach={`die.${choice.die}`}
      {...part(isLane ? 'die.lane' : 'die.movement')}
    >
      <span className={styles.dieHead}>
        <b className="heading">{t(isLane ? 'dice.lane' : 'dice.movement')}</b>
        {isLane ? <KeyCap>{keyNameOf('choice2')}</KeyCap> : <DiceOf choice={choice} />}
      </span>
      {isLane ? (
        <LaneFaces choice={choice} aids={aids} />
      ) : (
        aids === 'all' && <Histogram choice={choice} roll={pointed?.roll ?? null} onPoint={onPoint} />
      )}
      {aids === 'all' && <small>{outlookOf(choice, pointed)}</small>}
    </Tile>
  );
}

/** The results of all rolls, or of the one pointed at. */
function outlookOf(choice: ChoiceOfDie, pointed: RollOutcome | undefined): string {
  const isLane = choice.die === 'lane';
  if (!pointed) return isLane ? laneDieText(choice) : movementText(choice);
  return outcomeText(pointed, isLane ? faceSign(pointed.roll) : pointed.roll);
}

function DiceOf({ choice }: { choice: ChoiceOfDie }): ReactElement {
  return (
    <span className={styles.diePair}>
      {drawInOrder(Array.from({ length: choice.dice }), (_, i) => (
        <Piece picture={dieFacePicture(i === 0 ? 5 : 2)} />
      ))}
    </span>
  );
}

interface HistogramProps {
  choice: ChoiceOfDie;
  roll: number | null;
  onPoint(roll: number | null): void;
}

/** The ways to each total as bars; marks cells with coins, showing the values of the viewer's own. */
function Histogram({ choice, roll, onPoint }: HistogramProps): ReactElement {
  const most = Math.max(...choice.outcomes.map((one) => one.ways));
  return (
    <span className={styles.dieBars} aria-hidden="true" onPointerLeave={() => onPoint(null)}>
      {choice.outcomes.map((outcome) => (
        <Bar key={outcome.roll} outcome={outcome} most={most} isPointed={roll === outcome.roll} onPoint={onPoint} />
      ))}
    </span>
  );
}

interface BarProps {
  outcome: RollOutcome;
  most: number;
  isPointed: boolean;
  onPoint(roll: number): void;
}

function Bar({ outcome, most, isPointed, onPoint }: BarProps): ReactElement {
  const kind = barKind(outcome);
  const [first] = outcome.coins;
  return (
    <span
      className={classes(styles.dieBar, styles[`die-bar-${kind}`], isPointed && styles.dieBarPointed)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(outcome.roll)}
    >
      <em>{kind === 'own' && first?.coin != null ? coinText(first.coin) : kind === 'hidden' ? '?' : ''}</em>
      <i style={{ '--high': outcome.ways / most } as CSSProperties} />
      {outcome.roll}
    </span>
  );
}

/** The six faces; faces that don't move the car are faint. */
function LaneFaces({ choice, aids }: { choice: ChoiceOfDie; aids: DriverAids }): ReactElement {
  return (
    <span className={styles.dieFaces} aria-hidden="true">
      {choice.outcomes.map((outcome) => {
        const face = LANE_FACES[outcome.roll - 1];
        if (!face) return null;
        const isIdle = aids !== 'none' && face.side !== 0 && outcome.path.length < 2;
        return (
          <span key={outcome.roll} className={classes(isIdle && styles.dieFaceIdle)}>
            <Piece picture={laneFacePicture(face.symbol, face.side)} />
          </span>
        );
      })}
    </span>
  );
}
