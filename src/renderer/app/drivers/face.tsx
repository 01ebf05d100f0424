// A character's face, small, beside the name. Not for: persons, who have none.

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

/** The face of the character at the wheel; nothing for everyone else. */
export function Face({ driver, size = 24, beside = false }: FaceProps): ReactElement | null {
  const who = characterAt(driver);
  return who === undefined ? null : <FaceDisc look={who.look} size={size} beside={beside} />;
}
