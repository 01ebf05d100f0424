// A medal on its ribbon: bronze, silver, gold and the author's, won or still to be won. Not here: what it is won for.

import { type ReactElement, useId } from 'react';

export type MedalKind = 'bronze' | 'silver' | 'gold' | 'author';

/** Light, main and dark metal, and the two ribbons. */
const METALS: Readonly<Record<MedalKind, readonly [string, string, string, string, string]>> = {
  bronze: ['#f6d2a8', '#e0a368', '#8a5326', '#b3261c', '#d8352a'],
  silver: ['#ffffff', '#d6dbe2', '#7d858f', '#b3261c', '#d8352a'],
  gold: ['#fff2bf', '#ffcf52', '#a86f08', '#b3261c', '#d8352a'],
  author: ['#dffcf7', '#63d6c9', '#0f6d66', '#0f6d66', '#17a29b'],
};
/** The place on the coin, and its ink. The author's coin has a star. */
const MARKS: Readonly<Record<Exclude<MedalKind, 'author'>, readonly [string, string]>> = {
  bronze: ['3', '#4c2e15'],
  silver: ['2', '#454950'],
  gold: ['1', '#5c3d04'],
};
const STAR = 'M15 17.6L16.7 21.2L20.6 21.7L17.7 24.3L18.5 28.2L15 26.2L11.5 28.2L12.3 24.3L9.4 21.7L13.3 21.2Z';

export interface MedalProps {
  kind: MedalKind;
  /** Only outlined if it is not. */
  won: boolean;
  /** Its width, px. */
  size?: number;
  /** What screen readers say; left out: words beside it say it. */
  label?: string;
}

/** One medal. */
export function Medal({ kind, won, size = 28, label }: MedalProps): ReactElement {
  const shine = useId();
  return (
    <svg
      width={size}
      height={size * 1.2}
      viewBox="0 0 30 36"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {won ? <Struck kind={kind} shine={shine} /> : <Blank />}
    </svg>
  );
}

function Struck({ kind, shine }: { kind: MedalKind; shine: string }): ReactElement {
  const [light, main, dark, left, right] = METALS[kind];
  return (
    <>
      <linearGradient id={shine} x2="1" y2="1">
        <stop stopColor={light} />
        <stop offset=".42" stopColor={main} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <path d="M4 0H11L16 13L11.6 15Z" fill={left} />
      <path d="M26 0H19L14 13L18.4 15Z" fill={right} />
      <circle cx="15.8" cy="24.4" r="11.2" opacity=".35" />
      <circle cx="15" cy="23" r="11.4" fill={dark} />
      <circle cx="15" cy="23" r="10.4" fill={`url(#${shine})`} />
      <circle cx="15" cy="23" r="7.6" fill="none" stroke={dark} strokeOpacity=".65" strokeWidth="1.1" />
      {kind === 'author' ? (
        <path d={STAR} fill="#063f3b" />
      ) : (
        <text
          x="15"
          y="28.3"
          textAnchor="middle"
          fill={MARKS[kind][1]}
          fontFamily="Barlow Condensed"
          fontWeight="800"
          fontSize="15"
        >
          {MARKS[kind][0]}
        </text>
      )}
    </>
  );
}

function Blank(): ReactElement {
  return (
    <>
      <path d="M8 2L13 14M22 2L17 14" stroke="#fff" strokeOpacity=".18" strokeWidth="4" />
      <circle
        cx="15"
        cy="23"
        r="11"
        fill="#fff"
        fillOpacity=".04"
        stroke="#fff"
        strokeOpacity=".26"
        strokeWidth="1.6"
        strokeDasharray="3 2.6"
      />
    </>
  );
}
