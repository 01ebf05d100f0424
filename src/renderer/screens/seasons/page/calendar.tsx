// The calendar of a season: a card per race with its winner; later races can be moved by dragging or by arrow keys.

import type { RoundView, SeasonView } from '@api/season';
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { occasionNameIn } from '@narration/catalogue-names';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Panel, PanelHead } from '@ui/panels/panel';
import type { TagNodes } from '@ui/rich/rich';
import { playSound } from '@ui/sound/sound';
import { Flag, GripVertical, Play, Trophy } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { attempt } from '../../../app/client';
import { listText, shortDateText } from '../../../app/format';
import { plateNameOf } from '../../../app/games/boxes';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { rich, t } from '../../../text/seasons';
import { CircuitMap } from '../circuit-map';
import { movedRounds } from '../moved-rounds';
import { isOpen, lastRace, winnersOf } from '../season-data';
import { circuitName } from '../season-text';
import styles from './calendar.module.css';

/** px above the first row of cards. */
const ABOVE = 2;
/** A drag begins only after this many px, so that a click stays a click. */
const DRAG_FROM = 6;

export interface CalendarProps {
  view: SeasonView;
  uis: ReadonlyMap<string, GameUi>;
  onChange(view: SeasonView): void;
}

/** All rounds in order. */
export function Calendar({ view, uis, onChange }: CalendarProps): ReactElement {
  const { rounds, move, announcement } = useOrder(view, onChange);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }));
  const [held, setHeld] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // A long calendar opens at the next race, with the whole row before it.
    const tops = [...(list.current?.children ?? [])].map((card) => (card as HTMLElement).offsetTop);
    const next = list.current?.querySelector<HTMLElement>(`.${styles.calendarNext}`)?.offsetTop ?? 0;
    const before = Math.max(0, ...tops.filter((top) => top < next));
    if (list.current) list.current.scrollTop = before - ABOVE;
  }, []);
  const movable = rounds.filter(isOpen).length > 1;
  const indexOf = (id: unknown) => rounds.findIndex((round) => round.round.id === id);

  function drop({ active, over }: DragEndEvent): void {
    setHeld(undefined);
    if (over) move(indexOf(active.id), indexOf(over.id));
  }
  function step(event: KeyboardEvent, at: number): void {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const id = rounds[at]?.round.id;
    move(at, at + by);
    // The card has moved to another place of the list; the focus follows.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-move="${id}"]`)?.focus());
  }
  const heldRound = rounds.find((round) => round.round.id === held);
  return (
    <Panel className={classes(styles.calendarPanel)} label={t('calendar.title')}>
      <PanelHead side={movable && <span className={classes('note', styles.calendarHint)}>{t('calendar.hint')}</span>}>
        {t('calendar.title')}
      </PanelHead>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <DndContext
        sensors={sensors}
        // The page stays in place under the card; a long calendar scrolls.
        autoScroll={{ canScroll: (element) => element === list.current }}
        onDragStart={({ active }) => setHeld(String(active.id))}
        onDragCancel={() => setHeld(undefined)}
        onDragEnd={drop}
        // On a card's handle the arrow keys move the card and explain themselves; a move is announced above.
        accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: SILENT, restoreFocus: false }}
      >
        <ol className={styles.calendarCards} ref={list} data-scrolls>
          {rounds.map((round, at) => (
            <RoundPlace
              key={round.round.id}
              round={round}
              number={at + 1}
              view={view}
              ui={uis.get(round.round.game)}
              movable={movable && isOpen(round)}
              held={round.round.id === held}
              onStep={(event) => step(event, at)}
            />
          ))}
        </ol>
        <DragOverlay dropAnimation={null}>
          {heldRound && (
            <div className={classes(styles.calendarCard, styles.calendarLifted)}>
              <RoundFace round={heldRound} number={indexOf(held) + 1} view={view} ui={uis.get(heldRound.round.game)} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
    </Panel>
  );
}

/** The toolkit would announce ids. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The rounds in the requested order, at once; the host decides. announcement: the last move, for screen readers. */
function useOrder(view: SeasonView, onChange: (view: SeasonView) => void) {
  const games = useApp((s) => s.games);
  const [wish, setWish] = useState<{ of: SeasonView; rounds: readonly RoundView[] } | undefined>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const rounds = wish?.of === view ? wish.rounds : view.rounds;
  const begun = rounds.filter((round) => !isOpen(round)).length;

  async function change(plan: SeasonView['plan'], before: SeasonView): Promise<void> {
    const changed = await attempt('seasons.change', { season: before.season, plan });
    if (changed) onChange(changed);
    else setWish(undefined);
  }
  function move(from: number, to: number): void {
    const round = rounds[from];
    if (round === undefined || from === to || to < begun || to >= rounds.length) return;
    const planned = movedRounds(
      rounds.map((one) => one.round),
      from,
      to,
      begun,
    );
    const moved = planned.flatMap((one) => rounds.find((held) => held.round.id === one.id) ?? []);
    playSound('cardSlide');
    setWish({ of: view, rounds: moved });
    setAnnouncement(t('calendar.moved', { circuit: circuitName(games, round.round), n: to + 1 }));
    void change({ ...view.plan, rounds: planned }, view);
  }
  return { rounds, move, announcement };
}

interface FaceProps {
  round: RoundView;
  number: number;
  view: SeasonView;
  ui: GameUi | undefined;
}
interface PlaceProps extends FaceProps {
  movable: boolean;
  held: boolean;
  onStep(event: KeyboardEvent): void;
}

function RoundPlace({ movable, held, onStep, ...face }: PlaceProps): ReactElement {
  const { round, number } = face;
  const games = useApp((s) => s.games);
  const { id } = round.round;
  const drag = useDraggable({ id, disabled: !movable });
  const drop = useDroppable({ id, disabled: !movable });
  const name = circuitName(games, round.round);
  const race = lastRace(round);
  const isNext = round.state === 'next' || round.state === 'running';
  return (
    <li
      ref={(node) => {
        drag.setNodeRef(node);
        drop.setNodeRef(node);
      }}
      className={classes(
        styles.calendarCard,
        isNext && styles.calendarNext,
        round.state === 'later' && styles.calendarLater,
        movable && styles.calendarMovable,
        held && styles.calendarHeld,
        drop.isOver && !held && styles.calendarOver,
      )}
      {...drag.listeners}
    >
      {race !== undefined && round.state === 'done' ? (
        <Link href={to.replay(race.match)} className={classes(styles.calendarLink)} onClick={() => playSound('click')}>
          <RoundFace {...face} />
          <span className="visually-hidden">: {t('calendar.watch')}</span>
        </Link>
      ) : (
        <RoundFace {...face} />
      )}
      {movable && (
        <button
          type="button"
          className={styles.calendarMove}
          data-move={id}
          aria-label={t('calendar.move', { circuit: name, n: number })}
          title={t('calendar.move.how')}
          onKeyDown={onStep}
        >
          <GripVertical size={16} />
        </button>
      )}
    </li>
  );
}

function RoundFace({ round, number, view, ui }: FaceProps): ReactElement {
  const games = useApp((s) => s.games);
  const { game, circuit } = round.round;
  const ended = round.state === 'done' ? lastRace(round) : undefined;
  const line = [plateNameOf(game), ...(ended ? [shortDateText(ended.at)] : [])].join(', ');
  const { occasion } = round;
  return (
    <>
      <CircuitMap ui={ui} circuit={circuit} className={classes(styles.calendarMap)} />
      <span className={styles.calendarNumber}>{number}</span>
      <span className={styles.calendarText}>
        <span className={styles.calendarName}>
          <b>{circuitName(games, round.round)}</b>
          <small>{line}</small>
          {occasion !== null && (
            <small className={classes(styles.calendarEvent, occasion.id === null && styles.calendarFaceDown)}>
              {occasionNameIn(game, occasion)}
            </small>
          )}
        </span>
        <RoundMark round={round} view={view} />
      </span>
    </>
  );
}

const WON_TAGS: TagNodes = {
  read: (inner) => <span className="visually-hidden">{inner}</span>,
  who: (inner) => <span className={styles.calendarWinner}>{inner}</span>,
};

function RoundMark({ round, view }: { round: RoundView; view: SeasonView }): ReactElement | null {
  if (round.state === 'done') {
    const names = listText(winnersOf(view, round).map((one) => one.name));
    if (names === '') return null;
    return (
      <span className={styles.calendarMark}>
        <Trophy size={15} className="icon" aria-hidden="true" />
        {rich('calendar.won', { names }, WON_TAGS)}
      </span>
    );
  }
  if (round.state === 'later') return null;
  const running = round.state === 'running';
  return (
    <span className={styles.calendarMark}>
      {running ? <Play size={15} className="icon" /> : <Flag size={15} className="icon" />}
      {t(running ? 'calendar.running' : 'calendar.next')}
    </span>
  );
}
