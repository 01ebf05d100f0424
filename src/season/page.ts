// A season as one page that needs nothing else, to keep, to print or to send. Not for: the app's own screens.

import type { SeasonView } from '@api/season';
import { circuitName, gameName } from './games';
import type { SeasonGames } from './types';

/** The whole page as HTML: no script, nothing from outside, every text escaped. */
export function pageOf(view: SeasonView, games: SeasonGames): string {
  const nameOf = (id: string) => escaped(view.plan.drivers.find((one) => one.id === id)?.name ?? id);
  const rows = view.table.map(
    (line) => `<tr><td>${line.place}</td><td>${nameOf(line.driver)}</td><td>${line.points}</td></tr>`,
  );
  const rounds = view.rounds.map(({ round, results }, index) => {
    const list = results.map((one) => `<li>${one.place ?? '-'} ${nameOf(one.driver)} ${one.points}</li>`).join('');
    const title = `${index + 1}. ${escaped(circuitName(games, round))}, ${escaped(gameName(games, round.game))}`;
    return `<h2>${title}</h2><ul>${list}</ul>`;
  });
  const title = escaped(view.plan.name);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><table>${rows.join('')}</table>${rounds.join('')}</body></html>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
