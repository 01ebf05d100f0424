// One seat of the setup: car (its chip opens the palette), name, who drives, level, remove.

import type { Driver, GameCard } from '@api/contract';
import type { Person } from '@api/people/commands';
import type { Colour } from '@core/contract';
import { IconButton } from '@ui/controls/button';
import { type Choice, Select } from '@ui/controls/select';
import type { GameUi } from '@ui/game-ui';
import { Palette } from '@ui/overlays/palette';
import { classes } from '@ui/panels/classes';
import { CarChip } from '@ui/panels/seat';
import { seatCar } from '@ui/seat-car';
import { playSound } from '@ui/sound/sound';
import { colourName } from '@ui/theme/seats';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { DriverName } from '../../app/drivers/driver-name';
import { usePeople } from '../../app/drivers/people';
import { t } from '../../text/setup';
import { type Draft, type DraftSeat, type Level, type Names, removeSeat, withDriver, withSeat } from './draft';
import styles from './driver-pane.module.css';
import { levelChoices } from './setup-text';

export interface SeatRowProps {
  /** 1-based. */
  number: number;
  seat: DraftSeat;
  card: GameCard;
  ui: GameUi;
  names: Names;
  draft: Draft;
  /** The palette under the row is open. */
  painting: boolean;
  onPaint(open: boolean): void;
  onChange(draft: Draft): void;
  /** Opens the gallery of rivals at this character. */
  onRivals(first: string | undefined): void;
}

/** One seat. */
export function SeatRow(props: SeatRowProps): ReactElement {
  const { number, seat, ui, draft, painting, onPaint, onChange } = props;
  return (
    <li className={classes(styles.seat, seat.driver.kind === 'you' && styles.seatYou)}>
      <div className={styles.seatLine}>
        <button
          type="button"
          className="seat-car"
          aria-label={t('seat.colour', { seat: number, colour: colourName(seat.colour) })}
          aria-expanded={painting}
          onClick={() => {
            playSound('click');
            onPaint(!painting);
          }}
        >
          <CarChip picture={seatCar(ui, { seat: number - 1, colour: seat.colour })} />
        </button>
        <div className={styles.seatText}>
          <SeatName {...props} />
          <SeatNote {...props} />
        </div>
        <SeatControls {...props} />
        <IconButton
          icon={<X size={18} />}
          label={seat.name === '' ? t('seat.removeUnnamed', { seat: number }) : t('seat.remove', { name: seat.name })}
          look="quiet"
          className={classes(styles.seatRemove)}
          why={draft.seats.length <= 1 && t('seat.last')}
          onClick={() => onChange(removeSeat(draft, seat.key))}
        />
      </div>
      {painting && <SeatPalette {...props} />}
    </li>
  );
}

/** The driver's name, or that the seat is open. */
function SeatName({ number, seat, draft, card, onChange }: SeatRowProps): ReactElement {
  const people = usePeople((s) => s.people);
  if (seat.driver.kind === 'lan') return <span className="seat-name seat-open">{t('seat.open')}</span>;
  return (
    <DriverName
      driver={seat.driver}
      name={seat.name}
      label={t('seat.name', { seat: number })}
      onChange={(name) => {
        const person = seat.driver.kind === 'hotseat' ? people.find((one) => one.name === name) : undefined;
        const colour = person && colourFor(person, seat, draft, card);
        onChange(withSeat(draft, seat.key, { name, ...(colour && { colour }) }));
      }}
    />
  );
}

/** A person's colour, or their second choice if another seat has it; undefined: both are gone, and the seat keeps its own. */
function colourFor({ colour, second }: Person, seat: DraftSeat, draft: Draft, card: GameCard): Colour | undefined {
  const isFree = (one: Colour) => draft.seats.every((other) => other.key === seat.key || other.colour !== one);
  return [colour, second].find((one) => card.colours.includes(one) && isFree(one));
}

/** The driver as text; for AI drivers a link to the gallery of rivals. */
function SeatNote({ number, seat, ui, onRivals }: SeatRowProps): ReactElement {
  const { driver } = seat;
  if (driver.kind !== 'ai') return <small>{kindNote(driver, ui)}</small>;
  return (
    <button
      type="button"
      className={styles.seatRivals}
      aria-label={t('seat.rivalsOf', { seat: number })}
      onClick={() => {
        playSound('click');
        onRivals(driver.character);
      }}
    >
      {t('seat.rivals')}
    </button>
  );
}

function SeatControls({ number, seat, card, ui, names, draft, onChange }: SeatRowProps): ReactElement {
  const { driver } = seat;
  const kinds: Choice<string>[] = [
    { value: 'you', label: t('kind.you') },
    { value: 'hotseat', label: t('kind.hotseat') },
    { value: 'lan', label: t('kind.lan') },
    { value: 'ai', label: t('kind.ai') },
    ...card.automata.map((id) => ({ value: `automaton:${id}`, label: ui.automatonNames[id] ?? id })),
  ];
  return (
    <div className={styles.seatControls}>
      {driver.kind === 'ai' && (
        <Select<Level>
          label={t('seat.level', { seat: number })}
          value={driver.level}
          choices={levelChoices(card, ui)}
          onChange={(level) => onChange(withDriver(draft, names, seat.key, { kind: 'ai', level }))}
        />
      )}
      <Select
        label={t('seat.who', { seat: number })}
        className={classes(styles.seatKind)}
        value={driver.kind === 'automaton' ? `automaton:${driver.id}` : driver.kind}
        choices={kinds}
        onChange={(value) => onChange(withDriver(draft, names, seat.key, driverOf(value)))}
      />
    </div>
  );
}

function SeatPalette({ number, seat, card, draft, onPaint, onChange }: SeatRowProps): ReactElement {
  return (
    <Palette
      of={number}
      colours={card.colours}
      chosen={seat.colour}
      takenBy={(colour: Colour) => draft.seats.find((s) => s.colour === colour && s.key !== seat.key)?.name}
      onChoose={(colour) => onChange(withSeat(draft, seat.key, { colour }))}
      onClose={() => onPaint(false)}
    />
  );
}

function driverOf(value: string): Driver {
  if (value === 'you' || value === 'hotseat' || value === 'lan') return { kind: value };
  if (value === 'ai') return { kind: 'ai', level: 'medium' };
  return { kind: 'automaton', id: value.slice('automaton:'.length) };
}

function kindNote(driver: Exclude<Driver, { kind: 'ai' }>, ui: GameUi): string {
  if (driver.kind === 'you') return t('note.you');
  if (driver.kind === 'hotseat') return t('note.hotseat');
  if (driver.kind === 'lan') return t('note.lan');
  return t('note.automaton', { name: ui.automatonNames[driver.id] ?? driver.id });
}
