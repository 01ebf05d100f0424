// What a correction would change, in words. Pure.

import type { Consequences, TournamentView } from '@api/tournament/commands';
import { t } from '../../../text/tournament';
import { nameIn, placedAt } from '../model/lookup';
import { tableName } from '../words';

/** Sentences, the most important first: who races elsewhere, the champion, places, and points. */
export function consequenceLines(view: TournamentView, found: Consequences): string[] {
  const { changes, swaps, places, points, standings, champion } = found;
  const name = (id: string | null) => (id === null ? '' : nameIn(view, id));
  const lines = swaps.map(({ round, driver, instead }) => {
    const at = placedAt(view, round);
    const table = at === undefined ? round : tableName(at);
    return instead === null
      ? t('would.joins', { name: name(driver), table })
      : t('would.swap', { name: name(driver), instead: name(instead), table });
  });
  if (champion !== null && champion.before !== champion.after) {
    lines.push(
      champion.after === null
        ? t('would.noChampion')
        : t('would.champion', { name: name(champion.after), instead: name(champion.before) || t('would.nobody') }),
    );
  }
  if (changes === 'points') lines.push(t('would.points'));
  for (const { driver, after } of places)
    if (after !== null) lines.push(t('would.place', { name: name(driver), place: after }));
  for (const { driver, before, after } of points)
    lines.push(t('would.pointsOf', { name: name(driver), before: before ?? 0, after: after ?? 0 }));
  for (const { driver, before, after } of standings)
    if (before !== null && after !== null) lines.push(t('would.standing', { name: name(driver), before, after }));
  return lines.length === 0 ? [t('would.nothing')] : lines;
}
