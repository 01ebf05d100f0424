// A race being set up, and every way to change it: pure, so that it can be tested without a page.
// Not here: rules about which setups may start; the game returns those as text (gameUi.setupTrouble).

import type { Driver, GameCard, RaceSetup, SeatSetup } from '@api/contract';
import { isHere } from '@api/drivers';
import type { Colour, Draw, Json, OptionValue } from '@core/contract';
import type { GameUi } from '@ui/game-ui';
import { t } from '../../text/setup';
import { changedSeat, newSeat, type SeatNames } from './naming';

/** One seat of the draft. key: keeps its row while others come and go. */
export interface DraftSeat extends SeatSetup {
  key: number;
}

/** A race being set up. */
export interface Draft {
  circuit: string;
  /** Of a circuit that a player made. */
  source?: Json;
  options: Record<string, OptionValue>;
  seats: readonly DraftSeat[];
  /** Seconds per decision, 0 = off. */
  clock: number;
  /** Seconds that each person may exceed the clock in the whole race, 0 = none. */
  bank: number;
  /** Seconds after which a stage's results close automatically, 0 = when the host continues. */
  goOn: number;
  /** The same seed and the same answers give the same race; empty: drawn by the host. */
  seed: string;
  /** The levels of AI drivers go up and down with the person here, until one is chosen by hand. */
  follow: boolean;
}

/** The game's own presets. */
export type GamePreset = GameCard['presets'][number];

/** The levels an AI driver can have. */
export type Level = Extract<Driver, { kind: 'ai' }>['level'];

/** What new seats depend on. */
export interface Names extends SeatNames {
  colour: Colour;
  /** Random numbers, for games that draw the colours of new seats. */
  draw: Draw;
}

/** Seconds per decision that the setup offers; 0 = off. */
export const CLOCKS = [0, 15, 30, 45, 60, 90, 120, 180, 300] as const;

/** The choices for the time bank: minutes, given in seconds; 0 = none. */
export const BANKS = [0, 60, 120, 300, 600, 900, 1800] as const;

/** The choices for closing results automatically, in seconds; 0 = never. */
export const GO_ON = [0, 10, 20, 30] as const;

/** A fresh draft: the person here and the game's usual opponents, or as many as it has room for; no clock. */
export function newDraft(card: GameCard, names: Names, usual: GameUi['usualRace']): Draft {
  const circuit = card.circuits[0];
  if (!circuit) throw new Error(`the game ${card.id} has no circuits`);
  const you: DraftSeat = {
    key: 0,
    name: names.person,
    colour: freeColour(card, [], names.draw, names.colour),
    driver: { kind: 'you' },
  };
  const options = defaultsOf(card, circuit.id);
  const start: Draft = {
    circuit: circuit.id,
    options,
    seats: [you],
    clock: 0,
    bank: 0,
    goOn: 0,
    seed: '',
    follow: false,
  };
  return usual.opponents.reduce((draft, driver) => addSeat(draft, card, names, driver), start);
}

/** A draft from a preset or a finished race; options the game no longer has are dropped, new ones get their default. */
export function draftOf(setup: RaceSetup, card: GameCard): Draft {
  const { source } = setup;
  const isHere = source !== undefined || card.circuits.some((c) => c.id === setup.circuit && c.own === undefined);
  const circuit = isHere ? setup.circuit : (card.circuits[0]?.id ?? '');
  const options = defaultsOf(card, circuit);
  for (const id of Object.keys(options)) options[id] = setup.options[id] ?? options[id] ?? false;
  const seats = setup.seats.slice(0, card.seats[1]).map((seat, key) => ({ ...seat, key }));
  const { clock, bank = 0, goOn = 0, seed = '', follow = false } = setup;
  return { circuit, ...(source !== undefined && { source }), options, seats, clock, bank, goOn, seed, follow };
}

/** The setup from which the host starts the race. */
export function setupOf(draft: Draft, game: string): RaceSetup {
  const { circuit, source, options, clock, bank, goOn, follow } = draft;
  const seed = draft.seed.trim();
  return {
    ...(seed === '' ? {} : { seed }),
    ...(bank === 0 ? {} : { bank }),
    ...(goOn === 0 ? {} : { goOn }),
    ...(follow ? { follow } : {}),
    game,
    circuit,
    ...(source === undefined ? {} : { source }),
    options,
    clock,
    seats: draft.seats.map(({ name, colour, driver }) => ({ name: name.trim(), colour, driver })),
  };
}

/** A circuit to race on. source: of one that a player made. defaults: option values that belong to it, such as its usual laps. */
export interface ChosenCircuit {
  id: string;
  source?: Json;
  defaults: Readonly<Record<string, OptionValue>>;
}

/** Another circuit; option values that belong to a circuit change with it. */
export function withCircuit(draft: Draft, { id, source, defaults }: ChosenCircuit): Draft {
  const { source: _, ...rest } = draft;
  const options = { ...draft.options, ...defaults };
  return { ...rest, circuit: id, ...(source !== undefined && { source }), options };
}

/** With the option values of one of the game's presets. */
export function withPreset(draft: Draft, preset: GamePreset): Draft {
  return { ...draft, options: { ...draft.options, ...preset.options } };
}

/** One more seat with a free name and colour; the same draft if the game has no room. */
export function addSeat(draft: Draft, card: GameCard, names: Names, driver: Driver): Draft {
  if (draft.seats.length >= card.seats[1]) return draft;
  const seat: DraftSeat = {
    key: Math.max(-1, ...draft.seats.map((s) => s.key)) + 1,
    colour: freeColour(card, draft.seats, names.draw),
    ...newSeat(draft.seats, names, driver),
  };
  return { ...draft, seats: [...draft.seats, seat] };
}

/** The draft without the seat of this key. */
export function removeSeat(draft: Draft, key: number): Draft {
  return { ...draft, seats: draft.seats.filter((s) => s.key !== key) };
}

/** The same race with a guest's seat in place of each AI driver: the start of a party. */
export function withGuests(draft: Draft, names: Names): Draft {
  return draft.seats.reduce(
    (all, seat) => (isHere(seat.driver) ? all : withDriver(all, names, seat.key, { kind: 'lan' })),
    draft,
  );
}

/** Whether guests are expected: then the race starts from the lobby. */
export function awaitsGuests(draft: Draft): boolean {
  return draft.seats.some((seat) => seat.driver.kind === 'lan');
}

/**
 * The draft after a change of seats, with the usual clock for its table: off if no one waits at another screen, the game's
 * own if guests sit at it. A clock that someone has chosen stays.
 */
export function withUsualClock(before: Draft, after: Draft, usual: Pick<GameUi['usualRace'], 'clock'>): Draft {
  const of = (draft: Draft) => (awaitsGuests(draft) ? usual.clock : 0);
  return after.clock === of(before) ? { ...after, clock: of(after) } : after;
}

/**
 * Another driver for a seat; another level ends following the player. One person is 'you'; the previous one becomes a
 * hot-seat person.
 */
export function withDriver(draft: Draft, names: Names, key: number, driver: Driver): Draft {
  const seats = draft.seats.map((seat): DraftSeat => {
    if (seat.key !== key) {
      return driver.kind === 'you' && seat.driver.kind === 'you' ? { ...seat, driver: { kind: 'hotseat' } } : seat;
    }
    const others = draft.seats.filter((other) => other !== seat);
    return { ...seat, ...changedSeat(seat, others, names, driver) };
  });
  const before = draft.seats.find((seat) => seat.key === key)?.driver;
  const byHand = before?.kind === 'ai' && driver.kind === 'ai' && before.level !== driver.level;
  return { ...draft, seats, follow: draft.follow && !byHand };
}

/** Another name or colour for a seat. */
export function withSeat(draft: Draft, key: number, change: Partial<Pick<SeatSetup, 'name' | 'colour'>>): Draft {
  return { ...draft, seats: draft.seats.map((s) => (s.key === key ? { ...s, ...change } : s)) };
}

/** The same level for every AI driver, or all levels in turn; they no longer follow the player. */
export function withLevels(draft: Draft, levels: readonly Level[]): Draft {
  let count = 0;
  const seats = draft.seats.map((seat): DraftSeat => {
    if (seat.driver.kind !== 'ai') return seat;
    const level = levels[count++ % levels.length] ?? seat.driver.level;
    return { ...seat, driver: { ...seat.driver, level } };
  });
  return { ...draft, seats, follow: false };
}

/** The level that all AI drivers share; 'mixed' if they differ, null without any. */
export function commonLevel(draft: Draft): Level | 'mixed' | null {
  const levels = new Set(draft.seats.flatMap((s) => (s.driver.kind === 'ai' ? [s.driver.level] : [])));
  const [first, second] = levels;
  return second !== undefined ? 'mixed' : (first ?? null);
}

/** What is wrong with the seats in any game, as text; null: nothing. */
export function seatProblem(draft: Draft, card: GameCard): string | null {
  const [least, most] = card.seats;
  if (draft.seats.length < least) return t('trouble.few', { least });
  if (draft.seats.length > most) return t('trouble.many', { most });
  const names = draft.seats.map((s) => s.name.trim());
  const nameless = names.indexOf('');
  if (nameless >= 0) return t('trouble.nameless', { seat: nameless + 1 });
  const twin = names.find((name, at) => names.indexOf(name) < at);
  if (twin !== undefined) return t('trouble.twins', { name: twin });
  return null;
}

function defaultsOf(card: GameCard, circuit: string): Record<string, OptionValue> {
  const options = Object.fromEntries(card.options.map((o): [string, OptionValue] => [o.id, o.default]));
  return { ...options, ...card.circuits.find((c) => c.id === circuit)?.defaults };
}

function freeColour(card: GameCard, seats: readonly SeatSetup[], draw: Draw, wished?: Colour): Colour {
  if (wished && card.colours.includes(wished)) return wished;
  const free = card.colours.filter((colour) => seats.every((s) => s.colour !== colour));
  const colour = free[card.drawsColours && free.length > 0 ? draw(free.length) : 0] ?? card.colours[0];
  if (!colour) throw new Error(`the game ${card.id} has no colours`);
  return colour;
}
