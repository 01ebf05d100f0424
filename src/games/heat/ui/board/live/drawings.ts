// The small drawings for sprites that only a Heat board has.

import type { Drawing } from '@ui/stage/sprites';
import type { Road } from '../../../geometry/road';
import type { TabSide } from '../../../geometry/sign-place';
import type { Theme } from '../art/circuit-look';
import { changedSign } from '../art/conditions';
import { gantry, lamp, limitSign } from '../art/trackside';

/** A limit sign with its number. */
export function signDrawing(theme: Theme, limit: number): Drawing {
  return { svg: limitSign(theme, limit), width: 56, height: 60 };
}

/** A limit sign whose number differs from the printed one. */
export function changedSignDrawing(theme: Theme, printed: number, limit: number, tab: TabSide = 1): Drawing {
  return { svg: changedSign(theme, printed, limit, tab), width: 76, height: 72 };
}

/** A white diamond of light behind a sign, to be tinted. */
export const SIGN_GLOW: Drawing = {
  svg: '<defs><filter id="heat-blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="2.4"/></filter></defs><rect x="-19" y="-19" width="38" height="38" rx="6" transform="rotate(45)" fill="#fff" opacity=".72" filter="url(#heat-blur)"/>',
  width: 76,
  height: 76,
};

/** The gantry over this road. */
export function gantryDrawing(road: Road): Drawing {
  return { svg: gantry(road), width: 30, height: 2 * road.half + 56 };
}

export const LAMPS: Readonly<Record<'off' | 'red' | 'green', Drawing>> = {
  off: { svg: lamp('#20262b'), width: 10, height: 10 },
  red: { svg: lamp('#ff4a36'), width: 10, height: 10 },
  green: { svg: lamp('#59d98b'), width: 10, height: 10 },
};

/** A flame as on a Heat card. */
export const HEAT_DROP: Drawing = {
  svg: '<path d="M0 -9C4 -4 7 -1 7 3.4A7 7 0 0 1 -7 3.4C-7 .6 -5 -1 -4 -3.4C-2.6 -2 -2 -1.4 -1.6 -.4C-.4 -3 -.6 -6 0 -9Z" fill="#ff5b36" stroke="#7c160c" stroke-width="1"/><path d="M.4 -1C2.6 1.4 3.8 3 3.8 5A3.6 3.6 0 0 1 -3.6 5C-3.6 3 -1.4 2 .4 -1Z" fill="#ffd23f"/>',
  width: 20,
  height: 24,
};
