// The driving school's commands: starts lessons, answers in their races, and stores how far each lesson was taken.
// Not here: the race of a lesson (practice.ts).

import type { Reply } from '@api/contract';
import { FIRST_CIRCUIT, type SchoolProgress, schoolProgress } from '@api/school/commands';
import type { Handlers, Session } from '@api/session';
import { placeIn } from '@core/lesson-runner';
import { granted, noSuchGame, noSuchMatch } from '../api-errors';
import { type Context, gameIn } from '../context';
import { savedSettings } from '../installation';
import { orNone, Practice } from './practice';

type SchoolHandlers = Pick<
  Handlers,
  'school.start' | 'school.skip' | 'school.verdict' | 'school.progress' | 'school.keep'
>;
type RaceHandlers = Pick<Handlers, 'match.watch' | 'match.leave' | 'match.act'>;

export interface School {
  handlers: SchoolHandlers;
  /** The given race handlers, extended to races of the school. */
  besides<R extends RaceHandlers>(races: R): R;
  closed(session: Session): void;
}

/** Prefix of the ids of school races. */
const PREFIX = 'school-';

/** The driving school of one host. */
export function createSchool(context: Context): School {
  // One for each client: a new one ends the last.
  const practices = new Map<string, Practice>();
  const of = (match: string, session: Session) => {
    const practice = practices.get(session.id);
    return practice?.id === match ? practice : undefined;
  };
  return {
    handlers: {
      'school.start'({ game: id, ...at }, session) {
        const game = gameIn(context, id);
        if (game === undefined) return noSuchGame(id);
        const place = game.lesson && placeIn(game.lesson, at.section, at.step);
        if (game.lesson === undefined || place === undefined) return noSuchMatch();
        practices.get(session.id)?.leave();
        const { name } = savedSettings(context);
        const from = { id: `${PREFIX}${context.newId()}`, game, lesson: game.lesson, ...place, name };
        const practice = new Practice(context, session, from);
        practices.set(session.id, practice);
        return granted({ match: practice.id });
      },
      'school.skip': ({ match }, session) => orNone(of(match, session), (practice) => practice.skip()),
      'school.verdict': ({ match }, session) => orNone(of(match, session), (practice) => granted(practice.verdict())),
      'school.progress': () => granted(progressIn(context)),
      'school.keep'({ game, ...progress }): Reply<null> {
        if (game !== FIRST_CIRCUIT && gameIn(context, game) === undefined) return noSuchGame(game);
        const kept = progressIn(context);
        const done = progress.done || kept[game]?.done === true;
        context.store.school.write({ ...kept, [game]: { ...progress, done } });
        return granted(null);
      },
    },
    besides: (races) => besides(races, of),
    closed(session) {
      practices.get(session.id)?.leave();
      practices.delete(session.id);
    },
  };
}

function besides<R extends RaceHandlers>(races: R, of: (match: string, session: Session) => Practice | undefined): R {
  const isLesson = ({ match }: { match: string }) => match.startsWith(PREFIX);
  return {
    ...races,
    'match.watch': (input, session) =>
      isLesson(input)
        ? orNone(of(input.match, session), (practice) => granted(practice.watch()))
        : races['match.watch'](input, session),
    'match.leave'(input, session) {
      if (!isLesson(input)) return races['match.leave'](input, session);
      of(input.match, session)?.leave();
      return granted(null);
    },
    'match.act': (input, session) =>
      isLesson(input)
        ? orNone(of(input.match, session), (practice) => practice.act(input.ask, input.action))
        : races['match.act'](input, session),
  };
}

/** The stored progress; empty if it can't be read. */
function progressIn(context: Context): SchoolProgress {
  const kept = schoolProgress.safeParse(context.store.school.read());
  return kept.success ? kept.data : {};
}
