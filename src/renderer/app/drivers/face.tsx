// A driver's face, small, beside the name. Not here: people who have none.

import type { Driver } from '@api/contract';
import { FaceDisc } from '@ui/panels/portrait';
import type { ReactElement } from 'react';
import { useLook } from './looks';

export interface FaceProps {
  driver: Driver | undefined;
  /** By which people are known; left out: characters alone have a face here. */
  name?: string | undefined;
  /** px. */
  size?: number;
  /** In a line of text, before the name. */
  beside?: boolean;
}

/** The face of a character, a guest or a person of this computer; nothing for anyone else. */
export function Face({ driver, name, size = 24, beside = false }: FaceProps): ReactElement | null {
  const look = useLook(driver, name);
  return look === undefined ? null : <FaceDisc look={look} size={size} beside={beside} />;
}
