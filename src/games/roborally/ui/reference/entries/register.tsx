// Articles about a register, and what follows the last one. Texts: text/*/rules/register.ts.

import type { ArticleEntry } from '@ui/reference/reference';
import { ArrowRightToLine, ListChecks, MoveRight, SortDesc, Wrench } from 'lucide-react';
import * as examples from '../examples';
import * as floors from '../floors';

const SIZE = 22;

export const register: readonly ArticleEntry[] = [
  {
    id: 'register',
    group: 'register',
    paragraphs: 2,
    icon: <ListChecks size={SIZE} />,
    related: ['priority', 'express', 'pushers', 'lasers', 'checkpoints'],
    about: ['event.registerStarted', 'event.registerEnded'],
  },
  {
    id: 'priority',
    group: 'register',
    paragraphs: 1,
    icon: <SortDesc size={SIZE} />,
    picture: floors.priority,
    example: examples.priority,
    related: ['deck', 'pushing'],
    about: ['event.cardsRevealed', 'event.cardStarted', 'step.card'],
  },
  {
    id: 'moving',
    group: 'register',
    paragraphs: 1,
    icon: <MoveRight size={SIZE} />,
    picture: floors.moving,
    marks: ['wall'],
    example: examples.moving,
    related: ['pushing', 'walls', 'pits'],
    about: ['event.moveBlocked'],
  },
  {
    id: 'pushing',
    group: 'register',
    paragraphs: 2,
    icon: <ArrowRightToLine size={SIZE} />,
    picture: floors.pushing,
    marks: ['line', 'pit'],
    example: examples.pushing,
    related: ['moving', 'pits', 'ram'],
    about: ['event.robotsMoved'],
  },
  {
    id: 'cleanup',
    group: 'register',
    paragraphs: 2,
    icon: <Wrench size={SIZE} />,
    related: ['repair', 'respawn', 'power', 'locked'],
    about: ['event.cardsDiscarded'],
  },
];
