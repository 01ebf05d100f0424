// The timeline: chart, marks and knob over one axis. Anything on it can be pressed or dragged to jump there.

import { Tip } from '@ui/overlays/tooltip';
import { classes } from '@ui/panels/classes';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { t } from '../../../text/replay';
import type { AnnotatedRecording } from '../annotated-recording';
import { gatherMarks, isAfter, type MarkGroup } from '../event-lines';
import eventsPanelStyles from '../events-panel.module.css';
import { MARK_KINDS } from '../kinds';
import type { Player } from '../player';
import { AXIS_LEFT, AXIS_RIGHT } from './axis-room';
import { PlacesChart } from './chart';
import { frameAt, placeOf, ticksOf } from './time-axis';
import timeLineStyles from './time-line.module.css';

/** Width of mark buttons and round numbers with the space between them, px. */
const MARK_ROOM = 30;
const TICK_ROOM = 38;

export interface TimeLineProps {
  annotated: AnnotatedRecording;
  player: Player;
  /** The knob's value as text: 'Round 9, Ines spins out'. */
  label: string;
  /** The keys of the screen, for the knob when it has the focus. */
  onKey(event: KeyboardEvent): void;
}

/** Chart, marks, knob and numbers. */
export function TimeLine({ annotated, player, label: text, onKey }: TimeLineProps): ReactElement {
  const { recording, axis, seats, own, marks } = annotated;
  const at = useStore(player.store, (s) => s.at);
  const strip = useRef<HTMLDivElement>(null);
  const room = useRoom(strip);
  const groups = useMemo(() => gatherMarks(marks, (MARK_ROOM * axis.length) / room), [marks, axis, room]);
  const ticks = useMemo(() => ticksOf(recording, Math.max(2, Math.floor(room / TICK_ROOM))), [recording, room]);
  // Set on the element that uses it: elsewhere all charts would be styled again at every jump.
  const now = { '--now': placeOf(axis, recording, at) / axis.length } as CSSProperties;
  const drag = useDrag(annotated, player, strip);
  return (
    <div className={timeLineStyles.replayTime} ref={strip} {...drag}>
      <div className={timeLineStyles.replayChart} aria-hidden="true">
        <div className={timeLineStyles.replayChartFuture} style={now}>
          <PlacesChart recording={recording} length={axis.length} seats={seats} own={own} />
        </div>
        <div className={timeLineStyles.replayChartPast} style={now}>
          <PlacesChart recording={recording} length={axis.length} seats={seats} own={own} />
        </div>
      </div>
      <span className={timeLineStyles.replayNow} style={now} />
      <div className={timeLineStyles.replayMarks}>
        {groups.map((group) => (
          <MarkButton
            key={group.at}
            group={group}
            here={group.marks.findIndex(({ moment }) => moment.frame === at.frame && moment.events === at.events)}
            future={isAfter(group.chief.moment, at)}
            share={group.at / axis.length}
            player={player}
          />
        ))}
      </div>
      <div className={timeLineStyles.replayRail}>
        <span className={timeLineStyles.replayRailDone} style={now} />
        <div
          className={timeLineStyles.replayKnob}
          style={now}
          role="slider"
          tabIndex={0}
          aria-label={t('time.label')}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={recording.frames.length - 1}
          aria-valuenow={at.frame}
          aria-valuetext={text}
          onKeyDown={onKey}
        />
      </div>
      <div className={timeLineStyles.replayTicks} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick.at} style={{ '--at': tick.at / axis.length } as CSSProperties}>
            {tick.round}
          </span>
        ))}
      </div>
    </div>
  );
}

interface MarkButtonProps {
  group: MarkGroup;
  /** Which of its marks is current; -1: none. */
  here: number;
  future: boolean;
  /** Length of the axis. */
  share: number;
  player: Player;
}

/** A mark, or several in one; pressing goes through them one after the other. */
const MarkButton = memo(function MarkButton({ group, here, future, share, player }: MarkButtonProps): ReactElement {
  const { chief, marks } = group;
  const { icon: Icon, tone } = MARK_KINDS[(marks[here] ?? chief).kind];
  const next = marks[here + 1] ?? marks[0] ?? chief;
  const text =
    marks.length === 1
      ? chief.text
      : t('mark.more', { text: next.text, n: marks.indexOf(next) + 1, all: marks.length });
  return (
    <Tip text={text}>
      <button
        type="button"
        className={classes(timeLineStyles.replayMark, eventsPanelStyles[`replay-tone-${tone}`])}
        data-state={here >= 0 ? 'now' : future ? 'future' : 'past'}
        aria-label={text}
        style={{ '--at': share } as CSSProperties}
        onClick={() => player.seekEvent(next.moment)}
      >
        <Icon size={14} aria-hidden="true" />
      </button>
    </Tip>
  );
});

/** Width of the axis in px; follows the window. */
function useRoom(strip: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(800);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(Math.max(100, element.clientWidth - AXIS_LEFT - AXIS_RIGHT)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip]);
  return room;
}

/** Jumps to the pointer for as long as it is down; buttons keep their own presses. */
function useDrag({ axis }: AnnotatedRecording, player: Player, strip: RefObject<HTMLElement | null>) {
  const held = useRef<number | null>(null);
  const go = (event: PointerEvent) => {
    const box = strip.current?.getBoundingClientRect();
    if (!box) return;
    const share = (event.clientX - box.left - AXIS_LEFT) / (box.width - AXIS_LEFT - AXIS_RIGHT);
    const frame = frameAt(axis, Math.min(1, Math.max(0, share)) * axis.length);
    const { at } = player.store.getState();
    if (frame !== at.frame || player.settledFrame !== frame) player.seek(frame);
  };
  const end = (event: PointerEvent) => {
    if (held.current !== event.pointerId) return;
    held.current = null;
    player.drag(false);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      held.current = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
      player.drag(true);
      go(event);
    },
    onPointerMove(event: PointerEvent) {
      if (held.current === event.pointerId) go(event);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
