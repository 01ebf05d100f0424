// Draws checkpoint flags in their three states, a robot's archive pin, and other marks on robots and cells.

import { painted } from '@ui/art/glyphs';
import type { Drawing } from '@ui/stage/sprites';

/** State of a checkpoint for the viewer's robot. */
export type FlagState = 'open' | 'next' | 'done';

/** A numbered flag; its pole is left of the middle of its cell. */
export function flagArt(number: number, state: FlagState): string {
  const cloth = state === 'done' ? '#5f6a73' : '#1f9a58';
  const ring =
    state === 'next'
      ? '<circle r="24" fill="#F5A623" opacity=".22"/><circle r="23" fill="none" stroke="#ffc35a" stroke-width="2.4" stroke-dasharray="7 5"/>'
      : '';
  const tick =
    state === 'done'
      ? '<circle cx="18" cy="2" r="7.4" fill="#2fa863" stroke="#0c0f13"/><path d="M14.6 2L17.2 4.8L21.6 -.6" stroke="#fff" stroke-width="2" fill="none"/>'
      : '';
  return `<ellipse cx="-7" cy="17" rx="11" ry="4.4" fill="#000" opacity=".5"/>${ring}<path d="M-8 17V-22" stroke="#14171a" stroke-width="5" stroke-linecap="round"/><path d="M-8 17V-22" stroke="#e9edf0" stroke-width="2.8" stroke-linecap="round"/><path d="M-7 -22C0 -26 8 -17 21 -21V-1C8 3 0 -6 -7 -2Z" fill="${cloth}" stroke="#14171a" stroke-width="1.4"/><path d="M-7 -22C0 -26 8 -17 21 -21V-16C8 -12 0 -21 -7 -17Z" fill="#fff" opacity=".25"/><g transform="translate(7 -11)">${painted(String(number), { size: 19, fill: '#fff' })}</g>${tick}`;
}

/** A flag as a sprite. */
export function flagDrawing(number: number, state: FlagState): Drawing {
  return { svg: flagArt(number, state), width: 56, height: 56 };
}

/** A robot's return point: a small pin in its paint. */
export function archiveDrawing(paint: string): Drawing {
  return {
    svg: `<path d="M0 7C-4.6 1 -5.4 -1 -5.4 -3A5.4 5.4 0 0 1 5.4 -3C5.4 -1 4.6 1 0 7Z" fill="${paint}" stroke="#0c0f13" stroke-width="1.6"/><circle cy="-3" r="2" fill="#fff"/>`,
    width: 16,
    height: 18,
  };
}

/** The badge of a powered-down robot. */
export const POWER_DRAWING: Drawing = {
  svg: '<circle r="9" fill="#12151a" stroke="#8fc7ee" stroke-width="1.6"/><path d="M0 -5.4V-.6M-3.6 -3A4.8 4.8 0 1 0 3.6 -3" fill="none" stroke="#8fc7ee" stroke-width="2" stroke-linecap="round"/>',
  width: 22,
  height: 22,
};

/** The register number on a ghost. */
export function registerDrawing(register: number): Drawing {
  return {
    svg: `<circle r="12" fill="#F5A623" stroke="#12151a" stroke-width="2"/>${painted(String(register), { size: 17, fill: '#191307' })}`,
    width: 28,
    height: 28,
  };
}

/** Marks the end of a forecast in which the robot is destroyed. */
export const CROSS_DRAWING: Drawing = {
  svg: '<path d="M-9 -9L9 9M9 -9L-9 9" stroke="#12151a" stroke-width="8" stroke-linecap="round"/><path d="M-9 -9L9 9M9 -9L-9 9" stroke="#ff7b6b" stroke-width="4.4" stroke-linecap="round"/>',
  width: 32,
  height: 32,
};
