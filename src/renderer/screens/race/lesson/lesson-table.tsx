// The table of a lesson: the game's board, panels and dashboard as in a race, with the teaching over them.

import type { MatchUpdate } from '@api/contract';
import type { LessonStep } from '@core/contract';
import type { GameUi } from '@ui/game-ui';
import { useKeys } from '@ui/keys';
import { HoldTip } from '@ui/overlays/hold-tip';
import { classes } from '@ui/panels/classes';
import type { LessonText } from '@ui/school/lesson-text';
import { inColours } from '@ui/seat-colours';
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../../app/store';
import { RulesDrawer } from '../../rules/rules-drawer';
import { BoardHost } from '../board/board-host';
import { useRaceBoard } from '../board/use-race-board';
import { placesAhead } from '../coach/kept-clear';
import { useTableDash } from '../panels/table-dash';
import { useTablePanels } from '../panels/table-panels';
import raceStyles from '../race.module.css';
import { Announcer } from '../state/announcer';
import { useShown, useTurn } from '../state/turn';
import { type Race, useFirstUpdate, usePlayback, useRace } from '../state/use-race';
import { useRules } from '../state/use-rules';
import { useTableLook } from '../table-look';
import styles from './race-lesson.module.css';
import { Teaching } from './teaching';
import type { LessonRun } from './use-lesson';

export interface LessonTableProps {
  ui: GameUi;
  run: LessonRun;
  lessonText: LessonText;
  match: string;
  bar: ReactElement;
  leave(): void;
}

const NOTHING = () => undefined;

/** Shown once its first update has arrived. */
export function LessonTable(props: LessonTableProps): ReactElement {
  const first = useFirstUpdate(props.match);
  if (first === undefined || 'code' in first) return props.bar;
  return <OpenLesson {...props} first={first} />;
}

function OpenLesson({
  ui,
  run,
  lessonText,
  match,
  bar,
  leave,
  first,
}: LessonTableProps & { first: MatchUpdate }): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const watched = useRace(match, ui);
  const { act } = run;
  const race = useMemo<Race>(() => ({ ...watched, act, hint: null, taken: null }), [watched, act]);
  const now = useShown(race, first);
  const { settled, newest, playing } = now;
  const aids = useApp((s) => s.settings.aids);
  const [prompt, setPrompt] = useState<string | null>(null);
  const { board, target, takeTarget, announcement } = useRaceBoard(ui, race, now);
  const { shown } = now;
  const frame = useMemo(() => ui.frame(settled, shown.at(-1), shown), [ui, settled, shown]);
  const table = useTableLook(frame, 'none');
  const seats = useMemo(() => inColours(settled.seats, frame.colours), [settled.seats, frame.colours]);
  const { ask: decision, busy } = useTurn(race, now, true, false);
  const isResting = !playing && settled.seq === newest.seq;
  useGoOn(run, isResting);
  const { rules, reading, close } = useReading(ui, settled);
  useKeys({ escape: leave }, !reading);
  const ahead = useAhead(ui, race, settled);
  const mine = frame.banner.mine && !playing;
  const panels = useTablePanels({
    ...{ ui, frame, seats, mine, prompt, table: settled },
    ...{ playback: race.playback, timedOut: undefined, countdown: null, onLog: NOTHING },
  });
  const dash = useTableDash({
    ...{ ui, race, busy, aids, target, takeTarget, settled, newest, shown, playing },
    ...{ timedOut: now.timedOut, ask: decision?.id, prompt: setPrompt },
    proposes: run.step.drive !== undefined,
    hidden: run.phase === 'over',
  });
  return (
    <>
      <div className={styles.raceLessonRoot} ref={root}>
        {bar}
        <div className={styles.raceLessonStage}>
          <main {...table} className={classes(table.className, styles.raceLessonTable)} {...foldsOf(run.step)}>
            <BoardHost
              board={board}
              className={raceStyles.raceBoard}
              readyClassName={raceStyles.raceBoardReady}
              onTap={() => playing && race.playback.skip()}
            />
            <div className={raceStyles.raceVignette} />
            {panels}
            {dash}
          </main>
        </div>
        <Teaching
          {...{ ui, run, lessonText, root, board, leave }}
          ask={decision && !decision.committed ? decision : undefined}
          ahead={ahead}
          isResting={isResting}
          isOver={isOver(settled)}
          onWhy={rules.openAt}
        />
      </div>
      <RulesDrawer open={reading} onClose={close} ui={ui} about={rules.about} />
      <HoldTip />
      <Announcer ui={ui} playback={race.playback} prompt="" announcement={announcement} />
    </>
  );
}

/**
 * Attributes with which a phone gives the board the room that a step does not need. data-folded: no part of the dashboard is
 * lit or needed. data-light: these parts are lit, and games fold the parts beside them. data-no-answer: no answer is needed, so
 * no button waits. A learner who drives alone has the whole dashboard.
 */
function foldsOf({ light, answer, drive }: LessonStep): Readonly<Record<`data-${string}`, string>> {
  if (drive !== undefined) return {};
  const noAnswer = answer === undefined ? { 'data-no-answer': '' } : {};
  if (light.length > 0) return { 'data-light': light.join(' '), ...noAnswer };
  return answer === undefined ? { 'data-folded': '' } : {};
}

/** The open article, if any. */
function useReading(ui: GameUi, settled: MatchUpdate) {
  const [reading, setReading] = useState(false);
  const open = useCallback(() => setReading(true), []);
  return { rules: useRules(ui, settled, open), reading, close: () => setReading(false) };
}

/** Places of the board that the learner looks at beside their own car. */
function useAhead(ui: GameUi, { playback }: Race, settled: MatchUpdate): readonly string[] {
  const preview = usePlayback(playback, (s) => s.preview);
  return useMemo(() => placesAhead(ui, settled, preview), [ui, settled, preview]);
}

/** A race is also over once the learner's car is out: no one waits for its end. */
function isOver({ finished, standings, viewer }: MatchUpdate): boolean {
  return finished || standings.some(({ seat, status }) => seat === viewer && status === 'out');
}

/** Once the answer has been shown, the next step comes. */
function useGoOn({ phase, next }: LessonRun, isResting: boolean): void {
  const goesOn = phase === 'right' && isResting;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(next, 250);
    return () => clearTimeout(timer);
  }, [goesOn, next]);
}
