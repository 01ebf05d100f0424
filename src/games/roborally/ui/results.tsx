// The results screen of RoboRally: headline, a note and points per place, awards.

import type { RaceResult } from '@api/contract';
import type { Award, GameUi } from '@ui/game-ui';
import { count, list, nameOf, ordinal, topOf } from '@ui/phrases';
import { Bomb, Crosshair, Flag, ShieldCheck, Skull } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Classified, RoborallyView, RobotView } from '../types';
import { courseNamed, lifeWords } from './texts';

type Results = ReturnType<GameUi['results']>;

/** Everything the results screen shows of a finished race. */
export function results(result: RaceResult): Results {
  const view = result.view as RoborallyView;
  return {
    headline: headlineOf(result, view),
    lines: view.standings.map((line) => lineOf(line, view)),
    awards: awardsOf(result, view),
    instead: null,
  };
}

function headlineOf({ seats, standings }: RaceResult, view: RoborallyView): string {
  if (view.winner < 0) return 'Nobody is left';
  const persons = seats.filter((info) => info.driver.kind === 'you' || info.driver.kind === 'hotseat');
  const only = persons.length === 1 ? persons[0] : undefined;
  const mine = only && standings.find((line) => line.seat === only.seat);
  if (mine?.status === 'out') return 'Scrapped';
  if (mine) return mine.seat === view.winner ? 'You win!' : `${ordinal(mine.place)} place`;
  return `${nameOf(seats, view.winner)} wins`;
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

function awardsOf({ seats }: RaceResult, { robots }: RoborallyView): Award[] {
  const award = (
    icon: ReactElement,
    title: string,
    what: (robot: RobotView) => number,
    text: (names: string, n: number) => string,
    best: 'most' | 'least' = 'most',
  ): Award[] => {
    const top = topOf(robots.map(what), best);
    if (top.seats.length === 0 || top.seats.length === robots.length) return [];
    return [{ icon, title, text: text(list(top.seats.map((seat) => nameOf(seats, seat))), top.value) }];
  };
  return [
    ...award(
      <Crosshair size={24} />,
      'Sharpshooter',
      (r) => r.hits,
      (who, n) => `${who}, ${count(n, 'hit')}`,
    ),
    ...award(
      <Bomb size={24} />,
      'Bulldozer',
      (r) => r.wrecks,
      (who, n) => `${who} pushed ${count(n, 'rival')} to ruin`,
    ),
    ...award(
      <Skull size={24} />,
      'Crash pilot',
      (r) => r.deaths,
      (who, n) => `${who}, ${count(n, 'time')} destroyed`,
    ),
    ...award(
      <ShieldCheck size={24} />,
      'Tin can',
      (r) => r.harm,
      (who, n) => `${who} took ${n} damage`,
    ),
    ...award(
      <Flag size={24} />,
      'Least scratched',
      (r) => r.harm + 1,
      (who, n) => `${who} took ${n - 1} damage`,
      'least',
    ),
  ].slice(0, 4);
}
