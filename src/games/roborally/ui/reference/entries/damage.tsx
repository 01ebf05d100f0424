// Articles about damage, destruction and coming back. Texts: text/*/rules/damage.ts.

import { OnTable } from '@ui/reference/pieces';
import type { ArticleEntry } from '@ui/reference/reference';
import { Heart, RotateCcw, Skull, Zap } from 'lucide-react';
import * as examples from '../examples';
import { Hearts } from '../figures';
import * as floors from '../floors';

const SIZE = 22;

export const damage: readonly ArticleEntry[] = [
  {
    id: 'damage',
    group: 'damage',
    paragraphs: 1,
    icon: <Zap size={SIZE} />,
    example: examples.damage,
    related: ['deal', 'locked', 'repair', 'destroyed'],
    about: ['gauge.damage', 'event.damageTaken'],
  },
  {
    id: 'destroyed',
    group: 'damage',
    paragraphs: 2,
    icon: <Skull size={SIZE} />,
    picture: floors.destroyed,
    related: ['lives', 'respawn', 'pits'],
    about: ['event.robotDestroyed'],
  },
  {
    id: 'lives',
    group: 'damage',
    paragraphs: 1,
    icon: <Heart size={SIZE} />,
    picture: () => (
      <OnTable>
        <Hearts n={3} />
      </OnTable>
    ),
    related: ['destroyed', 'ending'],
    about: ['gauge.lives', 'event.robotEliminated'],
  },
  {
    id: 'respawn',
    group: 'damage',
    paragraphs: 2,
    icon: <RotateCcw size={SIZE} />,
    picture: floors.respawn,
    marks: ['archive', 'free'],
    outcomes: 3,
    related: ['archive', 'destroyed', 'power', 'blackbox'],
    about: [
      'ask.respawn',
      'action.respawn',
      'event.respawnAsked',
      'event.robotRespawned',
      'breach.respawn-cell',
      'breach.respawn-facing',
      'breach.nothing-to-keep',
    ],
  },
];
