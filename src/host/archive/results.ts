// Finished races: the figures of the results screen, the record for export, the best qualifying laps.

import { IMPORT_LIMIT } from '@api/constants';
import { type RaceResult, type Reply, raceResult } from '@api/contract';
import { message } from '@api/messages';
import type { Session } from '@api/session';
import { raceFileText } from '@games/record-file';
import { namedBonuses } from '@season/games';
import type { RaceHead } from '@store/races/head';
import { granted, refuse } from '../api-errors';
import { type Context, gameIn } from '../context';
import { raceFileOf } from '../files/export';
import { originOf } from '../seasons/origin';
import { pointsOf } from '../seasons/points';
import { bonusesIn } from '../seasons/state';
import { finishedRace } from './finished';

/** Results that a circuit's list of bests shows, at most. */
const LISTED_BESTS = 20;
const TOO_LONG = message('export.race-long');
const UNREADABLE = message('race.unreadable');

/** Everything the results screen needs. */
function resultOf(context: Context, id: string): Reply<RaceResult> {
  const found = finishedRace(context, id);
  if (!found.ok) return found;
  const head = found.value;
  const game = gameIn(context, head.game);
  const { saves } = context.store;
  const log = saves.log(id);
  const result = raceResult.safeParse({
    match: id,
    game: head.game,
    circuit: head.circuit,
    options: (head.config as { options?: unknown } | undefined)?.options,
    seats: head.seats,
    standings: head.standings,
    view: saves.endView(id),
    log: game === undefined ? log : log?.map((event) => game.viewEvent(event, 'all')),
    startedAt: new Date(head.startedAt).toISOString(),
    finishedAt: new Date(head.finishedAt ?? head.savedAt).toISOString(),
    rounds: head.rounds,
    setup: head.setup,
    origin: originOf(context, head),
    points: pointsOf(context, head),
    ...scoresOf(context, head),
    occasion: occasionIn(context, head),
  });
  return result.success ? granted(result.data) : refuse('storage', UNREADABLE);
}

/** Each car's points from the race, and the number of laps. */
function scoresOf(context: Context, { id, game }: RaceHead): Pick<RaceResult, 'scores' | 'laps'> {
  const kept = context.store.archive.scores(id);
  const scores = kept?.scores.map(({ points, bonuses }) => {
    return { points, bonuses: namedBonuses(context.games, game, bonusesIn(bonuses)) };
  });
  return { scores: scores ?? null, laps: kept?.length ?? null };
}

/** The season or other occasion that the race belonged to. */
function occasionIn(context: Context, { game, occasion: id }: RaceHead): RaceResult['occasion'] {
  const name = gameIn(context, game)?.occasions?.list.find((one) => one.id === id)?.name;
  return id === undefined ? null : { id, name: name ?? id };
}

/** ms for which guests who ask about the same race get the last answer again. */
const FRESH = 2000;

/** Results on request. All guests of a party ask for the same result at the same time: it is read once for all of them. */
export function createResults(context: Context) {
  let last: { id: string; at: number; reply: Reply<RaceResult> } | undefined;
  return {
    of({ role }: Session, id: string): Reply<RaceResult> {
      const now = context.clock.steady();
      if (role === 'guest' && last?.id === id && now - last.at < FRESH) return last.reply;
      const reply = resultOf(context, id);
      last = reply.ok ? { id, at: now, reply } : undefined;
      return reply;
    },
  };
}

/** The race as one text that can be replayed: seed, config, moves, hash marks, and drivers. */
export function exportOf(context: Context, id: string): Reply<{ fileName: string; text: string }> {
  const found = finishedRace(context, id);
  if (!found.ok) return found;
  const file = raceFileOf(context.store, found.value);
  if (file === undefined) return refuse('storage', UNREADABLE);
  const day = new Date(found.value.startedAt).toISOString().slice(0, 10);
  const fileName = `paddock-${found.value.game}-${found.value.circuit}-${day}.json`;
  const text = raceFileText(file);
  // An exported file must also be importable.
  return Buffer.byteLength(text) > IMPORT_LIMIT ? refuse('not-allowed', TOO_LONG) : granted({ fileName, text });
}

/** The best qualifying results on a circuit, best first. */
export function bestsOf(context: Context, game: string, circuit: string) {
  return context.store.saves.bests(game, circuit, LISTED_BESTS).map(({ race, name, best, total, at }) => {
    return { match: race, name, best, total, at: new Date(at).toISOString() };
  });
}
