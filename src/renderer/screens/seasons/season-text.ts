// A season as text: short names of circuits, who drives, the length of a round, the season's progress. Pure.

import type { Driver, GameCard } from '@api/contract';
import type { RoundResult, SeasonPlan, SeasonRound, SeasonRules, SeasonSummary, SeasonView } from '@api/season';
import { signed } from '@i18n/page';
import { bonusNameIn, circuitName as circuitNameOf, occasionNameIn } from '@narration/catalogue-names';
import type { GameUi } from '@ui/game-ui';
import { t } from '../../text/seasons';
import { optionsOf } from './season-data';

/** The longest name that fits over a column uncut, characters. */
const SHORT = 8;

/**
 * A circuit's name for the header of a column: 'USA', 'Sirena' for Porto Sirena, 'TP' for Thornbury Park, 'Hohenw.', 'Shift'
 * for First Shift.
 */
export function shortName(name: string): string {
  if (name.length <= SHORT) return name;
  const words = name.split(/\s+/);
  // Words that would be read as a driver's place do not identify a circuit.
  const places = t('column.placeWords').split(' ');
  const parts = words.filter((word) => !places.includes(word.toLowerCase()));
  const [longest = ''] = parts.toSorted((a, b) => b.length - a.length);
  if (words.length > 1)
    return longest !== '' && longest.length <= SHORT ? longest : words.map((word) => word[0]?.toUpperCase()).join('');
  return `${name.slice(0, SHORT - 2)}.`;
}

/** A circuit's name as its game calls it; its id if that is not known. */
export function circuitName(cards: readonly GameCard[], round: Pick<SeasonRound, 'game' | 'circuit'>): string {
  const card = cards.find((one) => one.id === round.game);
  return circuitNameOf(card, round.circuit);
}

/** A game's own name for a level of AI drivers; ui undefined: a general name, since several games are raced. */
export function levelName(level: keyof GameUi['levelNames'], ui: GameUi | undefined): string {
  return ui?.levelNames[level] ?? t(`level.${level}`);
}

/** 'You', 'Hot-seat', 'LAN guest', 'AI, Ace', 'Legend'. ui: of the only game raced; undefined if there are several. */
export function driverText(driver: Driver, ui: GameUi | undefined): string {
  if (driver.kind === 'you') return t('who.you');
  if (driver.kind === 'hotseat') return t('who.hotseat');
  if (driver.kind === 'lan') return t('who.lan');
  if (driver.kind === 'ai') return t('who.ai', { level: levelName(driver.level, ui) });
  return ui?.automatonNames[driver.id] ?? t('who.rules');
}

/** The name of a grid rule. */
export function gridName(grid: SeasonRules['grid']): string {
  return t(`grid.${grid}`);
}

/** 'Grid: by standings': what decides the grid of the next race. */
export function gridText(
  rules: SeasonRules,
  isFirst: boolean,
  card: Pick<GameCard, 'givenGrid' | 'qualifying'>,
): string {
  if (!card.givenGrid) return t('next.grid.own');
  if (rules.grid === 'qualifying') return t(card.qualifying === null ? 'next.grid.random' : 'next.grid.qualifying');
  return t(`next.grid.${isFirst ? 'random' : rules.grid}`);
}

/** '3 laps', or nothing if a game counts no laps. */
export function lapsText(card: GameCard | undefined, round: SeasonRound): string {
  const circuit = card?.circuits.find((one) => one.id === round.circuit);
  const spec = card?.options.find((one) => one.id === 'laps');
  const laps = round.options.laps ?? circuit?.defaults.laps ?? spec?.default;
  return typeof laps === 'number' ? t('laps', { n: laps }) : '';
}

/** The event of a planned race, 'Generous stewards', or that it will be drawn; empty if the race has none. */
export function occasionText(card: GameCard, round: SeasonRound): string {
  const { occasions } = card;
  if (occasions === null) return '';
  const planned = optionsOf(card, round)[occasions.option];
  if (planned === occasions.drawn.value) return occasionNameIn(card.id, { id: null, name: occasions.drawn.name });
  const occasion = occasions.list.find((one) => one.id === planned);
  return occasion === undefined ? '' : occasionNameIn(card.id, occasion);
}

/** '+2, drivers on strike': a car's points besides those for its place. */
export function bonusLines(game: string, { bonuses }: Pick<RoundResult, 'bonuses'>): string[] {
  return bonuses.map(({ id, name, points }) =>
    t('bonus', { points: signed(points), name: bonusNameIn(game, { id, name }) }),
  );
}

/**
 * '10 · 8 · 6 · 4 · 2 · 1': what places are worth, if it is the same in every round. A game's own points may
 * depend on the number of cars: then they are known for a full field only.
 */
export function pointsText(plan: SeasonPlan, cards: readonly GameCard[]): string {
  const table = pointsTable(plan, cards);
  if (table === undefined) {
    const [first, ...others] = new Set(plan.rounds.map((round) => round.game));
    const card = others.length === 0 ? cards.find((one) => one.id === first) : undefined;
    return card === undefined ? t('points.own') : t('points.ofGame', { game: card.name });
  }
  const last = table.findLastIndex((points) => points > 0);
  return table.slice(0, last + 1).join(' · ');
}

/** Points by place for this field; undefined if rounds differ or if it is not known before the race. */
export function pointsTable(plan: SeasonPlan, cards: readonly GameCard[]): readonly number[] | undefined {
  const { points } = plan.rules;
  if (points.kind === 'table') return points.table.slice(0, plan.drivers.length);
  const [first, ...others] = new Set(plan.rounds.map((round) => round.game));
  const card = others.length === 0 ? cards.find((one) => one.id === first) : undefined;
  return card !== undefined && card.points.length === plan.drivers.length ? card.points : undefined;
}

/** '93 of 186 points given', or without the total if that is not known. */
export function givenText(view: SeasonView, cards: readonly GameCard[]): string {
  const given = view.rounds.flatMap((round) => round.results).reduce((sum, result) => sum + result.points, 0);
  const table = pointsTable(view.plan, cards);
  if (table === undefined) return t('points.given', { given });
  const bonuses = view.rounds.flatMap((round) => round.results).flatMap((result) => result.bonuses);
  const extra = bonuses.reduce((sum, bonus) => sum + bonus.points, 0);
  const all = table.reduce((sum, points) => sum + points, 0) * view.plan.rounds.length + extra;
  return given > all ? t('points.given', { given }) : t('points.givenOf', { given, all });
}

/** 'Race 2 of 3'; 'Finished'. */
export function raceText(view: SeasonView): string {
  if (view.status === 'finished') return t('race.finished');
  const done = view.rounds.filter((round) => round.state === 'done').length;
  const all = view.rounds.length;
  return t('race.of', { n: Math.min(done + 1, all), all });
}

/** 'Race 2 of 3. Ada leads with 22 points.' for a line in a list. */
export function summaryText(season: SeasonSummary): string {
  const { leader, status, done, rounds, isTournament } = season;
  if (status === 'damaged') return t('summary.damaged');
  if (status === 'finished') {
    if (leader === null) return t('summary.over', { races: rounds });
    return t('summary.champion', { races: rounds, name: leader.name, points: leader.points });
  }
  if (isTournament) return t('summary.tables', { done, all: rounds });
  const next = { n: Math.min(done + 1, rounds), all: rounds };
  if (done === 0 || leader === null) return t('summary.next', next);
  return t('summary.leads', { ...next, name: leader.name, points: leader.points });
}

/** '–', '−4': points behind the leader. */
export function gapText(gap: number): string {
  return gap === 0 ? '–' : signed(-gap);
}
