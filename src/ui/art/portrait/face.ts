// The face of a portrait, centred on 0, 0: skin, nose, mouth, eyes and brows. Not here: hair and helmets (hair.ts, helmet.ts).

import type { Jaw, Look, Mouth, Nose } from '@drivers/look';
import { num, shade } from '../svg';
import { beardInFace, beardOver, beardUnder } from './beards';
import { fill, hairInFace, line } from './hair';

/** The whole face. */
export function faceOf(look: Look): string {
  return [
    skin(look),
    beardUnder(look),
    marks(look),
    line(NOSES[look.nose], shade(look.skin, -0.6), 1.5, 0.78),
    mouthOf(look),
    beardOver(look),
    look.goggles === 'down' ? '' : eyes(look),
    glasses(look),
  ].join('');
}

const JAWS: Readonly<Record<Jaw, string>> = {
  round: 'M-25.5 -14C-27 10 -20 31 0 36C20 31 27 10 25.5 -14C24 -34 -24 -34 -25.5 -14Z',
  square: 'M-26 -14L-25.4 12C-24 28 -13 37 0 37C13 37 24 28 25.4 12L26 -14C24 -34 -24 -34 -26 -14Z',
  long: 'M-24 -14C-25 12 -17 37 0 40C17 37 25 12 24 -14C22 -34 -22 -34 -24 -14Z',
  heart: 'M-25 -14C-26 8 -15 30 0 37C15 30 26 8 25 -14C24 -34 -24 -34 -25 -14Z',
};

const NOSES: Readonly<Record<Nose, string>> = {
  straight: 'M-1.6 2C-2.6 8 -5.4 11 -3.4 13C-1.4 14.4 2.4 14.4 4 12.6',
  broad: 'M-5 11.6C-4.4 14.6 -1 13.6 0 14.4C1 13.6 4.4 14.6 5 11.6',
  hooked: 'M2 0C3 6 6.4 10 4.4 13C2.4 14.8 -1.6 14.6 -3.4 12.8',
};

function skin(look: Look): string {
  const jaw = JAWS[look.jaw];
  const cheek = (x: number) => `<ellipse cx="${x}" cy="13" rx="6.5" ry="4" fill="${look.blush}" opacity=".22"/>`;
  const inside =
    fill('M8 -40H40V44H4C18 30 16 -10 8 -40Z', shade(look.skin, -0.2), 0.5) +
    cheek(-15) +
    cheek(15) +
    beardInFace(look) +
    hairInFace(look);
  return `<clipPath id="face"><path d="${jaw}"/></clipPath>${fill(jaw, look.skin)}<g clip-path="url(#face)">${inside}</g>`;
}

const FRECKLES: readonly (readonly [number, number])[] = [
  [17, 9],
  [13, 12],
  [9, 9],
  [14, 6],
];

function marks({ skin: tone, freckles, old, scar }: Look): string {
  const dark = shade(tone, -0.42);
  const spots = freckles ? FRECKLES.flatMap(([x, y]) => [spot(x, y), spot(-x, y)]).join('') : '';
  const creases = old
    ? line('M-21 5Q-18 8 -15 7M21 5Q18 8 15 7M-12 14Q-15 19 -13 24M12 14Q15 19 13 24M-8 -10H8', dark, 1.1, 0.6)
    : '';
  const pale = shade(tone, 0.35);
  const cut = scar ? line('M15 8L20 20', pale, 1.8) + line('M15 13L19 11M17 17L21 15', pale, 1.1) : '';
  return spots + creases + cut;

  function spot(x: number, y: number): string {
    return `<circle cx="${x}" cy="${y}" r=".95" fill="${dark}" opacity=".75"/>`;
  }
}

function mouthOf({ skin: tone, mouth, lips }: Look): string {
  return MOUTHS[mouth](shade(tone, -0.6), lips ?? shade(tone, -0.34));
}

const MOUTHS: Readonly<Record<Mouth, (ink: string, lip: string) => string>> = {
  smile: (ink, lip) => line('M-9 20.5Q0 27.5 9 20.5', ink, 2) + line('M-4 26.4Q0 28 4 26.4', lip, 1.6),
  grin: (ink) =>
    fill('M-11 19.4C-6 21.4 6 21.4 11 19.4C9.4 28.6 -9.4 28.6 -11 19.4Z', '#fff') +
    line('M-11 19.4C-6 21.4 6 21.4 11 19.4C9.4 28.6 -9.4 28.6 -11 19.4Z', ink, 1.5),
  smirk: (ink) => line('M-8 23.2C-2 24.6 5 23.6 10 18.6', ink, 2) + line('M10.6 17L12.6 19.8', ink, 1.4),
  flat: (ink, lip) => line('M-8 22.6H8', ink, 2.1) + line('M-4 26.4H4', lip, 1.6),
  lips: (_, lip) =>
    fill('M-8.6 21.6C-4 18.6 -2 19 0 20C2 19 4 18.6 8.6 21.6C4 27 -4 27 -8.6 21.6Z', lip) +
    line('M-8.6 21.6C-3 22.8 3 22.8 8.6 21.6', shade(lip, -0.45), 1.2),
  open: (ink) =>
    fill('M-9 19.6C-4 21 4 21 9 19.6C8.4 30 -8.4 30 -9 19.6Z', '#5a1a18') +
    fill('M-7.6 20.6C-3 21.6 3 21.6 7.6 20.6L7 23.2H-7Z', '#fff') +
    line('M-9 19.6C-4 21 4 21 9 19.6C8.4 30 -8.4 30 -9 19.6Z', ink, 1.4),
};

const LASH = '#1a1210';

function eyes(look: Look): string {
  const [fall, width] = look.brow;
  const brow = (side: number) => {
    const d = `M${num(side * 4.6)} ${num(-8.4 + fall)}Q${side * 11} -11.4 ${side * 18} ${num(-7.2 - fall * 0.4)}`;
    return line(d, look.browColour, width);
  };
  return [-1, 1].map((side) => eye(look, side) + brow(side)).join('');
}

function eye({ eyes: shape, iris, lashes }: Look, side: number): string {
  const at = (d: string) => `<g transform="translate(${side * 11} 0)">${d}</g>`;
  const pupil = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${iris}"/><circle cx="${x}" cy="${y}" r="${num(r * 0.52)}" fill="#120c08"/>`;
  if (shape === 'shut') return at(line('M-6 1.4C-3 -2.6 3 -2.6 6 1.4', LASH, 2.2));
  if (shape === 'narrow') {
    return at(
      fill('M-6.4 .8C-3 -2.6 3 -2.6 6.4 .8C3 3.2 -3 3.2 -6.4 .8Z', '#fff') +
        pupil(0, 0.4, 2.5) +
        line('M-6.8 .8C-3 -3.2 3 -3.2 6.8 .8', LASH, 1.9),
    );
  }
  const corner = lashes ? line(`M${num(side * 5.6)} -2L${side * 9} -4.4`, LASH, 1.6) : '';
  return at(
    '<ellipse cy=".4" rx="6" ry="4.4" fill="#fff"/>' +
      pupil(0.4, 0.4, 3.1) +
      '<circle cx="-.8" cy="-1" r="1" fill="#fff"/>' +
      line('M-6.4 -.4C-4 -5 4 -5 6.4 -.4', LASH, lashes ? 2.3 : 1.8) +
      corner,
  );
}

function glasses({ glasses: frame }: Look): string {
  if (frame === null) return '';
  const lens = (x: number) =>
    `<circle cx="${x}" cy=".6" r="8.2" fill="#fff" fill-opacity=".14" stroke="${frame}" stroke-width="1.9"/>`;
  return lens(-11) + lens(11) + line('M-2.8 0Q0 -2 2.8 0M-19 -1L-24 -3M19 -1L24 -3', frame, 1.9);
}
