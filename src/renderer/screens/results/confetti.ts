// Confetti over the podium: thick for four seconds, then thin. Drawn on its own canvas, without a worker (the page's
// policy allows none from a blob here) and without styles.

import confetti from 'canvas-confetti';

const COLOURS = ['#d8352a', '#2f6fd0', '#f2c230', '#24834a', '#ece7da', '#ee7b1c', '#ee6fa6'];
const THICK_MS = 4000;

/** Starts throwing confetti on a canvas; returns the function that stops it. */
export function throwConfetti(canvas: HTMLCanvasElement): () => void {
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  const began = performance.now();
  const timer = setInterval(() => {
    const thick = performance.now() - began < THICK_MS;
    const common = { colors: COLOURS, ticks: 260, gravity: 0.7, scalar: 0.9 };
    if (thick || Math.random() < 0.12) {
      for (const side of [0, 1]) {
        void fire({
          ...common,
          particleCount: thick ? 7 : 2,
          angle: side === 0 ? 60 : 120,
          spread: 60,
          origin: { x: side, y: 0.55 },
        });
      }
    }
  }, 160);
  return () => {
    clearInterval(timer);
    fire.reset();
  };
}
