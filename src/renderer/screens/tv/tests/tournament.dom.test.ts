// The scene of a tournament on the television: the stage that is raced, the calls, and the champion. Not here: when it is shown.

import { cup, ids, race, raceAll } from '@season/tournament/tests/cups';
import type { TournamentState } from '@season/tournament/types';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { viewOf } from '../../tournament/tests/views';
import { TvTournamentBody } from '../tournament/tv-tournament';

const PARTY = { name: 'Friday night', code: 'ABC234', addresses: ['http://192.168.1.24:7310/'] };
const HEATS = cup(12, { kind: 'heats' });

/** The scene's text, without tags. */
function textOf(state: TournamentState, calls: Parameters<typeof viewOf>[1] = []): string {
  const scene = createElement(TvTournamentBody, { party: PARTY, view: viewOf(state, calls) });
  return renderToStaticMarkup(scene)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('the stage has its progress, the results of finished tables and the drivers of the others, beside the standings', () => {
  const text = textOf(race(HEATS, 'heats-1', ['d06', 'd01', 'd07', 'd12']));
  expect(text).toContain('Friday Cup');
  expect(text).toContain('Heats: 1 of 3 finished');
  expect(text).toMatch(/Heat 1 north Finished 1 D06 10 2 D01 8 3 D07 6 4 D12 4 Heat 2 north Can start D02/);
  expect(text).toMatch(/Standings 1 D06 10 2 D01 8/);
  expect(text).toContain('ABC234 192.168.1.24:7310');
});

test('calls replace the stage: the table, its drivers, and the time left', () => {
  const call = { round: 'heats-2', table: 't', number: 2, left: 90_000, ready: [], missing: ['D02'] };
  const text = textOf(HEATS, [{ ...call, left: performance.now() + 90_500 }]);
  expect(text).toMatch(/Now calling Table 2 1:(30|31) Heat 2: north/);
  for (const id of ids(12).filter((_, at) => [1, 4, 7, 10].includes(at))) expect(text).toContain(id.toUpperCase());
  expect(text).not.toContain('Can start');
});

test('at the end the champion is alone on the screen', () => {
  const done = raceAll(HEATS);
  const { champion } = viewOf(done);
  const text = textOf(done);
  expect(text).toContain(`Champion: ${champion!.toUpperCase()}`);
  expect(text).not.toContain('Standings');
});
