// An achievement as a struck enamel pin: metal rim, enamel, icon, and rays behind rare ones. One that is not won is an outline.

import type { AchievementCard } from '@api/achievements/commands';
import { type ReactElement, useId } from 'react';
import { iconOf } from './icons';

type Metal = AchievementCard['metal'];
type Shape = AchievementCard['shape'];

/** Light, middle and dark of the metal, and the line around it. */
const METALS: Readonly<Record<Metal, readonly [string, string, string, string]>> = {
  gold: ['#ffe08a', '#e0a21f', '#8a5a08', '#3a2504'],
  silver: ['#ffffff', '#b9c0c9', '#6d757f', '#262b31'],
  bronze: ['#f3c79b', '#c07a3f', '#6f3d16', '#2e1808'],
  rare: ['#b7fff3', '#2fb8ab', '#0b5b56', '#04302d'],
};
/** Upper and lower colour of the enamel. */
const ENAMELS: Readonly<Record<Shape, readonly [string, string]>> = {
  shield: ['#c4564f', '#761913'],
  round: ['#5d90da', '#1f4989'],
  hexagon: ['#4a9c92', '#0f544a'],
  diamond: ['#549c70', '#185731'],
  cog: ['#cf8552', '#804116'],
  rays: ['#9b6dd0', '#542d81'],
};
const TEAL = ['#428d87', '#094845'] as const;
const OUTLINES: Readonly<Record<Shape, string>> = {
  shield: 'M0 -34C10 -28 20 -27 29 -27C31 -4 25 20 0 34C-25 20 -31 -4 -29 -27C-20 -27 -10 -28 0 -34Z',
  hexagon: 'M0 -34L29.5 -17V17L0 34L-29.5 17V-17Z',
  round: 'M0 -32A32 32 0 1 1 0 32A32 32 0 1 1 0 -32Z',
  diamond: 'M0 -36L31 -6C33 -3 33 3 31 6L0 36L-31 6C-33 3 -33 -3 -31 -6Z',
  cog: star(34, 12, 0.86),
  rays: star(37, 8, 0.78),
};
const RAYS = 16;

/** A star with this many points; inner: how deep it is cut, as a share of its radius. */
function star(radius: number, points: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = -Math.PI / 2 + (at * Math.PI) / points;
    const far = at % 2 === 0 ? radius : radius * inner;
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

export interface PinProps {
  pin: Pick<AchievementCard, 'icon' | 'shape' | 'metal'>;
  isWon: boolean;
  /** Nothing of it is shown. */
  isBlank?: boolean;
  /** Its width in px. */
  size: number;
}

/** The pin; for screen readers its text is beside it. */
export function Pin({ pin, isWon, isBlank = false, size }: PinProps): ReactElement {
  return (
    <svg width={size} height={size} viewBox="-40 -40 80 80" aria-hidden="true" data-won={isWon}>
      {isWon ? (
        <Struck {...pin} />
      ) : (
        <Outline shape={isBlank ? 'round' : pin.shape} icon={isBlank ? undefined : pin.icon} />
      )}
    </svg>
  );
}

function Outline({ shape, icon }: { shape: Shape; icon: string | undefined }): ReactElement {
  const Icon = icon === undefined ? undefined : iconOf(icon);
  return (
    <>
      <path
        d={OUTLINES[shape]}
        fill="#1c2229"
        stroke="#fff"
        strokeOpacity=".22"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      {Icon && <Icon x="-15" y="-15" width="30" height="30" strokeWidth={1.9} color="#7d8691" />}
    </>
  );
}

function Struck({ shape, metal, icon }: PinProps['pin']): ReactElement {
  const id = useId();
  const [light, middle, dark, line] = METALS[metal];
  const [upper, lower] = metal === 'rare' ? TEAL : ENAMELS[shape];
  const d = OUTLINES[shape];
  const Icon = iconOf(icon);
  return (
    <>
      <defs>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset=".5" stopColor={middle} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
        <linearGradient id={`${id}enamel`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={upper} />
          <stop offset="1" stopColor={lower} />
        </linearGradient>
        <clipPath id={`${id}inside`}>
          <path d={d} transform="scale(.83)" />
        </clipPath>
      </defs>
      {metal === 'rare' &&
        Array.from({ length: RAYS }, (_, nth) => `rotate(${(nth * 360) / RAYS})`).map((turn) => (
          <path key={turn} d="M0 0L-3 -39H3Z" fill="#7ff0e2" opacity=".5" transform={turn} />
        ))}
      <path d={d} fill="#000" opacity=".45" transform="translate(2 3.4)" />
      <path d={d} fill={`url(#${id}rim)`} stroke={line} strokeWidth="1.2" />
      <path
        d={d}
        fill={`url(#${id}enamel)`}
        stroke={line}
        strokeOpacity=".6"
        strokeWidth="1.2"
        transform="scale(.83)"
      />
      <path d="M-40 -40H30L-40 22Z" fill="#fff" opacity=".17" clipPath={`url(#${id}inside)`} />
      <Icon x="-14.5" y="-13.6" width="30" height="30" strokeWidth={2.5} color="#000" opacity=".35" />
      <Icon x="-15" y="-15" width="30" height="30" strokeWidth={2.3} color={metal === 'rare' ? '#eafffb' : '#fff6df'} />
    </>
  );
}
