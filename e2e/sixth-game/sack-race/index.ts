// Sack race, the smallest race possible: in turn everyone runs a die's pips or hops three spaces, until someone finishes.
import { clonePlain } from '@core/clone';
import { checkRaceConfig } from '@core/config';
import type { GameDefinition, Imagined, Standing } from '@core/contract';
import { closeDecision, openDecision } from '@core/engine';
import { scoresByPlace } from '@core/scores';
import { z } from 'zod';
import { LAP } from './data';
import type { SackState, SackTypes } from './types';

export const sackRace: GameDefinition<SackTypes> = {
  ...{ id: 'sack-race', name: 'Sack race', seats: [2, 4], colours: ['red', 'blue', 'yellow', 'green'] },
  circuits: [{ id: 'meadow', name: 'The Meadow', defaults: {} }],
  options: [{ id: 'laps', type: 'number', range: [1, 3], default: 1 }],
  figures: [{ id: 'rounds', over: 'least', record: 'race' }],
  ...{ automata: [], presets: [], championships: [], migrations: [], reveals: [], givenGrid: null, series: null },
  ...{ rulesVersion: 1, stateVersion: 1 },
  schemas: {
    config: z.strictObject({ circuit: z.string(), options: z.strictObject({ laps: z.int() }), cars: z.array(z.any()) }),
    action: z.strictObject({ type: z.enum(['run', 'walk']) }),
    state: z.custom<SackState>((s) => z.looseObject({ laps: z.int(), at: z.array(z.int()) }).safeParse(s).success),
  },
  checkConfig: (config) => checkRaceConfig(sackRace, config),
  setup(config, base) {
    const s = { ...base, laps: Number(config.options.laps), round: 1, at: config.cars.map(() => 0) };
    openDecision(s, 0, 'go', false);
    return s;
  },
  check: () => null,
  apply(s, { id, seat }, action, io) {
    closeDecision(s, id);
    const to = (s.at[seat] ?? 0) + (action.type === 'run' ? io.draw(6) + 1 : 3);
    s.at[seat] = to;
    io.emit({ type: 'moved', round: s.round, seat, to });
    const next = (seat + 1) % s.at.length;
    if (next === 0 && s.at.some((at) => at >= s.laps * LAP)) return;
    if (next === 0) s.round++;
    openDecision(s, next, 'go', false);
  },
  choices: () => ({}),
  actions: () => [{ type: 'run' }, { type: 'walk' }],
  sample: (_s, _decision, draw) => ({ type: draw(2) === 0 ? 'run' : 'walk' }),
  fallback: () => ({ type: 'walk' }),
  view: ({ round, laps, at, asks: decisions }) => ({ round, laps, at: [...at], turn: decisions[0]?.seat ?? null }),
  viewEvent: (event) => event,
  standings({ at, asks: decisions }) {
    const status = decisions.length > 0 ? 'racing' : 'finished';
    const place = (own: number) => 1 + at.filter((other) => other > own).length;
    const lines = at.map((own, seat): Standing => ({ seat, place: place(own), status, sortKey: [own] }));
    return lines.sort((a, b) => a.place - b.place || a.seat - b.seat);
  },
  round: (s) => s.round,
  figuresOf: (s) => s.at.map((at): Record<string, number> => (at >= s.laps * LAP ? { rounds: s.round } : {})),
  points: (place, cars) => cars - place + 1,
  scores: (s) => scoresByPlace(sackRace.standings(s), sackRace.points),
  ai: {
    imagine: (s, _seat, draw) => ({ ...clonePlain(s), rng: [1, 2, 3, draw(2 ** 32)] }) as Imagined<SackState>,
    strengths: (s) => s.at.map((at) => at / 2),
    choose: (level, s, decision, draw) => (level === 'easy' ? sackRace.sample(s, decision, draw) : { type: 'run' }),
  },
};
