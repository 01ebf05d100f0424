// Wraps every story in what the app puts around every screen. Not here: screens, which bring it themselves (app-at.tsx).

import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toasts } from '@ui/overlays/toasts';
import { TipLayer } from '@ui/overlays/tooltip';
import { WhyLayer } from '@ui/why/why-layer';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Waiting } from './waiting';

const { hook } = memoryLocation();

/** Tooltips, toasts, reasons of disabled controls, and links that lead nowhere. */
export function Providers({ children }: { children: ReactNode }): ReactElement {
  return (
    <CSPProvider disableStyleElements>
      <Router hook={hook}>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </Router>
      <WhyLayer />
      <TipLayer />
      <Toasts />
    </CSPProvider>
  );
}
