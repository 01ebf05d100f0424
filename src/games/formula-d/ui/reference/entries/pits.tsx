// The articles of pits. Texts: text/*/rules.

import type { ArticleEntry } from '@ui/reference/reference';
import { Hourglass, House, LogOut, Wrench } from 'lucide-react';
import * as examples from '../examples';
import * as roads from '../roads';

export const pits: readonly ArticleEntry[] = [
  {
    id: 'pits',
    group: 'pits',
    paragraphs: 2,
    icon: <Wrench size={22} />,
    picture: roads.pits,
    marks: ['entry', 'box'],
    example: examples.pits,
    related: ['box', 'queue', 'exit', 'laps'],
    about: ['event.pitEntered', 'option.pitStops', 'space.pit'],
  },
  {
    id: 'box',
    group: 'pits',
    paragraphs: 1,
    icon: <House size={22} />,
    picture: roads.box,
    marks: ['box'],
    related: ['pits', 'exit', 'wear'],
    about: ['event.pitServiced', 'space.box', 'wear.pit', 'status.pitBox'],
  },
  {
    id: 'queue',
    group: 'pits',
    paragraphs: 1,
    icon: <Hourglass size={22} />,
    picture: roads.queue,
    marks: ['first', 'waits'],
    related: ['pits', 'box'],
    about: ['event.pitQueued', 'status.pitLane'],
  },
  {
    id: 'exit',
    group: 'pits',
    paragraphs: 2,
    icon: <LogOut size={22} />,
    picture: roads.exit,
    marks: ['box', 'out'],
    example: examples.exit,
    related: ['pits', 'gears', 'queue'],
    about: ['event.pitLeft', 'breach.pit-gear'],
  },
];
