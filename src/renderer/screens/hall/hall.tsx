// The hall: every table of the party at a glance, for the host and for guests. Not here: one table's lobby or race.

import type { Guest, Party } from '@api/party';
import type { PartyTable } from '@api/tables/commands';
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { attempt } from '../../app/client';
import { useParty } from '../../app/party/party';
import { to } from '../../app/routes';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/hall';
import { TalkDrawer } from '../talk/talk-drawer';
import { CodeStrip } from './code-strip';
import styles from './hall.module.css';
import { HallHead } from './hall-head';
import sideStyles from './hall-side.module.css';
import { OpenTable } from './open-table';
import { type Asked, Questions } from './seat-dialogs';
import { type TableActions, TableCard } from './table-card';
import { boundTo, freeSeats, stateOf, waitingIn } from './table-state';
import { TvChoice } from './tv-choice';
import { type HallKeys, useHallKeys } from './use-hall-keys';
import { useLooks } from './use-looks';
import { useOverRaces } from './use-over-races';
import { GuestFace, Waiting } from './waiting';

/** Tables on one page. */
const PAGE = 4;
/** A drag begins only after this many px, so that a click stays a click. */
const DRAG_FROM = 6;

/** The hall of the open party; without one, or where a guest has not been let in, it leads home. */
export function HallScreen(): ReactElement {
  const party = useParty((s) => s.party);
  if (party === null || party.tables.length === 0) return <Redirect to={to.home()} replace />;
  return <Hall party={party} />;
}

function Hall({ party }: { party: Party }): ReactElement {
  const looks = useLooks(party.tables);
  const over = useOverRaces(party.tables);
  const [asked, setAsked] = useState<Asked>(null);
  const [isTalking, setTalking] = useState(false);
  const { page, pages, shown, turnTo, reveal } = usePage(party.tables);
  const [chosen, choose] = useState<string>();
  const go = useGo();
  const isHost = party.you === null;
  const free = freeSeats(party, looks, over);
  const bound = boundTo(party, looks, over);
  const actions: TableActions = {
    go: (table) => void go(table),
    seat: ({ id }) => setAsked({ about: 'seat', table: id }),
    close: ({ id }) => setAsked({ about: 'close', table: id }),
    again: ({ id }) => void attempt('tables.rematch', { table: id }),
  };
  const keys: HallKeys = { chosen, choose, reveal, actions, free, isBound: bound !== undefined };
  useHallKeys(party, keys);
  return (
    <ScreenFrame top={<AppTopBar />}>
      <div className={styles.hall}>
        <HallHead {...{ party, looks, over, page, pages }} onTurn={turnTo} onTalk={() => setTalking(true)} />
        <Dragging party={party} free={free}>
          <div className={styles.hallColumns}>
            <ul className={styles.hallTables} aria-label={t('tables')}>
              {shown.map((table) => (
                <li key={table.id}>
                  <Suspense>
                    <TableCard
                      {...{ party, table, actions }}
                      look={looks.get(table.match ?? '')}
                      state={stateOf(party, table, looks.get(table.match ?? ''), over)}
                      free={free.get(table.id) ?? 0}
                      isChosen={table.id === chosen}
                      whyStay={bound && t('go.stay', { table: bound.number })}
                      whyUnseated={waitingIn(party).length === 0 ? t('seat.nobody') : undefined}
                      onChoose={() => choose(table.id)}
                    />
                  </Suspense>
                </li>
              ))}
            </ul>
            <div className={styles.hallSide}>
              <Waiting party={party} free={free} onSeatAll={() => setAsked({ about: 'all' })} />
              {isHost && <OpenTable party={party} />}
              {isHost && <TvChoice party={party} />}
              <CodeStrip party={party} />
            </div>
          </div>
        </Dragging>
        <Questions {...{ party, asked, free }} onClose={() => setAsked(null)} />
        <TalkDrawer party={party} open={isTalking} onClose={() => setTalking(false)} />
      </div>
    </ScreenFrame>
  );
}

/** Goes to a table, then opens its race or its lobby. */
function useGo(): (table: PartyTable) => Promise<void> {
  const [, navigate] = useLocation();
  return async ({ id, match }) => {
    if ((await attempt('tables.go', { table: id })) === undefined) return;
    navigate(match === null ? to.lobby() : to.race(match));
  };
}

/** The page of tables on screen. reveal: turns to the page with this table. */
function usePage(tables: readonly PartyTable[]) {
  const [wanted, turnTo] = useState(0);
  const pages = Math.ceil(tables.length / PAGE);
  const page = Math.min(wanted, pages - 1);
  const shown = tables.slice(page * PAGE, (page + 1) * PAGE);
  const reveal = (id: string) => turnTo(Math.floor(tables.findIndex((table) => table.id === id) / PAGE));
  return { page, pages, shown, turnTo, reveal };
}

/** The toolkit would announce ids; keys have the buttons. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface DraggingProps {
  party: Party;
  free: ReadonlyMap<string, number>;
  children: ReactNode;
}

/** Guests are dragged onto tables with a free seat. */
function Dragging({ party, free, children }: DraggingProps): ReactElement {
  const [held, setHeld] = useState<Guest>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }));
  function drop({ active, over }: DragEndEvent): void {
    setHeld(undefined);
    const table = party.tables.find(({ id }) => id === over?.id);
    if (table !== undefined && (free.get(table.id) ?? 0) > 0)
      void attempt('tables.seat', { guest: String(active.id), table: table.id });
  }
  return (
    <DndContext
      sensors={sensors}
      onDragStart={({ active }) => setHeld(party.guests.find(({ id }) => id === active.id))}
      onDragCancel={() => setHeld(undefined)}
      onDragEnd={drop}
      accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: SILENT, restoreFocus: false }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {held && (
          <div className={sideStyles.hallGuestLifted}>
            <GuestFace party={party} guest={held} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
