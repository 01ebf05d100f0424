// The articles of corners. Texts: text/*/rules.

import type { ArticleEntry } from '@ui/reference/reference';
import { Lock, LogOut, ShieldX, TrendingUp, TriangleAlert } from 'lucide-react';
import * as examples from '../examples';
import * as roads from '../roads';

export const corners: readonly ArticleEntry[] = [
  {
    id: 'corners',
    group: 'corners',
    paragraphs: 2,
    icon: <TriangleAlert size={22} />,
    picture: roads.corners,
    marks: ['sign', 'stops'],
    example: examples.corners,
    outcomes: 3,
    related: ['leaving', 'overshoot', 'crash', 'spaces'],
    about: ['event.cornerEntered', 'event.stopMade', 'sign.stops', 'sign.longest', 'sign.shortest'],
  },
  {
    id: 'leaving',
    group: 'corners',
    paragraphs: 2,
    icon: <LogOut size={22} />,
    picture: roads.leaving,
    marks: ['free', 'made'],
    related: ['corners', 'overshoot'],
    about: ['event.cornerLeft'],
  },
  {
    id: 'overshoot',
    group: 'corners',
    paragraphs: 2,
    icon: <TrendingUp size={22} />,
    picture: roads.overshoot,
    marks: ['beyond', 'stop'],
    example: examples.overshoot,
    related: ['locked', 'crash', 'braking', 'corners'],
    about: ['event.overshot', 'wear.overshoot'],
  },
  {
    id: 'locked',
    group: 'corners',
    paragraphs: 1,
    icon: <Lock size={22} />,
    picture: roads.locked,
    marks: ['ahead', 'stop'],
    example: examples.locked,
    related: ['overshoot', 'braking'],
    about: ['word.locked'],
  },
  {
    id: 'crash',
    group: 'corners',
    paragraphs: 1,
    icon: <ShieldX size={22} />,
    picture: roads.crash,
    marks: ['stop', 'out'],
    example: examples.crash,
    related: ['corners', 'out', 'braking'],
    about: ['out.crash'],
  },
];
