// Every group of figures `paddock bench` measures. One line per provider; those of games cover the whole registry.

import { games } from '@games/registry';
import { aiFigures } from './ai';
import { boardFigures } from './board-figures';
import { engineFigures, type Setting } from './engine';
import { fanOutFigures } from './fan-out';
import type { Provider } from './figure';
import { storeFigures } from './store';
import { archiveFigures } from './store-archive';

/** A race of Heat in a championship: everything that is off in a race on its own. */
const WEEKEND: Setting & { game: string } = {
  game: 'heat',
  name: 'heat-weekend',
  options: { garage: 'mixed', weather: true, event: 'drawn', sponsorship: true },
};

export const providers: readonly Provider[] = [
  ...Object.values(games).map((game) => ({ prefix: `engine.${game.id}`, measure: () => engineFigures(game) })),
  ...Object.values(games).map((game) => ({ prefix: `ai.${game.id}`, measure: () => aiFigures(game) })),
  ...Object.values(games).map((game) => ({ prefix: `lan.${game.id}`, measure: () => fanOutFigures(game) })),
  ...Object.values(games)
    .filter(({ id }) => id === WEEKEND.game)
    .flatMap((game) => [
      { prefix: `engine.${WEEKEND.name}`, measure: () => engineFigures(game, WEEKEND) },
      { prefix: `ai.${WEEKEND.name}`, measure: () => aiFigures(game, WEEKEND) },
    ]),
  { prefix: 'store', measure: storeFigures },
  { prefix: 'stats', measure: archiveFigures },
  { prefix: 'board.heat', measure: boardFigures },
];
