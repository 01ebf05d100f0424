// The drivers of each race: reads --bots and --options, and rotates the field over the starting places.

import { hasValues, raceConfig } from '@core/config';
import {
  type AnyGame,
  BOT_IDS,
  type BotId,
  type CarConfig,
  type OptionValue,
  type RaceConfig,
  type RuleViolation,
} from '@core/contract';
import { readConfig } from '@core/engine';
import { EVEN, type Style, TRAITS } from '@core/style';
import { CHARACTERS, characterOf } from '@drivers/characters';
import { UsageError } from '../failure';
import type { RaceJob } from './race';

/** The suffix of a bot that answers one kind of ask at random. */
const GUESSING = /^random-([a-zA-Z]+)$/;

/** The suffix of a bot that may use a tenth of its budget. */
const TENTH = 'tenth';

/** One car of the field. name: as given, and as shown in the result. */
export interface Entry {
  name: string;
  bot: BotId | undefined;
  /** A kind of ask, such as 'draft', that this driver answers at random; undefined for none. */
  guesses: string | undefined;
  /** Share of the budget that it may use; undefined for all of it. */
  effort: number | undefined;
  /** The character's style; undefined for the level's own way. */
  style: Style | undefined;
  automaton: string | undefined;
}

/** A field ready to race. entries: one per seat, in the order of race 0. */
export interface Field {
  game: AnyGame;
  circuit: string;
  entries: readonly Entry[];
  options: Record<string, OptionValue>;
}

/**
 * The field for --bots: a comma-separated list of bot ids ('hard', 'hard@runa-skarvik' for a character, 'hard@risk=1+saving=-1'
 * for any style, 'hard:random-draft' for a driver that answers every decision of that kind at random, 'best:tenth' for a tenth of
 * the budget) and of the game's automata ('legend', or 'legend:hard' to set their level). If the list is shorter than the
 * number of seats, it repeats. Throws UsageError.
 */
export function fieldOf(
  game: AnyGame,
  circuit: string,
  bots: string | undefined,
  seats: number | undefined,
  options: string | undefined,
): Field {
  const names = (bots ?? 'random').split(',').map((name) => name.trim());
  const [min, max] = game.seats;
  const count = seats ?? Math.max(min, names.length);
  if (count < min || count > max) throw new UsageError(`${game.id} seats ${min} to ${max} cars, not ${count}`);
  if (names.length > count) throw new UsageError(`--bots names ${names.length} cars for ${count} seats`);
  const found = names.map((name) => entryOf(game, name));
  const entries = Array.from({ length: count }, (_, seat) => found[seat % found.length] as Entry);
  const levels = automatonLevels(game, entries);
  // If a game can put seat n on starting place n, it does, so that rotating seats rotates starting places.
  const field = { game, circuit, entries, options: { ...game.seatGrid, ...levels, ...readOptions(options) } };
  const read = readConfig(game, configOf(field, 0));
  if (read.ok) return field;
  const { code, detail } = read.violation;
  throw new UsageError(`${game.id} cannot be raced like this: ${code}${textOf(detail)}`);
}

/** Whether seat n starts on place n: the game supports it and the options do not say otherwise. */
export function startsBySeat({ game, options }: Field): boolean {
  return game.seatGrid !== undefined && hasValues(options, game.seatGrid);
}

/** Race number index of this field: entry n starts in place n + index, around the table. */
export function jobOf(field: Field, index: number, seed: string, figures = false): RaceJob {
  const seats = rotated(field.entries, index);
  const drivers = seats.map((entry) => entry.bot);
  const guesses = seats.map((entry) => entry.guesses);
  const styles = seats.map((entry) => entry.style);
  const efforts = seats.map((entry) => entry.effort);
  const { game } = field;
  const config = configOf(field, index);
  return { index, game: game.id, config, drivers, guesses, styles, efforts, figures, seed: `${seed}/${index}` };
}

/** The entries by seat in race number index. */
export function rotated(entries: readonly Entry[], index: number): Entry[] {
  return entries.map((_, seat) => {
    const from = (((seat - index) % entries.length) + entries.length) % entries.length;
    return entries[from] as Entry;
  });
}

function configOf(field: Field, index: number): RaceConfig {
  const cars = rotated(field.entries, index).map((entry, seat): CarConfig => {
    const colour = field.game.colours[seat] ?? 'red';
    return entry.automaton === undefined ? { colour } : { colour, automaton: entry.automaton };
  });
  return raceConfig(field.game, field.circuit, cars, field.options);
}

function entryOf(game: AnyGame, name: string): Entry {
  const [whole = '', who] = name.split('@');
  const [first = '', level] = whole.split(':');
  const style = who === undefined ? undefined : styleNamed(who);
  const bot = BOT_IDS.find((id) => id === first);
  const guesses = level?.match(GUESSING)?.[1];
  const effort = level === TENTH ? 0.1 : undefined;
  if (bot !== undefined && (level === undefined || guesses !== undefined || effort !== undefined)) {
    return { name, bot, guesses, effort, style, automaton: undefined };
  }
  const automaton = first;
  const levels = levelsOf(game, automaton);
  const isLevel = level === undefined || levels.includes(level);
  if (game.automata.includes(automaton) && isLevel && style === undefined) {
    return { name, bot: undefined, guesses: undefined, effort: undefined, style, automaton };
  }
  const known = [...BOT_IDS, ...game.automata, ...game.automata.map((id) => `${id}:${levelsOf(game, id).join('|')}`)];
  throw new UsageError(`${game.id} has no bot "${name}". There are ${known.join(', ')}.`);
}

/** A character's style, or one written out: 'risk=1+saving=-0.5'. Throws UsageError. */
function styleNamed(who: string): Style {
  const character = characterOf(who);
  if (character !== undefined) return character.style;
  const traits = who.split('+').map((part) => part.split('='));
  const isStyle = traits.every(([trait, value]) => TRAITS.some((one) => one === trait) && Math.abs(Number(value)) <= 1);
  if (isStyle) return { ...EVEN, ...Object.fromEntries(traits.map(([trait, value]) => [trait, Number(value)])) };
  const known = CHARACTERS.map((one) => one.id).join(', ');
  throw new UsageError(`there is no character "${who}". There are ${known}, or a style such as ${TRAITS[0]}=1.`);
}

/** The levels of an automaton: the values its option can have. */
function levelsOf(game: AnyGame, automaton: string): readonly string[] {
  const spec = game.options.find(({ id }) => id === `${automaton}Level`);
  return spec?.type === 'choice' ? spec.range : [];
}

// 'legend:hard' sets the option legendLevel, which is how a game names the level of an automaton.
function automatonLevels(game: AnyGame, entries: readonly Entry[]): Record<string, OptionValue> {
  const levels: Record<string, OptionValue> = {};
  for (const { name, automaton } of entries) {
    const level = name.split(':')[1];
    if (automaton === undefined || level === undefined) continue;
    const option = `${automaton}Level`;
    if (!game.options.some((spec) => spec.id === option)) {
      throw new UsageError(`${game.id} has no levels of ${automaton}`);
    }
    if (levels[option] !== undefined && levels[option] !== level) {
      throw new UsageError(`all cars of ${automaton} in a race have one level, not ${levels[option]} and ${level}`);
    }
    levels[option] = level;
  }
  return levels;
}

function readOptions(text: string | undefined): Record<string, OptionValue> {
  if (text === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`--options wants JSON such as '{"laps":2}', got ${text}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`--options wants a JSON object such as '{"laps":2}', got ${text}`);
  }
  return value as Record<string, OptionValue>;
}

/** A violation's detail as ' (min 1, max 3, laps 9)'; empty if there is none. */
function textOf(detail: RuleViolation['detail']): string {
  if (typeof detail !== 'object' || detail === null) return '';
  const parts = Object.entries(detail).map(([key, value]) => `${key} ${String(value)}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
