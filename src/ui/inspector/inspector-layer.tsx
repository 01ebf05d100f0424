// The inspector: a card beside the inspected part of a table, with what it is, what it does, its current state and where to read
// more. Shared by all games; once per screen that shows a game. A refusal takes precedence (ui/why).

import { PreviewCard } from '@base-ui/react/preview-card';
import { memo, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { GameUi } from '../game-ui';
import type { Reference } from '../reference/reference';
import { BREAKPOINTS } from '../theme/breakpoints';
import { refusals } from '../why/refusals';
import './inspector.css';
import { InspectorCard } from './inspector-card';
import { inspector, type Looked, lookAway, type SeenBoard, watchLooks } from './look';
import { partCard } from './part-card';

/** Gap between a part and its card, and between the card and the window's edge, px. */
const AWAY = 14;
const EDGE = 12;
/** Distance of the ring from the part, px. */
const RING = 3;

export interface InspectorLayerProps {
  ui: GameUi;
  /** Returns the screen's current board; must stay the same function. */
  board(): SeenBoard;
}

/** Watches the page and shows the card of the inspected part. */
export const InspectorLayer = memo(function InspectorLayer({ ui, board }: InspectorLayerProps): ReactElement | null {
  const looked = useStore(inspector, (s) => s.looked);
  const refused = useStore(refusals, (s) => s.refusal !== null);
  const referenceOf = useMemo(() => {
    // The articles are created when the first one is needed.
    let made: Reference | undefined;
    return () => (made ??= ui.reference());
  }, [ui]);
  useEffect(() => watchLooks(board), [board]);
  useEffect(() => {
    if (refused) lookAway();
  }, [refused]);
  if (looked === null || refused) return null;
  const card = partCard(ui, referenceOf(), looked);
  if (card === undefined) return null;
  return <Shown looked={looked} card={card} />;
});

function Shown({ looked, card }: { looked: Looked; card: NonNullable<ReturnType<typeof partCard>> }): ReactElement {
  const [isPhone] = useState(() => window.matchMedia(BREAKPOINTS.phone).matches);
  const anchor = useMemo(() => ({ getBoundingClientRect: () => looked.box(), contextElement: looked.on }), [looked]);
  useDescribed(looked);
  const inner = <InspectorCard looked={looked} card={card} />;
  return (
    <>
      <Ring looked={looked} />
      {isPhone ? (
        <div className="inspector inspector-sheet" id={CARD_ID} role="tooltip" data-inspector="">
          {inner}
        </div>
      ) : (
        <PreviewCard.Root open>
          <PreviewCard.Portal>
            <PreviewCard.Positioner
              className="inspector-place"
              anchor={anchor}
              side="top"
              sideOffset={AWAY}
              collisionPadding={EDGE}
              collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'end' }}
            >
              <PreviewCard.Popup className="inspector" id={CARD_ID} role="tooltip" data-inspector="">
                <PreviewCard.Arrow className="inspector-arrow" />
                {inner}
              </PreviewCard.Popup>
            </PreviewCard.Positioner>
          </PreviewCard.Portal>
        </PreviewCard.Root>
      )}
    </>
  );
}

const CARD_ID = 'inspector-card';

/** Describes the focused part with its card, for screen readers. */
function useDescribed({ on, by }: Looked): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (by !== 'focus' || focused === null || !on.contains(focused)) return;
    const before = focused.getAttribute('aria-describedby');
    focused.setAttribute('aria-describedby', before === null ? CARD_ID : `${before} ${CARD_ID}`);
    return () => {
      if (before === null) focused.removeAttribute('aria-describedby');
      else focused.setAttribute('aria-describedby', before);
    };
  }, [on, by]);
}

/** A white ring that follows the part. The card closes if the part disappears. */
function Ring({ looked }: { looked: Looked }): ReactElement {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const isPart = looked.on.dataset.part !== undefined;
    const follow = (): void => {
      frame = window.requestAnimationFrame(follow);
      const { current } = ring;
      const { left, top, width, height } = looked.box();
      if (!looked.on.isConnected || width === 0) lookAway();
      if (!current) return;
      current.style.transform = `translate(${left - RING}px, ${top - RING}px)`;
      current.style.width = `${width + 2 * RING}px`;
      current.style.height = `${height + 2 * RING}px`;
      current.style.borderRadius = looked.round ? '50%' : isPart ? getComputedStyle(looked.on).borderRadius : '';
    };
    follow();
    return () => window.cancelAnimationFrame(frame);
  }, [looked]);
  return <div className="inspector-ring" ref={ring} aria-hidden="true" />;
}
