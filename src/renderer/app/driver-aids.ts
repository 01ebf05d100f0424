// The three levels of driver aids as text, for settings and the race menu. Not here: what they show; each game decides that.

import type { Settings } from '@api/contract';
import { keyNameOf } from '@ui/key-names';
import { t } from '../text/app';

type DriverAids = Settings['aids'];

// Translated when the module loads: the page's language is chosen by then.
/** The levels, most aids first. */
export const DRIVER_AIDS: readonly { value: DriverAids; label: string }[] = (['all', 'costs', 'none'] as const).map(
  (value) => ({
    value,
    label: t(`aids.${value}`),
  }),
);

/** What each level shows. */
export function driverAidsNote(aids: DriverAids): string {
  return aids === 'all' ? t('aids.note.all', { key: keyNameOf('hint') }) : t(`aids.note.${aids}`);
}
