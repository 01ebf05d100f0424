// The kind of device that shows this page, for the icon beside the person's name. A guess: nothing depends on it.

import type { Device } from '@api/party';

/** Touch screens up to this many px on the shorter side are phones. */
const PHONE = 600;

/** Phone, tablet or laptop by screen and pointer; the desktop app knows that it is the app. */
export function deviceHere(): Device {
  if (window.paddock !== undefined) return 'app';
  if (!window.matchMedia('(pointer: coarse)').matches) return 'laptop';
  return Math.min(window.screen.width, window.screen.height) < PHONE ? 'phone' : 'tablet';
}
