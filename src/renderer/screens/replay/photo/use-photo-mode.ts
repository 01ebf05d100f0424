// Photo mode of a replay: entering it pauses the race and keeps the camera and the focus, and leaving it gives both back. Not here:
// what it shows (photo-layer.tsx).

import type { BoardPhoto } from '@ui/board';
import type { Keys } from '@ui/keys';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardControls } from '../../race/board/use-board';
import type { Player } from '../player';

/** How far an arrow key moves the board, px, and how far a key zooms. */
const STEP = 60;
const ZOOM = 1.25;

/** Photo mode as the screen uses it. */
export interface PhotoMode {
  isOn: boolean;
  /** Whether photos can be taken of this board. */
  isOffered: boolean;
  enter(): void;
  leave(): void;
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  /** The board as the window shows it; undefined: it has gone. */
  picture(): HTMLCanvasElement | undefined;
  /** All keys while it is on. */
  keys: Keys;
}

interface Kept {
  camera: unknown;
  photo: BoardPhoto;
  focused: Element | null;
}

/** Photo mode of this board. */
export function usePhotoMode(board: BoardControls, player: Player): PhotoMode {
  const [isOn, setOn] = useState(false);
  const kept = useRef<Kept | undefined>(undefined);
  const { photo: photoOf, ready, zoomBy } = board;
  const isOffered = ready && photoOf() !== undefined;

  const enter = useCallback(() => {
    const photo = photoOf();
    if (photo === undefined) return;
    player.pause();
    // Entered again before the camera was back: what was kept first is still wanted.
    kept.current ??= { camera: photo.keep(), photo, focused: document.activeElement };
    setOn(true);
  }, [photoOf, player]);
  const leave = useCallback(() => setOn(false), []);
  useGivenBack(isOn, kept);

  return useMemo(() => {
    const move = (dx: number, dy: number) => () => photoOf()?.moveBy(dx * STEP, dy * STEP);
    const [zoomIn, zoomOut] = [() => zoomBy(ZOOM), () => zoomBy(1 / ZOOM)];
    // Not the board's own fit(), which would also stop following a car.
    const fit = () => photoOf()?.restore(null);
    const keys = {
      arrowleft: move(1, 0),
      arrowright: move(-1, 0),
      arrowup: move(0, 1),
      arrowdown: move(0, -1),
      '+': zoomIn,
      '-': zoomOut,
      '0': fit,
      o: leave,
      escape: leave,
    };
    return { isOn, isOffered, enter, leave, zoomIn, zoomOut, fit, picture: () => photoOf()?.picture(), keys };
  }, [isOn, isOffered, enter, leave, photoOf, zoomBy]);
}

/** Gives back camera and focus once photo mode has ended. */
function useGivenBack(isOn: boolean, kept: { current: Kept | undefined }): void {
  useEffect(() => {
    const was = kept.current;
    if (isOn || was === undefined) return;
    if (was.focused instanceof HTMLElement) was.focused.focus();
    // The panels are back in the next frame, and the board knows its new size after that one.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        kept.current = undefined;
        was.photo.restore(was.camera);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOn, kept]);
}
