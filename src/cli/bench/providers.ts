// Every group of figures `paddock bench` measures. One line per provider; those of games cover the whole registry.

import { games } from '@games/registry';
import { aiFigures } from './ai';
import { boardFigures } from './board-figures';
import { engineFigures } from './engine';
import { fanOutFigures } from './fan-out';
import type { Provider } from './figure';
import { storeFigures } from './store';
import { archiveFigures } from './store-archive';

export const providers: readonly Provider[] = [
  ...Object.values(games).map((game) => ({ prefix: `engine.${game.id}`, measure: () => engineFigures(game) })),
  ...Object.values(games).map((game) => ({ prefix: `ai.${game.id}`, measure: () => aiFigures(game) })),
  ...Object.values(games).map((game) => ({ prefix: `lan.${game.id}`, measure: () => fanOutFigures(game) })),
  { prefix: 'store', measure: storeFigures },
  { prefix: 'stats', measure: archiveFigures },
  { prefix: 'board.heat', measure: boardFigures },
];
