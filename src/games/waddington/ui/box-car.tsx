// The cigar-shaped cars of the 1960s on the cover, seen from above, nose to the right. Not here: the cars of a race.

import { PrintedWheel } from '@ui/box/printed-wheel';
import { type ReactElement, useId } from 'react';

interface PrintedCarProps {
  paint: string;
  stripe: string;
  number: number;
}

const CIGAR =
  'M-19.5 -3.2C-16 -5.4 -11 -6.6 -5 -6.4C2 -6.1 9 -5 14 -3.6C17.5 -2.6 20.5 -1.4 21 0C20.5 1.4 17.5 2.6 14 3.6C9 5 2 6.1 -5 6.4C-11 6.6 -16 5.4 -19.5 3.2Z';

/** A cigar-shaped car of the 1960s, 42 x 24. */
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
      <PrintedWheel x={-16.5} y={-11.7} width={9.6} height={5.4} />
      <PrintedWheel x={-16.5} y={6.3} width={9.6} height={5.4} />
      <PrintedWheel x={8} y={-10.8} width={8} height={4.4} />
      <PrintedWheel x={8} y={6.4} width={8} height={4.4} />
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
