// The screens of the host's windows and of guests. Not here: the screens of each role alone (app.tsx, own/own-pages.tsx, own-screens.tsx), and the routes.

import { screen } from './language';

/** Screens of the host's own windows and of guests. */
export const RaceScreen = screen(
  ['race', 'lobby', 'rules', 'setup', 'talk'],
  async () => (await import('../screens/race/race-screen')).RaceScreen,
);

export const ResultsScreen = screen(
  ['results', 'seasons', 'setup', 'statistics', 'challenges', 'achievements', 'career'],
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
