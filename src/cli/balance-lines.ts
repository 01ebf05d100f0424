// A balance report as lines of text. Not here: racing (commands/circuit.ts), or the verdict's sentences (src/balance/text).

import type { BalancePlan } from '@ai/balance/plan';
import type { BalanceReport, PlaceReport, Wins } from '@balance/report';
import { suggestionMessage, type Verdict } from '@balance/verdict';
import { inEnglish } from './english';

/** Squares that are listed, the worst first; corners are all listed. */
const SQUARES = 10;

/** The whole report, the verdict first. */
export function balanceLines(plan: BalancePlan, report: BalanceReport, verdict: Verdict): string[] {
  const drivers = [...new Set(plan.field.map(({ name }) => name))].join(', ');
  return [
    `${plan.circuit.name} (${report.game}), ${report.races} races of ${report.cars} cars: ${drivers}`,
    `verdict: ${inEnglish(verdict.message)}`,
    ...verdict.findings.map(({ message }) => `  ${inEnglish(message)}`),
    ...verdict.suggestions.map((one) => `  try: ${inEnglish(suggestionMessage(one))}`),
    ...lengthLines(report),
    ...winLines(report),
    ...placeLines(report),
    ...wayLines(report),
    ...orderLines(report),
    ...report.unended.map(({ series, index, seed }) => `did not end: ${series} race ${index + 1}, seed "${seed}"`),
  ];
}

function lengthLines({ rounds, minutes, cars }: BalanceReport): string[] {
  if (rounds === null) return [];
  const time =
    minutes === null
      ? ''
      : `, about ${whole(minutes.mean)} minutes for ${cars} people (${whole(minutes.lower)} to ${whole(minutes.upper)})`;
  return [`rounds: ${tenths(rounds.mean)} (half of all races ${rounds.lower} to ${rounds.upper})${time}`];
}

function winLines({ starts, drivers, skill }: BalanceReport): string[] {
  return [
    starts.length === 0
      ? 'wins by starting place: not told, the race decides who starts where'
      : 'wins by starting place',
    ...starts.map(
      (one) => `  ${one.place}: ${winText(one)}, fair ${percent(one.fair.low)} to ${percent(one.fair.high)}%`,
    ),
    ...(drivers.length === 0 ? [] : ['wins by driver, of its cars']),
    ...drivers.map((one) => `  ${one.driver}: ${winText(one)}`),
    ...(skill === null ? [] : [`skill: ${skill.better} against ${skill.worse} wins ${winText(skill)}`]),
  ];
}

function placeLines({ places }: BalanceReport): string[] {
  const corners = places.filter(({ corner }) => corner !== null);
  const squares = places
    .filter(({ corner, troubles, cost }) => corner === null && troubles + cost > 0)
    .toSorted((a, b) => b.troubles - a.troubles || b.cost - a.cost)
    .slice(0, SQUARES);
  return [
    ...(corners.length === 0 ? [] : ['corners: trouble in 100 passes, cost of a pass']),
    ...corners.map(
      (one) => `  ${one.corner}${limitText(one)}: ${percent(one.troubleShare)}, ${hundredths(one.costPerPass)}`,
    ),
    ...(squares.length === 0 ? [] : ['squares with most trouble: times, cost, passes']),
    ...squares.map(({ place, troubles, cost, passes }) => `  ${place}: ${troubles}, ${cost}, ${passes}`),
  ];
}

function wayLines({ legs }: BalanceReport): string[] {
  return [
    ...(legs.length === 0 ? [] : ['different ways by leg']),
    ...legs.map(({ leg, ways, runs }) => `  ${leg}: ${tenths(ways)}, of ${runs} runs`),
  ];
}

function orderLines({ laps, gaps, gapUnit, open }: BalanceReport): string[] {
  return [
    ...(laps.length === 0 ? [] : ['overtakes and lead changes by lap']),
    ...laps.map(({ lap, overtakes, leadChanges }) => `  ${lap}: ${tenths(overtakes)}, ${tenths(leadChanges)}`),
    ...(gaps.length === 0 ? [] : [`behind the winner, in ${gapUnit}`]),
    ...gaps.map(
      ({ place, mean, lower, upper }) => `  ${place}: ${tenths(mean)} (${tenths(lower)} to ${tenths(upper)})`,
    ),
    ...(open === null ? [] : [`open with a third to go: ${percent(open)}% of races`]),
  ];
}

function limitText({ limit }: PlaceReport): string {
  return limit === null ? '' : `, limit ${limit.now}`;
}

/** '26.3% (21.7 to 31.6%) of 300'. */
function winText({ share, low, high, starts }: Wins): string {
  return `${percent(share)}% (${percent(low)} to ${percent(high)}%) of ${starts}`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function whole(value: number): string {
  return value.toFixed(0);
}

function tenths(value: number): string {
  return value.toFixed(1);
}

function hundredths(value: number): string {
  return value.toFixed(2);
}
