// The articles of the race. Texts: text/*/rules.

import type { ArticleEntry } from '@ui/reference/reference';
import { CarFront, CircleStop, Flag, Grid2x2, MapIcon, Repeat, Trophy } from 'lucide-react';
import * as examples from '../examples';
import * as roads from '../roads';
import * as tables from '../tables';

export const race: readonly ArticleEntry[] = [
  {
    id: 'aim',
    group: 'race',
    paragraphs: 2,
    icon: <Flag size={22} />,
    picture: roads.aim,
    marks: ['line', 'pole'],
    related: ['turn', 'corners', 'wear', 'flag'],
    about: ['event.raceSetUp'],
  },
  {
    id: 'cars',
    group: 'race',
    paragraphs: 2,
    icon: <CarFront size={22} />,
    picture: tables.cars,
    marks: ['silver', 'amber', 'emerald', 'scarlet', 'azure'],
    related: ['points', 'grid', 'box'],
    about: [
      'token.car',
      'breach.car-count',
      'option.teamPoints',
      'team.silver',
      'team.amber',
      'team.emerald',
      'team.scarlet',
      'team.azure',
    ],
  },
  {
    id: 'circuits',
    group: 'race',
    paragraphs: 1,
    icon: <MapIcon size={22} />,
    picture: tables.circuits,
    related: ['corners', 'laps'],
    about: ['circuit.monaco', 'circuit.serra-alta', 'circuit.paddock-ring'],
  },
  {
    id: 'grid',
    group: 'race',
    paragraphs: 2,
    icon: <Grid2x2 size={22} />,
    picture: roads.grid,
    marks: ['pole', 'last'],
    example: examples.grid,
    related: ['start', 'blackdie', 'order'],
    about: ['event.gridRolled', 'event.gridFormed', 'option.grid'],
  },
  {
    id: 'laps',
    group: 'race',
    paragraphs: 2,
    icon: <Repeat size={22} />,
    picture: roads.laps,
    marks: ['line'],
    related: ['flag', 'order', 'pits'],
    about: ['event.lapCompleted', 'option.laps'],
  },
  {
    id: 'flag',
    group: 'race',
    paragraphs: 2,
    icon: <Flag size={22} />,
    picture: roads.flag,
    marks: ['line'],
    example: examples.flag,
    related: ['raceend', 'points', 'laps'],
    about: ['event.carFinished', 'status.finished'],
  },
  {
    id: 'raceend',
    group: 'race',
    paragraphs: 2,
    icon: <CircleStop size={22} />,
    related: ['flag', 'points', 'out'],
    about: ['event.roundEnded', 'event.raceEnded', 'option.raceEnd'],
  },
  {
    id: 'points',
    group: 'race',
    paragraphs: 1,
    icon: <Trophy size={22} />,
    related: ['raceend', 'cars'],
    about: ['word.points'],
  },
];
