// The window's last position, kept in a small file in the data folder. Not here: settings that a person chooses.

import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** px on the desktop, as the platform counts them. */
const place = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1),
  height: z.int().min(1),
  maximized: z.boolean(),
});
export type WindowPlace = z.infer<typeof place>;
export type Area = Pick<WindowPlace, 'x' | 'y' | 'width' | 'height'>;

/** The smallest window in which every screen fits. */
export const SMALLEST = { width: 820, height: 640 } as const;
export const USUAL = { width: 1440, height: 900 } as const;
/** px of the window that must be on a screen so that it can be grabbed. */
const GRIP = 120;

/** The position from the file; undefined if there is none or it cannot be read. */
export function readPlace(file: string): WindowPlace | undefined {
  try {
    return place.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The file is missing or damaged: the default position is used, and closing the window writes a new file.
    return undefined;
  }
}

/** Writes the position. In a read-only folder, only the position is lost. */
export function writePlace(file: string, where: WindowPlace): boolean {
  try {
    writeFileSync(file, JSON.stringify(where));
    return true;
  } catch {
    return false;
  }
}

/** The position if it is still on a screen, cut to that screen; otherwise only the default size. areas: without taskbars. */
export function fitPlace(
  where: WindowPlace | undefined,
  areas: readonly Area[],
): Partial<WindowPlace> & Pick<Area, 'width' | 'height'> {
  const first = areas[0];
  const usual = {
    width: Math.min(USUAL.width, first?.width ?? USUAL.width),
    height: Math.min(USUAL.height, first?.height ?? USUAL.height),
  };
  if (where === undefined) return usual;
  const home = areas.find((area) => overlap(where, area) >= GRIP && isTitleInside(where, area));
  if (home === undefined) return { ...usual, maximized: where.maximized };
  return {
    ...where,
    width: Math.max(SMALLEST.width, Math.min(where.width, home.width)),
    height: Math.max(SMALLEST.height, Math.min(where.height, home.height)),
  };
}

/** px of the window's width on this screen. */
function overlap(a: Area, b: Area): number {
  return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
}

/** A person moves a window by its title bar. */
function isTitleInside(a: Area, b: Area): boolean {
  return a.y >= b.y - 8 && a.y <= b.y + b.height - GRIP / 2;
}
