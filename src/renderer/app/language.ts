// The page's language and its catalogues. A page keeps one language for as long as it lives: choosing another one reloads
// it, so that boards and pictures are drawn again too.
// Not here: the setting itself, which the host or a guest's browser keeps with the others.

import type { Settings } from '@api/contract';
import { bestLocale, cataloguesOf, isLocale, type Locale } from '@i18n/locales';
import type { Messages } from '@i18n/messages';
import { addMessages, pageLocale, speak } from '@i18n/page';
import { type ComponentType, lazy } from 'react';
import { keepLanguage, keptLanguage } from './party/browser-storage';

/** Loads a namespace's catalogue from the folder of a language; undefined if there is none. */
type CatalogueIn = (folder: string) => (() => Promise<{ messages: Messages }>) | undefined;

/** The catalogues of the toolkit, of calls to the host and everything that covers all screens: needed from the first moment. */
const FIRST = import.meta.glob<{ messages: Messages }>([
  '../../ui/text/*/index.ts',
  '../../api/text/*/calls.ts',
  '../text/*/app.ts',
]);
/** Everything that a host says, and what a guest at the door may hear of it. */
const OF_HOST = import.meta.glob<{ messages: Messages }>('../../api/text/*/index.ts');
const AT_THE_DOOR = import.meta.glob<{ messages: Messages }>('../../api/text/*/door.ts');
const OF_SCREENS = import.meta.glob<{ messages: Messages }>([
  '../text/*/*.ts',
  '../text/*/club/*.ts',
  '!../text/club/*.ts',
]);
/** What balance reports say is not a page's own: the command line says it too. */
const OF_REPORTS = import.meta.glob<{ messages: Messages }>('../../balance/text/*/index.ts');
const TERMS_OF_GAMES = import.meta.glob<{ messages: Messages }>('../../games/*/text/*/terms.ts');
const OF_GAMES = import.meta.glob<{ messages: Messages }>('../../games/*/text/*/index.ts');

const namespaces = new Map<string, Promise<void>>();

/** Chooses this page's language, as last set or from the system, and loads the first catalogues. */
export async function startLanguage(): Promise<void> {
  const locale = localeFor(keptLanguage());
  speak(locale);
  document.documentElement.lang = locale;
  const first = Map.groupBy(Object.keys(FIRST), firstNamespace);
  await Promise.all(
    [...first].map(([namespace, files]) =>
      add(namespace, (folder) => FIRST[files.find((file) => file.split('/').at(-2) === folder) ?? '']),
    ),
  );
}

/** Loads the catalogue of a screen (renderer/text/<language>/<screen>.ts; challenges and puzzles in club/), or the one of balance reports, once. */
export function loadScreenMessages(screen: string): Promise<void> {
  return once(
    screen,
    (folder) =>
      OF_SCREENS[`../text/${folder}/${screen}.ts`] ??
      OF_SCREENS[`../text/${folder}/club/${screen}.ts`] ??
      OF_REPORTS[`../../${screen}/text/${folder}/index.ts`],
  );
}

/** Loads everything that a host says, in place of its part about calls; a failure is tried again with the next screen. */
export function loadHostMessages(): Promise<void> {
  const loading = once('api', (folder) => OF_HOST[`../../api/text/${folder}/index.ts`]);
  loading.catch(() => namespaces.delete('api'));
  return loading;
}

/** Loads what a guest at the door may hear; nothing if everything has been asked for. */
async function loadDoorMessages(): Promise<void> {
  const catalogues = await catalogueIn((folder) => AT_THE_DOOR[`../../api/text/${folder}/door.ts`]);
  if (!namespaces.has('api')) addMessages('api', ...catalogues);
}

/**
 * A screen that loads when it is first shown, after its catalogues and what a host says. catalogues: file names in
 * renderer/text/<language>/. needs: 'names': it names circuits of every game; 'little': it repeats nothing that a host says before
 * someone has pressed anything; 'door': only what a host says to a guest at the door.
 */
export function screen<Props>(
  catalogues: readonly string[],
  load: () => Promise<ComponentType<Props>>,
  needs?: 'names' | 'little' | 'door',
): ComponentType<Props> {
  return lazy(async () => {
    await Promise.all([
      ...catalogues.map(loadScreenMessages),
      ...(needs === 'little' ? [] : [needs === 'door' ? loadDoorMessages() : loadHostMessages()]),
      ...(needs === 'names' ? [loadAllGamesTerms()] : []),
    ]);
    return { default: await load() };
  });
}

/** Loads the catalogue of a game, once; nothing for a game that has none. */
export function loadGameMessages(game: string): Promise<void> {
  return once(game, (folder) => OF_GAMES[`../../games/${game}/text/${folder}/index.ts`]);
}

/**
 * Loads the part of a game's catalogue that names circuits, options and their values, once; the whole of it for a game without
 * such a part. Whatever loads the whole catalogue replaces it.
 */
export function loadGameTerms(game: string): Promise<void> {
  const key = `${game}/terms`;
  const loading = namespaces.get(game) ?? namespaces.get(key) ?? addTerms(game);
  if (!namespaces.has(game)) namespaces.set(key, loading);
  return loading;
}

async function addTerms(game: string): Promise<void> {
  const of: CatalogueIn = (folder) => TERMS_OF_GAMES[`../../games/${game}/text/${folder}/terms.ts`];
  const catalogues = await catalogueIn(of);
  if (catalogues.length === 0) return loadGameMessages(game);
  // The whole catalogue may have been asked for in the meantime.
  const whole = namespaces.get(game);
  if (whole !== undefined) return whole;
  addMessages(game, ...catalogues);
}

/** Loads the names of every game's circuits: for screens that name circuits of many games. */
export async function loadAllGamesTerms(): Promise<void> {
  const games = new Set(Object.keys(OF_GAMES).map((file) => file.split('/').at(-4) ?? ''));
  await Promise.all([...games].map(loadGameTerms));
}

/** Keeps the language for the next start; if it is not the current one, the page reloads at once. */
export function showLanguage(language: Settings['language']): void {
  if (language !== keptLanguage()) keepLanguage(language);
  // If the browser keeps nothing, each start would have the old language again, forever.
  if (language === keptLanguage() && localeFor(language) !== pageLocale()) window.location.reload();
}

function localeFor(language: string): Locale {
  return isLocale(language) ? language : bestLocale(navigator.languages);
}

function once(namespace: string, of: CatalogueIn): Promise<void> {
  const loading = namespaces.get(namespace) ?? add(namespace, of);
  namespaces.set(namespace, loading);
  return loading;
}

/** Loads a namespace's catalogues at once, and adds them in their order; nothing if there are none. */
async function add(namespace: string, of: CatalogueIn): Promise<void> {
  const catalogues = await catalogueIn(of);
  if (catalogues.length > 0) addMessages(namespace, ...catalogues);
}

async function catalogueIn(of: CatalogueIn): Promise<Messages[]> {
  const loaded = await Promise.all(cataloguesOf(pageLocale()).map((folder) => of(folder)?.()));
  return loaded.flatMap((found) => (found === undefined ? [] : [found.messages]));
}

/** '../../ui/text/en/index.ts': ui. '../../api/text/en/calls.ts': api. '../text/en/app.ts': app. */
function firstNamespace(file: string): string {
  const parts = file.split('/');
  return file.startsWith('../../') ? (parts.at(-4) ?? '') : (parts.at(-1)?.replace('.ts', '') ?? '');
}
