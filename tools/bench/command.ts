// `paddock bench`: measures Paddock's own speed against each figure's floor and goal.

import type { Command } from '../../src/cli/command';
import { UsageError } from '../../src/cli/failure';
import { calibrate } from './calibration';
import { type Figure, median, withRatio } from './figure';
import { providers } from './providers';

/** A figure below its floor is marked but does not fail the command: a busy machine causes that too. */
export const bench: Command = {
  summary: 'measures speed and sizes against their floors and goals',
  positionals: [],
  options: {
    only: { type: 'text', value: 'PREFIX', help: 'only figures whose names begin so, such as stats.' },
  },
  async run(args, context) {
    const only = args.text('only') ?? '';
    const chosen = providers.filter(({ prefix }) => prefix.startsWith(only) || only.startsWith(prefix));
    if (chosen.length === 0) {
      const known = providers.map(({ prefix }) => prefix).join(', ');
      throw new UsageError(`bench: no figure begins with "${only}". There are ${known}.`);
    }
    const loops = [calibrate()];
    const measured = [];
    for (const provider of chosen) {
      context.say(`paddock: measuring ${provider.prefix} …`);
      measured.push(...(await provider.measure(context)));
      loops.push(calibrate());
    }
    const calibration = Math.round(median(loops));
    const figures = measured.filter(({ name }) => name.startsWith(only)).map((one) => withRatio(one, calibration));
    return { value: { calibration, figures }, lines: linesOf(calibration, figures) };
  },
};

function holdsFloor({ value, floor, better }: Figure): boolean {
  return better === 'higher' ? value >= floor : value <= floor;
}

function linesOf(calibration: number, figures: readonly Figure[]): string[] {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return [
    `calibration loop: ${calibration} steps a second`,
    ...figures.map((one) =>
      [
        one.name.padEnd(width),
        `${one.value} ${one.unit}`.padStart(20),
        `floor ${one.floor}`.padStart(15),
        `goal ${one.goal}`.padStart(15),
        holdsFloor(one) ? '' : 'BELOW ITS FLOOR',
      ].join(' '),
    ),
  ];
}
