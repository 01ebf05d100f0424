import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { DashboardProps } from '@ui/game-ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { choices } from '../../choices';
import type { FormulaUi } from '../../narration/preview';
import { type Race, race } from '../../tests/race';
import type { FormulaEvent } from '../../types';
import { view } from '../../view';
import { Dashboard } from './dashboard';

const seats: SeatInfo[] = ['Marta', 'Ada'].map((name, seat) => ({
  seat,
  name,
  colour: 'ivory',
  driver: { kind: 'you' },
}));

/** The dashboard as a viewer sees it in a position. */
function shown({ s }: Race, viewer: number | 'watcher', props: Partial<DashboardProps> = {}): string {
  const decisions = s.asks.map(({ id, seat, kind }) => ({
    id,
    seat,
    kind,
    sealed: false,
    committed: false,
    endsAt: null,
  }));
  const own = s.asks.filter((decision) => decision.seat === viewer);
  const offers = Object.fromEntries(own.map((decision) => [String(decision.id), choices(s, decision)]));
  const update = { match: 'race', viewer, seats, asks: decisions, view: view(s), choices: offers, mine: [0] };
  const nothing = () => undefined;
  const given = {
    update: update as unknown as MatchUpdate,
    busy: false,
    aids: 'all',
    act: nothing,
    preview: nothing,
    prompt: nothing,
    target: null,
    takeTarget: nothing,
    hint: undefined,
    shown: [],
    ...props,
  } as unknown as DashboardProps<FormulaUi>;
  return renderToStaticMarkup(<Dashboard {...given} />);
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const mainOf = (html: string) =>
  textOf(/<button[^>]*aria-keyshortcuts="Enter"[^>]*>.*?<\/button>/.exec(html)?.[0] ?? '');
const groupsOf = (html: string) => [...html.matchAll(/<fieldset[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name);

const twoCars = () => race('M').car({ at: 'B12', gear: 3, lap: 1, wear: 7 }).car({ at: 'A6', gear: 2, lap: 1 }).begin();

describe('the dashboard asks', () => {
  it('[R12] for a gear, and says what its roll would bring', () => {
    const html = shown(twoCars(), 0);
    expect([mainOf(html).trim(), groupsOf(html)]).toEqual(['Roll the d12', ['Gears']]);
    expect(html).toContain('aria-label="7 of 18 wear points"');
    expect(textOf(html)).toContain('What you could roll');
  });
  it('[R23] for a space after the roll, with the cheapest selected', () => {
    const html = shown(twoCars().roll(3, 6), 0);
    expect(mainOf(html)).toMatch(/^ Move /);
    expect(groupsOf(html)).toEqual(['Gears', 'Spaces']);
    expect(textOf(html)).toContain('Rolled 6');
  });
  it('[R23] for a space, in a named row per lane with a named unit, and the furthest first', () => {
    const html = shown(twoCars().roll(3, 6), 0);
    const lanes = [...html.matchAll(/>((?:Left|Middle|Right) lane)</g)].map(([, lane]) => lane);
    const rows = html.split(/>(?:Left|Middle|Right) lane</).slice(1);
    expect(lanes.length).toBeGreaterThan(1);
    expect(lanes).toEqual(['Left lane', 'Middle lane', 'Right lane'].filter((lane) => lanes.includes(lane)));
    expect(textOf(html)).toContain('Where to stop: spaces ahead');
    for (const row of rows) {
      const chips = [...row.matchAll(/<b>(\d*)(½?)<\/b><small>(.*?)<\/small>/g)];
      const ahead = chips.map(([, whole, half]) => Number(whole) + (half ? 0.5 : 0));
      expect(ahead.length).toBeGreaterThan(0);
      expect(ahead).toEqual(ahead.toSorted((a, b) => b - a));
      for (const [, , , result] of chips) expect(result).toMatch(/^(\d+ wear|\d+%|free|stop|flag)$/);
    }
  });
  it('[R12] for a gear, without its chances if the aids show costs only', () => {
    expect(textOf(shown(twoCars(), 0))).toMatch(/\d+% free/);
    const html = textOf(shown(twoCars(), 0, { aids: 'costs' }));
    expect(html).not.toContain('% ');
    expect(html).toMatch(/\d+ to \d+ spaces\./);
  });
  it('nothing of a waiting driver or a watcher, who see all cars instead', () => {
    const waiting = shown(twoCars(), 1);
    expect(textOf(waiting)).toContain('Driver Gear Wear Stops');
    expect(groupsOf(waiting)).toEqual(['Gears']);
    expect(shown(twoCars(), 'watcher')).toMatch(/^<section[^>]*aria-label="All dashboards">/);
  });
  it("nothing while another driver's die is shown", () => {
    const event = { round: 5, turn: 1, type: 'collisionRolled', seat: 1, value: 4 } as FormulaEvent;
    const html = shown(twoCars(), 0, { shown: [event] });
    expect(textOf(html)).toContain('Ada rolls 4');
  });
});
