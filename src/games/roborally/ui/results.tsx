// The results screen of RoboRally: headline, a note and points per place, awards.

import type { RaceResult } from '@api/contract';
import { type AwardFor, award, awardsOf, headlineOf } from '@ui/game/words/results';
import type { GameUi } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { Bomb, Crosshair, Flag, ShieldCheck, Skull } from 'lucide-react';
import type { Classified, RoborallyView, RobotView } from '../types';
import { courseNamed, lifeWords } from './texts';

type Results = ReturnType<GameUi['results']>;

/** Everything the results screen shows of a finished race. */
export function results(result: RaceResult): Results {
  const view = result.view as RoborallyView;
  return {
    headline: (view.winner < 0 ? undefined : headlineOf(result, 'Scrapped')) ?? 'Nobody is left',
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
    gap: line.status === 'finished' ? count(view.turn, 'turn') : `${line.flags} of ${all}`,
    points: String(line.points),
    retired: line.status === 'eliminated',
  };
}

/** '2 times destroyed · 5 hits', or how it ended. */
function noteOf(line: Classified, robot: RobotView): string {
  if (line.status === 'eliminated') return 'Out of lives';
  const parts = line.status === 'lastStanding' ? ['Last robot standing'] : [lifeWords(robot.lives)];
  if (robot.deaths > 0) parts.push(`${count(robot.deaths, 'time')} destroyed`);
  if (robot.hits > 0) parts.push(count(robot.hits, 'hit'));
  return parts.join(' · ');
}

function awardsFor(robots: readonly RobotView[]): AwardFor[] {
  return [
    award(
      Crosshair,
      'Sharpshooter',
      robots.map((r) => r.hits),
      (who, n) => `${who}, ${count(n, 'hit')}`,
      { unlessAll: true },
    ),
    award(
      Bomb,
      'Bulldozer',
      robots.map((r) => r.wrecks),
      (who, n) => `${who} pushed ${count(n, 'rival')} to ruin`,
      { unlessAll: true },
    ),
    award(
      Skull,
      'Crash pilot',
      robots.map((r) => r.deaths),
      (who, n) => `${who}, ${count(n, 'time')} destroyed`,
      { unlessAll: true },
    ),
    award(
      ShieldCheck,
      'Tin can',
      robots.map((r) => r.harm),
      (who, n) => `${who} took ${n} damage`,
      { unlessAll: true },
    ),
    award(
      Flag,
      'Least scratched',
      robots.map((r) => r.harm + 1),
      (who, n) => `${who} took ${n - 1} damage`,
      { best: 'least', unlessAll: true },
    ),
  ];
}
