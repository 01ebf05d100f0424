// The ten events of a championship (2.9). Derived from championship.json.
// Not here: how a race applies them (setup.ts and phases/).

import type { Occasions } from '@core/contract';
import type { EventId } from '../types';
import source from './championship.json';
import { EVENT_IDS } from './event-ids';

/** An event. A field is 0 or null if the event leaves it unchanged. */
export interface RaceEvent {
  readonly id: EventId;
  readonly name: string;
  readonly text: string;
  /** Sponsorship cards that every driver starts with. */
  readonly sponsors: number;
  /** Corner indexes as printed: modulo the corners of the circuit. */
  readonly press: readonly number[];
  readonly laps: number;
  readonly engineHeat: number;
  readonly stress: number;
  readonly handSize: number | null;
  /** R99: cards apart from the press. recordSpeed: the least in a round. passedCars: the fewest. */
  readonly firstOfLapOne: number | null;
  readonly recordSpeed: number | null;
  readonly passedCars: number | null;
  /** Whether a spin-out eliminates the car (R100). */
  readonly spinOutEliminates: boolean;
  /** Bonus points by place from the first (R93). */
  readonly bonus: readonly number[];
}

/** Cars to which the Grandstand opening gives a card. */
const FIRST_OF_LAP_ONE = 3;
/** Places to which the Generous stewards give points. */
const BONUS_PLACES = 3;

/** The events by id. */
export const EVENTS: Readonly<Record<EventId, RaceEvent>> = Object.fromEntries(
  EVENT_IDS.map((id) => [id, eventFrom(id)]),
) as Record<EventId, RaceEvent>;

/** Laps of a race for which this many were chosen, with or without an event (R4). */
export function lapsWith(event: Pick<RaceEvent, 'laps'> | null, laps: number): number {
  return event === null ? laps : Math.max(1, laps + event.laps);
}

/** The events, for the pages of seasons. */
export const OCCASIONS: Occasions = {
  option: 'event',
  drawn: { value: 'drawn', name: 'Event drawn at the start' },
  list: EVENT_IDS.map((id) => ({ id, name: EVENTS[id].name })),
};

interface Effect {
  kind: string;
  value?: number;
  winnerBonus?: number;
  handSize?: number;
  engineHeat?: number;
  stress?: number;
  spinoutEliminates?: boolean;
}

function eventFrom(id: EventId): RaceEvent {
  const event = source.events.find((one) => one.id === id);
  if (event === undefined) throw new Error(`championship.json lacks the event ${id}`);
  const effect: Effect = event.effect;
  const value = (kind: string) => (effect.kind === kind ? (effect.value ?? 0) : null);
  return {
    id,
    name: event.name,
    text: event.text,
    sponsors: event.sponsors,
    press: event.press,
    laps: value('laps') ?? 0,
    engineHeat: value('engineHeat') ?? effect.engineHeat ?? 0,
    stress: effect.stress ?? 0,
    handSize: effect.handSize ?? null,
    firstOfLapOne: effect.kind === 'firstThreeOfLapOne' ? FIRST_OF_LAP_ONE : null,
    recordSpeed: value('speedAtLeast'),
    passedCars: value('overtake'),
    spinOutEliminates: effect.spinoutEliminates === true,
    bonus: bonusOf(effect),
  };
}

function bonusOf(effect: Effect): number[] {
  if (effect.winnerBonus !== undefined) return [effect.winnerBonus];
  return effect.kind === 'topThreeBonus' ? Array<number>(BONUS_PLACES).fill(effect.value ?? 0) : [];
}
