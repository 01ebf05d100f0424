// The dashboard's areas: robot sheet, programme, hand, and the decision with the main button.

import { DashSection } from '@ui/game/dashboard/dash-section';
import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../../text/t';
import type { RoborallyEvent, RoborallyView, RobotView } from '../../types';
import styles from './dash-frame.module.css';
import { Sheet } from './sheet';

/** Whose dashboard it is; dim: controls are disabled. */
export interface FramedTurn {
  view: RoborallyView;
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
    <DashSection name={styles.dash} dim={dim}>
      <Sheet robot={robot} shown={shown} />
      <div className={styles.dashProgram} data-teach="registers">
        <span className="label">{programHead}</span>
        {program}
      </div>
      <div className={styles.dashHand} data-teach="hand">
        <span className="label">{handHead}</span>
        {hand}
      </div>
      <div className={styles.dashSide}>
        <div className={styles.dashChoices}>{side}</div>
        <div className={styles.dashMain}>{main}</div>
      </div>
    </DashSection>
  );
}

/** Replaces the dashboard for spectators. */
export function WatchFrame({ children }: { children: ReactNode }): ReactElement {
  return (
    <section className={classes(styles.dash, styles.dashWatching)} aria-label={t('all.name')}>
      {children}
    </section>
  );
}
