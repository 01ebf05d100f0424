// How a race of the campaign and a step of the ladder is laid out: circuit, options, drivers, clock and aids.
// Not here: which of them are open (progress.ts), or starting them (the host).

import { raceConfig } from '@core/config';
import type { AnyGame, CampaignGoal, CampaignSpec, Colour, LadderStep, Level, OptionValue } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { CHARACTERS } from '@drivers/characters';
import { shuffle } from '@kit/deck';

/** campaign: n is a race, 1 to 5; ladder: n is a step, 1 to 20. */
export type ChallengeKind = 'campaign' | 'ladder';

/** One car. character null: the person. level null: the person's. */
export interface ChallengeDriver {
  readonly character: string | null;
  readonly colour: Colour;
  readonly level: Level | null;
}

/**
 * What is raced. drivers: in seat order, which is the grid if grid is true. handicap: of the person's car. clock: seconds for each
 * decision, 0: none. laps: null in games without laps.
 */
export interface Challenge {
  readonly kind: ChallengeKind;
  readonly game: string;
  readonly n: number;
  readonly circuit: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly laps: number | null;
  readonly drivers: readonly ChallengeDriver[];
  readonly grid: boolean;
  readonly handicap: Readonly<Record<string, number>>;
  readonly clock: number;
  readonly hints: boolean;
  readonly undo: boolean;
  readonly goal: CampaignGoal;
}

type Offering = AnyGame & { readonly campaign: CampaignSpec };

/** Games with a campaign, in their order. */
export function campaignGames(games: readonly AnyGame[]): Offering[] {
  return games.filter((game): game is Offering => game.campaign !== undefined);
}

/** How many races or steps a game has; 0 if it has no campaign. */
export function countOf(game: AnyGame, kind: ChallengeKind): number {
  const { campaign } = game;
  if (campaign === undefined) return 0;
  return kind === 'campaign' ? campaign.races.length : campaign.ladder.steps.length;
}

/** The race or step with this number; undefined if there is none. */
export function challengeOf(game: AnyGame, kind: ChallengeKind, n: number): Challenge | undefined {
  const { campaign } = game;
  if (campaign === undefined || !Number.isInteger(n) || n < 1 || n > countOf(game, kind)) return undefined;
  return kind === 'campaign' ? raceOf(game, campaign, n) : stepOf(game, campaign, n);
}

function raceOf(game: AnyGame, { races }: CampaignSpec, n: number): Challenge | undefined {
  const race = races[n - 1];
  if (race === undefined) return undefined;
  const { circuit, cars, level, star, place, handicap = {}, goal } = race;
  const { options, laps } = optionsOf(game, circuit, race.options);
  const drivers = driversOf(game, { cars, level, star, place }, `campaign/${game.id}/${race.id}`);
  const aids = { clock: 0, hints: true, undo: true };
  const what = { game: game.id, n, circuit, options, laps, drivers, handicap, goal };
  return { kind: 'campaign', ...what, ...aids, grid: game.seatGrid !== undefined };
}

/** Everything that the steps up to this one add. */
function stepOf(game: AnyGame, { ladder }: CampaignSpec, n: number): Challenge {
  const field: { cars: number; level: Level; star: Level | undefined; place: number } = {
    cars: ladder.cars,
    level: ladder.level,
    star: undefined,
    place: 1,
  };
  const changed: Record<string, OptionValue> = { ...ladder.options };
  const handicap: Record<string, number> = {};
  const aids = { clock: 0, hints: true, undo: true };
  for (const step of ladder.steps.slice(0, n)) {
    if (step.adds === 'level') field.level = step.level;
    else if (step.adds === 'star') field.star = step.level;
    else if (step.adds === 'place') field.place += 1;
    else if (step.adds === 'car') field.cars += 1;
    else if (step.adds === 'handicap') handicap[step.id] = (handicap[step.id] ?? 0) + 1;
    else if (step.adds === 'option') changed[step.option] = step.value;
    else if (step.adds === 'clock') aids.clock = step.seconds;
    else aids[step.adds] = false;
  }
  const { circuit } = ladder;
  const { options, laps } = optionsOf(game, circuit, changed);
  // The same rivals on every step: they get better with you.
  const drivers = driversOf(game, field, `ladder/${game.id}`);
  const what = { game: game.id, n, circuit, options, laps, drivers, handicap, goal: { place: 1 } };
  return { kind: 'ladder', ...what, ...aids, grid: game.seatGrid !== undefined };
}

/** The steps of a game's ladder, each with the level or place that it leads to. */
export function stepsOf(game: AnyGame): readonly (LadderStep & { readonly to: number })[] {
  const counts = new Map<string, number>();
  let place = 1;
  let cars = game.campaign?.ladder.cars ?? 0;
  return (game.campaign?.ladder.steps ?? []).map((step) => {
    if (step.adds === 'place') return { ...step, to: ++place };
    if (step.adds === 'car') return { ...step, to: ++cars };
    if (step.adds !== 'handicap') return { ...step, to: 0 };
    const level = (counts.get(step.id) ?? 0) + 1;
    counts.set(step.id, level);
    return { ...step, to: level };
  });
}

function optionsOf(game: AnyGame, circuit: string, changed: Readonly<Record<string, OptionValue>>) {
  const { options } = raceConfig(game, circuit, [], changed);
  return { options, laps: typeof options.laps === 'number' ? options.laps : null };
}

interface Field {
  readonly cars: number;
  readonly level: Level;
  readonly star: Level | undefined;
  readonly place: number;
}

/** The person on their place, the same characters every time in the others; the strongest is the one in front. */
function driversOf(game: AnyGame, { cars, level, star, place }: Field, seed: string): ChallengeDriver[] {
  const rivals = CHARACTERS.map(({ id }) => id);
  shuffle(rivals, drawOf(seedRng(seed)));
  const own = place - 1;
  const first = own === 0 ? 1 : 0;
  return Array.from({ length: cars }, (_, seat) => {
    const colour = game.colours[seat] as Colour;
    if (seat === own) return { character: null, colour, level: null };
    // One character more or less must not change the others.
    const character = rivals[seat < own ? seat : seat - 1] as string;
    return { character, colour, level: seat === first && star !== undefined ? star : level };
  });
}
