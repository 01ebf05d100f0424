// What the race screen's frame shows of Formula D: order strip, standings with gear and wear, banner.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { pipsAt, restBanner, seatIn, turnOrder, waitingWords } from '@ui/game/frame/banner';
import { placeWords, toldOf } from '@ui/game/frame/place-words';
import type { RaceFrame } from '@ui/game-ui';
import { count, nameOf } from '@ui/phrases';
import { Cog, Dices, Flag, MoveUpRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { AskKind, CarView, FormulaChoices, FormulaEvent, FormulaEventBody, FormulaView } from '../types';
import { logLine } from './log';
import { circuitName, cornerName } from './places';
import { DOING, gearName, LOW_WEAR, STATUS_WORDS, wearWords } from './texts';

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

/** The frame of an update; event: the one on show, which banner and order strip follow. */
export function frame(update: MatchUpdate, event?: unknown): RaceFrame {
  const view = update.view as FormulaView;
  const shown = event as FormulaEvent | undefined;
  const round = shown && shown.round > 0 ? shown.round : view.round;
  const part = shown ? (PART_OF[shown.type] ?? 'checks') : PART_OF_ASK[view.waiting[0]?.kind ?? 'gear'];
  return {
    round: round > 0 ? `Round ${round}` : 'Grid',
    order: turnOrder(playOrder(view), shown ? seatIn(shown) : view.active, (shown ?? view).turn),
    standingsTitle: titleOf(view),
    gapTitle: 'Gear · wear',
    standings: standingsOf(view),
    banner: shown ? eventBanner(update, shown, part) : bannerAtRest(update, view, part),
    pips: pipsAt(PARTS.length, PARTS.indexOf(part)),
    side: null,
  };
}

/** 'Lap 2 of 2, round 8. You are 3rd, 13 spaces behind Ada, 9 wear left.' */
export function continueLine(input: unknown, seats: readonly SeatInfo[]): string {
  const view = input as FormulaView;
  const told = toldOf(seats);
  const car = told && view.cars[told.seat];
  const place = told && placeWords(view.standings, seats, told.seat, spaces, false);
  if (!told || !car || !place) return `Round ${view.round}.`;
  const lap = Math.min(view.options.laps, Math.max(1, car.lap));
  const head = `Lap ${lap} of ${view.options.laps}, round ${view.round}.`;
  if (car.status === 'eliminated') return `${head} ${told.who} out.`;
  return `${head} ${told.who} ${place}, ${wearWords(car.wear)} left.`;
}

/** Seats in the order of play; by seat before there is one. */
function playOrder({ order, cars }: FormulaView): readonly number[] {
  return order.length > 0 ? order : cars.map(({ seat }) => seat);
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
  const seat = seatIn(event);
  const title = event.round === 0 ? 'The grid' : TITLES[part];
  const silent = seat === null ? '' : `${nameOf(update.seats, seat)} ${PART_DOING[part]}`;
  return { icon: ICONS[part], title, prompt: text ?? silent, mine: false };
}

function bannerAtRest(update: MatchUpdate, view: FormulaView, part: Part): RaceFrame['banner'] {
  return restBanner<FormulaChoices>(update, {
    icon: ICONS[part],
    isOver: view.status === 'finished',
    askTitles: ASK_TITLES,
    prompt: (choices) => promptOf(choices, update),
    title: TITLES[part],
    waiting: waitingWords(update, DOING),
  });
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
