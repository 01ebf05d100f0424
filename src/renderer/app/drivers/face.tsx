// A character's face, small, beside the name. Not here: people, who have none.

import type { Driver } from '@api/contract';
import { FaceDisc } from '@ui/panels/portrait';
import type { ReactElement } from 'react';
import { characterAt } from './characters';

export interface FaceProps {
  driver: Driver | undefined;
  /** px. */
  size?: number;
  /** In a line of text, before the name. */
  beside?: boolean;
}

/** The face of the character that drives; nothing for anyone else. */
export function Face({ driver, size = 24, beside = false }: FaceProps): ReactElement | null {
  const who = characterAt(driver);
  return who === undefined ? null : <FaceDisc look={who.look} size={size} beside={beside} />;
}
