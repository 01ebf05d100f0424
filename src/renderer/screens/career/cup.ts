// A cup as SVG text, centred on 0, 0, 66 high. Not here: where cups are put (hill/, shelf/).

/** Fill, edge, handles and light of each metal. */
const METALS = {
  gold: ['#f5c33b', '#8a5a08', '#d9a11f', '#fff1b8'],
  silver: ['#d3d9e0', '#6d757f', '#aab1bb', '#ffffff'],
  bronze: ['#d9925a', '#6f3d16', '#b8733d', '#ffdcb8'],
  iron: ['#8b929c', '#343a42', '#6b727c', '#c4cad2'],
} as const;

/** What a cup is cast in. */
export type Metal = keyof typeof METALS;

/** The cup on its wooden foot. */
export function cupArt(metal: Metal): string {
  const [fill, edge, handles, light] = METALS[metal];
  return `<ellipse cx="2" cy="36" rx="22" ry="4" fill="#000" opacity=".4"/><path d="M-16 -30H16L13 -6C11 6 4 9 2 10V20H12V27H-12V20H-2V10C-4 9 -11 6 -13 -6Z" fill="${fill}" stroke="${edge}" stroke-width="1.4"/><path d="M-16 -26H-26C-26 -10 -20 -4 -12 -4M16 -26H26C26 -10 20 -4 12 -4" fill="none" stroke="${handles}" stroke-width="4.4"/><path d="M-12 -28H-4L-5 2Q-10 0 -11 -8Z" fill="${light}" opacity=".8"/><rect x="-15" y="27" width="30" height="8" fill="#4a2d13"/>`;
}
