// One seat of the setup: car (its chip opens the palette), name, who drives, level, remove.

import { type Driver, type GameCard, LIMITS } from '@api/contract';
import type { Colour } from '@core/contract';
import type { GameUi } from '@ui/game-ui';
import { IconButton } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { CarChip, PatternTile } from '@ui/panels/seat';
import { type Choice, Select } from '@ui/panels/select';
import { play } from '@ui/sound/sound';
import { SEAT_PAINTS } from '@ui/theme/seats';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { type Draft, type DraftSeat, type Level, type Names, removeSeat, withDriver, withSeat } from './draft';

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
    <li className={classes('seat', seat.driver.kind === 'you' && 'seat-you')}>
      <div className="seat-line">
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
          <CarChip picture={ui.carPicture(seat.colour, SEAT_PAINTS[seat.colour].number)} />
        </button>
        <div className="seat-words">
          <input
            className="seat-name"
            aria-label={`Name of seat ${number}`}
            value={seat.name}
            maxLength={LIMITS.name}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange(withSeat(draft, seat.key, { name: event.target.value }))}
          />
          <small>{kindNote(seat.driver, ui)}</small>
        </div>
        <SeatControls {...props} />
        <IconButton
          icon={<X size={18} />}
          label={`Remove ${seat.name || `seat ${number}`}`}
          look="quiet"
          className="seat-remove"
          disabled={draft.seats.length <= 1}
          onClick={() => onChange(removeSeat(draft, seat.key))}
        />
      </div>
      {painting && <Palette {...props} />}
    </li>
  );
}

function SeatControls({ number, seat, card, ui, names, draft, onChange }: SeatRowProps): ReactElement {
  const { driver } = seat;
  const kinds: Choice<string>[] = [
    { value: 'you', label: 'You' },
    { value: 'hotseat', label: 'Hot-seat' },
    { value: 'ai', label: 'AI' },
    ...card.automata.map((id) => ({ value: `automaton:${id}`, label: ui.automatonNames[id] ?? id })),
  ];
  return (
    <div className="seat-controls">
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
        className="seat-kind"
        value={driver.kind === 'automaton' ? `automaton:${driver.id}` : driver.kind}
        choices={kinds}
        onChange={(value) => onChange(withDriver(draft, names, seat.key, driverOf(value)))}
      />
    </div>
  );
}

function Palette({ number, seat, card, draft, onPaint, onChange }: SeatRowProps): ReactElement {
  const paint = SEAT_PAINTS[seat.colour];
  const takenBy = (colour: Colour) => draft.seats.find((s) => s.colour === colour && s.key !== seat.key);
  return (
    <fieldset
      className="palette"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onPaint(false);
      }}
    >
      <legend className="label">
        Colour for seat {number}: {paint.name}, {paint.patternName.toLowerCase()}
      </legend>
      <div className="palette-row">
        {card.colours.map((colour) => {
          const holder = takenBy(colour);
          return (
            <button
              key={colour}
              type="button"
              className={classes('paint', colour === seat.colour && 'paint-chosen')}
              aria-label={holder ? `${SEAT_PAINTS[colour].name}, taken by ${holder.name}` : SEAT_PAINTS[colour].name}
              aria-pressed={colour === seat.colour}
              disabled={holder !== undefined}
              title={holder && `Taken by ${holder.name}`}
              onClick={() => {
                play('click');
                onChange(withSeat(draft, seat.key, { colour }));
                onPaint(false);
              }}
            >
              <PatternTile colour={colour} />
              {holder && (
                <span className="paint-taken">
                  <X size={22} strokeWidth={3} />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function levelChoices(card: GameCard, ui: GameUi): Choice<Level>[] {
  const levels = ['random', 'easy', 'medium', 'hard'] as const;
  return levels.filter((l) => card.bots.includes(l)).map((l) => ({ value: l, label: ui.levelNames[l] }));
}

function driverOf(value: string): Driver {
  if (value === 'you' || value === 'hotseat') return { kind: value };
  if (value === 'ai') return { kind: 'ai', level: 'medium' };
  return { kind: 'automaton', id: value.slice('automaton:'.length) };
}

function kindNote(driver: Driver, ui: GameUi): string {
  if (driver.kind === 'you') return 'You, this computer';
  if (driver.kind === 'hotseat') return 'Hot-seat, this computer';
  if (driver.kind === 'ai') return 'AI driver';
  if (driver.kind === 'lan') return 'A guest, on a screen of their own';
  return `${ui.automatonNames[driver.id] ?? driver.id}, driven by cards`;
}
