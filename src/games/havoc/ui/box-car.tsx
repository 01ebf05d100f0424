// The stock cars on the cover, from above, nose to the right. Not here: the cars of a race.

import { type ReactElement, useId } from 'react';

interface PrintedCarProps {
  paint: string;
  stripe: string;
  number: number;
}

const STOCK =
  'M-20 -7.5C-20 -9.2 -18 -9.6 -16 -9.6H13C18 -9.4 20.6 -7 21 -4V4C20.6 7 18 9.4 13 9.6H-16C-18 9.6 -20 9.2 -20 7.5Z';

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
