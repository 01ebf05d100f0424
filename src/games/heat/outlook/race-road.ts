// The road of the race that is on, with its tokens, weather and event. Not here: reading it (road.ts).

import { keptBy } from '@core/memory';
import {
  boostHeat,
  cooldownAllowed,
  limitChange,
  mayStartSlipstream,
  overheatAt,
  slipstreamMore,
  weatherCooldown,
} from '../conditions';
import { EVENTS } from '../data/events';
import { TRACKS, trackOf } from '../data/tracks';
import type { HeatState } from '../types';
import { type Road, roadOf, type Surface } from './road';

/** The inputs of a road, and the last road found: the same race is looked at many times in a row. */
type Made = Pick<HeatState, 'track' | 'laps' | 'weather' | 'weatherReach' | 'event' | 'sponsorship' | 'road' | 'press'>;
type Asked = { readonly made: Made; readonly found: Road };
const askedLast = keptBy((_tracks: typeof TRACKS) => ({ known: undefined as Asked | undefined }));

/** This race's road with its tokens, weather and event. */
export function raceRoad(s: Readonly<HeatState>): Road {
  const last = askedLast(TRACKS);
  if (last.known !== undefined && isMadeOf(last.known.made, s)) return last.known.found;
  const found = findRoad(s);
  const { track, laps, weather, weatherReach, event, sponsorship } = s;
  const lists = { road: s.road.slice(), press: s.press.slice() };
  last.known = { made: { track, laps, weather, weatherReach, event, sponsorship, ...lists }, found };
  return found;
}

function isMadeOf(known: Readonly<Made>, s: Readonly<HeatState>): boolean {
  return (
    known.track === s.track &&
    known.laps === s.laps &&
    known.weather === s.weather &&
    known.weatherReach === s.weatherReach &&
    known.event === s.event &&
    known.sponsorship === s.sponsorship &&
    isSameList(known.road, s.road) &&
    isSameList(known.press, s.press)
  );
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function findRoad(s: Readonly<HeatState>): Road {
  const event = s.event === null ? undefined : EVENTS[s.event];
  const press = s.sponsorship ? s.press : [];
  const record = s.sponsorship ? event?.recordSpeed : undefined;
  const key = [s.road.join(), s.weather, s.weatherReach, press.join(), record, event?.spinOutEliminates].join('/');
  const { corners } = trackOf(s.track);
  const surface: Surface = {
    key,
    change: corners.map(({ index }) => limitChange(s, index)),
    overheat: corners.map(({ index }) => overheatAt(s, index)),
    press,
    cooling: (progress) => (cooldownAllowed(s, { progress }) ? weatherCooldown(s, { progress }) : -1),
    tow: (progress) => (mayStartSlipstream(s, { progress }) ? slipstreamMore(s, { progress }) : -1),
    boost: (progress) => boostHeat(s, { progress }),
    ...(typeof record === 'number' ? { record } : {}),
    spinEnds: event?.spinOutEliminates === true,
  };
  return roadOf(trackOf(s.track), s.laps, surface);
}
