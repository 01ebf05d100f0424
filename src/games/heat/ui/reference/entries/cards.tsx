// The articles of cards. Texts: text/*/rules.

import type { ArticleEntry } from '@ui/reference/reference';
import { Flame, Gauge, Handshake, Layers, Rocket, Wrench, ZapOff } from 'lucide-react';
import * as examples from '../examples';
import * as table from '../table';

export const cards: readonly ArticleEntry[] = [
  {
    id: 'deck',
    group: 'cards',
    paragraphs: 3,
    icon: <Layers size={22} />,
    picture: table.deck,
    related: ['speedcards', 'heatcards', 'stress', 'upgrades'],
    about: ['pile.draw', 'event.decksBuilt'],
  },
  {
    id: 'speedcards',
    group: 'cards',
    paragraphs: 1,
    icon: <Gauge size={22} />,
    picture: table.speeds,
    related: ['flip', 'deck'],
    about: ['card.speed'],
  },
  {
    id: 'heatcards',
    group: 'cards',
    paragraphs: 2,
    icon: <Flame size={22} />,
    picture: table.heat,
    related: ['cooldown', 'corners', 'boost'],
    about: ['pile.engine', 'card.heat'],
  },
  {
    id: 'stress',
    group: 'cards',
    paragraphs: 2,
    icon: <ZapOff size={22} />,
    example: examples.stress,
    related: ['flip', 'reduce', 'spinout'],
    about: ['card.stress'],
  },
  {
    id: 'upgrades',
    group: 'cards',
    paragraphs: 2,
    icon: <Wrench size={22} />,
    picture: table.upgrades('basic'),
    related: ['advanced', 'garage'],
    about: [
      'card.upgrade',
      'upgrade.starting',
      'upgrade.fourWheelDrive',
      'upgrade.body',
      'upgrade.brakes',
      'upgrade.coolingSystem',
      'upgrade.rpm',
      'upgrade.spareHeat',
    ],
  },
  {
    id: 'advanced',
    group: 'cards',
    paragraphs: 2,
    icon: <Rocket size={22} />,
    picture: table.upgrades('advanced'),
    related: ['upgrades', 'garage', 'limit', 'direct'],
    about: [
      'upgrade.tires',
      'upgrade.wings',
      'upgrade.turbocharger',
      'upgrade.fuel',
      'upgrade.gasPedal',
      'upgrade.suspension',
    ],
  },
  {
    id: 'sponsors',
    group: 'cards',
    paragraphs: 2,
    icon: <Handshake size={22} />,
    picture: table.sponsors,
    related: ['press', 'sponsorship'],
    about: [
      'card.sponsor',
      'event.sponsorsDealt',
      'sponsor.sp-brakes',
      'sponsor.sp-cooling',
      'sponsor.sp-rpm',
      'sponsor.sp-turbo',
      'sponsor.sp-wings',
    ],
  },
];
