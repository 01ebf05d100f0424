// Formula D's answers as text: the answer given for a driver whose time ran out. Not here: its results (log.ts).

import { t } from '../text/t';
import type { FormulaAction } from '../types';
import { circuitNamed, laneOf, sectionName } from './places';

/** '4th gear', 'no slipstream', 'Casino, inside lane': the text of an answer, shown after 'time ran out: '. */
export function answerText(action: FormulaAction, circuit: string): string {
  if (action.type === 'gear') return t('gear', { gear: action.gear });
  if (action.type === 'decline') return t('answer.decline');
  const kind = action.type === 'move' ? 'space' : 'slipstream';
  const known = circuitNamed(circuit);
  if (known === undefined) return t(`answer.${kind}.unknown`);
  return t(`answer.${kind}`, { section: sectionName(known.id, action.to), lane: laneOf(known.id, action.to) });
}
