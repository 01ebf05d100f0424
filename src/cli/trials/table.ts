// The page with the times of all medals (docs/medals.md). Not here: measuring them (measure.ts).

import { type AnyGame, LEVELS, type Level } from '@core/contract';
import type { MedalFile, RivalMedals, SoloMedals } from '@trials/file';
import { MEDALS, shareAt } from '@trials/medals';

/** What follows this line of the page is replaced. */
const MARK = '<!-- Below: written by `paddock trials table`. -->';

/** The page with today's tables; what is above them stays. Undefined if the page has no place for them. */
export function withTables(page: string, all: readonly { game: AnyGame; file: MedalFile }[]): string | undefined {
  const at = page.indexOf(MARK);
  if (at < 0) return undefined;
  const sections = all.map(({ game, file }) => sectionOf(game, file));
  return `${page.slice(0, at)}${MARK}\n\n${sections.join('\n')}`;
}

function sectionOf(game: AnyGame, { trials, rulesVersion, seed }: MedalFile): string {
  const name = (circuit: string) => game.circuits.find(({ id }) => id === circuit)?.name ?? circuit;
  const solo = trials.filter((one) => one.measure === 'rounds');
  const rivals = trials.filter((one) => one.measure === 'wins');
  return [
    `## ${game.name}`,
    '',
    `Rules version ${rulesVersion}, seed \`${seed}\`.`,
    '',
    ...(solo.length > 0 ? timesOf(solo, name) : []),
    ...rivals.flatMap((one) => winsOf(one, name)),
    '',
  ].join('\n');
}

function timesOf(trials: readonly SoloMedals[], name: (circuit: string) => string): string[] {
  return [
    '| circuit | trial | runs | bronze | silver | gold | author |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...trials.map((one) => {
      const medals = MEDALS.map((medal) => {
        const time = one.thresholds[medal];
        return `${(time / 10).toFixed(1)} (${percent(shareAt(one, time))})`;
      });
      return `| ${[name(one.circuit), one.kind, sum(one.runs), ...medals].join(' | ')} |`;
    }),
  ];
}

function winsOf({ circuit, rungs }: RivalMedals, name: (circuit: string) => string): string[] {
  return [
    `| ${name(circuit)} | rivals | runs | ${LEVELS.map((level) => `${level} wins`).join(' | ')} |`,
    `| --- | --- | ---: | ${LEVELS.map(() => '---:').join(' | ')} |`,
    ...rungs.map(({ medal, level, runs, wins }) => {
      const shares = LEVELS.map((driver) => percent(wins[driver] / Math.max(1, runs[driver])));
      return `| ${[medal, level, sum(runs), ...shares].join(' | ')} |`;
    }),
  ];
}

function sum(counts: Readonly<Record<Level, number>>): number {
  return LEVELS.reduce((all, level) => all + counts[level], 0);
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
