// A tournament as its page shows it: stages with their tables, standings, who can be called now, and who has won. Always
// computed from plan, races and corrections. Not here: corrections (corrections.ts) or starting a table (table-setup.ts).

import type { SeasonGames } from '../types';
import { deskOf, isDrawnFor } from './desk';
import { eliminationDrawer } from './elimination';
import { divisionStandings } from './league';
import { leagueDrawer, robinDrawer } from './robin';
import { racedStage } from './stage';
import { standingsByStage, standingsByTotal } from './standings';
import { swissDrawer } from './swiss';
import type { Desk, Drawer, RacedStage, Standing, Tournament, TournamentState } from './types';

/** The whole tournament; undefined if the season is not one. */
export function tournamentOf(state: TournamentState, games: SeasonGames): Tournament | undefined {
  const desk = deskOf(state, games);
  if (desk === undefined) return undefined;
  const raced = stagesOf(desk);
  const isFinished = raced.length > 0 && raced.every((stage) => stage.isFinished);
  const divisions = divisionStandings(desk, raced);
  const standings = divisions.length > 0 ? divisions.flatMap((one) => one.standings) : standingsOf(desk, raced);
  const tables = raced.flatMap((stage) => stage.tables);
  return {
    stages: raced.map(({ outcomes: _, ...stage }) => stage),
    standings,
    divisions,
    callable: tables.filter((table) => table.state === 'callable').map(({ round }) => round),
    champion: isFinished ? championOf(desk, standings, raced.length) : null,
    status: isFinished ? 'finished' : 'running',
  };
}

/** Whether a tournament of this format eliminates drivers. */
function isElimination({ spec }: Pick<Desk, 'spec'>): boolean {
  return spec.format.kind === 'heats' || spec.format.kind === 'knockout';
}

function stagesOf(desk: Desk): RacedStage[] {
  const draw = drawerOf(desk);
  const stages: RacedStage[] = [];
  for (let next = draw(stages); next !== undefined; next = draw(stages)) stages.push(racedStage(desk, next, stages));
  return stages;
}

function drawerOf(desk: Desk): Drawer {
  switch (desk.spec.format.kind) {
    case 'heats':
    case 'knockout':
      return eliminationDrawer(desk);
    case 'swiss':
      return swissDrawer(desk);
    case 'roundRobin':
      return robinDrawer(desk);
    case 'league':
      return leagueDrawer(desk);
  }
}

function standingsOf(desk: Desk, stages: readonly RacedStage[]): Standing[] {
  return isElimination(desk) ? standingsByStage(desk, stages) : standingsByTotal(desk, stages, desk.seeds);
}

/** The first of the standings who had not left before the last stage. */
function championOf(desk: Desk, standings: readonly Standing[], last: number): string | null {
  return standings.find(({ driver }) => isDrawnFor(desk, driver, last))?.driver ?? null;
}
