// Camera arithmetic: pan, zoom to a point, fit into the area that panels leave free. Pure functions.

/** A rectangle; world units or px. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Window size and the space that panels take from each edge, px. */
export interface Window {
  width: number;
  height: number;
  insets: { top: number; right: number; bottom: number; left: number };
}
/** A world point p appears at (p.x * scale + x, p.y * scale + y) px. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** Largest zoom of a wide window, as a multiple of the fitted scale. */
const MAX_ZOOM = 4;
/** Minimum width of a wide window, px. */
const WIDE = 1024;

/** Largest zoom, as a multiple of the fitted scale, so that a narrow window can zoom in as far as a wide one. width: px. */
export function mostZoom(width: number): number {
  return MAX_ZOOM * Math.min(3, Math.max(1, WIDE / Math.max(1, width)));
}

/** Minimum free area for a fit, px, because panels may cover nearly all of a small window. */
const LEAST_ROOM = 80;

/** Shows the whole frame centred in the free area. */
export function fitCamera(frame: Rect, window: Window): Camera {
  const { left, top, right, bottom } = window.insets;
  const room = {
    width: Math.max(LEAST_ROOM, window.width - left - right),
    height: Math.max(LEAST_ROOM, window.height - top - bottom),
  };
  const scale = Math.min(room.width / (frame.right - frame.left), room.height / (frame.bottom - frame.top));
  return {
    scale,
    x: left + room.width / 2 - ((frame.left + frame.right) / 2) * scale,
    y: top + room.height / 2 - ((frame.top + frame.bottom) / 2) * scale,
  };
}

/** Zooms so that the world point under (px, py) stays there; the scale stays within least and most. */
export function zoomAt(camera: Camera, factor: number, px: number, py: number, least: number, most: number): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  const grown = scale / camera.scale;
  return { scale, x: px - (px - camera.x) * grown, y: py - (py - camera.y) * grown };
}

/** Centres a world point in the free area. */
export function centreOn(camera: Camera, window: Window, x: number, y: number): Camera {
  const { left, top, right, bottom } = window.insets;
  const middleX = (left + window.width - right) / 2;
  const middleY = (top + window.height - bottom) / 2;
  return { scale: camera.scale, x: middleX - x * camera.scale, y: middleY - y * camera.scale };
}

/** Keeps the window on the world: no bare edge if the world is large enough, otherwise the whole world in view. */
export function keepOnWorld(camera: Camera, world: Rect, window: Window): Camera {
  const { scale } = camera;
  return {
    scale,
    x: keepAxis(camera.x, world.left * scale, world.right * scale, window.width),
    y: keepAxis(camera.y, world.top * scale, world.bottom * scale, window.height),
  };
}

function keepAxis(offset: number, from: number, to: number, room: number): number {
  if (to - from <= room) return (room - (to - from)) / 2 - from;
  return Math.min(-from, Math.max(room - to, offset));
}

/** The world plus what a fit shows beyond it, so that panels can cover the bare edge but not the frame. */
export function landOf(world: Rect, frame: Rect, window: Window): Rect {
  const fitted = seenPart(fitCamera(frame, window), window);
  return {
    left: Math.min(world.left, fitted.left),
    top: Math.min(world.top, fitted.top),
    right: Math.max(world.right, fitted.right),
    bottom: Math.max(world.bottom, fitted.bottom),
  };
}

/** The part of the world that is visible in the window. */
export function seenPart(camera: Camera, window: Window): Rect {
  return {
    left: -camera.x / camera.scale,
    top: -camera.y / camera.scale,
    right: (window.width - camera.x) / camera.scale,
    bottom: (window.height - camera.y) / camera.scale,
  };
}

/** Interpolates between two cameras. */
export function mixCameras(a: Camera, b: Camera, share: number): Camera {
  const scale = a.scale * (b.scale / a.scale) ** share;
  const even = Math.abs(b.scale - a.scale) < 1e-6 ? share : (scale - a.scale) / (b.scale - a.scale);
  return { scale, x: a.x + (b.x - a.x) * even, y: a.y + (b.y - a.y) * even };
}
