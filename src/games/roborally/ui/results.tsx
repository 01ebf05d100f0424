// RoboRally's results screen: headline, a note and points per place, awards.

import { type AwardFor, award, awardsOf, headlineOf } from '@ui/game/format/results';
import type { GameUi } from '@ui/game-ui';
import type { GameResult } from '@ui/ui-types';
import { Bomb, Crosshair, Flag, ShieldCheck, Skull } from 'lucide-react';
import type { RoborallyUi } from '../narration/preview';
import { courseNamed, lifeText, turnText } from '../narration/texts';
import { t } from '../text/t';
import type { Classified, RoborallyView, RobotView } from '../types';

type Results = ReturnType<GameUi['results']>;

/** Everything the results screen shows for a finished race. */
export function results(result: GameResult<RoborallyUi>): Results {
  const { view } = result;
  return {
    headline: (view.winner < 0 ? undefined : headlineOf(result, t('results.out'))) ?? t('results.nobody'),
    lines: view.standings.map((line) => lineOf(line, view)),
    awards: awardsOf(result.seats, awardsFor(view.robots)),
    instead: null,
  };
}

function lineOf(line: Classified, view: RoborallyView): Results['lines'][number] {
  const robot = view.robots[line.seat];
  const all = courseNamed(view.course)?.checkpoints.length ?? 0;
  return {
    seat: line.seat,
    place: line.place,
    note: robot ? noteOf(line, robot) : '',
    gap: line.status === 'finished' ? turnText(view.turn) : t('flags', { flags: line.flags, all }),
    points: String(line.points),
    retired: line.status === 'eliminated',
  };
}

/** '2 times destroyed · 5 hits', or how it ended. */
function noteOf(line: Classified, robot: RobotView): string {
  if (line.status === 'eliminated') return t('results.eliminated');
  const parts = line.status === 'lastStanding' ? [t('results.lastStanding')] : [lifeText(robot.lives)];
  if (robot.deaths > 0) parts.push(t('times', { n: robot.deaths }));
  if (robot.hits > 0) parts.push(t('hits', { n: robot.hits }));
  return parts.join(' · ');
}

function awardsFor(robots: readonly RobotView[]): AwardFor[] {
  return [
    award(
      Crosshair,
      t('award.hits'),
      robots.map((r) => r.hits),
      (names, n) => t('award.hits.text', { names, n }),
      { unlessAll: true },
    ),
    award(
      Bomb,
      t('award.wrecks'),
      robots.map((r) => r.wrecks),
      (names, n) => t('award.wrecks.text', { names, n }),
      { unlessAll: true },
    ),
    award(
      Skull,
      t('award.deaths'),
      robots.map((r) => r.deaths),
      (names, n) => t('award.deaths.text', { names, n }),
      { unlessAll: true },
    ),
    award(
      ShieldCheck,
      t('award.harm'),
      robots.map((r) => r.harm),
      (names, n) => t('award.harm.text', { names, n }),
      { unlessAll: true },
    ),
    award(
      Flag,
      t('award.least'),
      robots.map((r) => r.harm + 1),
      (names, n) => t('award.harm.text', { names, n: n - 1 }),
      { best: 'least', unlessAll: true },
    ),
  ];
}
