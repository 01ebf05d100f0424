import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { started } from '../../tests/race';
import { raceConfig } from '../../tests/race-config';
import type { RoborallyEvent } from '../../types';
import { view } from '../../view';
import { StepsPanel } from './steps-panel';

const programming = view(started(raceConfig('first-shift', 2), 'steps'), 0);
const PHASES = ['Robots move', 'Express belts', 'All belts', 'Pushers', 'Gears', 'Lasers', 'Checkpoints'];

/** The icons of a register's phases by name, in order, and the text below them. */
function phasesIn(html: string): { icons: string[]; below: string } {
  const icons = [...html.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, name]) => name ?? '');
  const below = /<small[^>]*>(.*?)<\/small>/.exec(html)?.[1] ?? '';
  return { icons, below };
}

describe('the phases of a register', () => {
  it('have their names below their icons, in the same order, while nothing runs', () => {
    const { icons, below } = phasesIn(renderToStaticMarkup(<StepsPanel view={programming} event={undefined} />));
    expect(icons).toEqual(PHASES);
    expect(below.split(', ')).toEqual(icons);
  });

  it('have the name of the current one below them while the floor runs', () => {
    const event = { turn: 1, register: 2, type: 'gearsTurned', robots: [] } as unknown as RoborallyEvent;
    const { icons, below } = phasesIn(renderToStaticMarkup(<StepsPanel view={programming} event={event} />));
    expect(icons).toEqual(PHASES);
    expect(below).toBe('Gears');
  });
});
