// The articles of wear and dice. Texts: text/*/rules.

import type { ArticleEntry } from '@ui/reference/reference';
import { CarFront, ChartNoAxesColumn, CircleX, Dice5, Gauge, Settings } from 'lucide-react';
import * as examples from '../examples';
import * as roads from '../roads';
import * as tables from '../tables';

export const wear: readonly ArticleEntry[] = [
  {
    id: 'wear',
    group: 'wear',
    paragraphs: 2,
    icon: <Settings size={22} />,
    picture: tables.wear,
    related: ['braking', 'overshoot', 'out', 'box'],
    about: ['event.wearChanged', 'option.wearPoints', 'token.wear'],
  },
  {
    id: 'out',
    group: 'wear',
    paragraphs: 2,
    icon: <CircleX size={22} />,
    picture: tables.out,
    related: ['wear', 'crash', 'raceend'],
    about: ['event.carEliminated', 'out.worn', 'wear.worn', 'status.eliminated'],
  },
  {
    id: 'contact',
    group: 'wear',
    paragraphs: 2,
    icon: <CarFront size={22} />,
    picture: roads.contact,
    marks: ['ahead', 'beside'],
    example: examples.contact,
    related: ['blackdie', 'end', 'out'],
    about: ['event.collisionRolled', 'option.collision', 'wear.collision', 'out.collision'],
  },
  {
    id: 'engines',
    group: 'wear',
    paragraphs: 2,
    icon: <Gauge size={22} />,
    picture: tables.engines,
    marks: ['fifth', 'sixth'],
    example: examples.engines,
    related: ['dice', 'blackdie', 'end'],
    about: ['event.motorStrained', 'event.motorTested', 'wear.motor', 'out.motor'],
  },
  {
    id: 'blackdie',
    group: 'wear',
    paragraphs: 0,
    icon: <Dice5 size={22} />,
    picture: tables.blackdie,
    outcomes: 3,
    related: ['grid', 'start', 'contact', 'engines'],
    about: ['die.black'],
  },
  {
    id: 'outlook',
    group: 'wear',
    paragraphs: 2,
    icon: <ChartNoAxesColumn size={22} />,
    related: ['gears', 'dice', 'spaces'],
    about: ['word.outlook'],
  },
];
