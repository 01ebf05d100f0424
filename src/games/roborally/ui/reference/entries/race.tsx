// Articles about the race as a whole. Texts: text/*/rules/race.ts.

import type { ArticleEntry } from '@ui/reference/reference';
import { Bot, Flag, FlagOff, Map as MapIcon, Repeat, Route, Trophy, UserMinus } from 'lucide-react';
import { COURSE_IDS } from '../../../data/courses';
import { ROBOT_COLOURS } from '../../../data/robots';
import * as examples from '../examples';
import { CourseNames, RobotNames } from '../figures';
import * as floors from '../floors';

const SIZE = 22;

export const race: readonly ArticleEntry[] = [
  {
    id: 'aim',
    group: 'race',
    paragraphs: 2,
    icon: <Flag size={SIZE} />,
    picture: floors.aim,
    marks: ['first', 'last'],
    related: ['turn', 'checkpoints', 'ending'],
    about: ['event.raceStarted'],
  },
  {
    id: 'turn',
    group: 'race',
    paragraphs: 1,
    icon: <Route size={SIZE} />,
    example: examples.turn,
    related: ['deal', 'programming', 'register', 'cleanup'],
    about: ['event.turnStarted', 'event.turnEnded', 'breach.wrong-ask'],
  },
  {
    id: 'robots',
    group: 'race',
    paragraphs: 2,
    icon: <Bot size={SIZE} />,
    picture: () => <RobotNames colours={ROBOT_COLOURS} />,
    related: ['lives', 'archive', 'match'],
    about: [
      'option.docks',
      'option.lives',
      'breach.robot-count',
      'breach.figure-taken',
      'breach.lives',
      'floor.dock',
      ...ROBOT_COLOURS.map((colour) => `robot.${colour}`),
    ],
  },
  {
    id: 'courses',
    group: 'race',
    paragraphs: 2,
    icon: <MapIcon size={SIZE} />,
    picture: () => <CourseNames courses={COURSE_IDS} />,
    related: ['aim', 'belts', 'lasers'],
    about: COURSE_IDS.map((id) => `course.${id}`),
  },
  {
    id: 'ending',
    group: 'race',
    paragraphs: 2,
    icon: <Trophy size={SIZE} />,
    outcomes: 3,
    related: ['checkpoints', 'lives', 'places'],
    about: [
      'event.robotFinished',
      'event.raceEnded',
      'option.lastStanding',
      'option.forPlaces',
      'option.turnLimit',
      'breach.turn-limit',
    ],
  },
  {
    id: 'places',
    group: 'race',
    paragraphs: 2,
    icon: <FlagOff size={SIZE} />,
    example: examples.places,
    related: ['ending', 'match'],
  },
  {
    id: 'match',
    group: 'race',
    paragraphs: 2,
    icon: <Repeat size={SIZE} />,
    related: ['places', 'takebacks', 'robots'],
    about: ['option.race', 'breach.race-number'],
  },
  {
    id: 'giveup',
    group: 'race',
    paragraphs: 1,
    icon: <UserMinus size={SIZE} />,
    related: ['places', 'timer'],
    about: ['action.retire', 'event.seatRetired'],
  },
];
