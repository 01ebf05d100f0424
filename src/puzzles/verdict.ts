// The verdict on an answer: right, close or wrong, and whether a wrong one was too safe or too greedy.
// Not here: measuring an answer that was not analysed (ai/puzzles).

import { type AnalysedAnswer, acceptedOf, CLOSE_WITHIN, RIGHT_WITHIN } from './puzzle';

/** How good an answer was. close: it changes no rating. */
export type VerdictKind = 'right' | 'close' | 'wrong';

/** lost: chance below the best answer, 0 if it is the better one. fault: what the risk of a wrong answer says. */
export interface Verdict {
  readonly verdict: VerdictKind;
  readonly best: AnalysedAnswer;
  readonly accepted: readonly AnalysedAnswer[];
  readonly lost: number;
  readonly fault: 'safe' | 'greedy' | null;
}

/** The number in the words of every game that says how likely an answer goes wrong, in percent. */
const RISK = 'risk';
/** Percent by which the risks of two answers must differ to be called a fault. */
const CLEAR_RISK = 8;

/** Judges an answer with this chance. Throws if the puzzle has no answers, which is a bug. */
export function verdictOn(answers: readonly AnalysedAnswer[], given: AnalysedAnswer): Verdict {
  const accepted = acceptedOf(answers);
  const [best] = accepted;
  if (best === undefined) throw new Error('a puzzle without answers');
  const lost = Math.max(0, best.chance - given.chance);
  const verdict = verdictFor(lost);
  return { verdict, best, accepted, lost, fault: verdict === 'wrong' ? faultOf(given, best) : null };
}

/** The verdict for a loss. */
export function verdictFor(lost: number): VerdictKind {
  if (lost <= RIGHT_WITHIN) return 'right';
  return lost <= CLOSE_WITHIN ? 'close' : 'wrong';
}

function faultOf(given: AnalysedAnswer, best: AnalysedAnswer): Verdict['fault'] {
  const more = riskOf(given) - riskOf(best);
  if (Math.abs(more) < CLEAR_RISK) return null;
  return more > 0 ? 'greedy' : 'safe';
}

function riskOf({ words }: AnalysedAnswer): number {
  const risk = words?.tag.values[RISK];
  return typeof risk === 'number' ? risk : 0;
}
