// Finds what each game gives to the screens, by folder, so that a new game needs no line here.

import type { GameCard, MatchUpdate, RaceSetup } from '@api/contract';
import { hasValues } from '@core/config';
import type { FirstLook, GameUi, RaceTerms } from '@ui/game-ui';
import { pictureUrl } from '@ui/panels/seat';
import { use, useEffect, useState } from 'react';
import { loadGameMessages, loadGameTerms } from '../language';
import { useApp } from '../store';
import { learnOwn } from './own-circuits';

const found = import.meta.glob<{ gameUi: GameUi }>('../../../games/*/ui/index.tsx');
const foundTerms = import.meta.glob<{ terms: RaceTerms }>('../../../games/*/ui/terms.tsx');
const foundFirst = import.meta.glob<{ first: FirstLook }>('../../../games/*/ui/first.ts');
const loading = new Map<string, Promise<GameUi>>();
const loadingTerms = new Map<string, Promise<RaceTerms>>();
const loadingFirst = new Map<string, Promise<FirstLook>>();

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

/**
 * A page learns a circuit that a player made before anything shows it; the nearest Suspense waits while it does. source: left
 * out: the host is asked.
 */
export function useCircuit(ui: GameUi, { circuit, source }: Pick<MatchUpdate, 'circuit' | 'source'>): void {
  const card = useGameCard(ui.id);
  const isOfBox = card?.circuits.some(({ id, own }) => id === circuit && own === undefined) === true;
  if (isOfBox || ui.learnCircuit === undefined) return;
  use(learnOwn(ui, circuit, source));
}

/** The words that name a game's circuits and options, for sentences about it; the nearest Suspense waits while they load. */
export function useGameTerms(id: string): void {
  use(loadGameTerms(id));
}

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

/** What the home screen shows of a game, without the rest of it; the nearest Suspense waits while it loads. */
export function useFirstLook(id: string): FirstLook {
  const promise = loadingFirst.get(id) ?? loadFirstLook(id);
  loadingFirst.set(id, promise);
  return use(promise);
}

async function loadFirstLook(id: string): Promise<FirstLook> {
  const load = foundFirst[`../../../games/${id}/ui/first.ts`];
  if (load === undefined) throw new Error(`no first look at the game '${id}'`);
  const [{ first }] = await Promise.all([load(), loadGameTerms(id)]);
  return first;
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

/** What this page knows of a circuit: one of the box is drawn at once, one that a player made is learned first. */
function kindOf(game: string, circuit: string): 'box' | 'own' | 'gone' {
  const card = useApp.getState().games.find(({ id }) => id === game);
  const found = card?.circuits.find(({ id }) => id === circuit);
  if (found === undefined) return 'gone';
  return found.own === undefined ? 'box' : 'own';
}

type Size = 'thumbnail' | 'large';
/** By game, circuit and size. */
const thumbnails = new Map<string, string>();
const NOTHING = pictureUrl({
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 220"/>',
  width: 320,
  height: 220,
});
/** Drawings under way, one after another: a page with many circuits stays usable. */
let drawing: Promise<void> = Promise.resolve();

/**
 * A circuit's picture as an address for <img>, drawn once, since lists show the same circuits again and again. Empty if this
 * edition lacks the circuit, and until one that a player made is drawn.
 */
export function useThumbnail(ui: GameUi | undefined, circuit: string, size: Size = 'thumbnail'): string {
  const [, show] = useState(0);
  const kind = ui === undefined ? 'gone' : kindOf(ui.id, circuit);
  useEffect(() => {
    if (ui === undefined || kind !== 'own' || thumbnails.has(keyOf(ui, circuit, size))) return;
    let isHere = true;
    void drawOwn(ui, circuit, size).then(() => isHere && show((n) => n + 1));
    return () => {
      isHere = false;
    };
  }, [ui, circuit, size, kind]);
  if (ui === undefined) return NOTHING;
  const kept = thumbnails.get(keyOf(ui, circuit, size));
  return kept ?? (kind === 'box' ? draw(ui, circuit, size) : NOTHING);
}

async function drawOwn(ui: GameUi, circuit: string, size: Size): Promise<void> {
  if ((await learnOwn(ui, circuit)) === undefined) return;
  drawing = drawing.then(async () => {
    if (thumbnails.has(keyOf(ui, circuit, size))) return;
    draw(ui, circuit, size);
    await new Promise((rested) => setTimeout(rested));
  });
  await drawing;
}

function draw(ui: GameUi, circuit: string, size: Size): string {
  const url = pictureUrl(ui.circuitPicture(circuit, size));
  thumbnails.set(keyOf(ui, circuit, size), url);
  return url;
}

function keyOf({ id }: GameUi, circuit: string, size: Size): string {
  return `${id}/${circuit}/${size}`;
}
