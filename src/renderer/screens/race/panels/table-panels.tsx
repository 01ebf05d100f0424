// The panels round the board: order and banner above, the game's additions, standings at the side, and the log. Not a component: each
// panel is one, and is rendered again when its own part of the frame changes.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import type { GameUi, RaceFrame } from '@ui/game-ui';
import { useKept } from '@ui/render/keep';
import { TimerOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../../text/race';
import raceStyles from '../race.module.css';
import raceLayoutsStyles from '../race-layouts.module.css';
import type { Countdown } from '../state/countdown';
import type { Playback } from '../state/playback';
import type { TimedOut } from '../state/race-log';
import type { TableOf } from '../state/use-frame';
import { Banner } from './banner';
import { LogPanel } from './log-panel';
import { OrderStrip } from './order-strip';
import orderStripStyles from './order-strip.module.css';
import { Standings } from './standings';

export interface TablePanelsProps {
  ui: GameUi;
  playback: Playback;
  frame: RaceFrame;
  /** In the colours of the table. */
  seats: readonly SeatInfo[];
  table: TableOf;
  timedOut: TimedOut | undefined;
  /** The viewer must act. */
  mine: boolean;
  /** The dashboard's text in place of the banner's own prompt. */
  prompt: string | null;
  /** The clock of the viewer's decision. */
  countdown: Countdown | null;
  /** Under everything else at the side. */
  below?: ReactElement | null;
  onLog(): void;
}

/** Returns all panels; a bare stage has neither banner nor log. */
export function useTablePanels(props: TablePanelsProps): ReactElement {
  const { ui, playback, frame, seats, table, timedOut, mine, countdown, onLog } = props;
  const banner = useKept(bannerOf(props));
  const waited = useKept(waitedOf(table));
  const { standings, standingsTitle, gapTitle } = frame;
  // These layouts have no standings at the side: it goes into the column at the left.
  const isBeside = frame.layout === 'oval' || frame.layout === 'table';
  return (
    <>
      <div className={orderStripStyles.raceTop}>
        {frame.order.length > 0 && <OrderStrip ui={ui} seats={seats} round={frame.round} order={frame.order} />}
        {!frame.isBare && (
          <Banner
            banner={banner}
            pips={frame.pips}
            origin={table.origin}
            mine={mine && !timedOut}
            countdown={mine ? countdown : null}
          />
        )}
      </div>
      {frame.chips && <div className={raceLayoutsStyles.raceChips}>{frame.chips}</div>}
      {frame.top && (
        <div className={raceLayoutsStyles.raceRowTop} data-panel="top">
          {frame.top}
        </div>
      )}
      {(frame.aside || isBeside) && (
        <div className={raceLayoutsStyles.raceAside} data-panel="aside">
          {frame.aside}
          {isBeside && props.below}
        </div>
      )}
      <div className={raceStyles.raceSide} id="race-side" data-panel="side">
        {frame.side ?? <Standings {...{ standings, standingsTitle, gapTitle, seats, waited }} viewer={table.viewer} />}
        {frame.below}
        {!isBeside && props.below}
      </div>
      {!frame.isBare && <LogPanel playback={playback} seats={seats} onOpen={onLog} />}
    </>
  );
}

/** Drivers who still have to decide while the viewer waits. */
function waitedOf({ asks: decisions, viewer }: TableOf): readonly Seat[] {
  return decisions.filter(({ committed, seat }) => !committed && seat !== viewer).map(({ seat }) => seat);
}

function bannerOf({ frame, table, timedOut, prompt, mine }: TablePanelsProps): RaceFrame['banner'] {
  if (timedOut) return timeUp(timedOut, table);
  return prompt !== null && mine ? { ...frame.banner, prompt } : frame.banner;
}

/** The banner's text when time has run out; on a shared screen it names the person. */
function timeUp({ seat, text }: TimedOut, { mine, seats }: TableOf): RaceFrame['banner'] {
  const name = nameOf(seats, seat);
  const prompt =
    mine.length > 1 ? t('banner.answeredFor', { name, answer: text }) : t('banner.answered', { answer: text });
  return { icon: <TimerOff size={27} />, title: t('banner.timeUp'), prompt, mine: false };
}
