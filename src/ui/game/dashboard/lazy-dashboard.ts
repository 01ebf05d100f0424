// A dashboard whose code is loaded only when a race is shown, because lobby, setup and lists do not need it.

import type { DashboardProps } from '@ui/game-ui';
import type { UiTypes } from '@ui/ui-types';
import { type ComponentType, lazy, memo } from 'react';

/** A dashboard from a module that is loaded on first render; its parent shows Suspense meanwhile. */
export function lazyDashboard<T extends UiTypes>(
  load: () => Promise<{ Dashboard: ComponentType<DashboardProps<T>> }>,
): ComponentType<DashboardProps<T>> {
  return lazy(async () => ({ default: memo((await load()).Dashboard) as ComponentType<DashboardProps<T>> }));
}
