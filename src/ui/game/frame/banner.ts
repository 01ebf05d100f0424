// The banner of the race screen at rest, and the pips and the order strip beside it. Not here: events on show (each game's).

import type { MatchUpdate } from '@api/contract';
import type { Seat } from '@core/contract';
import type { RaceFrame } from '@ui/game-ui';
import { list, nameOf } from '@ui/phrases';
import { t } from '@ui/text/t';
import type { ReactElement } from 'react';

/** What a game says while no event is on show. */
export interface RestBanner<Choices extends { kind: string }> {
  icon: ReactElement;
  isOver: boolean;
  /** The title over the news that the race is over; 'Finished' where it is left out. */
  overTitle?: string;
  /** The title while the viewer decides, by what they are asked; the usual one where it is left out. */
  decisionTitles?: Readonly<Record<Choices['kind'], string>>;
  /** What the viewer has to do, in one line. */
  prompt(choices: Choices): string;
  /** The title while others decide. */
  title: string;
  /** Who is waited for. */
  waiting: string;
}

/** The banner at rest: the race is over, the viewer decides, or others do. */
export function restBanner<Choices extends { kind: string }>(
  update: MatchUpdate,
  rest: RestBanner<Choices>,
): RaceFrame['banner'] {
  const { icon, title } = rest;
  if (rest.isOver) return { icon, title: rest.overTitle ?? t('banner.finished'), prompt: t('race.over'), mine: false };
  const decision = update.asks.find(({ seat, committed }) => seat === update.viewer && !committed);
  const choices = decision && (update.choices[String(decision.id)] as Choices | undefined);
  if (!choices) return { icon, title, prompt: rest.waiting, mine: false };
  const asked = rest.decisionTitles?.[choices.kind as Choices['kind']] ?? title;
  return { icon, title: asked, prompt: rest.prompt(choices), mine: true };
}

/**
 * 'Waiting: Ada is choosing a gear', 'Waiting for Ada and Bruno'. doing: the game's words for one who has this kind of ask
 * open; nobody: what is said where no decision is open.
 */
export function waitingText(
  { asks: decisions, seats }: MatchUpdate,
  doing: (kind: string, name: string) => string,
  nobody = t('waiting.nobody'),
): string {
  const open = decisions.filter(({ committed }) => !committed);
  const [first] = open;
  if (!first) return nobody;
  const names = [...new Set(open.map(({ seat }) => seat))].map((seat) => nameOf(seats, seat));
  const [only = ''] = names;
  return names.length === 1 ? doing(first.kind, only) : t('waiting.several', { names: list(names) });
}

/** Pips of this many parts, of which this one is under way; below 0: none yet. */
export function pipsAt(parts: number, now: number): RaceFrame['pips'] {
  return Array.from({ length: parts }, (_, i) => (i < now ? 'done' : i === now ? 'now' : 'next'));
}

/** Seats in the order of play; by seat before there is one. */
export function playOrder({
  order,
  cars,
}: {
  order: readonly Seat[];
  cars: readonly { seat: Seat }[];
}): readonly Seat[] {
  return order.length > 0 ? order : cars.map(({ seat }) => seat);
}

/** The order strip where one car after another has its turn. turn: 1 for the first, 0 before it. */
export function turnOrder(order: readonly Seat[], acting: Seat | null, turn: number): RaceFrame['order'] {
  return order.map((seat, i) => ({ seat, acting: acting === seat, done: acting !== seat && turn > 0 && i < turn - 1 }));
}

/** Whose event this is, null for the race's own. */
export function seatIn(event: object): Seat | null {
  return 'seat' in event ? (event.seat as Seat) : null;
}
