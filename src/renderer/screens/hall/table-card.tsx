// A table of the hall: its circuit with the cars, how far the race is, who leads, and what can be done there.

import type { Party } from '@api/party';
import type { PartyTable } from '@api/tables/commands';
import { useDroppable } from '@dnd-kit/core';
import { Button, IconButton } from '@ui/controls/button';
import type { GameUi, RaceFrame } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Armchair, Eye, Flag, RotateCcw, Tv, Users, X } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { boxOf, plateNameOf } from '../../app/games/boxes';
import { useCircuit, useGameUi } from '../../app/games/games';
import { useHandset } from '../../app/use-wide';
import { t } from '../../text/hall';
import type { Look } from './looks';
import styles from './table-card.module.css';
import { Line } from './table-line';
import { lapText, type TableState } from './table-state';
import { Thumbnail } from './thumbnail';

/** What the buttons of a table do. */
export interface TableActions {
  go(table: PartyTable): void;
  seat(table: PartyTable): void;
  close(table: PartyTable): void;
  again(table: PartyTable): void;
}

export interface TableCardProps {
  party: Party;
  table: PartyTable;
  look: Look | undefined;
  state: TableState;
  /** Seats that a guest may take. */
  free: number;
  /** Keys refer to this table. */
  isChosen: boolean;
  /** Why this page can't go there, and why nobody can be given a seat; undefined: both are possible. */
  whyStay: string | undefined;
  whyUnseated: string | undefined;
  actions: TableActions;
  onChoose(): void;
}

/** The card. Guests without a seat can be dropped on it. */
export function TableCard(props: TableCardProps): ReactElement {
  const { party, table, look, state, free, isChosen, onChoose } = props;
  const ui = useGameUi(table.race.game);
  useCircuit(ui, table.race);
  const update = look?.update;
  const frame = useMemo(() => (update === undefined ? undefined : ui.frame(update)), [ui, update]);
  const isPlain = useHandset();
  const { setNodeRef, isOver } = useDroppable({ id: table.id, disabled: party.you !== null || free === 0 });
  const isOwn = table.id === party.table;
  const title = `hall-title-${table.number}`;
  return (
    <article
      ref={setNodeRef}
      className={classes(
        styles.hallCard,
        isOwn && styles.hallCardOwn,
        isChosen && styles.hallCardChosen,
        isOver && styles.hallCardOver,
      )}
      aria-labelledby={`${title} ${title}-game`}
      data-table={table.number}
      tabIndex={-1}
      onFocus={onChoose}
    >
      {!isPlain && <Thumbnail ui={ui} table={table} update={update} frame={frame} isGrey={state === 'paused'} />}
      <Plates {...props} title={title} isOwn={isOwn} />
      <div className={styles.hallIn}>
        {isPlain ? null : <Cover game={table.race.game} />}
        <Title ui={ui} table={table} frame={frame} look={look} state={state} id={`${title}-game`} />
        <Line party={party} table={table} state={state} look={look} frame={frame} />
        <Foot {...props} />
      </div>
    </article>
  );
}

function Cover({ game }: { game: string }): ReactElement | null {
  const Box = boxOf(game)?.cover;
  return Box === undefined ? null : (
    <span className={styles.hallBox} aria-hidden="true">
      <Box />
    </span>
  );
}

/** The table's number, its state unless its race runs, whether a television shows it, and the button that closes it. */
function Plates(props: TableCardProps & { title: string; isOwn: boolean }): ReactElement {
  const { party, table, state, title, isOwn, actions } = props;
  const isOn = party.showing?.tables.includes(table.id) === true;
  return (
    <header className={styles.hallPlates}>
      <h2 className={styles.hallNumber} id={title}>
        {t('table', { table: table.number })}
        {isOwn && <span className="visually-hidden">, {t('table.own')}</span>}
      </h2>
      <span className={classes(styles.hallState, styles[`hall-state-${state}`])}>{t(`state.${state}`)}</span>
      <span className={styles.hallPlatesGap} />
      {party.you === null && party.tables.length > 1 && (
        <IconButton
          icon={<X size={17} />}
          label={t('close', { table: table.number })}
          look="quiet"
          className={styles.hallClose}
          onClick={() => actions.close(table)}
        />
      )}
      {isOn && (
        <span className={styles.hallOnTv}>
          <Tv size={17} className="icon" aria-hidden="true" />
          {t('table.tv')}
        </span>
      )}
    </header>
  );
}

interface TitleProps {
  ui: GameUi;
  table: PartyTable;
  frame: RaceFrame | undefined;
  look: Look | undefined;
  state: TableState;
  id: string;
}

/** Game, circuit, and how far the race is. */
function Title({ ui, table: { race }, frame, look, state, id }: TitleProps): ReactElement {
  const game = plateNameOf(race.game);
  const circuit = ui.circuitName(race.circuit);
  const isRacing = state !== 'lobby' && state !== 'finished';
  return (
    <div className={styles.hallTitle}>
      <h3 className={styles.hallGame} id={id}>
        <b>{game}</b>
        {circuit !== game && <span className={styles.hallCircuit}> {circuit}</span>}
      </h3>
      {isRacing && frame !== undefined && look?.update !== undefined && (
        <span className={styles.hallLap}>{lapText(look.update, frame)}</span>
      )}
    </div>
  );
}

/** Free seats and watchers, and the buttons. */
function Foot(props: TableCardProps): ReactElement {
  const { party, table, state, free, whyStay, whyUnseated, actions } = props;
  const goes = goesTo(party, table, state);
  const isPlain = useHandset();
  const number = table.number;
  return (
    <footer className={styles.hallFoot}>
      {state !== 'finished' && (
        <span className={classes(styles.hallChip, free > 0 ? styles.hallChipFree : styles.hallChipFull)}>
          <Armchair size={16} className="icon" aria-hidden="true" />
          {free > 0 ? t('free', { count: free }) : t('full')}
        </span>
      )}
      {(!isPlain || table.watching > 0) && (
        <span className={styles.hallChip}>
          <Eye size={16} className="icon" aria-hidden="true" />
          {t('watching', { count: table.watching })}
        </span>
      )}
      <span className={styles.hallButtons}>
        <Button
          size="small"
          icon={<GoIcon goes={goes} />}
          why={table.id === party.table ? undefined : whyStay}
          aria-label={t('go.at', { what: t(`go.${goes}`), table: number })}
          onClick={() => actions.go(table)}
        >
          {t(`go.${goes}`)}
        </Button>
        {party.you === null && state === 'finished' && table.bound !== true && (
          <Button
            size="small"
            icon={<RotateCcw size={16} className="icon" />}
            aria-label={t('again.at', { table: number })}
            onClick={() => actions.again(table)}
          >
            {t('again')}
          </Button>
        )}
        {party.you === null && free > 0 && (
          <Button
            size="small"
            className={styles.hallSeat}
            icon={<Armchair size={16} className="icon" />}
            why={whyUnseated}
            aria-label={t('seat.at', { table: number })}
            onClick={() => actions.seat(table)}
          >
            {t('seat')}
          </Button>
        )}
      </span>
    </footer>
  );
}

/** Where the main button of a table leads. */
type Goes = 'watch' | 'race' | 'lobby' | 'results';

function goesTo(party: Party, table: PartyTable, state: TableState): Goes {
  if (state === 'lobby') return 'lobby';
  if (state === 'finished') return 'results';
  const isAtWheel =
    party.you === null
      ? table.seats.some(({ driver }) => driver.kind === 'you' || driver.kind === 'hotseat')
      : party.guests.some(({ id, seat, table: at }) => id === party.you && at === table.id && seat !== null);
  return isAtWheel ? 'race' : 'watch';
}

function GoIcon({ goes }: { goes: Goes }): ReactElement {
  if (goes === 'lobby') return <Users size={16} className="icon" />;
  if (goes === 'watch') return <Eye size={16} className="icon" />;
  return <Flag size={16} className="icon" />;
}
