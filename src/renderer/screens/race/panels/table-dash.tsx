// The place of the game's dashboard: the controls to answer with, or nothing behind a curtain.

import type { MatchUpdate } from '@api/contract';
import { pressProps } from '@ui/controls/press-area';
import { OutlookContext, outlookOf } from '@ui/game/dashboard/outlook';
import type { DashboardProps, GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { type ReactElement, Suspense, useCallback, useMemo } from 'react';
import { wheelOf } from '../layers/wheel-row';
import raceStyles from '../race.module.css';
import type { TimedOut } from '../state/race-log';
import type { Race } from '../state/use-race';
import { useGoingOn } from '../state/use-table';
import tableDashStyles from './table-dash.module.css';

export interface TableDashProps
  extends Pick<DashboardProps, 'aids' | 'target' | 'takeTarget' | 'prompt' | 'busy' | 'proposes'> {
  ui: GameUi;
  race: Race;
  /** The update that the screen shows, and the newest received. */
  settled: MatchUpdate;
  newest: MatchUpdate;
  /** Events of the settled update that have been seen. */
  shown: readonly unknown[];
  playing: boolean;
  /** A decision that the clock has just made. */
  timedOut: TimedOut | undefined;
  /** The viewer's own decision. */
  ask: number | undefined;
  /** A curtain covers it. */
  hidden: boolean;
  /** The answer that the hint names now; left out: none is shown. */
  hinted?: unknown;
}

/** Returns the dashboard in its place. */
export function useTableDash(props: TableDashProps): ReactElement {
  const { ui, race, settled, newest, shown, playing, timedOut, ask: decision, hidden, hinted, ...asked } = props;
  const { playback, taken } = race;
  const preview = useCallback((next: unknown) => playback.preview(next), [playback]);
  const rush = useCallback((past: (view: unknown) => boolean) => playback.rush(past), [playback]);
  const goingOn = useGoingOn(newest);
  const { isEnding, isAnyoneAsked } = outlookOf(newest);
  const isRunning = shown.length > 0;
  const outlook = useMemo(() => ({ isEnding, isAnyoneAsked, isRunning }), [isEnding, isAnyoneAsked, isRunning]);
  const wheel = useMemo(() => wheelOf(settled), [settled]);
  const Dashboard = ui.dashboard;
  return (
    <div
      className={classes(
        `${raceStyles.raceDash} panel panel-glass`,
        asked.busy && 'race-dash-busy',
        timedOut && tableDashStyles.raceDashCoasts,
      )}
      data-panel="dash"
      data-hinting={hinted === undefined ? undefined : ''}
      // A table over the board: nothing can be chosen during the race's start, so a tap there finishes it too, as Space
      // and Enter do.
      {...pressProps(settled.start && playing ? () => playback.skip() : undefined)}
    >
      {!hidden && (
        <OutlookContext value={outlook}>
          <Suspense fallback={null}>
            <Dashboard
              {...asked}
              update={settled}
              act={race.act}
              preview={preview}
              hint={hinted ?? null}
              taken={taken !== null && taken.ask === decision ? taken.action : null}
              shown={shown}
              takeWheel={wheel}
              rush={rush}
              goingOn={goingOn}
            />
          </Suspense>
        </OutlookContext>
      )}
    </div>
  );
}
