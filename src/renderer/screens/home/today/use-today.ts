// What there is to do today: races to resume, the daily race, the five puzzles, the career, the season. Not here: the cards that show it.

import type { CareerSummary } from '@api/career/commands';
import type { CommandName, In, MatchSummary, Out } from '@api/contract';
import type { DailyRace } from '@api/daily/commands';
import type { SeasonSummary, SeasonView } from '@api/season';
import { useOnChange } from '@ui/use-on-change';
import { useState } from 'react';
import { client } from '../../../app/client';
import { useApp } from '../../../app/store';
import { useDay } from '../../challenges/use-challenges';
import { nextIn } from '../../puzzle/puzzle-set';

type DailyHome = Out<'daily.home'>;
type PuzzleHome = Out<'puzzles.home'>;

/** The cards of a day, in their order. */
export type CardName = 'continue' | 'daily' | 'puzzles' | 'career' | 'season';

/** Everything that the cards show. null: the host refused. */
export interface Today {
  /** The local date, ISO. */
  day: string;
  /** Unfinished races, newest first; without today's daily race, which has a card of its own. */
  open: readonly MatchSummary[];
  /** Whether nothing has been planned or solved yet, and no daily race begun. */
  isNew: boolean;
  daily: DailyHome | null;
  puzzles: PuzzleHome | null;
  /** The career saved last. */
  career: CareerSummary | undefined;
  /** The season or tournament under way, saved last; if there is none, the season that ended last. */
  season: SeasonSummary | undefined;
  /** Its plan and standings; undefined without one, and for a tournament. */
  view: SeasonView | undefined;
}

/** Today; undefined until the host has answered everything, so that the cards come in together. */
export function useToday(): Today | undefined {
  const day = useDay();
  const races = useApp((s) => s.races);
  const daily = useAsked('daily.home', {}, 'daily.changed', day);
  const puzzles = useAsked('puzzles.home', { day }, 'puzzles.changed', day);
  const careers = useAsked('careers.list', {}, 'careers.changed', day);
  const seasons = useAsked('seasons.list', {}, 'seasons.changed', day);
  const season = shownSeason(seasons ?? []);
  const view = useAsked(
    'seasons.get',
    season === undefined || season.isTournament ? undefined : { season: season.season },
    'seasons.changed',
    day,
  );
  const waits = season !== undefined && !season.isTournament && view === undefined;
  if (
    races === undefined ||
    daily === undefined ||
    puzzles === undefined ||
    careers === undefined ||
    seasons === undefined ||
    waits
  )
    return undefined;
  const open = races.filter((race) => race.status === 'open' && race.match !== daily?.today.match);
  return {
    day,
    open,
    isNew:
      season === undefined &&
      !careers?.length &&
      (daily === null || (daily.streak.best === 0 && daily.today.state === 'open')) &&
      (puzzles === null || puzzles.rating.answered === 0),
    daily,
    puzzles,
    career: careers?.find(({ state }) => state !== 'damaged'),
    season,
    view: view?.season === season?.season ? (view ?? undefined) : undefined,
  };
}

/** The first card that still has something to do, whose button is amber; undefined: the day is done. */
export function firstOpen(today: Today): CardName | undefined {
  if (today.open.length > 0) return 'continue';
  if (today.daily !== null && !isDone(today.daily.today)) return 'daily';
  if (nextIn(today.puzzles?.five ?? []) !== undefined) return 'puzzles';
  if (today.career !== undefined) return 'career';
  return today.season?.status === 'running' ? 'season' : undefined;
}

/** Whether the scored attempt is over. */
export function isDone(race: DailyRace): boolean {
  return race.state === 'done';
}

/** The running one that was saved last, or else the finished one that was. */
function shownSeason(seasons: readonly SeasonSummary[]): SeasonSummary | undefined {
  const newest = seasons.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
  return newest.find(({ status }) => status === 'running') ?? newest.find(({ status }) => status === 'finished');
}

/**
 * Asks the host now, each new day, after a lost connection and after each push. undefined: no answer yet, or no input; null: the
 * host refused.
 */
function useAsked<N extends CommandName>(
  name: N,
  input: In<N> | undefined,
  push: 'daily.changed' | 'puzzles.changed' | 'careers.changed' | 'seasons.changed',
  day: string,
): Out<N> | null | undefined {
  const session = useApp((s) => s.session);
  const [answer, setAnswer] = useState<Out<N> | null>();
  const question = input === undefined ? undefined : JSON.stringify(input);
  useOnChange([name, question, push, day, session], () => {
    if (question === undefined) return;
    let here = true;
    const look = () =>
      void client.call(name, JSON.parse(question) as In<N>).then(
        (reply) => {
          if (!here) return;
          if (reply.ok) setAnswer(reply.value);
          // Without a connection the page keeps what it shows.
          else if (reply.fault.code !== 'offline') setAnswer(null);
        },
        () => undefined,
      );
    look();
    const off = client.on(push, look);
    return () => {
      here = false;
      off();
    };
  });
  return question === undefined ? undefined : answer;
}
