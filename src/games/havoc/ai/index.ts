// Havoc Speedway's AI drivers: each level's answer to each kind of decision.
// Not here: how they judge (storm.ts, placing.ts, rolling.ts).

import type { AiHooks, Decision, Draw, Imagined, Level, Limits } from '@core/contract';
import { EVEN, type Style } from '@core/style';
import { freeLanes } from '../cars';
import { apply } from '../check';
import { faceDownPlaces } from '../phases/dealer';
import type { DecisionKind, HavocAction, HavocState, HavocTypes, Lane } from '../types';
import { hintHooks } from './hints';
import { imagine } from './imagine';
import { ACE_ASTRAY, anyCell, bestCell, RACER_ASTRAY, strayCell } from './placing';
import { bestDie, expectedDie, simpleDie } from './rolling';
import { searchHooks } from './search-hooks';
import { anyCard, anySuit, longestSuit, sampledAnswer, thoughtfulCard } from './storm';
import { strengths } from './strengths';

/** The AI drivers: easy is the Rookie, medium the Racer, hard the Ace, best the Legend. */
export const havocAi: AiHooks<HavocTypes> = {
  imagine,
  strengths,
  choose,
  bestIs: 'own',
  search: searchHooks,
  hints: hintHooks,
  traits: ['risk', 'duels', 'tactics'],
};

/** The level's answer. Never changes s; the same state and the same draws give the same answer. */
function choose(
  level: Level,
  s: Imagined<HavocState>,
  decision: Decision,
  draw: Draw,
  style: Style = EVEN,
  limits: Limits = {},
): HavocAction {
  const { seat } = decision;
  switch (decision.kind as DecisionKind) {
    case 'pick': {
      const places = faceDownPlaces(s);
      return { type: 'pick', place: places[draw(places.length)] ?? 0 };
    }
    case 'storm':
      if (level === 'easy') return anyCard(s, seat, draw);
      return level === 'medium'
        ? thoughtfulCard(s, seat, style)
        : sampledAnswer(apply, s, decision, draw, style, limits);
    case 'suit':
      if (level === 'easy') return anySuit(s, seat, draw);
      return level === 'medium' ? longestSuit(s, seat) : sampledAnswer(apply, s, decision, draw, style, limits);
    case 'lane':
      return { type: 'lane', lane: level === 'easy' ? anyLane(s, draw) : openLane(s) };
    case 'coin':
      if (level === 'easy') return anyCell(s, seat, draw);
      if (level === 'best') return bestCell(s, seat, draw, style);
      return strayCell(s, seat, draw, level === 'medium' ? RACER_ASTRAY : ACE_ASTRAY, style);
    case 'die':
      if (level === 'easy') return simpleDie(s, seat, draw, style);
      return level === 'medium' ? expectedDie(s, seat, style) : bestDie(s, seat, style);
  }
}

function anyLane(s: Readonly<HavocState>, draw: Draw): Lane {
  const free = freeLanes(s);
  return free[draw(free.length)] ?? 1;
}

/** Lanes in order of preference: free on both sides, away from the pit lane (10.3). */
const LIKED: readonly Lane[] = [3, 2, 4, 1];

function openLane(s: Readonly<HavocState>): Lane {
  const free = freeLanes(s);
  return LIKED.find((lane) => free.includes(lane)) ?? 1;
}
