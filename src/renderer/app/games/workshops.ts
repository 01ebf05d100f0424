// Each game's part of the workshop, loaded once. Not here: the screens of the workshop.

import type { GameUi, WorkshopUi } from '@ui/game-ui';
import { loadGameUi } from './games';

const loading = new Map<string, Promise<WorkshopUi | undefined>>();

/** A game's part of the workshop; undefined if it takes no circuits of players. */
export function workshopOf(ui: GameUi): Promise<WorkshopUi | undefined> {
  const kept = loading.get(ui.id) ?? ui.workshop?.() ?? Promise.resolve(undefined);
  loading.set(ui.id, kept);
  return kept;
}

const all = new Map<string, Promise<ReadonlyMap<string, WorkshopUi>>>();

/** The parts of several games, by game. The same list gives the same promise. */
export function workshopsOf(games: readonly string[]): Promise<ReadonlyMap<string, WorkshopUi>> {
  const key = games.join();
  const kept = all.get(key) ?? loadAll(games);
  all.set(key, kept);
  return kept;
}

async function loadAll(games: readonly string[]): Promise<ReadonlyMap<string, WorkshopUi>> {
  const loaded = await Promise.all(
    games.map(async (game) => [game, await workshopOf(await loadGameUi(game))] as const),
  );
  return new Map(loaded.flatMap(([game, workshop]) => (workshop === undefined ? [] : [[game, workshop] as const])));
}
