// Every group of figures that `paddock bench` measures. One line per provider; those for games cover the whole registry.

import { games } from '@games/registry';
import { aiFigures } from './ai';
import { boardFigures } from './board-figures';
import { chanceFigures } from './chances';
import { problemFigures, type ReportBar, reportFigures } from './circuits';
import { engineFigures, type Setting } from './engine';
import { fanOutFigures } from './fan-out';
import type { BenchContext, Provider } from './figure';
import { manyTablesFigures } from './many-tables';
import { searchFigures } from './search';
import { diskFigures, storeFigures } from './store';
import { archiveFigures, largeArchiveFigures } from './store-archive';

/** Additional settings that a game wants measured, in its bench.ts, by folder. */
const asked = import.meta.glob<{ benchSettings: readonly Setting[] }>('../../src/games/*/bench.ts', { eager: true });

/** The bar for a balance report, in the bench.ts of a game that has one. */
const reportBars = import.meta.glob<{ benchReport?: ReportBar }>('../../src/games/*/bench.ts', { eager: true });

export const providers: readonly Provider[] = [
  ...Object.values(games).map((game) => ({ prefix: `engine.${game.id}`, measure: () => engineFigures(game) })),
  ...Object.values(games).map((game) => ({ prefix: `ai.${game.id}`, measure: () => aiFigures(game) })),
  ...Object.values(games).map((game) => ({ prefix: `search.${game.id}`, measure: () => searchFigures(game) })),
  ...Object.values(games).map((game) => ({
    prefix: `chances.${game.id}`,
    measure: (desk: BenchContext) => chanceFigures(game, desk),
  })),
  ...Object.values(games).map((game) => ({ prefix: `lan.${game.id}`, measure: () => fanOutFigures(game) })),
  ...Object.values(games).flatMap((game) => {
    const bar = reportBars[`../../src/games/${game.id}/bench.ts`]?.benchReport;
    const prefix = `circuits.${game.id}`;
    return [
      ...(bar === undefined ? [] : [{ prefix: `${prefix}.report`, measure: () => reportFigures(game, bar) }]),
      ...(game.workshop === undefined ? [] : [{ prefix: `${prefix}.problems`, measure: () => problemFigures(game) }]),
    ];
  }),
  { prefix: 'tables', measure: manyTablesFigures },
  ...Object.values(games).flatMap((game) =>
    (asked[`../../src/games/${game.id}/bench.ts`]?.benchSettings ?? []).flatMap(({ name, options }) => {
      const setting = { name: `${game.id}-${name}`, options };
      return [
        { prefix: `engine.${setting.name}`, measure: () => engineFigures(game, setting) },
        { prefix: `ai.${setting.name}`, measure: () => aiFigures(game, setting) },
        { prefix: `disk.${setting.name}`, measure: () => diskFigures(game, setting) },
      ];
    }),
  ),
  ...Object.values(games).map((game) => ({ prefix: `disk.${game.id}`, measure: () => diskFigures(game) })),
  { prefix: 'store', measure: storeFigures },
  { prefix: 'stats', measure: archiveFigures },
  { prefix: 'archive', measure: largeArchiveFigures },
  { prefix: 'board', measure: boardFigures },
];
