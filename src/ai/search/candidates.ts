// The answers that a search tries: the usual one first, then the game's own candidates, all legal answers, or a sample of them.
// Not here: comparing them (search.ts).

import {
  type AnyGame,
  type AnyTypes,
  type Decision,
  type Draw,
  type Imagined,
  LEVELS,
  type Level,
  type RaceState,
} from '@core/contract';
import { EVEN, type Style } from '@core/style';

/** Maximum number of answers to try. With more, each would get too few tries. */
export const MOST_CANDIDATES = 10;
/** Samples drawn to fill the list if there are too many answers to try them all. */
const SAMPLES = 40;

/** Returns the usual answer (the strongest driver's with this style) and others, without duplicates. Never changes s. */
export function candidatesOf(
  game: AnyGame,
  s: Imagined<RaceState>,
  decision: Decision,
  draw: Draw,
  style: Style = EVEN,
): AnyTypes[] {
  const known = new Map<string, AnyTypes>();
  const add = (action: AnyTypes): void => {
    const key = JSON.stringify(action);
    if (known.size < MOST_CANDIDATES && !known.has(key)) known.set(key, action);
  };
  add(game.ai.choose(strongest(game), s, decision, draw, style));
  const own = game.ai.search?.candidates?.(s, decision, draw);
  if (own !== undefined) own.forEach(add);
  else addAny(game, s, decision, draw, style, add);
  return [...known.values()];
}

/** A game's own best driver picks its answer; any other best driver is a search around the hard driver's answer. */
function strongest({ ai }: AnyGame): Level {
  return ai.bestIs === 'own' ? 'best' : 'hard';
}

function addAny(
  game: AnyGame,
  s: Imagined<RaceState>,
  decision: Decision,
  draw: Draw,
  style: Style,
  add: (action: AnyTypes) => void,
): void {
  const all: AnyTypes[] = [];
  for (const action of game.actions(s, decision)) {
    all.push(action);
    if (all.length > MOST_CANDIDATES) break;
  }
  if (all.length <= MOST_CANDIDATES) {
    all.forEach(add);
    return;
  }
  for (const level of LEVELS.slice(0, LEVELS.indexOf(strongest(game))))
    add(game.ai.choose(level, s, decision, draw, style));
  for (let n = 0; n < SAMPLES; n++) add(game.sample(s, decision, draw));
}
