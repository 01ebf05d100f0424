// The dashboard's areas: robot sheet, programme, hand, and the decision with the main button.

import { Slot, Slots, WatchSlot } from '@ui/game/layout/slots';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../../text/t';
import type { RoborallyEvent, RobotView } from '../../types';
import styles from './dash-frame.module.css';
import { Sheet } from './sheet';
import sheetStyles from './sheet.module.css';

/** Whose dashboard it is; dim: controls are disabled. */
export interface FramedTurn {
  robot: RobotView;
  shown: readonly RoborallyEvent[];
  dim: boolean;
}
export interface DashFrameProps {
  turn: FramedTurn;
  programHead: string;
  program: ReactNode;
  handHead: string;
  hand: ReactNode;
  side: ReactNode;
  main: ReactNode;
}

/** The dashboard of a robot. */
export function DashFrame(props: DashFrameProps): ReactElement {
  const { robot, shown, dim } = props.turn;
  const { programHead, program, handHead, hand, side, main } = props;
  return (
    <Slots className={styles.dash} dim={dim}>
      <Slot at="instruments" data-teach="sheet" className={sheetStyles.sheet}>
        <Sheet robot={robot} shown={shown} />
      </Slot>
      <Slot at="choice" data-teach="registers">
        <span className="label visually-hidden-dash">{programHead}</span>
        {program}
      </Slot>
      <Slot at="hand" data-teach="hand">
        <span className="label visually-hidden-dash">{handHead}</span>
        {hand}
      </Slot>
      <Slot at="note" className={styles.dashChoices}>
        {side}
      </Slot>
      <Slot at="main">{main}</Slot>
    </Slots>
  );
}

/** Replaces the dashboard for spectators. */
export function WatchFrame({ children }: { children: ReactNode }): ReactElement {
  return <WatchSlot name={t('all.name')}>{children}</WatchSlot>;
}
