// What the race screen's frame shows of Formula D: order strip, standings with gear and wear, banner.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import type { RaceFrame } from '@ui/game-ui';
import { count, list, nameOf, ordinal } from '@ui/phrases';
import { Cog, Dices, Flag, MoveUpRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { AskKind, CarView, FormulaChoices, FormulaEvent, FormulaEventBody, FormulaView } from '../types';
import { logLine } from './log';
import { circuitName, cornerName } from './places';
import { DOING, gearName, STATUS_WORDS, wearWords } from './texts';

/** Gear, roll, drive, checks: the parts of a turn (section 4), shown as pips. */
const PARTS = ['gear', 'roll', 'drive', 'checks'] as const;
type Part = (typeof PARTS)[number];

const PART_OF: Partial<Record<FormulaEventBody['type'], Part>> = {
  turnStarted: 'gear',
  startRolled: 'gear',
  gearChosen: 'gear',
  dieRolled: 'roll',
  movesOffered: 'roll',
  moveChosen: 'drive',
  carMoved: 'drive',
  blocked: 'drive',
  cornerEntered: 'drive',
  cornerLeft: 'drive',
  overshot: 'drive',
  wearChanged: 'drive',
  lapCompleted: 'drive',
  pitEntered: 'drive',
  pitQueued: 'drive',
  pitServiced: 'drive',
  pitLeft: 'drive',
  slipstreamOffered: 'drive',
  slipstreamTaken: 'drive',
  slipstreamDeclined: 'drive',
  carFinished: 'drive',
};
const PART_OF_ASK: Readonly<Record<AskKind, Part>> = { gear: 'gear', move: 'drive', slipstream: 'drive' };
const TITLES: Readonly<Record<Part, string>> = {
  gear: 'Gear',
  roll: 'Roll',
  drive: 'Drive',
  checks: 'Corner and contact',
};
/** What the car on show does, after a name, where its event has no words of its own. */
const PART_DOING: Readonly<Record<Part, string>> = {
  gear: 'is choosing a gear',
  roll: 'sees where to stop',
  drive: 'is driving',
  checks: 'ends the turn',
};
const ICONS: Readonly<Record<Part, ReactElement>> = {
  gear: <Cog size={27} />,
  roll: <Dices size={27} />,
  drive: <MoveUpRight size={27} />,
  checks: <Flag size={27} />,
};
const ASK_TITLES: Readonly<Record<AskKind, string>> = {
  gear: 'Choose a gear',
  move: 'Choose a space',
  slipstream: 'Slipstream',
};
/** So few wear points are shown as a warning beside a name. */
const LOW_WEAR = 4;

/** The frame of an update; event: the one on show, which banner and order strip follow. */
export function frame(update: MatchUpdate, event?: unknown): RaceFrame {
  const view = update.view as FormulaView;
  const shown = event as FormulaEvent | undefined;
  const round = shown && shown.round > 0 ? shown.round : view.round;
  const part = shown ? (PART_OF[shown.type] ?? 'checks') : PART_OF_ASK[view.waiting[0]?.kind ?? 'gear'];
  const now = PARTS.indexOf(part);
  return {
    round: round > 0 ? `Round ${round}` : 'Grid',
    order: orderOf(view, shown),
    standingsTitle: titleOf(view),
    gapTitle: 'Gear · wear',
    standings: standingsOf(view),
    banner: shown ? eventBanner(update, shown, part) : restBanner(update, view, part),
    pips: PARTS.map((_, i) => (i < now ? 'done' : i === now ? 'now' : 'next')),
    side: null,
  };
}

/** 'Lap 2 of 2, round 8. You are 3rd, 13 spaces behind Ada, 9 wear left.' */
export function continueLine(input: unknown, seats: readonly SeatInfo[]): string {
  const view = input as FormulaView;
  const own = seats.find((info) => info.driver.kind === 'you') ?? seats[0];
  const mine = view.standings.find((line) => line.seat === own?.seat);
  const car = own && view.cars[own.seat];
  const leader = view.standings[0];
  if (!own || !mine || !car || !leader) return `Round ${view.round}.`;
  const lap = Math.min(view.options.laps, Math.max(1, car.lap));
  const head = `Lap ${lap} of ${view.options.laps}, round ${view.round}.`;
  const you = own.driver.kind === 'you';
  if (mine.status === 'out') return `${head} ${you ? 'You are' : `${own.name} is`} out.`;
  const who = you ? 'You are' : `${own.name} is`;
  const wear = `, ${wearWords(car.wear)} left`;
  if (mine.seat === leader.seat) return `${head} ${who} 1st${wear}.`;
  return `${head} ${who} ${ordinal(mine.place)}, ${spaces(mine.gap)} behind ${nameOf(seats, leader.seat)}${wear}.`;
}

function spaces(halves: number): string {
  return count(Math.round(halves / 2), 'space');
}

/** 'Monaco · lap 1 of 2' of the leader. */
function titleOf(view: FormulaView): string {
  const leader = view.standings.find((line) => line.status === 'racing');
  const lap = leader ? Math.max(1, view.cars[leader.seat]?.lap ?? 1) : view.options.laps;
  return `${circuitName(view.circuit)} · lap ${Math.min(lap, view.options.laps)} of ${view.options.laps}`;
}

function orderOf(view: FormulaView, event: FormulaEvent | undefined): RaceFrame['order'] {
  const acting = event ? ('seat' in event ? event.seat : null) : view.active;
  const turn = event ? event.turn : view.turn;
  const order = view.order.length > 0 ? view.order : view.cars.map((car) => car.seat);
  return order.map((seat, i) => ({ seat, acting: acting === seat, done: acting !== seat && turn > 0 && i < turn - 1 }));
}

function standingsOf(view: FormulaView): RaceFrame['standings'] {
  return view.standings.map(({ seat, place, status, gap }) => {
    const car = view.cars[seat];
    return {
      seat,
      place,
      figure: car && status === 'racing' ? String(car.gear) : '',
      gap: car ? gapOf(car) : '',
      ...(car && status === 'racing' && { said: `${gearName(car.gear)}, ${wearWords(car.wear)} left` }),
      ...(gap > 0 && { behind: `+${spaces(gap)}` }),
      laps: [],
      note: car ? carNote(view, car) : null,
      out: status === 'out',
    };
  });
}

function gapOf(car: CarView): string {
  if (car.status === 'finished') return 'home';
  if (car.status === 'eliminated') return 'out';
  return car.wear <= LOW_WEAR ? `${car.wear} !` : String(car.wear);
}

/** Everything on a driver's dashboard. */
function carNote(view: FormulaView, car: CarView): string {
  const parts = [
    `Car ${car.number}`,
    gearName(car.gear),
    `${wearWords(car.wear)} left`,
    `lap ${Math.min(view.options.laps, Math.max(1, car.lap))}`,
    ...(car.corner >= 0 ? [`${cornerName(view.circuit, car.corner)}: stop ${car.stops} of ${car.asked}`] : []),
    ...(STATUS_WORDS[car.status] ? [STATUS_WORDS[car.status] ?? ''] : []),
  ];
  return parts.join(' · ');
}

function eventBanner(update: MatchUpdate, event: FormulaEvent, part: Part): RaceFrame['banner'] {
  const text = logLine(event, update.seats, update.circuit)?.text;
  const seat: Seat | null = 'seat' in event ? event.seat : null;
  const title = event.round === 0 ? 'The grid' : TITLES[part];
  const silent = seat === null ? '' : `${nameOf(update.seats, seat)} ${PART_DOING[part]}`;
  return { icon: ICONS[part], title, prompt: text ?? silent, mine: false };
}

function restBanner(update: MatchUpdate, view: FormulaView, part: Part): RaceFrame['banner'] {
  const icon = ICONS[part];
  if (view.status === 'finished') return { icon, title: 'Finished', prompt: 'The race is over', mine: false };
  const ask = update.asks.find((a) => a.seat === update.viewer && !a.committed);
  const choices = ask && (update.choices[String(ask.id)] as FormulaChoices | undefined);
  if (choices) return { icon, title: ASK_TITLES[choices.kind], prompt: promptOf(choices, update), mine: true };
  return { icon, title: TITLES[part], prompt: waitingFor(update), mine: false };
}

/** What the viewer has to do, in one line. */
function promptOf(choices: FormulaChoices, update: MatchUpdate): string {
  switch (choices.kind) {
    case 'gear': {
      if (choices.pit || !choices.corner) return 'Out of the pits: any of these gears, no shift cost';
      const { index, made, asked, toFirst, toLast } = choices.corner;
      const name = cornerName(update.circuit, index);
      const stops = asked - made;
      if (toFirst <= 0)
        return `In ${name}: ${stops > 0 ? `${count(stops, 'stop')} to make` : 'the way out is free'}, ${count(toLast, 'space')} to its end`;
      return `${name} in ${count(toFirst, 'space')}: ${count(asked, 'stop')}`;
    }
    case 'move':
      if (choices.great) return 'A great start: four spaces';
      return `${gearName(choices.gear)} rolled ${choices.spaces}${choices.motor ? ': engines are strained' : ''}`;
    case 'slipstream':
      return `${count(choices.spaces, 'space')} more behind ${nameOf(update.seats, choices.behind)}, or let go`;
  }
}

function waitingFor(update: MatchUpdate): string {
  const open = update.asks.filter((ask) => !ask.committed);
  const first = open[0];
  if (!first) return 'The cars are moving';
  const names = [...new Set(open.map((ask) => ask.seat))].map((seat) => nameOf(update.seats, seat));
  return names.length === 1 ? `Waiting: ${names[0]} ${DOING[first.kind as AskKind]}` : `Waiting for ${list(names)}`;
}
