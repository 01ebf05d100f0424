// The articles of corners and of what happens on the road. Texts: text/*/rules.

import type { ArticleEntry } from '@ui/reference/reference';
import { Ban, Camera, MoveRight, RotateCcw, TrafficCone, TriangleAlert, Zap } from 'lucide-react';
import * as examples from '../examples';
import * as roads from '../roads';
import * as table from '../table';

export const corners: readonly ArticleEntry[] = [
  {
    id: 'corners',
    group: 'corners',
    paragraphs: 2,
    icon: <TriangleAlert size={22} />,
    picture: roads.corners,
    marks: ['start', 'line', 'limit', 'end'],
    example: examples.corners,
    outcomes: 3,
    related: ['heatcards', 'spinout', 'road', 'slipstream', 'limit'],
    about: ['sign.corner', 'event.cornerPassed', 'event.cornerPaid'],
  },
  {
    id: 'spinout',
    group: 'corners',
    paragraphs: 2,
    icon: <RotateCcw size={22} />,
    picture: roads.spinout,
    marks: ['was', 'back'],
    example: examples.spinout,
    related: ['corners', 'stress', 'laps'],
    about: ['event.spunOut'],
  },
  {
    id: 'road',
    group: 'corners',
    paragraphs: 2,
    icon: <TrafficCone size={22} />,
    picture: table.tokens,
    marks: ['weather', 'overheat', 'slower', 'faster', 'freeBoost', 'tow'],
    example: examples.road,
    related: ['corners', 'weather', 'boost'],
    about: [
      'event.roadTokensPlaced',
      'road.weather',
      'road.overheat',
      'road.slower',
      'road.faster',
      'road.freeBoost',
      'road.tow',
    ],
  },
  {
    id: 'press',
    group: 'corners',
    paragraphs: 2,
    icon: <Camera size={22} />,
    picture: roads.press,
    marks: ['press'],
    example: examples.press,
    related: ['sponsors', 'events'],
    about: ['sign.press', 'event.sponsorTaken'],
  },
  {
    id: 'boost',
    group: 'road',
    paragraphs: 2,
    icon: <Zap size={22} />,
    example: examples.boost,
    related: ['shift', 'flip', 'corners'],
    about: ['action.boost', 'event.boosted', 'breach.boost-gear', 'breach.boost-twice', 'breach.boost-needs-heat'],
  },
  {
    id: 'fullspace',
    group: 'road',
    paragraphs: 2,
    icon: <MoveRight size={22} />,
    picture: roads.fullspace,
    marks: ['full', 'end'],
    example: examples.fullspace,
    related: ['order', 'reveal', 'corners'],
    about: ['token.car'],
  },
  {
    id: 'cluttered',
    group: 'road',
    paragraphs: 2,
    icon: <Ban size={22} />,
    example: examples.cluttered,
    related: ['play', 'cooldown', 'shift'],
    about: ['event.clutteredHand', 'breach.hand-cluttered'],
  },
];
