// Pictures of events about speed: record hunters, and the race on television.

import { t } from '../../../../text/t';
import { CREAM, car, crowd, GOLD, hills, INK, kerb, RED, road, sky, textOf } from './parts';

/** Record hunters: the stopwatch over a car flat out. */
export function record(): string {
  const ticks = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * 2 * Math.PI;
    const inner = i % 2 ? 50 : 46;
    const at = (r: number) => `${(150 + Math.cos(a) * r).toFixed(1)} ${(84 + Math.sin(a) * r).toFixed(1)}`;
    return `M${at(inner)}L${at(54)}`;
  });
  const rays = Array.from(
    { length: 12 },
    (_, i) => `<path d="M150 84L${-60 + i * 40} -20L${-40 + i * 40} -20Z" fill="#fff" opacity=".1"/>`,
  );
  return `${sky('record', '#c8452e', '#f5c15a')}${rays.join('')}${hills(142, '#8f3c2c', '#6a2d25')}<rect x="138" y="6" width="24" height="16" rx="4" fill="#8d959e"/><circle cx="150" cy="6" r="9" fill="none" stroke="#8d959e" stroke-width="5"/><path d="M196 36l10 -10" stroke="#8d959e" stroke-width="9" stroke-linecap="round"/><circle cx="150" cy="84" r="66" fill="#6d757e"/><circle cx="150" cy="84" r="60" fill="${CREAM}"/><path d="M150 84L150 30A54 54 0 0 1 199 106Z" fill="${RED}" opacity=".22"/><path d="${ticks.join('')}" stroke="${INK}" stroke-width="2.4"/>${textOf('15', 150, 128, 32, RED)}<path d="M150 84L150 38" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="M150 84L192 102" stroke="${RED}" stroke-width="4" stroke-linecap="round"/><circle cx="150" cy="84" r="6" fill="${INK}"/><path d="M105 60A52 52 0 0 1 140 33" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/>${kerb(150, RED)}${road(159)}${car(186, 186, 1, 1.9)}<path d="M0 176H96M14 186H110M0 196H92" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>`;
}

/** Live on television: the set shows one car passing three. */
export function television(): string {
  const scan = Array.from({ length: 13 }, (_, i) => `M62 ${50 + i * 9}H214`).join('');
  return `<rect width="300" height="214" fill="#7a4a3a"/><path d="M0 0H300V150H0Z" fill="#b8774f"/>${Array.from(
    { length: 10 },
    (_, i) => `<path d="M${i * 32} 0V150" stroke="#a4663f" stroke-width="8" opacity=".5"/>`,
  ).join(
    '',
  )}<path d="M120 36L86 4M160 36L206 2" stroke="#c9ced6" stroke-width="3.4"/><circle cx="86" cy="4" r="4" fill="#c9ced6"/><circle cx="206" cy="4" r="4" fill="#c9ced6"/><rect x="36" y="30" width="228" height="146" rx="16" fill="#5a3620"/><rect x="36" y="30" width="228" height="146" rx="16" fill="none" stroke="#8a5a36" stroke-width="3"/><path d="M70 176L58 206M230 176L242 206" stroke="#3c2415" stroke-width="8" stroke-linecap="round"/><clipPath id="tv-screen"><rect x="54" y="44" width="166" height="118" rx="20"/></clipPath><g clip-path="url(#tv-screen)"><rect x="54" y="44" width="166" height="118" fill="#8fc0d0"/>${crowd(54, 62, 166, 3, 17)}<g transform="translate(54 62) scale(.56)">${kerb(52, '#2f6fd0')}${road(61)}</g>${car(92, 146, 5, 1, false)}${car(132, 150, 3, 1, false)}${car(168, 146, 6, 1, false)}${car(150, 118, 1, 1.25)}<path d="${scan}" stroke="#fff" stroke-opacity=".09" stroke-width="3"/><path d="M54 44H140L96 162H54Z" fill="#fff" opacity=".1"/></g><rect x="54" y="44" width="166" height="118" rx="20" fill="none" stroke="#23140a" stroke-width="5"/><rect x="62" y="52" width="44" height="18" rx="4" fill="${RED}"/>${textOf(t('painted.live'), 84, 66, 15, CREAM)}<circle cx="242" cy="68" r="11" fill="${CREAM}" stroke="#3c2415" stroke-width="3"/><path d="M242 68V60" stroke="#3c2415" stroke-width="3"/><circle cx="242" cy="100" r="9" fill="${GOLD}" stroke="#3c2415" stroke-width="3"/><path d="M232 124H252M232 132H252M232 140H252M232 148H252" stroke="#3c2415" stroke-width="3"/><rect y="204" width="300" height="10" fill="#4a2c20"/>`;
}
