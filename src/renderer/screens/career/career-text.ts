// Careers as text: leagues, drivers, circuits. Pure.

import type { CareerDriver, CareerSeason, CareerStanding, LeagueId } from '@api/career/commands';
import { LEAGUES } from '@api/constants';
import { message } from '@api/messages';
import type { MessageDescriptor } from '@i18n/messages';
import { describe } from '@i18n/page';
import { t } from '../../text/club/career';

/** The league's name. */
export function leagueName(league: LeagueId): string {
  return saidText(message('career.league', { league }));
}

/** The league above (1) or below (-1); undefined at the end of the road. */
export function leagueBeside(league: LeagueId, way: 1 | -1): LeagueId | undefined {
  return LEAGUES[LEAGUES.indexOf(league) + way];
}

/** What a host's message says; empty for one that this page does not know. */
export function saidText(message: MessageDescriptor | null): string {
  return message === null ? '' : (describe(message) ?? '');
}

/** The driver of a season by its id. */
export function driverIn(season: CareerSeason, id: string): CareerDriver | undefined {
  return season.drivers.find((driver) => driver.id === id);
}

/** Whether one person races alone, who is then called 'You'. */
export function isAlone(season: CareerSeason): boolean {
  return season.drivers.filter(({ person }) => person).length === 1;
}

/** A driver's name as tables and grids show it: 'You' for a person alone. */
export function shownName(season: CareerSeason, id: string): string {
  const driver = driverIn(season, id);
  if (driver?.person && isAlone(season)) return t('table.you');
  return driver?.name ?? id;
}

/** The line of the person who stands better; undefined without people. */
export function bestPerson(season: CareerSeason): CareerStanding | undefined {
  return season.standings.find(({ driver }) => driverIn(season, driver)?.person);
}

/** Races that are over. */
export function doneIn(season: CareerSeason): number {
  return season.races.filter(({ state }) => state === 'done').length;
}
