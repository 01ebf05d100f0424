// The event of a race (2.9): which one it is, and what it changes before anything else is set up (R1, R4, R10, R94).
// Not here: its sponsorship cards (sponsors.ts).

import type { Io } from '@core/contract';
import { trackOfRace } from '../cars';
import { EVENT_IDS } from '../data/event-ids';
import { EVENTS, lapsWith, type RaceEvent } from '../data/events';
import type { Track } from '../data/tracks';
import type { EventId, HeatEvent, HeatOptions, HeatState } from '../types';

/** The event of this race, null without one. */
export function eventOf(s: Pick<HeatState, 'event'>): RaceEvent | null {
  return s.event === null ? null : EVENTS[s.event];
}

/** Turns up the event card and applies its laps, hand size and press corners. Changes s. */
export function revealEvent(s: HeatState, option: HeatOptions['event'], io: Io<HeatEvent>): void {
  const track = trackOfRace(s);
  if (option === 'none') {
    s.press = s.sponsorship ? track.press.filter((corner) => track.quiet?.includes(corner) !== true) : [];
    return;
  }
  const id = option === 'drawn' ? drawEvent(s, io) : option;
  const event = EVENTS[id];
  s.event = id;
  if (!s.eventsDrawn.includes(id)) s.eventsDrawn.push(id);
  s.laps = lapsWith(event, s.laps);
  s.handSize = event.handSize ?? s.handSize;
  s.press = s.sponsorship ? pressOf(track, event) : [];
  io.emit({ round: 0, phase: 0, type: 'eventRevealed', event: id, press: s.press.slice(), laps: s.laps });
}

/** Draws an event that the season has not had yet; after all of them, they are shuffled again. */
function drawEvent(s: HeatState, io: Io<HeatEvent>): EventId {
  if (s.eventsDrawn.length >= EVENT_IDS.length) s.eventsDrawn = [];
  const left = EVENT_IDS.filter((id) => !s.eventsDrawn.includes(id));
  const id = left[io.draw(left.length)];
  if (id === undefined) throw new Error('no event is left to draw');
  return id;
}

/** 2.9: the printed indexes modulo the corners with a press, without duplicates, in driving order. */
function pressOf(track: Track, event: RaceEvent): number[] {
  const corners = event.press.map((index) => track.press[index % track.press.length] ?? 0);
  return [...new Set(corners)].sort((a, b) => a - b);
}
