// A puzzle at its game's own table: board, standings and dashboard of a race at rest, the task over them, the verdict beside them.

import type { GameUi, RaceFrame } from '@ui/game-ui';
import { InspectorLayer } from '@ui/inspector/inspector-layer';
import { useKeys } from '@ui/keys';
import { HoldTip } from '@ui/overlays/hold-tip';
import { classes } from '@ui/panels/classes';
import { Target } from 'lucide-react';
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt as call } from '../../app/client';
import { titleOf } from '../../app/games/boxes';
import { to } from '../../app/routes';
import { useWide } from '../../app/use-wide';
import { t } from '../../text/club/puzzle';
import { BoardHost } from '../race/board/board-host';
import { useRaceBoard } from '../race/board/use-race-board';
import { useTablePanels } from '../race/panels/table-panels';
import raceStyles from '../race/race.module.css';
import { Announcer } from '../race/state/announcer';
import { useShown, useTurn } from '../race/state/turn';
import { useFrame } from '../race/state/use-frame';
import { useRules } from '../race/state/use-rules';
import { useTableLayout } from '../race/table-layout';
import { useTableLook } from '../race/table-look';
import { RulesDrawer } from '../rules/rules-drawer';
import { puzzleInsetsOf } from './insets';
import { type Line, linesOf } from './lines';
import styles from './puzzle.module.css';
import { PuzzleBar } from './puzzle-bar';
import { PuzzleDash } from './puzzle-dash';
import { nextIn, usePuzzleSet } from './puzzle-set';
import { taskOf } from './task';
import { type PuzzleLook, useAttempt } from './use-puzzle';
import { VerdictPanel } from './verdict-panel';
import type { Ways } from './ways';

const NOTHING = () => undefined;
/** The board as this screen shows it. */
const PUZZLE_BOARD = { insetsOf: puzzleInsetsOf } as const;
/** From this window width on, in px, the dashboard fits beside the verdict. */
const DASH_BESIDE = 1440;

export interface PuzzleTableProps {
  ui: GameUi;
  look: PuzzleLook;
  day: string;
}

/** The whole screen of a puzzle. */
export function PuzzleTable({ ui, look, day }: PuzzleTableProps): ReactElement {
  const { puzzle, task, update } = look;
  const attempt = useAttempt(ui, look, day);
  const { race, verdict } = attempt;
  const now = useShown(race, update);
  const { settled } = now;
  const [prompt, setPrompt] = useState<string | null>(null);
  const shownOn = useRaceBoard(ui, race, now, PUZZLE_BOARD);
  const { board } = shownOn;
  const { frame: plain, seats, table } = useFrame(ui, now);
  const frame = useMemo(() => withTarget(plain, task.ahead), [plain, task.ahead]);
  const turn = useTurn(race, now, true, false);
  const { rules, reading, closeRules } = useReading(ui, settled);
  const words = taskOf({ ...task, place: placeIn(frame, task) }, seats, ui.roundCount(task.roundsLeft));
  const lines = useMemo(() => (verdict === undefined ? [] : linesOf(verdict)), [verdict]);
  const [pointed, pointAt] = useState<Line['as'] | null>(null);
  const drawn = useMemo(() => lines.filter(({ as }) => pointed === null || as === pointed), [lines, pointed]);
  useDrawnLines(ui, board, task.seat, drawn);
  const ways = useWays(puzzle.id, attempt.retry);
  useKeys(
    verdict === undefined
      ? { escape: ways.back, r: rules.open }
      : { escape: ways.back, r: rules.open, n: ways.next, t: ways.retry, p: ways.play },
    !reading,
  );
  const places = useTableLook(frame, 'none');
  const panels = useTablePanels({
    ...{ ui, frame, seats, prompt, table, mine: true },
    ...{ playback: race.playback, timedOut: undefined, countdown: null, onLog: NOTHING },
  });
  return (
    <div
      className={classes(styles.puzzle, verdict && styles.puzzleJudged)}
      data-tight={useWide(DASH_BESIDE) ? undefined : ''}
      {...useTableLayout(frame)}
    >
      <PuzzleBar
        {...{ puzzle, words }}
        isOpen={verdict === undefined && !attempt.measuring}
        onBack={ways.back}
        onRules={rules.open}
        onGiveUp={attempt.giveUp}
      />
      <div className={styles.puzzleStage}>
        <main {...places} className={classes(places.className, styles.puzzleTable)}>
          <h1 className="visually-hidden">{`${titleOf(ui.id)} ${words.title}`}</h1>
          <BoardHost
            board={board}
            className={raceStyles.raceBoard}
            readyClassName={raceStyles.raceBoardReady}
            onTap={NOTHING}
          />
          <div className={raceStyles.raceVignette} />
          <div className={styles.puzzleRoof} data-panel="place" />
          {panels}
          <PuzzleDash key={attempt.tries} {...{ ui, attempt, now, turn, shownOn }} onPrompt={setPrompt} />
        </main>
      </div>
      {attempt.measuring && (
        <p className={classes(styles.puzzleMeasuring, 'panel panel-glass')} role="status">
          {t('measuring')}
        </p>
      )}
      {verdict !== undefined && (
        <VerdictPanel {...{ ui, puzzle, verdict, lines, ways, day, pointAt }} circuit={settled.circuit} />
      )}
      <RulesDrawer open={reading} onClose={closeRules} ui={ui} about={rules.about} />
      <HoldTip />
      <InspectorLayer ui={ui} board={board.seen} />
      <Announcer
        {...{ ui, announcement: shownOn.announcement }}
        playback={race.playback}
        prompt={verdict === undefined ? `${words.title}. ${words.text} ${frame.banner.prompt}` : ''}
      />
    </div>
  );
}

/** The place as the standings show it: games break ties in their own way. */
function placeIn({ standings }: RaceFrame, { seat, place }: PuzzleLook['task']): number {
  return standings.find((row) => row.seat === seat)?.place ?? place;
}

/** The car in front is marked: passing it is where the race is won. */
function withTarget(frame: RaceFrame, ahead: number | null): RaceFrame {
  if (ahead === null) return frame;
  const standings = frame.standings.map((row) =>
    row.seat === ahead && row.mark === undefined
      ? { ...row, mark: <Target size={16} aria-hidden="true" />, marked: t('task.target') }
      : row,
  );
  return { ...frame, standings };
}

/** The open article, if any. */
function useReading(ui: GameUi, settled: PuzzleLook['update']) {
  const [reading, setReading] = useState(false);
  const open = useCallback(() => setReading(true), []);
  return { rules: useRules(ui, settled, open), reading, closeRules: () => setReading(false) };
}

function useWays(id: string, retry: () => void): Ways {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const set = usePuzzleSet((s) => s.set);
  const next = set === null ? undefined : nextIn(set.cards, id);
  const play = async () => {
    setBusy(true);
    const begun = await call('puzzles.play', { id });
    setBusy(false);
    if (begun !== undefined) navigate(to.race(begun.match));
  };
  return {
    back: () => navigate(to.challenges()),
    next: next && (() => navigate(to.puzzle(next.id))),
    retry,
    play: () => void play(),
    isBusy,
  };
}

/** Draws the answers of the verdict on the board: the best green, the other red. */
function useDrawnLines(
  ui: GameUi,
  { ready, answerPaths }: ReturnType<typeof useRaceBoard>['board'],
  seat: number,
  lines: readonly Line[],
): void {
  useEffect(() => {
    if (!ready || lines.length === 0) return;
    answerPaths(
      lines.map(({ answer, isBest, as }) => ({
        seat,
        look: isBest ? 'better' : 'played',
        places: ui.pathPlaces?.(answer.way) ?? answer.way,
        text: t(PATH_TEXT[as]),
      })),
    );
    return () => answerPaths([]);
  }, [ui, ready, answerPaths, seat, lines]);
}

const PATH_TEXT = {
  yours: 'path.yours',
  best: 'path.best',
  tempting: 'path.other',
  played: 'path.played',
} as const satisfies Record<Line['as'], string>;
