// A season as one page that needs nothing else, to keep, to print or to send. Not for: the app's own screens.

import type { RoundResult, RoundView, SeasonLine, SeasonRules, SeasonView } from '@api/season';
import { chartOf } from './chart';
import { bonusOf, circuitName, gameName, gameOf } from './games';
import { html, type Markup, NONE, trusted } from './html';
import { PAINT, STYLE } from './page-style';
import type { SeasonGames } from './types';
import { counted, dayOf, ordinal } from './words';

/** With more races than this the standings do without a column for each. */
const COLUMNS = 10;
/** A page of ours runs nothing and asks for nothing, whoever opens it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The whole page as HTML: no script, nothing from outside, every text escaped. */
export function pageOf(view: SeasonView, games: SeasonGames): string {
  const { name } = view.plan;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
<main>
${headOf(view)}
${championOf(view)}
${standingsOf(view, games)}
${teamsOf(view)}
${progressOf(view)}
${calendarOf(view, games)}
${resultsOf(view, games)}
${auditOf(view)}
<footer>Kept by Paddock since ${dayOf(view.createdAt)}.</footer>
</main>
</body>
</html>
`.markup;
}

function headOf(view: SeasonView): Markup {
  const { name, rounds, rules } = view.plan;
  const done = doneOf(view).length;
  const state =
    view.finishedAt === null ? `Race ${done + 1} of ${rounds.length}` : `Finished ${dayOf(view.finishedAt)}`;
  const drop =
    rules.drop === 0
      ? NONE
      : html`<span class="chip">Best ${rounds.length - rules.drop} of ${rounds.length} count</span>`;
  return html`<header>
<div class="brand"><span class="flag"></span>Paddock season</div>
<h1><bdi>${name}</bdi></h1>
<div class="chips"><span class="chip amber">${state}</span><span class="chip">${pointsWords(rules)}</span>${drop}</div>
</header>`;
}

function pointsWords({ points }: SeasonRules): string {
  return points.kind === 'own' ? "Each game's own points" : points.table.join(' · ');
}

function championOf(view: SeasonView): Markup {
  const { champions } = view;
  if (champions.length === 0) return NONE;
  const points = view.table[0]?.points ?? 0;
  const names = champions.map((id, index) => html`${index === 0 ? '' : ' and '}${nameOf(view, id)}`);
  const title = champions.length === 1 ? 'Champion' : 'Champions, all equal';
  return html`<section class="champion">${CUP}<div><p>${title}</p><strong>${names}</strong><p>${counted(points, 'point')}</p></div></section>`;
}

function standingsOf(view: SeasonView, games: SeasonGames): Markup {
  const shown = view.rounds.length > COLUMNS ? [] : view.rounds;
  const heads = shown.map(
    ({ round }, index) => html`<th scope="col" title="${circuitName(games, round)}">${index + 1}</th>`,
  );
  const rows = view.table.map((line) => {
    const cells = shown.map((round) => cellOf(round.results.find((one) => one.driver === line.driver)));
    return html`<tr><td>${line.shared ? EQUAL : NONE}${badgeOf(line.place)}</td>${whoOf(view, line)}${cells}<td class="num">${line.wins}</td><td class="num">${line.podiums}</td><td class="num total">${line.points}</td><td class="num">${line.gap === 0 ? '–' : `−${line.gap}`}</td></tr>`;
  });
  return html`<section><h2>Standings</h2><div class="scroll" role="region" aria-label="Standings" tabindex="0"><table><caption>Standings</caption>
<thead><tr><th scope="col">Place</th><th scope="col" class="who">Driver</th>${heads}<th scope="col">Wins</th><th scope="col">Podiums</th><th scope="col">Points</th><th scope="col">Gap</th></tr></thead>
<tbody>${rows}</tbody></table></div></section>`;
}

function whoOf(view: SeasonView, line: SeasonLine): Markup {
  const who = view.plan.drivers.find((driver) => driver.id === line.driver);
  const team = view.plan.teams.find((one) => one.id === who?.team);
  const isDriven = who?.driver.kind === 'ai' || who?.driver.kind === 'automaton';
  const words = [team === undefined ? NONE : html`<bdi>${team.name}</bdi>`, isDriven ? html`AI driver` : NONE];
  const shown = words.filter((word) => word !== NONE).map((word, index) => html`${index === 0 ? '' : ' · '}${word}`);
  const below = shown.length === 0 ? NONE : html`<small>${shown}</small>`;
  return html`<th scope="row" class="who">${swatchOf(view, line.driver)}${nameOf(view, line.driver)}${below}</th>`;
}

/** Points and place of one race in the standings. */
function cellOf(result: RoundResult | undefined): Markup {
  if (result === undefined) return html`<td class="num">·</td>`;
  const { place, out, dropped, standIn } = result;
  const isWin = place === 1 && !out && !standIn;
  return html`<td class="num${isWin ? ' win' : ''}${dropped ? ' gone' : ''}">${result.points}<small>${placeWords(result)}${bonusOf(result) === 0 ? '' : ` ${signed(bonusOf(result))}`}</small></td>`;
}

function placeWords({ place, out }: RoundResult): string {
  if (place === null) return 'missed';
  return out ? 'out' : ordinal(place);
}

function teamsOf(view: SeasonView): Markup {
  if (view.teams.length === 0) return NONE;
  const rows = view.teams.map(({ team, place, points, gap }) => {
    const name = view.plan.teams.find((one) => one.id === team)?.name ?? team;
    return html`<tr><td>${badgeOf(place)}</td><th scope="row" class="who"><bdi>${name}</bdi></th><td class="num total">${points}</td><td class="num">${gap === 0 ? '–' : `−${gap}`}</td></tr>`;
  });
  return html`<section><h2>Teams</h2><table><caption>Teams</caption><thead><tr><th scope="col">Place</th><th scope="col" class="who">Team</th><th scope="col">Points</th><th scope="col">Gap</th></tr></thead><tbody>${rows}</tbody></table></section>`;
}

function progressOf(view: SeasonView): Markup {
  const chart = chartOf(view);
  return chart === NONE
    ? NONE
    : html`<section><h2>Points over the season</h2><div class="scroll" role="region" aria-label="Points over the season" tabindex="0">${chart}</div></section>`;
}

function calendarOf(view: SeasonView, games: SeasonGames): Markup {
  const cards = view.rounds.map((round, index) => {
    const isNext = round.state === 'next' || round.state === 'running';
    return html`<div class="card${isNext ? ' next' : ''}"><h3>${badgeOf(index + 1, '')}<span>${circuitName(games, round.round)}</span></h3><p>${detailsOf(round, games)}</p><p>${outcomeOf(view, round)}</p></div>`;
  });
  return html`<section class="long"><h2>Calendar</h2><div class="cards">${cards}</div></section>`;
}

/** 'Heat, 2 laps, Generous stewards, 14 Jun 2026'. */
function detailsOf({ round, occasion, laps: raced, races, state }: RoundView, games: SeasonGames): string {
  const game = gameOf(games, round.game);
  const laps = raced ?? round.options.laps ?? game?.circuits.find((one) => one.id === round.circuit)?.defaults.laps;
  const words = [gameName(games, round.game)];
  if (typeof laps === 'number') words.push(counted(laps, 'lap'));
  if (occasion !== null) words.push(occasion.name);
  if (round.series) words.push(`best of ${game?.series?.races ?? 'a series'}`);
  const last = races.at(-1);
  if (state === 'done' && last !== undefined) words.push(dayOf(last.at));
  return words.join(', ');
}

function outcomeOf(view: SeasonView, round: RoundView): Markup {
  if (round.state !== 'done') {
    return html`${round.state === 'later' ? 'To come' : round.state === 'running' ? 'Under way' : 'Next'}`;
  }
  const winners = round.results.filter((one) => one.place === 1 && !one.out && !one.standIn);
  if (winners.length === 0) return html`No winner`;
  const names = winners.map(({ driver }, index) => html`${index === 0 ? '' : ' and '}${nameOf(view, driver)}`);
  return html`Won by <b>${names}</b>`;
}

function resultsOf(view: SeasonView, games: SeasonGames): Markup {
  const done = view.rounds.flatMap((round, index) => (round.state === 'done' ? [{ round, index }] : []));
  if (done.length === 0) return NONE;
  const races = done.map(({ round, index }) => {
    const title = circuitName(games, round.round);
    const rows = round.results.map(
      (one) =>
        html`<tr><td>${one.place === null ? '–' : badgeOf(one.place)}</td><th scope="row" class="who">${swatchOf(view, one.driver)}${nameOf(view, one.driver)}${notesOf(one)}</th><td class="num${one.dropped ? ' gone' : ''}">${one.points}</td></tr>`,
    );
    return html`<div class="card"><h3>${badgeOf(index + 1, '')}<span>${title}</span></h3><p>${detailsOf(round, games)}</p><table><caption>${title}</caption><thead><tr><th scope="col">Place</th><th scope="col" class="who">Driver</th><th scope="col">Points</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  });
  return html`<section class="long"><h2>Results</h2><div class="races">${races}</div></section>`;
}

function notesOf({ place, out, standIn, dropped, correction, bonuses }: RoundResult): Markup {
  const notes: string[] = [];
  if (place === null) notes.push('missed');
  if (standIn) notes.push('AI driver stood in');
  if (out) notes.push('out');
  for (const { name, points } of bonuses) notes.push(`${signed(points)} ${name}`);
  if (correction !== 0) notes.push(`corrected by ${signed(correction)}`);
  if (dropped) notes.push('does not count');
  return notes.length === 0 ? NONE : html`<span class="notes">${notes.join(', ')}</span>`;
}

function auditOf(view: SeasonView): Markup {
  if (view.audit.length === 0) return NONE;
  const lines = view.audit.map(({ at, text }) => html`<li><time>${dayOf(at)}</time><span>${text}</span></li>`);
  return html`<section class="long"><h2>Changed by hand</h2><ul class="audit">${lines}</ul></section>`;
}

function doneOf(view: SeasonView): RoundView[] {
  return view.rounds.filter((round) => round.state === 'done');
}

function nameOf(view: SeasonView, driver: string): Markup {
  return html`<bdi>${view.plan.drivers.find((one) => one.id === driver)?.name ?? driver}</bdi>`;
}

function swatchOf(view: SeasonView, driver: string): Markup {
  const colour = view.plan.drivers.find((one) => one.id === driver)?.colour ?? 'ivory';
  return html`<span class="swatch" style="background:${PAINT[colour]}"></span>`;
}

/** medal: gold, silver and bronze for the first three. */
function badgeOf(number: number, medal = ` p${number}`): Markup {
  return html`<span class="badge${medal}">${number}</span>`;
}

const EQUAL = html`<span class="equal" title="As many points as another">=</span>`;
const CUP = html`<svg viewBox="0 0 24 24" fill="none" stroke="#f5a623" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M7 4h10v6a5 5 0 0 1-10 0zM7 5H4v2a3 3 0 0 0 3 3M17 5h3v2a3 3 0 0 1-3 3M12 15v3M8 21h8M9.5 18h5"/></svg>`;

/** '+2', '−3'. */
function signed(points: number): string {
  return `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}
