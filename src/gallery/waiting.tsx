// What a page of the gallery shows until everything it needs has loaded.

import { Loader } from 'lucide-react';
import type { ReactElement } from 'react';

/** Tests wait until it is gone (e2e/gallery.ts). */
export function Waiting(): ReactElement {
  return (
    <p data-gallery-waiting="">
      <Loader size={24} aria-label="Loading" />
    </p>
  );
}
