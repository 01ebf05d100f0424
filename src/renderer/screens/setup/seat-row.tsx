// One seat of the setup: car (its chip opens the palette), name, who drives, level, remove.

import { type Driver, type GameCard, LIMITS } from '@api/contract';
import type { Colour } from '@core/contract';
import type { GameUi } from '@ui/game-ui';
import { IconButton } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Palette } from '@ui/panels/palette';
import { CarChip } from '@ui/panels/seat';
import { type Choice, Select } from '@ui/panels/select';
import { seatCar } from '@ui/seat-car';
import { play } from '@ui/sound/sound';
import { SEAT_PAINTS } from '@ui/theme/seats';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { type Draft, type DraftSeat, type Level, type Names, removeSeat, withDriver, withSeat } from './draft';
import styles from './driver-pane.module.css';
import { levelChoices } from './words';

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
          aria-label={`Colour of seat ${number}: ${SEAT_PAINTS[seat.colour].name}`}
          aria-expanded={painting}
          onClick={() => {
            play('click');
            onPaint(!painting);
          }}
        >
          <CarChip picture={seatCar(ui, { seat: number - 1, colour: seat.colour })} />
        </button>
        <div className={styles.seatWords}>
          {seat.driver.kind === 'lan' ? (
            <span className="seat-name seat-open">Open seat</span>
          ) : (
            <input
              className="seat-name"
              aria-label={`Name of seat ${number}`}
              value={seat.name}
              maxLength={LIMITS.name}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => onChange(withSeat(draft, seat.key, { name: event.target.value }))}
            />
          )}
          <small>{kindNote(seat.driver, ui)}</small>
        </div>
        <SeatControls {...props} />
        <IconButton
          icon={<X size={18} />}
          label={`Remove ${seat.name || `seat ${number}`}`}
          look="quiet"
          className={classes(styles.seatRemove)}
          disabled={draft.seats.length <= 1}
          onClick={() => onChange(removeSeat(draft, seat.key))}
        />
      </div>
      {painting && <SeatPalette {...props} />}
    </li>
  );
}

function SeatControls({ number, seat, card, ui, names, draft, onChange }: SeatRowProps): ReactElement {
  const { driver } = seat;
  const kinds: Choice<string>[] = [
    { value: 'you', label: 'You' },
    { value: 'hotseat', label: 'Hot-seat' },
    { value: 'lan', label: 'LAN' },
    { value: 'ai', label: 'AI' },
    ...card.automata.map((id) => ({ value: `automaton:${id}`, label: ui.automatonNames[id] ?? id })),
  ];
  return (
    <div className={styles.seatControls}>
      {driver.kind === 'ai' && (
        <Select<Level>
          label={`Level of seat ${number}`}
          value={driver.level}
          choices={levelChoices(card, ui)}
          onChange={(level) => onChange(withDriver(draft, names, seat.key, { kind: 'ai', level }))}
        />
      )}
      <Select
        label={`Who drives seat ${number}`}
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
      what={`seat ${number}`}
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

function kindNote(driver: Driver, ui: GameUi): string {
  if (driver.kind === 'you') return 'You, this computer';
  if (driver.kind === 'hotseat') return 'Hot-seat, this computer';
  if (driver.kind === 'ai') return 'AI driver';
  if (driver.kind === 'lan') return 'A guest’s own screen';
  return `${ui.automatonNames[driver.id] ?? driver.id}, driven by cards`;
}
