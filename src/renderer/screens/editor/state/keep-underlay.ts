// Keeps the picture under the road, within half a second of a change and at once when the page is left. Not here: the draft
// (keep-draft.ts).

import { attempt } from '../../../app/client';
import type { Editing } from './editor-store';

/** ms after the last change. */
const WAIT = 400;

/** Watches a circuit until it is closed. Returns how to stop; stopping keeps what is due. */
export function keepUnderlay({ kept, store }: Editing): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let image = store.getState().underlay?.image;
  const keep = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const { underlay } = store.getState();
    // The picture itself is long, and seldom another one.
    const isSame = underlay?.image === image;
    const given = underlay === undefined ? null : isSame ? { place: underlay.place } : underlay;
    image = underlay?.image;
    void attempt('circuits.setUnderlay', { kept, underlay: given });
  };
  const off = store.subscribe((now, before) => {
    if (now.underlay === before.underlay) return;
    clearTimeout(timer);
    timer = setTimeout(keep, WAIT);
  });
  window.addEventListener('pagehide', keep);
  return () => {
    off();
    window.removeEventListener('pagehide', keep);
    keep();
  };
}
