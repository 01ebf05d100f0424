// A season as one self-contained page to keep, print or send. Not here: the app's own screens.

import type { RoundResult, RoundView, SeasonLine, SeasonRules, SeasonView } from '@api/season';
import { circuitsOf } from '@core/contract';
import { chartOf } from './chart';
import { bonusOf, gameName, gameOf } from './games';
import { html, type Markup, NONE, trusted } from './html';
import { bonusMessage, circuitMessage, occasionMessage } from './messages';
import { PAINT, STYLE } from './page-style';
import type { Speech } from './speech';
import type { SeasonGames } from './types';

/** With more races than this, the standings have no column per race. */
const COLUMNS = 10;
/** The page runs no script and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The whole page as HTML: no script, no external resources, every text escaped. */
export function pageOf(view: SeasonView, games: SeasonGames, speech: Speech): string {
  const { name } = view.plan;
  return html`<!doctype html>
<html lang="${speech.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
<main>
${headOf(view, speech)}
${championOf(view, speech)}
${standingsOf(view, games, speech)}
${teamsOf(view, speech)}
${progressOf(view, speech)}
${calendarOf(view, games, speech)}
${resultsOf(view, games, speech)}
${auditOf(view, speech)}
<footer>${speech.t('footer', { day: speech.day(view.createdAt) })}</footer>
</main>
</body>
</html>
`.markup;
}

function headOf(view: SeasonView, { t, day }: Speech): Markup {
  const { name, rounds, rules } = view.plan;
  const done = doneOf(view).length;
  const state =
    view.finishedAt === null
      ? t('state.race', { at: done + 1, rounds: rounds.length })
      : t('state.finished', { day: day(view.finishedAt) });
  const drop =
    rules.drop === 0
      ? NONE
      : html`<span class="chip">${t('drop', { count: rounds.length - rules.drop, rounds: rounds.length })}</span>`;
  return html`<header>
<div class="brand"><span class="flag"></span>${t('brand')}</div>
<h1><bdi>${name}</bdi></h1>
<div class="chips"><span class="chip amber">${state}</span><span class="chip">${pointsText(rules, t)}</span>${drop}</div>
</header>`;
}

function pointsText({ points }: SeasonRules, t: Speech['t']): string {
  return points.kind === 'own' ? t('points.own') : points.table.join(' · ');
}

function championOf(view: SeasonView, { t, listed }: Speech): Markup {
  const { champions } = view;
  if (champions.length === 0) return NONE;
  const points = view.table[0]?.points ?? 0;
  const names = listed(champions.map((id) => nameOf(view, id)));
  const title = t('champion', { count: champions.length });
  return html`<section class="champion">${CUP}<div><p>${title}</p><strong>${names}</strong><p>${t('points', { points })}</p></div></section>`;
}

function standingsOf(view: SeasonView, games: SeasonGames, speech: Speech): Markup {
  const { t } = speech;
  const shown = view.rounds.length > COLUMNS ? [] : view.rounds;
  const heads = shown.map(
    ({ round }, index) => html`<th scope="col" title="${circuitIn(games, round, speech)}">${index + 1}</th>`,
  );
  const rows = view.table.map((line) => {
    const cells = shown.map((round) =>
      cellOf(
        round.results.find((one) => one.driver === line.driver),
        speech,
      ),
    );
    return html`<tr><td>${line.shared ? equalMark(t) : NONE}${badgeOf(line.place)}</td>${whoOf(view, line, t)}${cells}<td class="num">${line.wins}</td><td class="num">${line.podiums}</td><td class="num total">${line.points}</td><td class="num">${line.gap === 0 ? '–' : speech.signed(-line.gap)}</td></tr>`;
  });
  return html`<section><h2>${t('standings')}</h2><div class="scroll" role="region" aria-label="${t('standings')}" tabindex="0"><table><caption>${t('standings')}</caption>
<thead><tr><th scope="col">${t('head.place')}</th><th scope="col" class="who">${t('head.driver')}</th>${heads}<th scope="col">${t('head.wins')}</th><th scope="col">${t('head.podiums')}</th><th scope="col">${t('head.points')}</th><th scope="col">${t('head.gap')}</th></tr></thead>
<tbody>${rows}</tbody></table></div></section>`;
}

function whoOf(view: SeasonView, line: SeasonLine, t: Speech['t']): Markup {
  const who = view.plan.drivers.find((driver) => driver.id === line.driver);
  const team = view.plan.teams.find((one) => one.id === who?.team);
  const isDriven = who?.driver.kind === 'ai' || who?.driver.kind === 'automaton';
  const parts = [team === undefined ? NONE : html`<bdi>${team.name}</bdi>`, isDriven ? html`${t('driven')}` : NONE];
  const shown = parts.filter((word) => word !== NONE).map((word, index) => html`${index === 0 ? '' : ' · '}${word}`);
  const below = shown.length === 0 ? NONE : html`<small>${shown}</small>`;
  return html`<th scope="row" class="who">${swatchOf(view, line.driver)}${nameOf(view, line.driver)}${below}</th>`;
}

/** Points and place of one race in the standings. */
function cellOf(result: RoundResult | undefined, { t, signed }: Speech): Markup {
  if (result === undefined) return html`<td class="num">·</td>`;
  const { place, out, dropped, standIn } = result;
  const isWin = place === 1 && !out && !standIn;
  return html`<td class="num ${isWin ? 'win' : ''} ${dropped ? 'gone' : ''}">${result.points}<small>${placeText(result, t)}${bonusOf(result) === 0 ? '' : ` ${signed(bonusOf(result))}`}</small></td>`;
}

function placeText({ place, out }: RoundResult, t: Speech['t']): string {
  if (place === null) return t('missed');
  return out ? t('out') : t('place', { n: place });
}

function teamsOf(view: SeasonView, { t, signed }: Speech): Markup {
  if (view.teams.length === 0) return NONE;
  const rows = view.teams.map(({ team, place, points, gap }) => {
    const name = view.plan.teams.find((one) => one.id === team)?.name ?? team;
    return html`<tr><td>${badgeOf(place)}</td><th scope="row" class="who"><bdi>${name}</bdi></th><td class="num total">${points}</td><td class="num">${gap === 0 ? '–' : signed(-gap)}</td></tr>`;
  });
  return html`<section><h2>${t('teams')}</h2><table><caption>${t('teams')}</caption><thead><tr><th scope="col">${t('head.place')}</th><th scope="col" class="who">${t('head.team')}</th><th scope="col">${t('head.points')}</th><th scope="col">${t('head.gap')}</th></tr></thead><tbody>${rows}</tbody></table></section>`;
}

function progressOf(view: SeasonView, { t }: Speech): Markup {
  const chart = chartOf(view, t('progress.label'));
  return chart === NONE
    ? NONE
    : html`<section><h2>${t('progress')}</h2><div class="scroll" role="region" aria-label="${t('progress')}" tabindex="0">${chart}</div></section>`;
}

function calendarOf(view: SeasonView, games: SeasonGames, speech: Speech): Markup {
  const cards = view.rounds.map((round, index) => {
    const isNext = round.state === 'next' || round.state === 'running';
    return html`<div class="card ${isNext ? 'next' : ''}"><h3>${badgeOf(index + 1, '')}<span>${circuitIn(games, round.round, speech)}</span></h3><p>${detailsOf(round, games, speech)}</p><p>${outcomeOf(view, round, speech)}</p></div>`;
  });
  return html`<section class="long"><h2>${speech.t('calendar')}</h2><div class="cards">${cards}</div></section>`;
}

/** For example 'Heat, 2 laps, Generous stewards, 14 Jun 2026'. */
function detailsOf(
  { round, occasion, laps: raced, races, state }: RoundView,
  games: SeasonGames,
  { t, list, day, name }: Speech,
): string {
  const game = gameOf(games, round.game);
  const laps = raced ?? round.options.laps ?? game?.circuits.find((one) => one.id === round.circuit)?.defaults.laps;
  const parts = [gameName(games, round.game)];
  if (typeof laps === 'number') parts.push(t('laps', { laps }));
  if (occasion !== null) parts.push(name(occasionMessage(round.game, occasion)));
  const series = game?.series?.races;
  if (round.series) parts.push(series === undefined ? t('series.unknown') : t('series', { races: series }));
  const last = races.at(-1);
  if (state === 'done' && last !== undefined) parts.push(day(last.at));
  return list(parts, 'unit');
}

function outcomeOf(view: SeasonView, round: RoundView, { t, rich, list, listed }: Speech): Markup {
  if (round.state !== 'done') return html`${t(`round.${round.state}`)}`;
  const winners = round.results.filter((one) => one.place === 1 && !one.out && !one.standIn);
  if (winners.length === 0) return html`${t('round.no-winner')}`;
  const names = listed(winners.map(({ driver }) => nameOf(view, driver)));
  const plain = list(winners.map(({ driver }) => plainName(view, driver)));
  return rich('round.won', { names: plain }, { b: html`<b>${names}</b>` });
}

function resultsOf(view: SeasonView, games: SeasonGames, speech: Speech): Markup {
  const { t } = speech;
  const done = view.rounds.flatMap((round, index) => (round.state === 'done' ? [{ round, index }] : []));
  if (done.length === 0) return NONE;
  const races = done.map(({ round, index }) => {
    const title = circuitIn(games, round.round, speech);
    const rows = round.results.map(
      (one) =>
        html`<tr><td>${one.place === null ? '–' : badgeOf(one.place)}</td><th scope="row" class="who">${swatchOf(view, one.driver)}${nameOf(view, one.driver)}${notesOf(one, round.round.game, speech)}</th><td class="num ${one.dropped ? 'gone' : ''}">${one.points}</td></tr>`,
    );
    return html`<div class="card"><h3>${badgeOf(index + 1, '')}<span>${title}</span></h3><p>${detailsOf(round, games, speech)}</p><table><caption>${title}</caption><thead><tr><th scope="col">${t('head.place')}</th><th scope="col" class="who">${t('head.driver')}</th><th scope="col">${t('head.points')}</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  });
  return html`<section class="long"><h2>${t('results')}</h2><div class="races">${races}</div></section>`;
}

function notesOf(
  { place, out, standIn, dropped, correction, bonuses }: RoundResult,
  game: string,
  { t, list, name, signed }: Speech,
): Markup {
  const notes: string[] = [];
  if (place === null) notes.push(t('missed'));
  if (standIn) notes.push(t('note.stand-in'));
  if (out) notes.push(t('out'));
  for (const bonus of bonuses) {
    notes.push(t('note.bonus', { points: signed(bonus.points), name: name(bonusMessage(game, bonus)) }));
  }
  if (correction !== 0) notes.push(t('note.corrected', { points: signed(correction) }));
  if (dropped) notes.push(t('note.dropped'));
  return notes.length === 0 ? NONE : html`<span class="notes">${list(notes, 'unit')}</span>`;
}

function auditOf(view: SeasonView, { t, day, say }: Speech): Markup {
  if (view.audit.length === 0) return NONE;
  const lines = view.audit.map(
    ({ at, said: messages }) => html`<li><time>${day(at)}</time><span>${say(messages)}</span></li>`,
  );
  return html`<section class="long"><h2>${t('audit')}</h2><ul class="audit">${lines}</ul></section>`;
}

function doneOf(view: SeasonView): RoundView[] {
  return view.rounds.filter((round) => round.state === 'done');
}

function nameOf(view: SeasonView, driver: string): Markup {
  return html`<bdi>${plainName(view, driver)}</bdi>`;
}

function plainName(view: SeasonView, driver: string): string {
  return view.plan.drivers.find((one) => one.id === driver)?.name ?? driver;
}

function circuitIn(games: SeasonGames, round: RoundView['round'], { name, list }: Speech): string {
  const game = gameOf(games, round.game);
  return list(
    circuitsOf(round).map((circuit) => name(circuitMessage(game, circuit))),
    'unit',
  );
}

function swatchOf(view: SeasonView, driver: string): Markup {
  const colour = view.plan.drivers.find((one) => one.id === driver)?.colour ?? 'ivory';
  return html`<span class="swatch" style="background:${PAINT[colour]}"></span>`;
}

/** medal: gold, silver and bronze for the first three. */
function badgeOf(number: number, medal = ` p${number}`): Markup {
  return html`<span class="badge${medal}">${number}</span>`;
}

function equalMark(t: Speech['t']): Markup {
  return html`<span class="equal" title="${t('equal')}">=</span>`;
}

const CUP = html`<svg viewBox="0 0 24 24" fill="none" stroke="#f5a623" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M7 4h10v6a5 5 0 0 1-10 0zM7 5H4v2a3 3 0 0 0 3 3M17 5h3v2a3 3 0 0 1-3 3M12 15v3M8 21h8M9.5 18h5"/></svg>`;
