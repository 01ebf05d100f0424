// `paddock games`: the games with their circuits, options and bots.

import { botsOf } from '@ai/bots';
import type { OptionSpec } from '@core/contract';
import { games as registry } from '@games/registry';
import type { Command } from '../command';

/** Lists every game of the registry. */
export const games: Command = {
  summary: 'lists the games with their circuits, options and bots',
  positionals: [],
  options: {},
  run() {
    const value = Object.values(registry).map((game) => ({
      id: game.id,
      name: game.name,
      seats: game.seats,
      circuits: game.circuits.map(({ id, name }) => ({ id, name })),
      options: game.options.map((option) => ({ id: option.id, default: option.default, range: option.range })),
      bots: botsOf(game),
    }));
    const lines = Object.values(registry).flatMap((game) => [
      `${game.name} (${game.id}), ${game.seats[0]} to ${game.seats[1]} cars`,
      `  circuits  ${game.circuits.map((one) => one.id).join(', ')}`,
      ...game.options.map((one) => `  option    ${one.id} = ${one.default} (${rangeText(one)})`),
      `  bots      ${botsOf(game).join(', ')}`,
    ]);
    return { value, lines };
  },
};

/** The range of an option: '20 to 200, or 0', 'random, seats, given', 'true or false'. */
function rangeText(spec: OptionSpec): string {
  if (spec.type === 'flag') return 'true or false';
  if (spec.type === 'choice') return spec.range.join(', ');
  const [min, max] = spec.range;
  return `${min} to ${max}${spec.none === undefined ? '' : `, or ${spec.none}`}`;
}
