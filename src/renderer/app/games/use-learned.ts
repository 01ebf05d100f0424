// The lessons taken so far, from the host. Not here: which comes next (learned.ts).

import type { SchoolProgress } from '@api/school/commands';
import { useAnswer } from '../use-answer';

/** How far each lesson has been taken; undefined until the host has answered, and for guests, who have no lessons. */
export function useLearned(): SchoolProgress | undefined {
  return useAnswer('school.progress', {}).value;
}
