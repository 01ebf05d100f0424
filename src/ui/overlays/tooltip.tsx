// A word or two beside a control after 400 ms. Not for text that a person must read to continue.

import { cloneElement, type ReactElement, useEffect, useRef, useState } from 'react';
import { placeBeside } from './beside';
import './tooltip.css';
import { type ShownTip, watchTips } from './watch-tips';

/** Gap between control and text, px. */
const AWAY = 8;
/** How often to check whether the control is still there, ms. */
const LOOK = 200;

export interface TipProps {
  text: string;
  /** Passes unknown attributes on to its element. */
  children: ReactElement<{ 'data-tip'?: string }>;
  /** Shows nothing, because the control is disabled and explains why. */
  off?: boolean;
}

/** Shows text when its one child is hovered or focused (TipLayer). */
export function Tip({ text, children, off = false }: TipProps): ReactElement {
  return off ? children : cloneElement(children, { 'data-tip': text });
}

/** Shows the tip of whatever is hovered or focused; used once, in the app. One for all, so that a control with a tip costs nothing. */
export function TipLayer(): ReactElement | null {
  const [tip, setTip] = useState<ShownTip | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => watchTips(setTip), []);
  useEffect(() => {
    const { current } = bubble;
    if (!current || !tip) return;
    placeBeside(current, tip.at.getBoundingClientRect(), AWAY);
    const timer = window.setInterval(() => {
      if (tip.at.getAttribute('data-tip') !== tip.text || !tip.at.isConnected) setTip(null);
    }, LOOK);
    return () => window.clearInterval(timer);
  }, [tip]);
  if (!tip) return null;
  return (
    <div className="tooltip tip" role="tooltip" data-tip-bubble="" ref={bubble}>
      {tip.text}
    </div>
  );
}
