// The style of a season's page: the app's dark glass with fixed colours, because the page can't use the app's style sheets,
// and dark ink on white in print. Not here: the app's own screens, which use tokens.

import type { Colour } from '@core/contract';

/** The colour value of every seat colour. */
export const PAINT: Readonly<Record<Colour, string>> = {
  red: '#d8352a',
  blue: '#2f6fd0',
  yellow: '#f2c230',
  green: '#24834a',
  black: '#24272c',
  ivory: '#ece7da',
  orange: '#ee7b1c',
  pink: '#ee6fa6',
  purple: '#7f45c4',
  teal: '#17a29b',
};

/** The page's style sheet. */
export const STYLE = `
:root {
  --ink: #12151a; --panel: rgba(27, 32, 39, 0.92); --row: rgba(255, 255, 255, 0.045); --line: rgba(255, 255, 255, 0.12);
  --text: #f2f3f5; --muted: #a7adb8; --amber: #f5a623; --amber-text: #ffd48a; --on-amber: #191307;
  --silver: #c9ced6; --bronze: #c58a52; --badge: #2d3540; --edge: #9aa1ab; --red-text: #ff9183;
  --head: "Barlow Condensed", "Arial Narrow", "Roboto Condensed", "Helvetica Neue", Arial, sans-serif;
  --body: Barlow, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;
  color-scheme: dark;
}
* { box-sizing: border-box; margin: 0; }
body {
  padding: 32px 24px 40px; color: var(--text); font: 400 15px / 1.4 var(--body);
  background: radial-gradient(1200px 600px at 80% -10%, #29313b 0%, transparent 70%), var(--ink); background-attachment: fixed;
  -webkit-print-color-adjust: exact; print-color-adjust: exact;
}
main { max-width: 1120px; margin: 0 auto; display: grid; gap: 20px; }
main > * { min-width: 0; }
h1, h2, h3 { font-family: var(--head); font-weight: 800; font-style: italic; text-transform: uppercase; letter-spacing: 0.02em; line-height: 1.05; overflow-wrap: anywhere; }
h1 { font-size: 44px; }
h2 { font-size: 24px; margin-bottom: 12px; }
h3 { font-size: 20px; }
header { display: grid; gap: 12px; }
.brand { display: flex; align-items: center; gap: 10px; font: 600 14px / 1 var(--head); letter-spacing: 0.09em; text-transform: uppercase; color: var(--muted); }
.flag { width: 26px; height: 18px; background: repeating-conic-gradient(var(--amber) 0 25%, #3a2b0d 0 50%) 0 0 / 12px 12px; transform: skewX(-12deg); }
.chips { display: flex; flex-wrap: wrap; gap: 8px; }
.chip { padding: 6px 12px; border-radius: 999px; background: var(--badge); font: 600 15px / 1 var(--head); letter-spacing: 0.05em; }
.chip.amber { background: rgba(245, 166, 35, 0.18); color: var(--amber-text); }
section { padding: 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); box-shadow: 0 10px 30px rgba(0, 0, 0, 0.38); }
.champion { display: flex; flex-wrap: wrap; align-items: center; gap: 20px; border: 2px solid var(--amber); background: linear-gradient(100deg, rgba(245, 166, 35, 0.28), rgba(245, 166, 35, 0.05)); }
.champion svg { width: 56px; height: 56px; flex: none; }
.champion p { font: 600 15px / 1.2 var(--head); letter-spacing: 0.09em; text-transform: uppercase; color: var(--amber-text); }
.champion strong { display: block; font: italic 800 40px / 1.05 var(--head); letter-spacing: 0.02em; text-transform: uppercase; color: var(--text); overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline: 2px solid var(--amber-text); outline-offset: 4px; }
table { width: 100%; border-collapse: collapse; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 8px; border-bottom: 1px solid var(--line); text-align: right; vertical-align: middle; white-space: nowrap; }
thead th { font: 600 14px / 1.2 var(--head); letter-spacing: 0.09em; text-transform: uppercase; color: var(--muted); }
tbody tr:last-child > * { border-bottom: 0; }
tbody th { font-weight: 600; }
.who { text-align: left; width: 100%; min-width: 150px; white-space: normal; overflow-wrap: anywhere; }
.who small { display: block; font-weight: 400; font-size: 13px; color: var(--muted); }
.num { font: 800 17px / 1.1 var(--head); font-variant-numeric: tabular-nums; }
.num small { display: block; font: 500 13px / 1.2 var(--head); color: var(--muted); }
.num.win, .num.win small { color: var(--amber); }
.num.gone { text-decoration: line-through; color: var(--muted); }
.total { font-size: 26px; }
.badge { display: inline-grid; place-items: center; min-width: 28px; height: 28px; padding: 0 5px; border-radius: 14px; background: var(--badge); font: 800 16px / 1 var(--head); }
.badge.p1 { background: var(--amber); color: var(--on-amber); }
.badge.p2 { background: var(--silver); color: var(--on-amber); }
.badge.p3 { background: var(--bronze); color: var(--on-amber); }
.equal { margin-right: 3px; font-size: 13px; color: var(--muted); }
.swatch { display: inline-block; width: 12px; height: 18px; margin-right: 9px; border-radius: 3px; vertical-align: -3px; border: 1px solid rgba(140, 146, 155, 0.7); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 12px; }
.card { padding: 12px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--row); break-inside: avoid; }
.card.next { border-color: var(--amber); }
.card h3 { display: flex; gap: 9px; align-items: center; }
.card p { margin-top: 6px; font-size: 13.5px; color: var(--muted); overflow-wrap: anywhere; }
.card p b { color: var(--amber-text); }
.races { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 12px; }
.races table { margin-top: 10px; }
.races th, .races td { padding: 5px 6px; }
.notes { display: block; font: 400 13px / 1.3 var(--body); color: var(--muted); }
.audit { padding: 0; list-style: none; display: grid; gap: 8px; }
.audit li { display: grid; grid-template-columns: 110px 1fr; gap: 12px; overflow-wrap: anywhere; }
.audit time, footer { color: var(--muted); font-size: 13.5px; }
.chart { width: 100%; min-width: 640px; height: auto; display: block; }
.chart text { fill: var(--muted); font: 500 14px var(--head); unicode-bidi: plaintext; }
.chart .tag { fill: var(--text); font-weight: 700; }
.chart .rule { stroke: var(--line); }
.chart .line { fill: none; stroke-width: 3; stroke-linejoin: round; stroke-linecap: round; }
.chart .under { fill: none; stroke: var(--edge); stroke-width: 4.6; stroke-linejoin: round; stroke-linecap: round; }
.chart .mark { stroke: var(--edge); stroke-width: 1; }
.chart .leader { stroke: var(--edge); stroke-width: 1; opacity: 0.6; }
.chart .ahead { fill: var(--row); }
@media (max-width: 640px) { body { padding: 20px 12px; } h1 { font-size: 34px; } section { padding: 14px; } .champion strong { font-size: 30px; } }
@media print {
  @page { margin: 14mm; }
  :root {
    --ink: #fff; --panel: #fff; --row: #f4f4f2; --line: #c9c9c4; --text: #16181c; --muted: #55595f; --badge: #e3e3de;
    --amber-text: #6b4300; --edge: #60646a; --red-text: #96190f; color-scheme: light;
  }
  body { padding: 0; background: #fff; font-size: 12.5px; }
  main { gap: 14px; max-width: none; }
  section { padding: 12px; box-shadow: none; }
  section:not(.long) { break-inside: avoid; }
  tr, .audit li { break-inside: avoid; }
  .num.win, .num.win small { color: #8a5600; }
  .scroll { overflow: visible; }
  .chart { min-width: 0; }
  th, td { padding: 5px; }
}
`;
