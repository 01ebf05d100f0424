// Finds what each game gives to the screens, by folder, so that a new game needs no line here.

import type { GameCard, MatchUpdate, RaceSetup } from '@api/contract';
import { hasValues } from '@core/config';
import type { GameUi, RaceTerms } from '@ui/game-ui';
import { pictureUrl } from '@ui/panels/seat';
import { use } from 'react';
import { loadGameMessages, loadGameTerms } from '../language';
import { useApp } from '../store';

const found = import.meta.glob<{ gameUi: GameUi }>('../../../games/*/ui/index.tsx');
const foundTerms = import.meta.glob<{ terms: RaceTerms }>('../../../games/*/ui/terms.tsx');
const loading = new Map<string, Promise<GameUi>>();
const loadingTerms = new Map<string, Promise<RaceTerms>>();

/** Whether a game has screens of its own. */
export function hasScreens(id: string): boolean {
  return fileOf(id) in found;
}

/** Loads a game's pieces, once. Rejects for an unknown id: ask knowsGame first. */
export function loadGameUi(id: string): Promise<GameUi> {
  const kept = loading.get(id);
  if (kept) return kept;
  const load = found[fileOf(id)];
  const promise = load
    ? loadGameMessages(id)
        .then(load)
        .then(({ gameUi }) => gameUi)
    : Promise.reject(new Error(`no screens for the game '${id}'`));
  loading.set(id, promise);
  return promise;
}

function fileOf(id: string): string {
  return `../../../games/${id}/ui/index.tsx`;
}

/** A game's pieces; the nearest Suspense waits while they load. */
export function useGameUi(id: string): GameUi {
  return use(loadGameUi(id));
}

/** A page learns a circuit that a player made before anything shows it; the nearest Suspense waits while it does. */
export function useCircuit(ui: GameUi, { circuit, source }: Pick<MatchUpdate, 'circuit' | 'source'>): void {
  if (source === undefined || ui.learnCircuit === undefined) return;
  const promise = learning.get(circuit) ?? ui.learnCircuit(circuit, source);
  learning.set(circuit, promise);
  use(promise);
}

/** Circuits that this page learns or has learned, by id. */
const learning = new Map<string, Promise<void>>();

/** A game's terms, without the rest of the game; the nearest Suspense waits while they load. */
export function useRaceTerms(id: string): RaceTerms {
  const promise = loadingTerms.get(id) ?? loadRaceTerms(id);
  loadingTerms.set(id, promise);
  return use(promise);
}

async function loadRaceTerms(id: string): Promise<RaceTerms> {
  const load = foundTerms[`../../../games/${id}/ui/terms.tsx`];
  if (load === undefined) return loadGameUi(id);
  const [{ terms }] = await Promise.all([load(), loadGameTerms(id)]);
  return terms;
}

/** The host's card of a game, or undefined if the host does not list it. */
export function useGameCard(id: string | undefined) {
  return useApp((s) => s.games.find((game) => game.id === id));
}

/** Whether a race with these options is laps alone against the clock. */
export function isSession(card: GameCard | undefined, options: RaceSetup['options']): boolean {
  const qualifying = card?.qualifying ?? null;
  return qualifying !== null && hasValues(options, qualifying.session);
}

/** The name of a game's preset, in the page's language. */
export function presetName(ui: GameUi, preset: GameCard['presets'][number]): string {
  return ui.presetNames?.[preset.id] ?? preset.name;
}

/** Whether this edition can draw a circuit: an old race may have been on one that is gone. */
function canDraw(game: string, circuit: string): boolean {
  return useApp.getState().games.some(({ id, circuits }) => id === game && circuits.some((one) => one.id === circuit));
}

const thumbnails = new Map<string, string>();
const NOTHING = pictureUrl({
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 220"/>',
  width: 320,
  height: 220,
});

/**
 * A circuit's small picture as an address for <img>, drawn once, since lists show the same circuits again and again. Empty
 * if this edition lacks the circuit.
 */
export function thumbnailOf(ui: GameUi, circuit: string): string {
  const key = `${ui.id}/${circuit}`;
  const kept = thumbnails.get(key);
  if (kept !== undefined) return kept;
  if (!canDraw(ui.id, circuit)) return NOTHING;
  const url = pictureUrl(ui.circuitPicture(circuit, 'thumbnail'));
  thumbnails.set(key, url);
  return url;
}
