import { describe, expect, it } from 'vitest';
import { EVENT_IDS } from '../../data/event-ids';
import type { HeatEvent } from '../../types';
import { raceText } from '../../ui/draft/circuit-paper';
import { standingText } from '../../ui/weekend/drivers-panel';
import { posterOf } from '../../ui/weekend/event/posters';
import { eventText } from '../../ui/weekend/season-panel';
import { carriedBy } from '../../ui/weekend/weekend-screen';
import { isStarting, isWeekend, stageOf, stepsOf } from '../stage';
import { continueText, pressCorners, pressText, raceOfSeason, sponsorNote, waysToWin } from '../weekend-text';

const event = (type: string, more: object = {}): HeatEvent => ({ round: 0, phase: 0, type, ...more }) as HeatEvent;
const DRAFTING = { status: 'draft', event: 'grandstand' } as const;
const RACING = { status: 'racing', event: 'grandstand' } as const;

describe('the stages of a start', () => {
  it('follow the shown events, in the order of R1', () => {
    const shown: HeatEvent[] = [];
    const stages = [
      'raceSetUp',
      'eventRevealed',
      'gridSet',
      'draftRoundStarted',
      'upgradePicked',
      'weatherRevealed',
      'decksBuilt',
      'sponsorsDealt',
      'raceStarted',
    ].map((type) => {
      shown.push(event(type));
      return stageOf(DRAFTING, shown);
    });
    expect(stages).toEqual(['grid', 'event', 'grid', 'draft', 'draft', 'weather', 'race', 'sponsors', 'race']);
  });
  it('are over with the lights, and without events a draft is one', () => {
    expect(isStarting(RACING, [event('raceSetUp'), event('gridSet')])).toBe(true);
    expect(isStarting(RACING, [event('gridSet'), event('raceStarted')])).toBe(false);
    expect([isStarting(DRAFTING, []), isStarting(RACING, [])]).toEqual([true, false]);
    expect([stageOf(DRAFTING, []), stageOf(RACING, [])]).toEqual(['draft', 'race']);
  });
  it('show the weekend for the event, and for sponsorship cards that an event has dealt', () => {
    expect(isWeekend(DRAFTING, [], 'event')).toBe(true);
    expect(isWeekend({ event: null }, [], 'sponsors')).toBe(false);
    expect(isWeekend(RACING, [], 'sponsors')).toBe(true);
    expect(isWeekend(RACING, [], 'draft')).toBe(false);
  });
  it('leave out what is switched off, and show the results of finished steps', () => {
    const options = { event: 'strike', garage: 'mixed', weather: false, grid: 'given', laps: 1 } as const;
    const steps = stepsOf(options, 'draft');
    expect(steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'event done',
      'grid done',
      'draft now',
      'race next',
    ]);
    expect(steps.map(({ note }) => note)).toEqual(['Drivers on strike', 'Set', '3 rounds', '1 lap']);
    expect(stepsOf({ ...options, event: null, garage: 'off' }, 'grid').map(({ note }) => note)).toEqual([
      'Reverse standings',
      '1 lap',
    ]);
  });
});

describe('the weekend as text', () => {
  it('[R95] says at which speed a press corner gives a card', () => {
    expect(pressCorners('great-britain', [0], [])).toEqual([
      { index: 0, name: 'Airfield Sweep', limit: 10, speed: 12 },
    ]);
    expect(pressCorners('great-britain', [0], [9])[0]).toMatchObject({ limit: 9, speed: 11 });
    expect([pressText([0]), pressText([2, 4]), pressText([])]).toEqual(['Corner 1', 'Corners 3, 5', 'None']);
  });
  it('[R95, R99] lists every way to a card, and the event’s rule if it gives none', () => {
    const corners = pressCorners('great-britain', [0], []);
    expect(waysToWin('grandstand', corners).map(({ title }) => title)).toEqual([
      'Bold driving',
      'In the slipstream',
      'Top three on lap 1',
    ]);
    expect(waysToWin('strike', corners).at(-1)).toEqual({
      kind: 'event',
      title: 'Drivers on strike',
      text: 'One lap less. The winner scores 2 extra points.',
    });
    expect(waysToWin(null, corners)).toHaveLength(2);
    expect(waysToWin('strike', [])).toHaveLength(1);
  });
  it('says what sponsorship cards do, or that there are none', () => {
    expect(sponsorNote('grandstand', true, 7, true)).toBe(
      '2 cards join your first hand of 7. Each is used once; unused ones go with you to the next race.',
    );
    expect(sponsorNote('withdrawal', true, 7, false)).toBe('Nobody starts with sponsorship cards. Each is used once.');
    expect(sponsorNote('grandstand', false, 7, true)).toMatch(/^No sponsorship cards this weekend/);
    expect([continueText('random', 0), continueText('given', 4)]).toEqual(['Draw the grid', 'Set the grid (4)']);
  });
  it('names the race of a season', () => {
    const season = { season: 's', name: 'Season One', round: 1, rounds: 3, leg: 1, legs: 1 };
    expect(raceOfSeason({ practice: false, season })).toBe('Race 1 of 3');
    expect(raceOfSeason({ practice: false, season: null })).toBe('');
    const table = { namespace: 'api', id: 'table.heats', values: { table: 2 } };
    expect(raceOfSeason({ practice: false, season: { ...season, rounds: 1, table } })).toBe('Heat 2');
    expect(raceText({ practice: false, season: { ...season, rounds: 1, table } }, 2)).toBe(
      'Season One: Heat 2 · 2 laps',
    );
    expect(raceText({ practice: false, season }, 2)).toBe('Season One, race 1 of 3 · 2 laps');
  });
  it('[2.9] names the events of a season, with those still to be drawn face down', () => {
    const later = { state: 'later', occasion: { id: null, name: 'Event drawn at the start' } } as const;
    expect(eventText(later, 'strike')).toBe('Event face down');
    // Today's card has been turned over, though the season still has it as drawn.
    expect(eventText({ ...later, state: 'now' }, 'strike')).toBe('Drivers on strike');
    const named = { id: 'crowds', name: 'Sold-out weekend' };
    expect(eventText({ state: 'done', occasion: named }, 'strike')).toBe('Sold-out weekend');
    expect(eventText({ state: 'later', occasion: null }, 'strike')).toBe('No event');
    expect(standingText({ place: 2, shared: true, points: 10 })).toBe('= 2nd · 10 points');
  });
  it('[R97] separates sponsorship cards of earlier races from those dealt, and gives Legends none', () => {
    expect(carriedBy({ kind: 'driver', sponsors: 3 }, 2)).toBe(1);
    expect(carriedBy({ kind: 'driver', sponsors: 1 }, 2)).toBe(0);
    expect(carriedBy({ kind: 'legend', sponsors: 0 }, 0)).toBe(0);
  });
  it('has a picture of its own for every event', () => {
    const pictures = EVENT_IDS.map((id) => posterOf(id).svg);
    expect(new Set(pictures).size).toBe(10);
    for (const svg of pictures) expect(svg).not.toMatch(/NaN|undefined/);
  });
});
