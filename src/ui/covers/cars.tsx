// Three small cars seen from above, nose to the right, as printed on covers. Not for: the cars of a race.

import { type ReactElement, useId } from 'react';

export interface PrintedCarProps {
  paint: string;
  stripe: string;
  number: number;
}

const CIGAR =
  'M-19.5 -3.2C-16 -5.4 -11 -6.6 -5 -6.4C2 -6.1 9 -5 14 -3.6C17.5 -2.6 20.5 -1.4 21 0C20.5 1.4 17.5 2.6 14 3.6C9 5 2 6.1 -5 6.4C-11 6.6 -16 5.4 -19.5 3.2Z';
const WINGED = 'M-17 -3C-14 -7.6 -4 -8 2 -6.4L6 -3.4L19 -1.8C20.6 -1.2 20.6 1.2 19 1.8L6 3.4L2 6.4C-4 8 -14 7.6 -17 3Z';
const STOCK =
  'M-20 -7.5C-20 -9.2 -18 -9.6 -16 -9.6H13C18 -9.4 20.6 -7 21 -4V4C20.6 7 18 9.4 13 9.6H-16C-18 9.6 -20 9.2 -20 7.5Z';

/** A cigar of the 1960s, 42 x 24. */
export function CigarCar({ paint, stripe, number }: PrintedCarProps): ReactElement {
  const id = useId();
  return (
    <>
      <g transform="translate(2.2 3.4)" opacity=".42">
        <path d={CIGAR} fill="#000" />
        <path
          d="M-16.5 -11.5H-7V-6.4H-16.5ZM-16.5 6.4H-7V11.5H-16.5ZM8 -10.6H16V-6.2H8ZM8 6.2H16V10.6H8Z"
          fill="#000"
        />
      </g>
      <g stroke="#8b9097" strokeWidth="1">
        <path d="M-12 -10V10M12 -9V9M-9.5 -9L-6 -4M-9.5 9L-6 4M10 -8L8 -4M10 8L8 4" />
      </g>
      <Wheel x={-16.5} y={-11.7} width={9.6} height={5.4} />
      <Wheel x={-16.5} y={6.3} width={9.6} height={5.4} />
      <Wheel x={8} y={-10.8} width={8} height={4.4} />
      <Wheel x={8} y={6.4} width={8} height={4.4} />
      <clipPath id={id}>
        <path d={CIGAR} />
      </clipPath>
      <path d={CIGAR} fill={paint} stroke="#0b0c0e" strokeWidth=".9" />
      <g clipPath={`url(#${id})`}>
        <path d="M-22 -1.5H22V1.5H-22Z" fill={stripe} />
        <path d="M-20 -7C-8 -6.4 8 -6 21 0L21 -8H-20Z" fill="#fff" opacity=".2" />
        <path d="M-20 7C-8 6.4 8 6 21 0L21 8H-20Z" fill="#000" opacity=".2" />
      </g>
      <path d="M-17.5 -2.6H-9.5V2.6H-17.5Z" fill="#2b2f35" stroke="#0b0c0e" strokeWidth=".5" />
      <path d="M-16.5 -1.2H-10M-16.5 1.2H-10" stroke="#7c838c" strokeWidth=".8" />
      <path d="M-10 -4.6L-21.5 -5.2M-10 4.6L-21.5 5.2" stroke="#c9ced6" strokeWidth="1.5" strokeLinecap="round" />
      <ellipse cx="-3.6" cy="0" rx="5.2" ry="4" fill="#15171a" />
      <path d="M.2 -3.9A5.2 4.2 0 0 1 .2 3.9" fill="none" stroke="#bfe1f5" strokeWidth="1.3" />
      <circle cx="-4.6" cy="0" r="2.9" fill="#f4ead2" stroke="#0b0c0e" strokeWidth=".5" />
      <path d="M-3 -1.7A2.9 2.9 0 0 1 -3 1.7L-2.2 1.2V-1.2Z" fill="#23303c" />
      <circle cx="8.2" cy="0" r="4.1" fill="#fbf8ef" stroke="#0b0c0e" strokeWidth=".4" />
      <text x="8.2" y="2.5" textAnchor="middle" fontSize="7.4" fontWeight="800" fill="#15171a">
        {number}
      </text>
    </>
  );
}

/** A winged car of the 1990s, 44 x 22. */
export function WingedCar({ paint, stripe, number }: PrintedCarProps): ReactElement {
  const id = useId();
  return (
    <>
      <g transform="translate(2 3.2)" opacity=".42">
        <path d={WINGED} fill="#000" />
        <rect x="-21" y="-9" width="5" height="18" fill="#000" />
        <rect x="15" y="-10" width="5" height="20" fill="#000" />
      </g>
      <path d="M11 -8V8M-12 -9V9" stroke="#8b9097" strokeWidth="1" />
      <Wheel x={-16} y={-11.4} width={9} height={5} />
      <Wheel x={-16} y={6.4} width={9} height={5} />
      <Wheel x={7.5} y={-10.4} width={7.4} height={4.2} />
      <Wheel x={7.5} y={6.2} width={7.4} height={4.2} />
      <path d="M16 -9.6H19.4Q20.4 0 19.4 9.6H16Q17.4 0 16 -9.6Z" fill={stripe} stroke="#0b0c0e" strokeWidth=".6" />
      <clipPath id={id}>
        <path d={WINGED} />
      </clipPath>
      <path d={WINGED} fill={paint} stroke="#0b0c0e" strokeWidth=".8" />
      <g clipPath={`url(#${id})`}>
        <path d="M-18 -1.3H20V1.3H-18Z" fill={stripe} />
        <path d="M-6 -9L4 -9L8 -3H-2Z" fill={stripe} opacity=".9" />
        <path d="M-6 9L4 9L8 3H-2Z" fill={stripe} opacity=".9" />
        <path d="M-18 -9H20V-2.5H-18Z" fill="#fff" opacity=".14" />
      </g>
      <ellipse cx="-.5" rx="4.4" ry="3" fill="#15171a" />
      <circle cx="-1.2" r="2.5" fill="#ffd23f" stroke="#0b0c0e" strokeWidth=".5" />
      <rect x="-20.5" y="-8.4" width="4.4" height="16.8" rx="1" fill={paint} stroke="#0b0c0e" strokeWidth=".7" />
      <path d="M-20 -7.6H-16.6M-20 7.6H-16.6" stroke={stripe} strokeWidth="1.4" />
      <circle cx="-9.4" r="4" fill="#fbf8ef" stroke="#0b0c0e" strokeWidth=".4" />
      <text x="-9.4" y="2.5" textAnchor="middle" fontSize="7" fontWeight="800" fill="#15171a">
        {number}
      </text>
    </>
  );
}

/** A stock car, 42 x 20. */
export function StockCar({ paint, stripe, number }: PrintedCarProps): ReactElement {
  const id = useId();
  return (
    <>
      <path d={STOCK} transform="translate(2 3.2)" opacity=".45" />
      <path d="M-15 -10.6H-8V10.6H-15ZM8 -10.4H14.5V10.4H8Z" fill="#15171a" />
      <clipPath id={id}>
        <path d={STOCK} />
      </clipPath>
      <path d={STOCK} fill={paint} stroke="#0b0c0e" strokeWidth=".9" />
      <g clipPath={`url(#${id})`}>
        <path d="M-21 -3.4H22V-1.2H-21ZM-21 1.2H22V3.4H-21Z" fill={stripe} opacity=".92" />
        <path d="M-21 -10H22V-6.6H-21Z" fill="#fff" opacity=".22" />
        <path d="M-21 10H22V7H-21Z" fill="#000" opacity=".2" />
        <path d="M20 -7L21.5 -3V-8ZM20 7L21.5 3V8Z" fill="#fff8d8" />
      </g>
      <path
        d="M8.5 -7.4C10 -4 10 4 8.5 7.4L3.6 5.6C4.6 2 4.6 -2 3.6 -5.6Z"
        fill="#1a2a36"
        stroke="#0b0c0e"
        strokeWidth=".5"
      />
      <path
        d="M-12.6 -6.8C-13.6 -3 -13.6 3 -12.6 6.8L-9 5.4C-9.6 2 -9.6 -2 -9 -5.4Z"
        fill="#1a2a36"
        stroke="#0b0c0e"
        strokeWidth=".5"
      />
      <path
        d="M-9 -5.6L3.6 -5.8C4.6 -2 4.6 2 3.6 5.8L-9 5.6C-9.8 2 -9.8 -2 -9 -5.6Z"
        fill={paint}
        stroke="#0b0c0e"
        strokeWidth=".5"
      />
      <circle cx="-2.6" r="4.9" fill="#fbf8ef" />
      <text x="-2.6" y="3.1" textAnchor="middle" fontSize="9" fontWeight="800" fill="#15171a">
        {number}
      </text>
      <rect x="-21" y="-8.6" width="2.6" height="17.2" rx="1" fill={stripe} stroke="#0b0c0e" strokeWidth=".4" />
    </>
  );
}

function Wheel({ x, y, width, height }: { x: number; y: number; width: number; height: number }): ReactElement {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="1.7" fill="#17191c" stroke="#000" strokeWidth=".5" />
      <path d={`M${x + 1} ${y + height / 2}H${x + width - 1}`} stroke="#3b3f45" strokeWidth={height * 0.32} />
    </>
  );
}
