// The options of a decision for display: destinations sorted, board targets, costs and chances as text.
// Not here: calculating costs and chances (choices()).

import type { SeatInfo } from '@api/contract';
import { listOf } from '@i18n/page';
import { list, nameOf } from '@narration/phrases';
import type { DriverAids } from '@ui/ui-types';
import { circuitOf } from '../data/circuits';
import { t } from '../text/t';
import type { CircuitId, CollisionRisk, GearChoice, MoveChoice, RollOutlook, Space } from '../types';
import { cornerName, isPits, laneOf, laneRank, sectionName, toExit } from './places';
import type { FormulaTarget } from './preview';

/** How good a destination looks: nothing to pay or roll for, a dice roll, or certain wear. */
export type Danger = 'safe' | 'roll' | 'cost';

/** Destinations: the cheapest first, then the furthest, then by lane from the left. */
export function sortedMoves(circuit: CircuitId, moves: readonly MoveChoice[]): MoveChoice[] {
  return [...moves].sort(
    (a, b) =>
      a.cost - b.cost ||
      Number(b.pit === 'box') - Number(a.pit === 'box') ||
      b.path.length - a.path.length ||
      a.risk.percent - b.risk.percent ||
      laneRank(circuit, a.to) - laneRank(circuit, b.to) ||
      a.to - b.to,
  );
}

/** The initial destination: the cheapest, a stop before a drive, then the least risk. */
export function firstMove(circuit: CircuitId, moves: readonly MoveChoice[]): MoveChoice | undefined {
  const [cheapest] = sortedMoves(circuit, moves);
  if (!cheapest) return undefined;
  const level = moves.filter((move) => move.cost === cheapest.cost);
  const worth = (move: MoveChoice) => (move.finish ? 2 : 0) + (usefulStop(move) ? 1 : 0);
  return [...level].sort(
    (a, b) => worth(b) - worth(a) || a.risk.percent - b.risk.percent || b.path.length - a.path.length || a.to - b.to,
  )[0];
}

/** The next destination with more spaces braked away than this one, in its lane if possible. */
export function brakedMore(circuit: CircuitId, moves: readonly MoveChoice[], from: MoveChoice): MoveChoice | undefined {
  const shorter = moves.filter((move) => move.pit === from.pit && move.path.length < from.path.length);
  const lane = laneRank(circuit, from.to);
  return [...shorter].sort(
    (a, b) =>
      b.path.length - a.path.length ||
      Math.abs(laneRank(circuit, a.to) - lane) - Math.abs(laneRank(circuit, b.to) - lane) ||
      a.cost - b.cost ||
      a.to - b.to,
  )[0];
}

/** Whether it is a stop that the corner still requires (R28). */
export function usefulStop({ stop }: Pick<MoveChoice, 'stop'>): boolean {
  return stop !== null && stop.made <= stop.asked;
}

export function dangerOf(move: Pick<MoveChoice, 'cost' | 'risk'>): Danger {
  if (move.cost > 0) return 'cost';
  return move.risk.ways > 0 ? 'roll' : 'safe';
}

/** The board targets of the destinations. */
export function targetsOf(
  circuit: CircuitId,
  moves: readonly MoveChoice[],
  seats: readonly SeatInfo[],
  aids: DriverAids = 'all',
): FormulaTarget[] {
  return moves.map((move) => ({
    key: keyOf(move.to),
    space: move.to,
    path: move.path,
    brake: aids === 'none' ? 0 : move.brake,
    cost: aids === 'none' ? 0 : move.cost,
    risk: aids === 'all' ? Math.round(move.risk.percent) : 0,
    kind: move.finish ? 'finish' : move.pit !== null ? 'pit' : usefulStop(move) ? 'stop' : 'drive',
    label: placeAnd(placeText(circuit, move), bringsText(circuit, move, seats, aids)),
  }));
}

/** Target key of a space. */
export function keyOf(space: Space): string {
  return `space.${space}`;
}

/** The end of a move, and its parts that the text depends on. */
type End = Pick<MoveChoice, 'to' | 'finish' | 'pit' | 'path'>;

/** 'Inside lane', 'Own pit box', 'Flag': the end of a move. */
export function placeText(circuit: CircuitId, move: End): string {
  const end = endOf(circuit, move);
  const lane = laneOf(circuit, move.to);
  if (end === 'corner') return t('spot.corner', { lane, exit: toExit(circuit, move.to) });
  return end === 'straight' ? t('spot.straight', { lane }) : t(`spot.${end}`);
}

/** The same with its section: 'Inside lane, Tunnel', 'Pit lane, the pits'. */
export function placeInText(circuit: CircuitId, move: End): string {
  const end = endOf(circuit, move);
  const lane = laneOf(circuit, move.to);
  const section = isPits(circuit, move.to) ? 'pits' : sectionName(circuit, move.to);
  if (end === 'corner') return t('spot.corner.in', { lane, section, exit: toExit(circuit, move.to) });
  if (end === 'straight') return t('spot.straight.in', { lane, section });
  if (end === 'box' || end === 'pits') return t(`spot.${end}.in`);
  return t(`spot.${end}.in`, { section });
}

function endOf(circuit: CircuitId, move: End): 'flag' | 'box' | 'pits' | 'stay' | 'corner' | 'straight' {
  if (move.finish) return 'flag';
  if (move.pit !== null) return move.pit === 'box' ? 'box' : 'pits';
  if (move.path.length === 0) return 'stay';
  // In a corner several spaces of one lane cost the same. Their distance to its end tells them apart.
  return toExit(circuit, move.to) > 0 ? 'corner' : 'straight';
}

/** 'stop 1 of 2, brake 1, 20 % beside Ada', or 'free': the results of a destination, as far as the aids allow. */
function bringsText(circuit: CircuitId, move: MoveChoice, seats: readonly SeatInfo[], aids: DriverAids): string {
  const costs = aids === 'none' ? [] : costLines(move);
  const risks = aids === 'all' ? riskLines(move.risk, seats) : [];
  const lines = [...gainLines(circuit, move, aids), ...costs, ...risks];
  if (lines.length > 0) return listOf(lines, 'unit');
  return aids === 'none' ? '' : t('space.free');
}

/** 'Inside, 2 to exit, Casino: stop made, brake 1': a destination as text, as far as the aids allow. */
export function moveText(circuit: CircuitId, move: MoveChoice, seats: readonly SeatInfo[], aids: DriverAids): string {
  return placeAnd(placeInText(circuit, move), bringsText(circuit, move, seats, aids));
}

function placeAnd(place: string, brings: string): string {
  return brings === '' ? place : `${place}: ${brings}`;
}

/**
 * 'stop 1 of 2', 'overshoots Casino: 3 wear', 'all wear back': the corner and pit results of a destination. Without aids
 * it leaves out the wear it costs.
 */
export function gainLines(
  circuit: CircuitId,
  move: Pick<MoveChoice, 'stop' | 'overshot' | 'overshoot' | 'pit'>,
  aids: DriverAids = 'all',
): string[] {
  const lines: string[] = [];
  if (move.pit === 'box') lines.push(t('space.wearBack'));
  if (move.stop) lines.push(stopText(move.stop.made, move.stop.asked));
  if (move.overshot >= 0 && aids !== 'none') {
    lines.push(t('space.overshoots', { corner: cornerName(circuit, move.overshot), cost: move.overshoot }));
  }
  return lines;
}

/** Where a move leads, as message parameters: `goal` for the kind of place, `section` for its name. */
export function towards(
  circuit: CircuitId,
  move: Pick<MoveChoice, 'to' | 'finish' | 'pit'>,
): { goal: 'flag' | 'box' | 'pits' | 'corner' | 'straight'; section: string } {
  const section = sectionName(circuit, move.to);
  if (move.finish) return { goal: 'flag', section };
  if (move.pit === 'box') return { goal: 'box', section };
  if (isPits(circuit, move.to)) return { goal: 'pits', section };
  return { goal: (circuitOf(circuit).corner[move.to] ?? -1) >= 0 ? 'corner' : 'straight', section };
}

/** 'stop made', 'stop 1 of 2', 'one stop more than asked'. */
function stopText(made: number, asked: number): string {
  if (made > asked) return t('stop.more');
  return asked === 1 ? t('stop.only') : t('stop.nth', { made, asked });
}

/** 'brake 2', 'late braking 1', each only if it costs something. Overshooting appears with its corner (gainLines). */
export function costLines({ brake, late }: Pick<MoveChoice, 'brake' | 'late'>): string[] {
  return [
    ...(brake > 0 ? [t('space.brake', { spaces: brake })] : []),
    ...(late > 0 ? [t('space.late', { cost: late })] : []),
  ];
}

/** '20 % beside Ada' for a collision roll; empty without one. */
export function riskLines(risk: CollisionRisk, seats: readonly SeatInfo[]): string[] {
  return risk.ways === 0 ? [] : [t('space.risk', { percent: risk.percent, names: namesOf(risk, seats) })];
}

function namesOf(risk: CollisionRisk, seats: readonly SeatInfo[]): string {
  return list(risk.neighbours.map((seat) => nameOf(seats, seat)));
}

/** '20 %', with one decimal if it is not whole. */
export function percent(value: number): string {
  return t('percent', { value });
}

/** The call-out beside a chosen destination; null if there is nothing to show. */
export function calloutOf({ cost, risk }: MoveChoice, seats: readonly SeatInfo[]): string | null {
  const names = namesOf(risk, seats);
  if (cost > 0 && risk.ways > 0) return t('callout.both', { cost, names });
  if (cost > 0) return t('callout.cost', { cost });
  return risk.ways > 0 ? t('callout.roll', { names }) : null;
}

/** The chances of a gear's die in percent: driven in full for free, with wear, and out of the race. */
export function oddsOf(gear: GearChoice): { free: number; wear: number; out: number; stop: number } {
  const { of, free, brake, overshoot, out } = gear.odds;
  const stop = gear.rolls.reduce((sum, roll) => sum + (roll.stop && roll.kind !== 'out' ? roll.ways : 0), 0);
  const share = (ways: number) => (ways * 100) / of;
  return { free: share(free), wear: share(brake + overshoot), out: share(out), stop: share(stop) };
}

/** Neighbouring values of a die with the same result, combined: '7–9'. */
export interface Band {
  from: number;
  to: number;
  kind: RollOutlook['kind'];
  cost: number;
  stop: boolean;
  percent: number;
}

/** The values of a gear's die in bands, ascending. */
export function bandsOf(gear: GearChoice): Band[] {
  const bands: Band[] = [];
  for (const roll of gear.rolls) {
    const share = (roll.ways * 100) / gear.odds.of;
    const last = bands.at(-1);
    if (last && last.kind === roll.kind && last.cost === roll.cost && last.stop === roll.stop) {
      last.to = roll.value;
      last.percent += share;
    } else {
      const { kind, cost, stop, value } = roll;
      bands.push({ from: value, to: value, kind, cost, stop, percent: share });
    }
  }
  return bands;
}

/** 'free, a stop': the result of a band, as text. */
export function bandText({ kind, cost, stop }: Band): string {
  switch (kind) {
    case 'out':
      return t('band.out');
    case 'free':
      return t(stop ? 'band.free.stop' : 'band.free');
    case 'brake':
      return t(stop ? 'band.brake.stop' : 'band.brake', { cost });
    case 'overshoot':
      return t(stop ? 'band.overshoot.stop' : 'band.overshoot', { cost });
  }
}

/** A warning, before the roll, about rolls with no path left; null if the gear has none (R24, R25). */
export function outText(gear: GearChoice, wear: number): string | null {
  return gear.odds.out === 0 ? null : t('roll.out', { wear: wear - gear.cost });
}

/** The initial gear: the best chance of driving for free with a stop, then the higher one. */
export function firstGear(gears: readonly GearChoice[]): GearChoice | undefined {
  const worth = (gear: GearChoice) => {
    const { free, out, wear } = oddsOf(gear);
    return free - out * 5 - wear / 2 - gear.cost * 20;
  };
  return [...gears].sort((a, b) => worth(b) - worth(a) || b.gear - a.gear)[0];
}
