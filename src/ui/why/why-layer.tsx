// Shows why controls are disabled: on hover, on focus and on a long press. A press is refused with a message, the available
// alternatives and the article. Refusals by the host appear in the same place.

import { CircleX } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { inspector } from '../inspector/look';
import { placeBeside } from '../overlays/beside';
import { AboutLink } from '../reference/about';
import { t } from '../text/t';
import './why.css';
import { dismissRefusal, type Refusal, refusals, watchPresses } from './refusals';
import { type Explanation, isOffStill, watchControls } from './watch-controls';

/** A refusal disappears after this long, ms, unless it is being read. */
const STAYS = 6000;
/** How often to check whether a control is still disabled, ms. */
const LOOK = 200;
/** Gap between control and bubble, px. */
const AWAY = 14;
/** Maximum number of chips with alternatives. */
const CHIPS = 6;

/** Watches the whole page; used once in the app. */
export function WhyLayer(): ReactElement {
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const refusal = useStore(refusals, (s) => s.refusal);
  // Parts of a game explain it on their own card.
  const isRead = useStore(inspector, (s) => s.looked !== null);
  useEffect(() => watchPresses(), []);
  useEffect(() => watchControls(setExplanation), []);
  return (
    <>
      {explanation !== null && refusal === null && !isRead && (
        <Reason {...explanation} gone={() => setExplanation(null)} />
      )}
      {refusal !== null && <Refused key={refusal.text} refusal={refusal} />}
      <p className="visually-hidden" role="status">
        {refusal?.text}
      </p>
    </>
  );
}

function Reason({ at, name, text, gone }: Explanation & { gone(): void }): ReactElement {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = window.setInterval(() => isOffStill(at) || gone(), LOOK);
    return () => window.clearInterval(timer);
  }, [at, gone]);
  useEffect(() => {
    if (bubble.current) placeBeside(bubble.current, at.getBoundingClientRect(), AWAY);
  }, [at]);
  return (
    <div className="tooltip why" role="tooltip" ref={bubble}>
      {name !== undefined && <b className="why-name">{name}</b>}
      {text}
    </div>
  );
}

function Refused({ refusal }: { refusal: Refusal }): ReactElement {
  const bubble = useRef<HTMLDivElement>(null);
  const { at, text, about } = refusal;
  const [chips] = useState(() => chipsBeside(at));
  useEffect(() => {
    const { current } = bubble;
    if (!current) return;
    placeBeside(current, at instanceof Element ? at.getBoundingClientRect() : at, AWAY);
    return leaveInTime(current);
  }, [at]);
  return (
    <div className="refusal" ref={bubble} data-refusal="">
      <div className="refusal-text">
        <span className="refusal-icon">
          <CircleX size={20} aria-hidden="true" />
        </span>
        <p>{text}</p>
      </div>
      {chips.length > 0 && (
        <div className="refusal-can">
          <span>{t('refusal.can')}</span>
          {chips.map((chip) => (
            <button
              key={chip.dataset.can}
              type="button"
              className="refusal-chip"
              onClick={() => {
                dismissRefusal();
                chip.click();
              }}
            >
              {chip.dataset.can}
            </button>
          ))}
        </div>
      )}
      <div className="refusal-about">
        <AboutLink about={about} onOpen={dismissRefusal} />
      </div>
    </div>
  );
}

/** Hides the bubble after a while, on Esc, or on the next press elsewhere, but not while the pointer or focus is in it. */
function leaveInTime(bubble: HTMLElement): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  const look = () => {
    if (!bubble.matches(':hover, :focus-within')) dismissRefusal();
  };
  let timer = window.setTimeout(look, STAYS);
  bubble.addEventListener('pointerenter', () => window.clearTimeout(timer), options);
  bubble.addEventListener('pointerleave', () => (timer = window.setTimeout(look, STAYS / 2)), options);
  const isInside = (event: Event) => event.target instanceof Node && bubble.contains(event.target);
  const elsewhere = (event: Event) => {
    if (!isInside(event)) dismissRefusal();
  };
  window.addEventListener('pointerdown', elsewhere, options);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        dismissRefusal();
      } else if (event.key === 'Enter' || event.key === ' ') elsewhere(event);
    },
    options,
  );
  return () => {
    stop.abort();
    window.clearTimeout(timer);
  };
}

/** The alternatives in the same row: enabled choices with a short label. */
function chipsBeside(at: Refusal['at']): HTMLElement[] {
  const row = at instanceof Element ? at.closest('fieldset, [role="group"]') : null;
  const all = [...(row?.querySelectorAll<HTMLElement>('[data-can]:not([data-why])') ?? [])];
  return all.filter((chip) => chip !== at).slice(0, CHIPS);
}
