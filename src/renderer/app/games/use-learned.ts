// What the host says of the lessons taken so far. Not for: which comes next (learned.ts).

import type { SchoolProgress } from '@api/school/commands';
import { useAnswer } from '../use-answer';

/** How far each lesson has been taken; undefined until the host has said it, and for guests, who have no lessons. */
export function useLearned(): SchoolProgress | undefined {
  return useAnswer('school.progress', {}).value;
}
