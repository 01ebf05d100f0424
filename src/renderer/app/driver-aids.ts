// The three steps of driver aids as text, for settings and the race menu. Not for: what they show; each game does that.

import type { Settings } from '@api/contract';
import { keyNameOf } from '@ui/key-names';
import { t } from '../text/app';

type DriverAids = Settings['aids'];

// Said when the module is loaded: by then the language of the page is chosen.
/** The steps, most first. */
export const DRIVER_AIDS: readonly { value: DriverAids; label: string }[] = (['all', 'costs', 'none'] as const).map(
  (value) => ({
    value,
    label: t(`aids.${value}`),
  }),
);

/** What each step shows. */
export function driverAidsNote(aids: DriverAids): string {
  return aids === 'all' ? t('aids.note.all', { key: keyNameOf('hint') }) : t(`aids.note.${aids}`);
}
