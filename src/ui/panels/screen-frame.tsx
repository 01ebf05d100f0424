// The frame of an app page: top bar, page, and an optional footer. Not here: the race screen (screens/race).

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import './screen-frame.css';
import { t } from '../text/t';
import { classes } from './classes';

/** The bar along the top, 64 px high: left part, then right part. */
export function TopBar({ children, side }: { children: ReactNode; side?: ReactNode }): ReactElement {
  return (
    <header className="top-bar">
      {children}
      <div className="top-bar-side">{side}</div>
    </header>
  );
}

/** The bar along the bottom with the screen's main button at its right. */
export function BottomBar({ children }: { children: ReactNode }): ReactElement {
  return <footer className="bottom-bar">{children}</footer>;
}

export interface ScreenFrameProps {
  top: ReactNode;
  children: ReactNode;
  bottom?: ReactNode;
  className?: string;
}

let framesShown = 0;

/** A page of the app. Screens fade in with a 12 px rise. */
export function ScreenFrame({ top, children, bottom, className }: ScreenFrameProps): ReactElement {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // Lets Tab continue from the new screen, not from the top of the window. The browser handles the app's first screen.
    if (framesShown > 0 && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    framesShown += 1;
  }, []);
  return (
    <div className={classes('screen-frame', className)}>
      {top}
      <main ref={main} className="screen screen-body" tabIndex={-1}>
        {children}
      </main>
      {bottom}
    </div>
  );
}

/** The chequered flag and the name. */
export function Logo(): ReactElement {
  return (
    <span className="logo">
      <svg width="35" height="27" viewBox="0 0 46 36" aria-hidden="true">
        <clipPath id="logo-cut">
          <path d="M10 2H44L36 34H2Z" />
        </clipPath>
        <g clipPath="url(#logo-cut)">
          <rect width="46" height="36" className="logo-ground" />
          {LOGO_SQUARES.map(([x, y]) => (
            <rect key={`${x}.${y}`} x={x} y={y} width="8" height="9" className="logo-square" transform="skewX(-14)" />
          ))}
        </g>
      </svg>
      {t('brand')}
    </span>
  );
}

const LOGO_SQUARES: readonly (readonly [number, number])[] = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3, 4, 5]
    .filter((column) => (row + column) % 2 === 1)
    .map((column) => [column * 8 + row * 2 + 4, row * 9] as const),
);
