// The weekend as text: press corners, how sponsorship cards are won, what the button does. Not here: log lines (log.ts).

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { describe, listOf } from '@i18n/page';
import { EVENTS } from '../data/events';
import { trackOf } from '../data/tracks';
import { t } from '../text/t';
import type { EventId } from '../types';
import type { WeekendStage } from './stage';
import { eventName, eventText } from './texts';

/** R95: speed over the limit that wins a card from the press. */
export const PRESS_OVER = 2;

/** The press corners by number: 'Corner 1', 'Corners 3, 5', 'None'. */
export function pressText(press: readonly number[]): string {
  return t('card.event.corner.list', { n: press.length, corners: press.map((at) => at + 1).join(', ') });
}

/** A press corner: its limit, and the speed at which it gives a card. */
export interface PressCorner {
  index: number;
  name: string;
  limit: number;
  speed: number;
}

/** The press corners of a race. limits: with all changes, by corner. */
export function pressCorners(track: string, press: readonly number[], limits: readonly number[]): PressCorner[] {
  return press.flatMap((index) => {
    const corner = trackOf(track).corners[index];
    if (corner === undefined) return [];
    const limit = limits[index] ?? corner.limit;
    return [{ index, name: corner.name, limit, speed: limit + PRESS_OVER }];
  });
}

/** One way to win a sponsorship card, or the event's rule. */
export interface WayToWin {
  kind: 'speed' | 'slipstream' | 'event';
  title: string;
  text: string;
}

/** Events that give cards themselves. */
const GIVING = ['grandstand', 'record', 'television'] as const satisfies readonly EventId[];

/** How cards are won this weekend: at press corners by speed or slipstream, and by the event, or else the event's rule. */
export function waysToWin(event: EventId | null, corners: readonly PressCorner[]): WayToWin[] {
  const ways: WayToWin[] = [];
  if (corners.length > 0) {
    const where = listOf(corners.map(({ name }) => name));
    const bold = t('way.speed.text', { n: PRESS_OVER, corners: where });
    const towed = t('way.slipstream.text', { n: corners.length });
    ways.push({ kind: 'speed', title: t('way.speed'), text: bold });
    ways.push({ kind: 'slipstream', title: t('way.slipstream'), text: towed });
  }
  if (event !== null) {
    const giving = GIVING.find((one) => one === event);
    const rule = eventText(event);
    ways.push({
      kind: 'event',
      title: giving === undefined ? eventName(event) : t(`way.event.${giving}`),
      text: giving === undefined ? rule : t('way.event.text', { rule }),
    });
  }
  return ways;
}

/** Title of each step of the start. */
export function startTitle(stage: WeekendStage): string {
  return t(`start.${stage}`);
}

/** What happens in each step of the start, if the current event has no text of its own. */
export function startPrompt(stage: WeekendStage): string {
  return t(`start.${stage}.prompt`);
}

/** 'Race 1 of 3', 'Heat 2' at a tournament; '' for a single race. */
export function raceOfSeason({ season }: MatchUpdate['origin']): string {
  if (season?.table !== undefined) return describe(season.table) ?? '';
  return season ? t('season.raceOf', { n: season.round, of: season.rounds }) : '';
}

/** What continuing from the event does, by how the grid is set: 'Draw the grid', 'Set the grid (4)'. left: seconds. */
export function continueText(grid: unknown, left: number): string {
  return t(grid === 'random' ? 'goOn.draw' : 'goOn.set', { left });
}

/** What happens next: 'Next: the grid is drawn at random.' */
export function nextStepText(grid: unknown): string {
  return t('nextStep', { grid: String(grid) });
}

/** What sponsorship cards of this event do, in two sentences. */
export function sponsorNote(event: EventId | null, sponsorship: boolean, hand: number, season: boolean): string {
  if (!sponsorship) return t('sponsors.none');
  const n = event === null ? 0 : EVENTS[event].sponsors;
  return t('sponsors.note', { n, hand, season: season ? 'yes' : 'no' });
}

/** Whom the others wait for: the person at the host's screen, or the host. */
export function waitingForHost(seats: readonly SeatInfo[]): string {
  const name = seats.find(({ driver }) => driver.kind === 'you')?.name;
  return name === undefined ? t('goOn.waiting.host') : t('goOn.waiting', { name });
}
