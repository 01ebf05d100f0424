// What every race config must satisfy in any game: known circuit and options, seats, colours, automata.
// Not here: a game's own conditions, which are in its checkConfig.

import type {
  AnyGame,
  CarConfig,
  Circuit,
  CollectedCircuit,
  Json,
  OptionSpec,
  OptionValue,
  RaceConfig,
  RuleViolation,
} from './contract';

/** The parts of a definition that describe its configs. */
export type ConfigSpec = Pick<
  AnyGame,
  'seats' | 'colours' | 'circuits' | 'workshop' | 'options' | 'automata' | 'trials' | 'handicaps'
>;

/**
 * null if the config fits the game's lists. Violations: 'seat-count', 'unknown-circuit', 'unknown-option',
 * 'missing-option', 'option-range', 'unknown-colour', 'colour-taken', 'unknown-automaton', 'unknown-handicap', 'handicap-range'.
 */
export function checkRaceConfig(game: ConfigSpec, config: RaceConfig): RuleViolation | null {
  const [min, max] = game.seats;
  const count = config.cars.length;
  // A time trial is driven alone where the game's own checkConfig allows it.
  const isAlone = count === 1 && game.trials?.measure === 'rounds';
  if (!isAlone && (count < min || count > max)) return refused('seat-count', { min, max, count });
  if (circuitOf(game, config.circuit) === undefined) return refused('unknown-circuit', { circuit: config.circuit });
  return checkOptions(game.options, config.options) ?? checkCars(game, config.cars);
}

/** A config with every option at its default (the circuit's own if it has one), then with the given changes. */
export function raceConfig(
  game: Pick<ConfigSpec, 'circuits' | 'workshop' | 'options'>,
  circuit: string,
  cars: readonly CarConfig[],
  options: Readonly<Record<string, OptionValue>> = {},
): RaceConfig {
  const defaults: Record<string, OptionValue> = {};
  for (const spec of game.options) defaults[spec.id] = spec.default;
  return { circuit, options: { ...defaults, ...circuitOf(game, circuit)?.defaults, ...options }, cars: [...cars] };
}

/**
 * Makes the circuit known that a config brings along, if it brings one. Violations: 'bad-circuit' if its source cannot be raced
 * (detail: the first error), 'other-circuit' if the config's circuit is not the source's, 'own-circuits' if the game takes none.
 */
export function meetCircuit(game: Pick<ConfigSpec, 'workshop'>, config: unknown): RuleViolation | null {
  if (typeof config !== 'object' || config === null || !('source' in config) || config.source === undefined)
    return null;
  const reading = game.workshop?.read(config.source);
  if (reading === undefined) return refused('own-circuits', {});
  const { source, id, problems } = reading;
  const error = problems.find(({ level }) => level === 'error');
  if (source === undefined || error !== undefined) {
    const { id: problem = '', values = {} } = error?.text ?? {};
    return refused('bad-circuit', { problem, values: { ...values } });
  }
  if (!('circuit' in config) || config.circuit !== id) return refused('other-circuit', { circuit: id ?? '' });
  game.workshop?.learn(source);
  return null;
}

/** The circuit with this id: of the box, or one that this process has learned. */
export function circuitOf(game: Pick<ConfigSpec, 'circuits' | 'workshop'>, id: string): Circuit | undefined {
  return game.circuits.find((circuit) => circuit.id === id) ?? game.workshop?.find(id);
}

/** The circuit of this id that comes with Paddock; undefined: of the box, a player's own, or unknown. */
export function collectedOf(game: Pick<ConfigSpec, 'workshop'>, id: string): CollectedCircuit | undefined {
  return game.workshop?.collection().find((one) => one.id === id);
}

/** null if these are exactly the listed options, each with a value in its range. Violations: as checkRaceConfig. */
export function checkOptions(specs: readonly OptionSpec[], options: RaceConfig['options']): RuleViolation | null {
  for (const id of Object.keys(options)) {
    if (!specs.some((spec) => spec.id === id)) return refused('unknown-option', { option: id });
  }
  for (const spec of specs) {
    const value = options[spec.id];
    if (value === undefined) return refused('missing-option', { option: spec.id });
    if (!isInRange(spec, value))
      return refused('option-range', { option: spec.id, value, range: spec.range, ...noneOf(spec) });
  }
  return null;
}

/** Whether these options include all of those values. */
export function hasValues(
  options: Readonly<Record<string, OptionValue>>,
  values: Readonly<Record<string, OptionValue>>,
): boolean {
  return Object.entries(values).every(([id, value]) => options[id] === value);
}

/** Whether an option may have this value. */
export function isInRange(spec: OptionSpec, value: OptionValue): boolean {
  if (spec.type === 'flag') return typeof value === 'boolean';
  if (spec.type === 'choice') return typeof value === 'string' && spec.range.includes(value);
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  return value === spec.none || (value >= spec.range[0] && value <= spec.range[1]);
}

function checkCars(game: ConfigSpec, cars: readonly CarConfig[]): RuleViolation | null {
  for (let seat = 0; seat < cars.length; seat++) {
    const car = cars[seat] as CarConfig;
    if (!game.colours.includes(car.colour)) return refused('unknown-colour', { seat, colour: car.colour });
    if (cars.findIndex((other) => other.colour === car.colour) < seat) {
      return refused('colour-taken', { seat, colour: car.colour });
    }
    if (car.automaton !== undefined && !game.automata.includes(car.automaton)) {
      return refused('unknown-automaton', { seat, automaton: car.automaton });
    }
    const handicap = checkHandicap(game, car.handicap ?? {});
    if (handicap !== null) return handicap;
  }
  return null;
}

function checkHandicap({ handicaps = [] }: ConfigSpec, levels: Readonly<Record<string, number>>): RuleViolation | null {
  for (const [id, level] of Object.entries(levels)) {
    const spec = handicaps.find((one) => one.id === id);
    if (spec === undefined) return refused('unknown-handicap', { handicap: id });
    if (!Number.isInteger(level) || level < 1 || level > spec.most) {
      return refused('handicap-range', { handicap: id, level, most: spec.most });
    }
  }
  return null;
}

function noneOf(spec: OptionSpec): { none?: number } {
  return spec.type === 'number' && spec.none !== undefined ? { none: spec.none } : {};
}

function refused(code: string, detail: Json): RuleViolation {
  return { code, rule: 'engine', detail };
}
