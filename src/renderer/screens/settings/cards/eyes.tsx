// How colour-blind people see the cars: filters by the matrices of Machado, Oliveira and Fernandes (2009, "A
// Physiologically-based Model for Simulation of Color Vision Deficiency", severity 1.0), which are for linear RGB.

import type { ReactElement } from 'react';

/** The type of colour blindness: without the cones for green (deutan), red (protan) or blue (tritan). */
export const EYES = ['normal', 'deutan', 'protan', 'tritan'] as const;
export type Eyes = (typeof EYES)[number];

/** Rows of red, green and blue, each with its share of the three. */
export const MATRICES: Readonly<Record<Exclude<Eyes, 'normal'>, readonly (readonly [number, number, number])[]>> = {
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The CSS filter that shows a part of the page in this colour vision. */
export function filterOf(eyes: Eyes): string {
  return eyes === 'normal' ? 'none' : `url(#eyes-${eyes})`;
}

/** The filters themselves; once on a page. */
export function EyeFilters(): ReactElement {
  return (
    <svg width="0" height="0" aria-hidden="true" className="visually-hidden">
      {(Object.keys(MATRICES) as (keyof typeof MATRICES)[]).map((eyes) => (
        <filter key={eyes} id={`eyes-${eyes}`} colorInterpolationFilters="linearRGB">
          <feColorMatrix type="matrix" values={valuesOf(MATRICES[eyes])} />
        </filter>
      ))}
    </svg>
  );
}

/** Four rows of five: alpha stays, nothing is added. */
function valuesOf(rows: readonly (readonly number[])[]): string {
  return [...rows.map((row) => [...row, 0, 0].join(' ')), '0 0 0 1 0'].join(' ');
}
