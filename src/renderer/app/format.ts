// Dates, names and counts as text, the same on every screen.

import type { SeatInfo } from '@api/contract';
import { localDay } from '@api/daily/local-day';
import { isPerson } from '@api/drivers';
import type { RaceOrigin } from '@api/season';
import { intlLocale, listOf } from '@i18n/page';
import { t } from '../text/app';
import { messageText } from './api-errors';

// Made when the module loads: the page's language is chosen by then.
const TIME = new Intl.DateTimeFormat(intlLocale(), { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat(intlLocale(), { day: 'numeric', month: 'long' });
const DAY_AND_YEAR = new Intl.DateTimeFormat(intlLocale(), { day: 'numeric', month: 'long', year: 'numeric' });
const SHORT_DAY = new Intl.DateTimeFormat(intlLocale(), { day: 'numeric', month: 'short' });
const SHORT_DAY_AND_YEAR = new Intl.DateTimeFormat(intlLocale(), { day: 'numeric', month: 'short', year: 'numeric' });

/** 'today, 21:42', 'yesterday, 9:05' or '3 May, 18:00'. iso: as the host sends times. */
export function dateTimeText(iso: string, now = new Date()): string {
  const then = new Date(iso);
  const days = Math.round((startOfDay(now) - startOfDay(then)) / 86_400_000);
  const time = TIME.format(then);
  if (days === 0) return t('when.today', { time });
  if (days === 1) return t('when.yesterday', { time });
  return t('when.day', { day: dayIn(then, now, DAY, DAY_AND_YEAR), time });
}

/** '3 May', with the year if it is another one: '31 December 2025'. */
export function dateText(iso: string, now = new Date()): string {
  return dayIn(new Date(iso), now, DAY, DAY_AND_YEAR);
}

/** '31 December 2025', always with the year: for what is looked at years later. */
export function fullDateText(iso: string): string {
  return DAY_AND_YEAR.format(new Date(iso));
}

/** The same as dateText in short: '3 May', '31 Dec 2025'. */
export function shortDateText(iso: string, now = new Date()): string {
  return dayIn(new Date(iso), now, SHORT_DAY, SHORT_DAY_AND_YEAR);
}

/** The year is shown if it is not the current one. */
function dayIn(then: Date, now: Date, day: Intl.DateTimeFormat, dayAndYear: Intl.DateTimeFormat): string {
  return (then.getFullYear() === now.getFullYear() ? day : dayAndYear).format(then);
}

/** 'Season Two, race 2 of 3', with 'part 1 of 3' if several races count as one; 'Practice'; undefined for any other race. */
export function originText({ season, practice }: RaceOrigin): string | undefined {
  if (practice) return t('origin.practice');
  if (season === null) return undefined;
  if (season.table !== undefined) return t('origin.table', { season: season.name, table: messageText(season.table) });
  return t(season.legs > 1 ? 'origin.part' : 'origin.race', { ...season, season: season.name });
}

/** 'Against 5 AI drivers', 'With Tomas', 'With Tomas, against 3 AI drivers', 'Solo', 'AI drivers only'. */
export function companyText(seats: readonly SeatInfo[]): string {
  const persons = seats.filter((s) => s.driver.kind !== 'you' && isPerson(s.driver)).map((s) => s.name);
  const count = seats.filter((s) => !isPerson(s.driver)).length;
  const names = listText(persons);
  if (count === seats.length) return t('company.aiOnly');
  if (persons.length === 0) return count === 0 ? t('company.solo') : t('company.against', { count });
  return count === 0 ? t('company.with', { names }) : t('company.both', { names, count });
}

/** 'Ada', 'Ada and Tomas', 'Ada, Tomas and Ines'. */
export function listText(names: readonly string[]): string {
  return listOf(names);
}

/** '0:42', '12:05'. seconds: rounded; never below 0:00. */
export function minutesText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** '21:04'. at: ms since 1970. */
export function timeText(at: number): string {
  return TIME.format(new Date(at));
}

/** The local date, ISO: 2026-11-30. */
export function today(): string {
  return localDay(new Date());
}

/** Midday of a local date, which no change of the clocks moves to another day. */
export function dayOf(iso: string): Date {
  return new Date(`${iso}T12:00:00`);
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
