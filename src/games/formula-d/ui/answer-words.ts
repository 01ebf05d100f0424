// Formula D's answers in words: what was answered for a driver whose time ran out. Not for: what came of it (log.ts).

import type { FormulaAction, Space } from '../types';
import { circuitNamed, laneName, sectionName } from './places';
import { gearName } from './texts';

/** '4th gear', 'no slipstream', 'Casino, inside lane': what an answer is, after 'time ran out: '. */
export function answerWords(answer: unknown, circuit: string): string {
  const action = answer as FormulaAction;
  switch (action.type) {
    case 'gear':
      return gearName(action.gear);
    case 'move':
      return spaceWords(circuit, action.to);
    case 'slipstream':
      return `slipstream to ${spaceWords(circuit, action.to)}`;
    case 'decline':
      return 'no slipstream';
  }
}

function spaceWords(circuit: string, space: Space): string {
  const known = circuitNamed(circuit);
  if (known === undefined) return 'the safest space';
  return `${sectionName(known.id, space)}, ${laneName(known.id, space).toLowerCase()}`;
}
