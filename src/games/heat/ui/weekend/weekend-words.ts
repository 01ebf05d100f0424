// The weekend in words: press corners, how sponsorship cards are won, what the button does. Not for: log lines (log.ts).

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { EVENTS } from '../../data/events';
import { TRACKS } from '../../data/tracks';
import type { EventId, TrackId } from '../../types';
import { list } from '../texts';

/** R95: so much over the limit makes the press take notice. */
export const PRESS_OVER = 2;

/** 'Corner 1', 'Corners 3, 5', 'None'. */
export function pressWords(press: readonly number[]): string {
  if (press.length === 0) return 'None';
  return `Corner${press.length > 1 ? 's' : ''} ${press.map((at) => at + 1).join(', ')}`;
}

/** What a press corner asks for: its limit, and the speed at which it gives a card. */
export interface PressCorner {
  index: number;
  name: string;
  limit: number;
  speed: number;
}

/** The press corners of a race; limits: effective ones by corner. */
export function pressCorners(track: TrackId, press: readonly number[], limits: readonly number[]): PressCorner[] {
  return press.flatMap((index) => {
    const corner = TRACKS[track].corners[index];
    if (corner === undefined) return [];
    const limit = limits[index] ?? corner.limit;
    return [{ index, name: corner.name, limit, speed: limit + PRESS_OVER }];
  });
}

/** One way to win a sponsorship card, or the event's rule. */
export interface Way {
  kind: 'speed' | 'slipstream' | 'event';
  title: string;
  text: string;
}

const EVENT_WAYS: Readonly<Partial<Record<EventId, string>>> = {
  grandstand: 'First three round',
  record: 'Fifteen or faster',
  television: 'Past three cars',
};

/** How cards are won this weekend: at press corners by speed or slipstream, and by the event, or else its rule. */
export function waysToWin(event: EventId | null, corners: readonly PressCorner[]): Way[] {
  const where = list(corners.map(({ name }) => name));
  const plural = corners.length > 1;
  const ways: Way[] =
    corners.length === 0
      ? []
      : [
          {
            kind: 'speed',
            title: 'Bold past the press',
            text: `${PRESS_OVER} or more over the limit at ${where}, without a spin-out.`,
          },
          {
            kind: 'slipstream',
            title: 'In the slipstream',
            text: `Cross ${plural ? 'a' : 'the'} press corner during a slipstream, at any speed.`,
          },
        ];
  if (event !== null) {
    const title = EVENT_WAYS[event];
    ways.push({
      kind: 'event',
      title: title ?? EVENTS[event].name,
      text: `${title ? 'The event: ' : ''}${EVENTS[event].text}`,
    });
  }
  return ways;
}

/** 'Race 1 of 3'; '' for a single race. */
export function raceOfSeason({ season }: MatchUpdate['origin']): string {
  return season ? `Race ${season.round} of ${season.rounds}` : '';
}

/** What is done when the start goes on from the event: 'Draw the grid', 'Line up', by how the grid is set. */
export function goOnWords(grid: unknown): string {
  return grid === 'random' ? 'Draw the grid' : 'Set the grid';
}

/** 'Next: the grid is drawn at random.' */
export function nextStepWords(grid: unknown): string {
  const words: Readonly<Record<string, string>> = {
    random: 'drawn at random',
    seats: 'set in seat order',
    qualifying: 'set by qualifying',
    given: 'the standings, reversed',
  };
  return `Next: the grid is ${words[String(grid)] ?? 'set'}.`;
}

/** What sponsorship cards of this event do, in two sentences. */
export function sponsorNote(event: EventId | null, sponsorship: boolean, hand: number, season: boolean): string {
  if (!sponsorship) return 'No sponsor cards this weekend: nobody is dealt one, and the press stays at home.';
  const dealt = event === null ? 0 : EVENTS[event].sponsors;
  const head =
    dealt === 0
      ? 'Nobody starts with sponsor cards.'
      : `${dealt === 1 ? 'One card joins' : `${dealt} cards join`} your first hand of ${hand}.`;
  return `${head} Each is used once${season ? '; unused ones go with you to the next race' : ''}.`;
}

/** Who the others wait for: the person at the host's screen, or the host. */
export function hostName(seats: readonly SeatInfo[]): string {
  return seats.find(({ driver }) => driver.kind === 'you')?.name ?? 'the host';
}
