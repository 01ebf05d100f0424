// A tournament in words: its stages, its tables, where drivers come from, and what a correction changes. Not here: lookups (model), or circuits (race-text.ts).

import type { GameCard } from '@api/contract';
import type { SeasonRound } from '@api/season';
import type { PlaceSource, TournamentStage, TournamentView } from '@api/tournament/commands';
import { tableMessage } from '@api/tournament/table-name';
import { messageText } from '../../app/api-errors';
import { minutesText } from '../../app/format';
import { t } from '../../text/tournament';
import { type Placed, placedAt } from './model/lookup';

/** 'Heats', 'Semi-finals', 'Final', 'Round 2', 'Week 3'. */
export function stageName({ kind, number }: Pick<TournamentStage, 'kind' | 'number'>): string {
  return kind === 'heats' || kind === 'quarter' || kind === 'semi' || kind === 'final'
    ? t(`stage.${kind}`)
    : t(`stage.${kind}`, { n: number });
}

/** 'Heat 2', 'The final', 'Round 2, table 1', 'Week 3, division 1, table 2'. */
export function tableName({ table }: Pick<Placed, 'table'>): string {
  return messageText(tableMessage(table.round));
}

/** The same beside the stage's own name: 'Table 1', 'Division 1, table 2'. */
export function shortTableName({ stage, table }: Placed): string {
  if (stage.kind === 'week') return t('short.week', { division: table.division ?? 0, table: table.number });
  return stage.kind === 'swiss' || stage.kind === 'robin' || stage.kind === 'round'
    ? t('short.table', { table: table.number })
    : tableName({ table });
}

/** How many laps a round has; undefined if its game counts none. */
export function lapsOf(cards: readonly GameCard[], { game, circuit, options }: SeasonRound): number | undefined {
  const card = cards.find(({ id }) => id === game);
  const spec = card?.options.find(({ id }) => id === 'laps');
  const laps = options.laps ?? card?.circuits.find(({ id }) => id === circuit)?.defaults.laps ?? spec?.default;
  return typeof laps === 'number' ? laps : undefined;
}

/** 'Winner of heat 3', '2nd of heat 2', 'Best third', 'Drawn after round 2'. isKnown: 'Won heat 1'. */
export function sourceText(view: Pick<TournamentView, 'stages'>, from: PlaceSource, isKnown = false): string {
  if (from.kind === 'draw') {
    const stage = view.stages.find(({ id }) => id === from.stage);
    return t('source.draw', { n: stage?.number ?? 0 });
  }
  if (from.kind === 'best') return t('source.best', { rank: String(from.rank), place: String(from.place) });
  const at = placedAt(view, from.round);
  const kind = at?.stage.kind;
  const values = { place: from.place, stage: at?.stage.number ?? 0, table: at?.table.number ?? 0 };
  if (kind === 'heats' || kind === 'quarter' || kind === 'semi')
    return isKnown ? t(`from.${kind}`, values) : t(`open.${kind}`, values);
  return isKnown ? t('from.round', values) : t('open.round', values);
}

/** The same in few letters, for the final's card: 'Semi 1, 1st'. */
export function shortSourceText(view: Pick<TournamentView, 'stages'>, from: PlaceSource): string {
  if (from.kind !== 'place') return sourceText(view, from);
  const at = placedAt(view, from.round);
  const values = { place: from.place, table: at?.table.number ?? 0 };
  if (at?.stage.kind === 'semi') return t('brief.semi', values);
  return at?.stage.kind === 'heats' ? t('brief.heats', values) : t('brief.round', values);
}

/** 'two laps' and 'first two go on', or 'and the two best thirds': what the head of a stage says besides its name. */
export function stageNotes(view: TournamentView, cards: readonly GameCard[], stage: TournamentStage): string[] {
  const laps = new Set(stage.tables.map(({ race }) => lapsOf(cards, race)));
  const [only] = laps;
  const before = view.stages[stage.number - 2];
  if (before !== undefined && before.best > 0)
    return [t('stage.bests', { best: before.best, place: String(before.each + 1) })];
  return [
    ...(laps.size === 1 && only !== undefined ? [t('laps', { laps: only })] : []),
    ...(stage.each > 0 ? [t('stage.each', { each: stage.each })] : []),
  ];
}

/** '1:42', and 0:00 at the end. left: ms. */
export function clockText(left: number): string {
  return minutesText(left / 1000);
}
