// The reveal of a podium: its sounds, its confetti, and skipping it. Not here: the scene itself.

import { playSound } from '@ui/sound/sound';
import { isMotionReduced } from '@ui/theme/appearance';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useApp } from '../../app/store';
import { throwConfetti } from './confetti';
import styles from './results.module.css';

/** The reveal runs once; any key or a click puts everything in its end state. */
export function useReveal(): { settled: boolean; settle(): void } {
  const motion = useApp((s) => s.settings.motion);
  const [settled, setSettled] = useState(() => isMotionReduced(motion));
  useEffect(() => {
    playSound('fanfare');
    const cheer = setTimeout(() => playSound('cheer'), 1700);
    const settle = () => setSettled(true);
    window.addEventListener('keydown', settle, { once: true });
    return () => {
      clearTimeout(cheer);
      window.removeEventListener('keydown', settle);
    };
  }, []);
  return { settled, settle: () => setSettled(true) };
}

/** Begins with the winner, 1.6 s into the reveal; covers the scene around it. */
export function Confetti({ skipped }: { skipped: boolean }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (skipped || !canvas.current) return;
    let stop: (() => void) | undefined;
    const wait = setTimeout(() => {
      if (canvas.current) stop = throwConfetti(canvas.current);
    }, 1600);
    return () => {
      clearTimeout(wait);
      stop?.();
    };
  }, [skipped]);
  return <canvas ref={canvas} className={styles.confetti} />;
}
