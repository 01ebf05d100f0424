// Draws resources/icon.svg and, with the chromium of the browser tests, resources/icon.png (1024 x 1024). Run by hand.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';

const SIZE = 1024;
const COLUMNS = 6;
const ROWS = 4;
/** The flag's box before it waves, px. */
const FLAG = { x: 272, y: 232, width: 600, height: 400 };
const folder = path.join(import.meta.dirname, '../resources');

/** A point of the cloth, both in 0..1: it leans forward and waves twice along its length. */
function cloth(across, down) {
  const wave = Math.sin(across * Math.PI * 2 - 0.5) * 34 * (0.35 + across * 0.65);
  const x = FLAG.x + across * FLAG.width - down * 64 + wave * 0.25;
  return [x, FLAG.y + down * FLAG.height + wave - across * 26];
}

/** The outline of one field, each edge in eight steps so that it bends with the cloth. */
function field(column, row) {
  const steps = Array.from({ length: 9 }, (_, step) => step / 8);
  const at = (a, d) => cloth((column + a) / COLUMNS, (row + d) / ROWS);
  const points = [
    ...steps.map((a) => at(a, 0)),
    ...steps.map((d) => at(1, d)),
    ...steps.map((a) => at(1 - a, 1)),
    ...steps.map((d) => at(0, 1 - d)),
  ];
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

function fields(parity) {
  const all = [];
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) if ((row + column) % 2 === parity) all.push(field(column, row));
  return all.join('');
}

const [topX, topY] = cloth(0, 0);
const [footX, footY] = [topX - 108, 880];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">
<title>Paddock</title>
<defs>
<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#262d37"/><stop offset="1" stop-color="#0c0f13"/></linearGradient>
<linearGradient id="amber" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#c77f0d"/><stop offset="0.3" stop-color="#ffc35a"/><stop offset="0.62" stop-color="#e0920f"/><stop offset="1" stop-color="#ffc35a"/></linearGradient>
<linearGradient id="dark" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#0c0f13"/><stop offset="0.3" stop-color="#2a313c"/><stop offset="0.62" stop-color="#12151a"/><stop offset="1" stop-color="#2a313c"/></linearGradient>
<linearGradient id="pole" x1="0" y1="0" x2="1" y2="0.3"><stop offset="0" stop-color="#f2ead9"/><stop offset="1" stop-color="#8d8574"/></linearGradient>
<radialGradient id="glow" cx="0.52" cy="0.42" r="0.55"><stop offset="0" stop-color="#f5a623" stop-opacity="0.26"/><stop offset="1" stop-color="#f5a623" stop-opacity="0"/></radialGradient>
</defs>
<rect x="32" y="32" width="960" height="960" rx="212" fill="url(#night)"/>
<rect x="32" y="32" width="960" height="960" rx="212" fill="url(#glow)"/>
<rect x="38" y="38" width="948" height="948" rx="206" fill="none" stroke="#f5a623" stroke-opacity="0.3" stroke-width="12"/>
<path d="M150 800C360 730 620 900 874 770" fill="none" stroke="#3a424e" stroke-width="30" stroke-linecap="round"/>
<path d="M150 800C360 730 620 900 874 770" fill="none" stroke="#f2ead9" stroke-width="6" stroke-dasharray="44 34" stroke-linecap="round"/>
<path d="M${topX + 12} ${topY - 40}L${footX} ${footY}" stroke="url(#pole)" stroke-width="30" stroke-linecap="round"/>
<path d="${fields(0)}" fill="url(#amber)"/>
<path d="${fields(1)}" fill="url(#dark)"/>
</svg>
`;
writeFileSync(path.join(folder, 'icon.svg'), svg);
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: [...CHROMIUM_ARGS] });
const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
writeFileSync(path.join(folder, 'icon.png'), await page.screenshot({ omitBackground: true }));
await browser.close();
