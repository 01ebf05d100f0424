// The race screen's banner at rest, its pips and its order strip. Not here: the banner during events (each game).

import type { MatchUpdate } from '@api/contract';
import type { Seat } from '@core/contract';
import { list, nameOf } from '@narration/phrases';
import type { RaceFrame } from '@ui/game-ui';
import { t } from '@ui/text/t';
import type { ReactElement } from 'react';

/** A game's text while no event is shown. */
export interface RestBanner<Choices extends { kind: string }> {
  icon: ReactElement;
  isOver: boolean;
  /** The title when the race is over; left out: 'Finished'. */
  overTitle?: string;
  /** Titles while the viewer decides, by kind of decision; left out: the usual one. */
  decisionTitles?: Readonly<Record<Choices['kind'], string>>;
  /** What the viewer has to do, in one line. */
  prompt(choices: Choices): string;
  /** The title while others decide. */
  title: string;
  /** Who the race is waiting for. */
  waiting: string;
}

/** The banner at rest: the race is over, the viewer decides, or others do. */
export function restBanner<Choices extends { kind: string }>(
  update: Pick<MatchUpdate, 'asks' | 'viewer'> & { choices: Readonly<Record<string, Choices>> },
  rest: RestBanner<Choices>,
): RaceFrame['banner'] {
  const { icon, title } = rest;
  if (rest.isOver) return { icon, title: rest.overTitle ?? t('banner.finished'), prompt: t('race.over'), mine: false };
  const decision = update.asks.find(({ seat, committed }) => seat === update.viewer && !committed);
  const choices = decision && update.choices[String(decision.id)];
  if (!choices) return { icon, title, prompt: rest.waiting, mine: false };
  const asked = rest.decisionTitles?.[choices.kind as Choices['kind']] ?? title;
  return { icon, title: asked, prompt: rest.prompt(choices), mine: true };
}

/**
 * 'Waiting: Ada is choosing a gear', 'Waiting for Ada and Bruno'. doing: the game's text for a driver with this kind of decision;
 * nobody: the text if no decision is open.
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

/** Pips for this many parts. now: index of the current one; below 0: none yet. */
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

/** The order strip for games where cars take turns. turn: 1 for the first, 0 before it. */
export function turnOrder(order: readonly Seat[], acting: Seat | null, turn: number): RaceFrame['order'] {
  return order.map((seat, i) => ({ seat, acting: acting === seat, done: acting !== seat && turn > 0 && i < turn - 1 }));
}

/** The seat of an event; null if it belongs to the race. */
export function seatIn(event: object): Seat | null {
  return 'seat' in event ? (event.seat as Seat) : null;
}
