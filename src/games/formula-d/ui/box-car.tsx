// The winged cars on the cover, seen from above, nose to the right. Not here: the cars of a race.

import { PrintedWheel } from '@ui/box/printed-wheel';
import { type ReactElement, useId } from 'react';

interface PrintedCarProps {
  paint: string;
  stripe: string;
  number: number;
}

const WINGED = 'M-17 -3C-14 -7.6 -4 -8 2 -6.4L6 -3.4L19 -1.8C20.6 -1.2 20.6 1.2 19 1.8L6 3.4L2 6.4C-4 8 -14 7.6 -17 3Z';

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
      <PrintedWheel x={-16} y={-11.4} width={9} height={5} />
      <PrintedWheel x={-16} y={6.4} width={9} height={5} />
      <PrintedWheel x={7.5} y={-10.4} width={7.4} height={4.2} />
      <PrintedWheel x={7.5} y={6.2} width={7.4} height={4.2} />
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
