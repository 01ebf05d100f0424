// A dashboard whose code is loaded only when a race is shown: a lobby, a setup or a list needs none of it.

import type { DashboardProps } from '@ui/game-ui';
import { type ComponentType, lazy } from 'react';

/** The dashboard of a module that is loaded when it is first drawn; what draws it waits (Suspense). */
export function lazyDashboard(
  load: () => Promise<{ Dashboard: ComponentType<DashboardProps> }>,
): ComponentType<DashboardProps> {
  return lazy(async () => ({ default: (await load()).Dashboard }));
}
