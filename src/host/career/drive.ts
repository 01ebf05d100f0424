// Drives a race without people to its end, in a job. Not here: when (heats.ts).

import { answer } from '@ai/bots';
import type { RaceSetup } from '@api/contract';
import { FactsWatch } from '@career/facts';
import type { PartResult } from '@career/types';
import type { AnyGame, BotId, RaceState } from '@core/contract';
import { advanceTrusted, begin, isOver } from '@core/engine';
import { drawOf, heardIo, silentIo } from '@core/io';
import { seedRng } from '@core/rng';
import { configOf, seatsOf, styleOf } from '../match/seats';

/** A race that takes more answers than this counts as it stands. */
const MOST_STEPS = 30_000;

/** What a race is driven from. drivers: ids by seat. */
export interface PrelimWork {
  setup: RaceSetup;
  drivers: string[];
  seed: string;
}

/**
 * Its result. The best drivers drive as the hard ones, who need no search: it is a race among equals either way. Throws if the rules
 * refuse the setup or an answer, which is a bug.
 */
export function drivenPrelim(
  games: Readonly<Record<string, AnyGame>>,
  { setup, drivers, seed }: PrelimWork,
): PartResult {
  const game = games[setup.game];
  if (game === undefined) throw new Error(`no game called ${setup.game}`);
  const start = begin(game, configOf(game, setup), seed);
  if (!start.ok) throw new Error(`the setup is refused: ${start.violation.code}`);
  const { events } = start.value;
  const state: RaceState = start.value.state;
  const watch = new FactsWatch(game, state, drivers.length);
  for (const event of events) watch.heard(event);
  const io = heardIo(silentIo(state.rng), (event) => watch.heard(event));
  const seats = seatsOf(setup);
  const draws = seats.map((_, seat) => drawOf(seedRng(`${seed}/bot-${seat}`)));
  while (!isOver(state) && state.step < MOST_STEPS) {
    const decision = state.asks.find((one) => !one.committed);
    const draw = decision && draws[decision.seat];
    if (decision === undefined || draw === undefined) throw new Error('nobody is asked, and the race is not over');
    const bot = levelOf(seats[decision.seat]?.driver);
    const action = answer(game, state, decision, bot, draw, styleOf(seats, decision.seat));
    const violation = advanceTrusted(game, state, decision, action, io);
    if (violation !== null) throw new Error(`seat ${decision.seat} is refused: ${violation.code}`);
    watch.stepped(state);
  }
  return watch.result(state, drivers);
}

function levelOf(driver: ReturnType<typeof seatsOf>[number]['driver'] | undefined): BotId {
  const level = driver?.kind === 'ai' ? driver.level : 'hard';
  return level === 'best' ? 'hard' : level;
}
