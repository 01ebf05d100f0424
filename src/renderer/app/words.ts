// Dates, names and counts in words, the same on every screen.

import type { SeatInfo } from '@api/contract';
import { isPerson } from '@api/drivers';
import type { RaceOrigin } from '@api/season';

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** 'today, 21:42', 'yesterday, 9:05' or '3 May, 18:00'. iso: as the host sends times. */
export function whenWords(iso: string, now = new Date()): string {
  const then = new Date(iso);
  const days = Math.round((startOfDay(now) - startOfDay(then)) / 86_400_000);
  if (days === 0) return `today, ${TIME.format(then)}`;
  if (days === 1) return `yesterday, ${TIME.format(then)}`;
  const day = then.getFullYear() === now.getFullYear() ? DAY : DAY_AND_YEAR;
  return `${day.format(then)}, ${TIME.format(then)}`;
}

/** '3 May', with the year where it is another one: '31 December 2025'. */
export function dayWords(iso: string, now = new Date()): string {
  const then = new Date(iso);
  return (then.getFullYear() === now.getFullYear() ? DAY : DAY_AND_YEAR).format(then);
}

/** 'Season Two, race 2 of 3', with 'part 1 of 3' where several races count as one; 'Practice'; undefined for any other race. */
export function originWords({ season, practice }: RaceOrigin): string | undefined {
  if (practice) return 'Practice';
  if (season === null) return undefined;
  const race = `${season.name}, race ${season.round} of ${season.rounds}`;
  return season.legs > 1 ? `${race}, part ${season.leg} of ${season.legs}` : race;
}

/** 'Against 5 AI drivers', 'With Tomas', 'With Tomas, against 3 AI drivers', 'Solo', 'AI drivers only'. */
export function companyWords(seats: readonly SeatInfo[]): string {
  const persons = seats.filter((s) => s.driver.kind !== 'you' && isPerson(s.driver)).map((s) => s.name);
  const robots = seats.filter((s) => !isPerson(s.driver)).length;
  if (robots === seats.length) return 'AI drivers only';
  const withWhom = persons.length > 0 ? `With ${listWords(persons)}` : '';
  const against = robots > 0 ? `against ${robots} AI ${robots === 1 ? 'driver' : 'drivers'}` : '';
  if (withWhom && against) return `${withWhom}, ${against}`;
  if (against) return `A${against.slice(1)}`;
  return withWhom || 'Solo';
}

/** 'Ada', 'Ada and Tomas', 'Ada, Tomas and Ines'. */
export function listWords(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** '1 lap', '3 laps'. */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** '0:42', '12:05'. seconds: whole or not, never below 0:00. */
export function minutesWords(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** '21:04'. at: ms since 1970. */
export function timeWords(at: number): string {
  return TIME.format(new Date(at));
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
