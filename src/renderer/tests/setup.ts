// What tests of several screens do in the setup of a race.

import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** The buttons that take a driver away, one for each who may go. */
export function removers(): HTMLElement[] {
  return screen.getAllByRole('button', { name: /^Remove / });
}

/** Takes drivers away from the end of the list until this many are left. */
export async function keepDrivers(user: UserEvent, wanted: number): Promise<void> {
  for (let left = removers().length; left > wanted; left--) {
    await user.click(removers().at(-1)!);
    await waitFor(() => expect(removers()).toHaveLength(left - 1));
  }
}
