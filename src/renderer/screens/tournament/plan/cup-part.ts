// The props that the columns of a tournament's plan share.

import type { GameCard } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import type { Names } from '../../seasons/plan/plan-draft';
import type { CupDraft } from './plan-draft';

/** The props of each column. */
export interface CupPart {
  draft: CupDraft;
  cards: readonly GameCard[];
  uis: ReadonlyMap<string, GameUi>;
  names: Names;
  /** The problem there, as text; undefined: none. */
  errorAt(at: string): string | undefined;
  onChange(draft: CupDraft): void;
}
