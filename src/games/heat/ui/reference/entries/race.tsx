// The articles of the race itself. Texts: text/*/rules.

import type { ArticleEntry } from '@ui/reference/reference';
import { DoorOpen, Flag, FlagTriangleRight, Grid2x2, ListOrdered, Medal, RotateCw, Rows3 } from 'lucide-react';
import * as examples from '../examples';
import * as roads from '../roads';
import * as table from '../table';

export const race: readonly ArticleEntry[] = [
  {
    id: 'aim',
    group: 'race',
    paragraphs: 2,
    icon: <Flag size={22} />,
    picture: roads.aim,
    marks: ['line', 'first'],
    related: ['round', 'corners', 'finish'],
    about: ['event.raceSetUp', 'event.raceStarted', 'breach.car-count', 'breach.no-driver', 'breach.colour-taken'],
  },
  {
    id: 'round',
    group: 'race',
    paragraphs: 3,
    icon: <ListOrdered size={22} />,
    picture: table.phases,
    related: ['order', 'shift', 'play'],
    about: [
      'event.roundStarted',
      'event.phaseStarted',
      'event.roundEnded',
      'event.seatLocked',
      'event.seatUnlocked',
      'event.activeSeat',
      'action.unlock',
      'breach.wrong-phase',
      'breach.not-locked',
    ],
  },
  {
    id: 'order',
    group: 'race',
    paragraphs: 2,
    icon: <Rows3 size={22} />,
    picture: roads.order,
    marks: ['lane'],
    related: ['round', 'adrenaline', 'fullspace'],
  },
  {
    id: 'grid',
    group: 'race',
    paragraphs: 1,
    icon: <Grid2x2 size={22} />,
    picture: roads.grid,
    marks: ['pole', 'line'],
    related: ['order', 'qualifying'],
    about: ['option.grid', 'event.gridSet'],
  },
  {
    id: 'laps',
    group: 'race',
    paragraphs: 2,
    icon: <RotateCw size={22} />,
    picture: table.plan,
    related: ['finish', 'spinout'],
    about: ['option.laps', 'breach.laps', 'event.lapCompleted', 'event.lapLost'],
  },
  {
    id: 'finish',
    group: 'race',
    paragraphs: 3,
    icon: <FlagTriangleRight size={22} />,
    picture: roads.finish,
    marks: ['line'],
    example: examples.finish,
    related: ['aim', 'laps', 'slipstream'],
    about: ['event.finalRound', 'event.finalRoundCancelled', 'event.raceFinished'],
  },
  {
    id: 'points',
    group: 'race',
    paragraphs: 1,
    icon: <Medal size={22} />,
    example: examples.points,
    related: ['finish', 'events'],
  },
  {
    id: 'retire',
    group: 'race',
    paragraphs: 2,
    icon: <DoorOpen size={22} />,
    related: ['aim'],
    about: ['action.retire', 'event.retired'],
  },
];
