// Why a tournament, or a change to it, is refused, in words. Not here: finding out (season/tournament/trouble.ts).

import { message } from '@api/messages';
import type { SeasonPlan } from '@api/season';
import type { MessageDescriptor } from '@i18n/messages';
import { planTrouble } from '@season/plan';
import type { Changed } from '@season/tournament/changes';
import { oneTable, type TournamentTrouble, tournamentTrouble } from '@season/tournament/trouble';
import type { SeasonGames } from '@season/types';

/** Why this tournament can't be raced; null if it can. */
export function troubleIn(plan: SeasonPlan, games: SeasonGames): MessageDescriptor | null {
  const trouble = tournamentTrouble(plan, games);
  return trouble === null ? planTrouble(oneTable(plan), games) : troubleMessage(trouble, plan);
}

function troubleMessage(trouble: TournamentTrouble, plan: SeasonPlan): MessageDescriptor {
  switch (trouble.code) {
    case 'drivers': {
      const { min, max, count } = trouble;
      return message('tournament.drivers', { min, max, count });
    }
    case 'size': {
      const { min, max, count } = trouble;
      return message('tournament.size', { min, max, count });
    }
    case 'division':
      return message('tournament.division', { division: trouble.division, min: trouble.min });
    case 'game':
      return message('no-game', { game: trouble.game });
    case 'id':
      return message('tournament.id', { name: plan.drivers.find(({ id }) => id === trouble.driver)?.name ?? '' });
    case 'begun':
      return message('tournament.begun');
    case 'none':
      return message('tournament.none');
    case 'seats':
      return message('tournament.seats');
    case 'seeds':
      return message('tournament.seeds');
    case 'divisions':
      return message('tournament.divisions');
    case 'late':
      return message('tournament.late');
    case 'final':
      return message('tournament.final');
  }
}

/** Why a change during a tournament can't be made. */
export function changeMessage(why: (Changed & { ok: false })['why']): MessageDescriptor {
  switch (why) {
    case 'no-tournament':
      return message('tournament.none');
    case 'stranger':
      return message('season.stranger');
    case 'already':
      return message('tournament.already');
    case 'too-late':
      return message('tournament.too-late');
    case 'no-table':
      return message('tournament.no-table');
    case 'over':
      return message('tournament.over');
  }
}
