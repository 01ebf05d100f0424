// Applies appearance settings to the page's root element. Not here: saving settings.

import type { Settings } from '@api/contract';
import { ANIMATIONS_OFF } from '@ui/animations';

type Look = Pick<
  Settings,
  'motion' | 'palette' | 'contrast' | 'textScale' | 'speed' | 'patterns' | 'nameTags' | 'symbols' | 'leftHanded'
>;

/** Whether motion is reduced, by the setting or the system's preference. */
export function isMotionReduced(motion: Settings['motion']): boolean {
  if (motion !== 'system') return motion === 'reduced';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Changes the root element: data attributes for the theme switches, text scale and animation speed as variables. */
export function showAppearance(look: Look): void {
  const root = document.documentElement;
  root.dataset.motion = isMotionReduced(look.motion) ? 'reduced' : 'full';
  root.dataset.animations = look.speed >= ANIMATIONS_OFF ? 'off' : 'on';
  root.dataset.palette = look.palette;
  root.dataset.contrast = look.contrast;
  root.dataset.patterns = look.patterns ? 'on' : 'off';
  root.dataset.names = look.nameTags ? 'on' : 'off';
  root.dataset.symbols = look.symbols ? 'on' : 'off';
  root.dataset.hand = look.leftHanded ? 'left' : 'right';
  root.style.setProperty('--scale', String(look.textScale));
  root.style.setProperty('--speed', String(look.speed));
}

/** Calls listener whenever the system's reduced-motion preference changes; returns a function that stops it. */
export function onSystemMotion(listener: () => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
