// Races that AI drivers have finished, and what their records say about them. Not here: how a page shows them.

import { openRecording } from '@api/recording-file';
import type { SeasonPlan } from '@api/season';
import { value } from '@api/tests/granted';
import type { Guest, Party } from './party';
import { type Truth, truthOf } from './truth';

/** A finished race, from its record. */
export interface Kept {
  match: string;
  truth: Truth;
  names: string[];
}

/** Plans a season and races all of its rounds with AI drivers in every car. Returns its id. */
export async function racedSeason(it: Party, me: Guest, plan: SeasonPlan): Promise<string> {
  const { season } = await value(me.client.call('seasons.create', { plan }));
  for (const _ of plan.rounds) {
    const { match } = await value(me.client.call('seasons.start', { season }));
    me.updates.push(await value(me.client.call('match.watch', { match })));
    while (!me.seen(match).finished) await it.rest();
  }
  return season;
}

/** All finished races, newest first. */
export async function keptRaces({ client }: Guest): Promise<Kept[]> {
  const { races } = await value(client.call('replays.list', { filter: {}, offset: 0, limit: 100 }));
  const kept: Kept[] = [];
  for (const { match, seats } of races) {
    const { text } = await value(client.call('matches.export', { match }));
    kept.push({ match, truth: truthOf(text), names: seats.map((one) => one.name) });
  }
  return kept;
}

export interface PlaceLine {
  name: string;
  place: number;
}

/** For each frame of a race's recording: the step of its record and the standings after it. */
export async function framesOf(
  { client }: Guest,
  { match, truth, names }: Kept,
): Promise<{ step: number; table: PlaceLine[] }[]> {
  const recording = openRecording((await value(client.call('replays.film', { match }))).film);
  const states = [...truth.moments.values()].map((moment) => moment.state);
  return recording.frames.map(({ step }) => {
    const state = states[step];
    if (state === undefined) throw new Error(`no step ${step}`);
    const table = truth.game.standings(state).map(({ seat, place }) => ({ name: names[seat] ?? '?', place }));
    return { step, table };
  });
}

export function winnerOf({ truth, names }: Kept): string {
  return names[truth.standings[0] ?? -1] ?? '?';
}

/** Starts, wins, podiums and points by name, counted from the records. */
export function counted(races: readonly Kept[]): Record<string, number[]> {
  const tallies: Record<string, number[]> = {};
  for (const { truth, names } of races) {
    for (const { seat, place, status } of truth.final) {
      const [starts = 0, wins = 0, podiums = 0, points = 0] = tallies[names[seat] ?? '?'] ?? [];
      const home = status !== 'out';
      tallies[names[seat] ?? '?'] = [
        starts + 1,
        wins + Number(home && place === 1),
        podiums + Number(home && place <= 3),
        points + (home ? truth.game.points(place, truth.final.length) : 0),
      ];
    }
  }
  return tallies;
}

/** One figure by name, counted by the game from all events of the replayed race. */
export function figuresOf({ truth, names }: Kept, figure: string): Map<string, number> {
  const moments = [...truth.moments.values()];
  const state = moments.at(-1)?.state;
  if (state === undefined) throw new Error('no race');
  const events = moments.flatMap((moment) => moment.events);
  return new Map(
    truth.game.figuresOf(state, events).flatMap((figures, seat) => {
      const count = figures[figure];
      return count === undefined ? [] : [[names[seat] ?? '?', count] as const];
    }),
  );
}
