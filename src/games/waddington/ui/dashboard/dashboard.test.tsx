import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { DashboardProps } from '@ui/game-ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { choices } from '../../choices';
import { pitCardNamed } from '../../data/cards';
import type { WaddingtonUi } from '../../narration/preview';
import { type Race, race, started } from '../../tests/race';
import { raceConfig } from '../../tests/race-config';
import type { WaddingtonEvent, WaddingtonState } from '../../types';
import { view } from '../../view';
import { Dashboard } from './dashboard';

const seats: SeatInfo[] = ['Marta', 'Ada', 'Bruno'].map((name, seat) => ({
  seat,
  name,
  colour: 'ivory',
  driver: { kind: 'you' },
}));

/** The dashboard as a viewer sees it in a position. */
function shown(s: WaddingtonState, viewer: number | 'watcher', props: Partial<DashboardProps> = {}): string {
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
  const update = { match: 'race', viewer, seats, asks: decisions, view: view(s, viewer), choices: offers, mine: [0] };
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
  } as unknown as DashboardProps<WaddingtonUi>;
  const html = renderToStaticMarkup(<Dashboard {...given} />);
  // Disabled controls stay reachable and give the reason.
  expect(html).not.toMatch(/ disabled=""/);
  expect(html.split('aria-disabled="true"').length).toBe(html.split('data-why="').length);
  return html;
}
/** Why the controls whose markup begins with this are off, each reason once. */
const reasonsOf = (html: string, start: RegExp) => [
  ...new Set(
    [...html.matchAll(/<button[^>]*>/g)]
      .filter(([tag]) => start.test(tag))
      .map(([tag]) => /data-why="([^"]*)"/.exec(tag)?.[1]),
  ),
];
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const mainOf = (html: string) =>
  textOf(/<button[^>]*aria-keyshortcuts="Enter"[^>]*>.*?<\/button>/.exec(html)?.[0] ?? '');
const groupsOf = (html: string) => [...html.matchAll(/<fieldset[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name);
const own = ({ s }: Race, props?: Partial<DashboardProps>) => shown(s, s.asks[0]?.seat ?? 0, props);

const driving = () =>
  race('S')
    .car({ colour: 'yellow', at: '2/3', reading: 120, tyres: 3, hand: 'superbDriving slipstream' })
    .car({ colour: 'red', at: '13/3', reading: 60 })
    .begin();
/** Held up by two cars, too fast to slow down behind the slower one. */
const heldUp = () =>
  race('T')
    .car({ colour: 'yellow', at: '12/3', reading: 160, brakes: 5 })
    .car({ colour: 'orange', at: 'B1/2', reading: 40 })
    .car({ colour: 'green', at: 'B1/4', reading: 140 })
    .begin();

describe('a control that is off says why', () => {
  it('[R18] a speed without a free road, with what to do instead', () => {
    const html = own(heldUp());
    expect(reasonsOf(html, /data-speed="140"[^>]*data-enter/)).toEqual([
      'At 140 mph you drive exactly 7 squares, but no clear route is that long. Choose another speed, or run up behind the car ahead.',
    ]);
  });
  it('[R30][R36] cards, depending on the moment and the route', () => {
    const partOf = (card: string) => new RegExp(`data-part="tactic\\.${card}`);
    const driven = own(driving());
    expect(reasonsOf(driven, partOf('slipstream'))).toEqual([
      'You play this after your move. Choose a speed and a square first, then drive.',
    ]);
    expect(reasonsOf(driven, partOf('superbDriving'))).toEqual([undefined]);
    const r = race('T').car({ colour: 'red', at: '26/3', reading: 120, hand: 'carburettorTuned slipstream' }).begin();
    const move = r.offer('drive').speeds.find(({ speed }) => speed === 140)?.moves[0];
    r.act({ type: 'drive', speed: 140, path: move?.path ?? [], superb: -1, quiet: false });
    expect(reasonsOf(own(r), partOf('carburettorTuned'))).toEqual([
      'Carburettor Tuned goes up to 120 mph, and you are already at 140. Keep it for a slower turn.',
    ]);
    const { s } = driving();
    expect(
      reasonsOf(shown(s, 0, { shown: [{ round: 5, turn: 1, type: 'gaugesReset', seat: 1 }] }), partOf('slip')),
    ).toEqual(['You play cards in your own turn, when you drive.']);
  });
});

describe('the dashboard asks', () => {
  it('[R2] which car to take', () => {
    const s = started(raceConfig('thornbury-park', 2, { carChoice: 'seats' }), 'cars');
    const html = shown(s, s.asks[0]?.seat ?? 0);
    expect([mainOf(html).trim(), groupsOf(html)]).toEqual(['Take yellow', ['Cars']]);
  });
  it('[R13][R18] for a speed and a square, and says what they may bring', () => {
    const html = own(driving());
    expect(mainOf(html).trim()).toBe('Drive at 80 mph');
    expect(groupsOf(html)).toEqual(['Speeds', 'Squares', 'Tactic cards']);
    expect(textOf(html)).toContain('Santa Chiara (80) at a safe speed.');
  });
  it('[R20] to run up if no road is free', () => {
    const html = own(heldUp());
    expect(mainOf(html).trim()).toBe('Run up behind Bruno');
    expect(textOf(html)).toContain('You slow down to 140 mph');
  });
  it('[R31] for a card after the move, or none', () => {
    const r = race('T').car({ colour: 'red', at: '26/3', reading: 100, hand: 'slipstream slipstream' }).begin();
    const move = r.offer('drive').speeds.find(({ speed }) => speed === 120)?.moves[0];
    r.act({ type: 'drive', speed: 120, path: move?.path ?? [], superb: -1, quiet: false });
    const html = own(r, { hint: { type: 'pass' } });
    expect([mainOf(html).trim(), groupsOf(html)]).toEqual(['No card', ['Tactic cards']]);
    expect(textOf(html)).toContain('Choose a card to play, or none.');
  });
  it('[R56] whether Special Tyres are used, and shows the kept card', () => {
    const r = race('T').car({ colour: 'green', at: '20/4', reading: 120, tyres: 8, kept: 'specialTyres' }).begin();
    const risky = r
      .offer('drive')
      .speeds.flatMap(({ speed, moves }) =>
        moves.filter(({ bands }) => bands[0]?.covered).map(({ path }) => ({ speed, path })),
      )[0];
    r.act({ type: 'drive', speed: risky?.speed ?? 0, path: risky?.path ?? [], superb: -1, quiet: true });
    const html = own(r);
    expect(mainOf(html).trim()).toBe('Use Special Tyres');
    expect(textOf(html)).toMatch(/Special Tyres at .*\?/);
    expect(textOf(html)).toContain('Keep them The chart decides.');
  });
  it('nothing of a driver whose car moves, or of a watcher', () => {
    const { s } = driving();
    const other = shown(s, 1);
    expect(textOf(other)).toContain('Driver mph Tyres Brakes Laps Cards');
    expect(other).not.toContain('aria-label="Speeds"');
    expect(shown(s, 'watcher')).toMatch(/^<section[^>]*aria-label="All dashboards">/);
  });
  it('[R49] nothing while a card is shown for everyone to read', () => {
    const card = pitCardNamed('specialTyres');
    const event = { round: 5, turn: 1, type: 'pitCardDrawn', seat: 1, card } as WaddingtonEvent;
    const html = own(driving(), { shown: [event] });
    expect(textOf(html)).toContain('Ada’s pit card Special Tyres');
    expect(groupsOf(html)).toEqual(['Tactic cards']);
  });
  it('to take the wheel back from an AI driver', () => {
    const { s } = driving();
    const html = shown(s, 'watcher', { takeWheel: { seat: 0, take: () => undefined } });
    expect(mainOf(html).trim()).toBe('Take the wheel');
    expect(textOf(html)).toContain('An AI driver is driving your car and playing your cards.');
  });
});
