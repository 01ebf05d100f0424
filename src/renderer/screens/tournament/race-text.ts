// The races of a tournament's tables as text: circuit, game and the party's table. Not here: stages and tables (words.ts).

import type { GameCard } from '@api/contract';
import type { Party } from '@api/party';
import type { SeasonRound } from '@api/season';
import type { TournamentView } from '@api/tournament/commands';
import { circuitName } from '@narration/catalogue-names';
import { plateNameOf } from '../../app/games/boxes';
import { t } from '../../text/tournament';
import { callOf, type Placed, partyTableOf } from './model/lookup';

/** 'Italy', or 'Speedway, Heat' where several games are raced. */
export function raceText(view: TournamentView, cards: readonly GameCard[], race: SeasonRound): string {
  const circuit = circuitName(
    cards.find(({ id }) => id === race.game),
    race.circuit,
  );
  const games = new Set(view.plan.rounds.map(({ game }) => game));
  const game = plateNameOf(race.game);
  return games.size > 1 && circuit !== game ? t('race.of', { circuit, game }) : circuit;
}

/** 'Table 1, Italy' where the party's table is known, otherwise the circuit alone. */
export function whereText(view: TournamentView, cards: readonly GameCard[], party: Party | null, at: Placed): string {
  const circuit = raceText(view, cards, at.table.race);
  const table = partyTableOf(party, at.table.round)?.number ?? callOf(view, at.table.round)?.number;
  return table === undefined ? circuit : t('where', { table, circuit });
}
