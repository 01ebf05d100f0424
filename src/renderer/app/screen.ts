// Screens that are loaded when they are first shown, after their catalogues. Not here: the screens of each role (app.tsx,
// own-screens.tsx), and the routes.

import { type ComponentType, lazy } from 'react';
import { loadAllGamesTerms, loadScreenMessages } from './language';

/**
 * A screen that loads when it is first shown, after its catalogues. catalogues: file names in renderer/text/<language>/.
 * names: whether it names circuits of every game.
 */
export function screen<Props>(
  catalogues: readonly string[],
  load: () => Promise<ComponentType<Props>>,
  names?: 'names',
): ComponentType<Props> {
  return lazy(async () => {
    await Promise.all([...catalogues.map(loadScreenMessages), ...(names === undefined ? [] : [loadAllGamesTerms()])]);
    return { default: await load() };
  });
}

/** Screens of the host's own windows and of guests. */
export const RaceScreen = screen(
  ['race', 'lobby', 'rules', 'setup', 'talk'],
  async () => (await import('../screens/race/race-screen')).RaceScreen,
);

export const ResultsScreen = screen(
  ['results', 'seasons', 'setup', 'statistics', 'challenges'],
  async () => (await import('../screens/results/results')).ResultsScreen,
);

export const SettingsScreen = screen(
  ['settings'],
  async () => (await import('../screens/settings/settings')).SettingsScreen,
);

export const RulesScreen = screen(['rules'], async () => (await import('../screens/rules/rules')).RulesScreen);

/** A tournament, for its host and for guests. */
export const TournamentScreen = screen(
  ['tournament', 'lobby', 'setup', 'seasons', 'results', 'talk', 'hall', 'join', 'tv'],
  async () => (await import('../screens/tournament/tournament')).TournamentScreen,
  'names',
);

/** The ceremony at its end. */
export const TournamentChampionScreen = screen(
  ['tournament', 'lobby', 'setup', 'seasons', 'results', 'talk', 'hall', 'join', 'tv'],
  async () => (await import('../screens/tournament/champion/champion')).TournamentChampion,
  'names',
);

/** All tables of a party. */
export const HallScreen = screen(
  ['hall', 'lobby', 'talk'],
  async () => (await import('../screens/hall/hall')).HallScreen,
);

export const LobbyScreen = screen(
  ['lobby', 'join', 'setup', 'talk'],
  async () => (await import('../screens/lobby/lobby')).LobbyScreen,
);
