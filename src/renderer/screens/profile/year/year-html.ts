// The year in review as one page that needs nothing else: text, styles and the month chart in one file. Not here: its words
// (year-lines.ts).

import type { YearReview } from '@api/achievements/commands';
import type { GameCard } from '@api/contract';
import { intlLocale, pageLocale } from '@i18n/page';
import { plateNameOf } from '../../../app/games/boxes';
import { t } from '../../../text/club/achievements';
import { nameOf, textOf } from '../achievements/words';
import { gameLinesOf, momentsOf, monthsOf, sumsOf } from './year-lines';

const STYLES = `
body{margin:0;background:#12151a;color:#f2f3f5;font:16px/1.45 system-ui,sans-serif}
main{max-width:880px;margin:0 auto;padding:32px 20px}
h1,h2{font-weight:800;font-style:italic;text-transform:uppercase;letter-spacing:.01em}
h1{font-size:40px;margin:0}h2{font-size:22px;margin:28px 0 8px}
p{margin:4px 0;color:#a7adb8}
.sums{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin-top:20px}
.sums div,section{background:#1b2027;border:1px solid #ffffff1a;border-radius:12px;padding:14px 16px}
.sums b{display:block;font-size:36px;line-height:1}.sums span{color:#d3d8df}
section{margin-top:16px}section h2{margin-top:0}
.months{display:grid;grid-template-columns:repeat(12,1fr);gap:6px;list-style:none;margin:0;padding:0;text-align:center}
.months i{display:flex;flex-direction:column;justify-content:flex-end;height:120px;background:#ffffff0d;border-radius:4px}
.months u{display:block;background:#f5a623;border-radius:4px;text-decoration:none}.months small{color:#a7adb8}
dl{margin:0;display:grid;grid-template-columns:max-content 1fr;gap:6px 18px}dt{color:#a7adb8}dd{margin:0}
ul{margin:0;padding-left:20px}li{margin:3px 0}small{color:#a7adb8}
@media (max-width:520px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}.months{gap:2px}.months small{font-size:10px}}
@media print{body{background:#fff;color:#111}.sums div,section{background:#fff;border-color:#bbb}p,dt,small,.sums span,.months small{color:#444}}
`;

/** The page's text. cards: for the names of circuits. */
export function htmlOf(review: YearReview, cards: readonly GameCard[]): string {
  const title = t('year.of', { name: review.name, year: String(review.year) });
  const made = new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'long' }).format(new Date());
  return [
    `<!doctype html><html lang="${pageLocale()}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>`,
    `<style>${STYLES}</style></head><body><main>`,
    `<h1>${escaped(title)}</h1><p>${escaped(t('year.saved', { date: made }))}</p>`,
    `<div class="sums">${sumsOf(review).map(sumOf).join('')}</div>`,
    section(t('year.months'), `<ol class="months">${monthBars(review)}</ol>`),
    section(t('year.games'), list(gameLinesOf(review, cards).map(gameText))),
    section(title, `<dl>${momentsOf(review, cards).map(momentOf).join('')}</dl>`),
    section(
      t('year.pins'),
      review.achievements.length === 0
        ? `<p>${escaped(t('year.pins.none'))}</p>`
        : list(
            review.achievements.map((pin) => `<b>${escaped(nameOf(pin))}</b> <small>${escaped(textOf(pin))}</small>`),
          ),
    ),
    '</main></body></html>\n',
  ].join('');
}

function sumOf({ value, label }: ReturnType<typeof sumsOf>[number]): string {
  return `<div><b>${escaped(value)}</b><span>${escaped(label)}</span></div>`;
}

function monthBars(review: YearReview): string {
  const months = monthsOf(review);
  const most = Math.max(1, ...months.map(({ races }) => races));
  return months
    .map(({ short, said, races }) => {
      const height = Math.round((100 * races) / most);
      return `<li title="${escaped(said)}"><i><u style="height:${height}%"></u></i><small>${escaped(short)} ${races}</small></li>`;
    })
    .join('');
}

function gameText({ game, sum, favourite }: ReturnType<typeof gameLinesOf>[number]): string {
  return `<b>${escaped(plateNameOf(game))}</b>: ${escaped(sum)} <small>${escaped(favourite)}</small>`;
}

function momentOf({ title, text }: ReturnType<typeof momentsOf>[number]): string {
  return `<dt>${escaped(title)}</dt><dd>${escaped(text)}</dd>`;
}

function section(title: string, inside: string): string {
  return `<section><h2>${escaped(title)}</h2>${inside}</section>`;
}

/** items: markup. */
function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
