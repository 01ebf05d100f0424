// A season in words: short names of circuits, who drives, what a round is raced by, where the season stands. Pure.

import type { Driver, GameCard } from '@api/contract';
import type { RoundResult, SeasonPlan, SeasonRound, SeasonRules, SeasonSummary, SeasonView } from '@api/season';
import type { GameUi } from '@ui/game-ui';
import { countWords } from '../../app/words';
import { optionsOf } from './season-data';

/** Longest name that heads a column as it is, characters. */
const SHORT = 8;
/** Words that would be read as somebody's place. */
const PLACES = /^(first|second|third|last|\d+(st|nd|rd|th))$/i;

/**
 * A circuit's name for the head of a column: 'USA', 'Sirena' for Porto Sirena, 'TP' for Thornbury Park, 'Hohenw.', 'Shift'
 * for First Shift.
 */
export function shortName(name: string): string {
  if (name.length <= SHORT) return name;
  const words = name.split(/\s+/);
  const told = words.filter((word) => !PLACES.test(word));
  const [longest = ''] = told.toSorted((a, b) => b.length - a.length);
  if (words.length > 1)
    return longest !== '' && longest.length <= SHORT ? longest : words.map((word) => word[0]?.toUpperCase()).join('');
  return `${name.slice(0, SHORT - 2)}.`;
}

/** A circuit's name as its game calls it; its id where that is not known. */
export function circuitName(cards: readonly GameCard[], round: Pick<SeasonRound, 'game' | 'circuit'>): string {
  const card = cards.find((one) => one.id === round.game);
  return card?.circuits.find((one) => one.id === round.circuit)?.name ?? round.circuit;
}

/** Levels of AI drivers where several games have their say, each with names of its own. */
export const LEVEL_WORDS = { random: 'Random', easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

/** 'You', 'Hot-seat', 'LAN guest', 'AI, Ace', 'Legend'. ui: of the one game that is raced; undefined among several. */
export function driverWords(driver: Driver, ui: GameUi | undefined): string {
  if (driver.kind === 'you') return 'You';
  if (driver.kind === 'hotseat') return 'Hot-seat';
  if (driver.kind === 'lan') return 'LAN guest';
  if (driver.kind === 'ai') return `AI, ${(ui?.levelNames ?? LEVEL_WORDS)[driver.level]}`;
  return ui?.automatonNames[driver.id] ?? 'Driven by the rules';
}

/** The grid rules as they are chosen. */
export const GRID_WORDS: Readonly<Record<SeasonRules['grid'], string>> = {
  random: 'Drawn by lot',
  reversed: 'Reverse standings',
  standings: 'By standings',
  qualifying: 'By qualifying',
};

/** What decides who starts where in the next race. given: the order is known. */
export function gridWords(
  rules: SeasonRules,
  isFirst: boolean,
  card: Pick<GameCard, 'givenGrid' | 'qualifying'>,
): string {
  if (!card.givenGrid) return 'The game’s own way';
  if (rules.grid === 'qualifying') return card.qualifying === null ? 'drawn by lot' : 'by qualifying';
  if (isFirst || rules.grid === 'random') return 'drawn by lot';
  return rules.grid === 'reversed' ? 'reverse standings' : 'by standings';
}

/** '3 laps', or nothing where a game counts no laps. */
export function lapsWords(card: GameCard | undefined, round: SeasonRound): string {
  const circuit = card?.circuits.find((one) => one.id === round.circuit);
  const spec = card?.options.find((one) => one.id === 'laps');
  const laps = round.options.laps ?? circuit?.defaults.laps ?? spec?.default;
  return typeof laps === 'number' ? countWords(laps, 'lap') : '';
}

/** What a planned race stands under, 'Generous stewards', or that it will be drawn; nothing where it stands under nothing. */
export function occasionWords(card: GameCard, round: SeasonRound): string {
  const { occasions } = card;
  if (occasions === null) return '';
  const planned = optionsOf(card, round)[occasions.option];
  if (planned === occasions.drawn.value) return occasions.drawn.name;
  return occasions.list.find((one) => one.id === planned)?.name ?? '';
}

/** '+2, drivers on strike': what a car has beside the points of its place. */
export function bonusWords({ bonuses }: Pick<RoundResult, 'bonuses'>): string[] {
  return bonuses.map(({ name, points }) => `${signed(points)}, ${name}`);
}

/**
 * '10 · 8 · 6 · 4 · 2 · 1': what places are worth, as far as it is the same in every round. A game's own points may
 * depend on the number of cars: then they are known for a full field only.
 */
export function pointsWords(plan: SeasonPlan, cards: readonly GameCard[]): string {
  const table = pointsTable(plan, cards);
  if (table === undefined) {
    const [first, ...others] = new Set(plan.rounds.map((round) => round.game));
    const card = others.length === 0 ? cards.find((one) => one.id === first) : undefined;
    return card === undefined ? 'Each game’s own points' : `${card.name}’s own points`;
  }
  const last = table.findLastIndex((points) => points > 0);
  return table.slice(0, last + 1).join(' · ');
}

/** Points by place for this field; undefined where rounds differ or it is not known before the race. */
export function pointsTable(plan: SeasonPlan, cards: readonly GameCard[]): readonly number[] | undefined {
  const { points } = plan.rules;
  if (points.kind === 'table') return points.table.slice(0, plan.drivers.length);
  const [first, ...others] = new Set(plan.rounds.map((round) => round.game));
  const card = others.length === 0 ? cards.find((one) => one.id === first) : undefined;
  return card !== undefined && card.points.length === plan.drivers.length ? card.points : undefined;
}

/** '93 of 186 points given', or without the sum of all where it is not known. */
export function givenWords(view: SeasonView, cards: readonly GameCard[]): string {
  const given = view.rounds.flatMap((round) => round.results).reduce((sum, result) => sum + result.points, 0);
  const table = pointsTable(view.plan, cards);
  if (table === undefined) return `${given} points given`;
  const bonuses = view.rounds.flatMap((round) => round.results).flatMap((result) => result.bonuses);
  const extra = bonuses.reduce((sum, bonus) => sum + bonus.points, 0);
  const all = table.reduce((sum, points) => sum + points, 0) * view.plan.rounds.length + extra;
  return given > all ? `${given} points given` : `${given} of ${all} points given`;
}

/** 'Race 2 of 3'; 'Finished'. */
export function raceWords(view: SeasonView): string {
  if (view.status === 'finished') return 'Finished';
  const done = view.rounds.filter((round) => round.state === 'done').length;
  return `Race ${Math.min(done + 1, view.rounds.length)} of ${view.rounds.length}`;
}

/** 'Race 2 of 3. Ada leads with 22 points.' for a line in a list. */
export function summaryWords(season: SeasonSummary): string {
  const { leader, status, done, rounds } = season;
  if (status === 'damaged') return 'It cannot be read. It can be deleted; its races stay.';
  if (status === 'finished') {
    const over = countWords(rounds, 'race');
    return leader === null
      ? `${over}.`
      : `Champion after ${over}: ${leader.name}, ${countWords(leader.points, 'point')}.`;
  }
  const next = `Race ${Math.min(done + 1, rounds)} of ${rounds}`;
  if (done === 0 || leader === null) return `${next}.`;
  return `${next}. ${leader.name} leads with ${countWords(leader.points, 'point')}.`;
}

/** '–', '−4': points behind the leader. */
export function gapWords(gap: number): string {
  return gap === 0 ? '–' : `−${gap}`;
}

/** '+2', '−3': with the sign that a correction bears. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
