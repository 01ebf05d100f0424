// Helpers for tests of several screens in the setup of a race.

import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** The buttons that remove a driver, one for each driver that can be removed. */
export function removers(): HTMLElement[] {
  return screen.getAllByRole('button', { name: /^Remove / });
}

/** Removes drivers from the end of the list until this many are left. */
export async function keepDrivers(user: UserEvent, wanted: number): Promise<void> {
  for (let left = removers().length; left > wanted; left--) {
    await user.click(removers().at(-1)!);
    await waitFor(() => expect(removers()).toHaveLength(left - 1));
  }
}
