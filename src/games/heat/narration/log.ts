// Heat's events as text: one line per event worth reading. Not here: the board's animations or the statistics.

import type { Seat } from '@core/contract';
import { listOf } from '@i18n/page';
import { card, corner, incident, type Line, logBook, move, race, type Telling, winText } from '@narration/log';
import { t } from '../text/t';
import type { HeatEvent, HeatEventBody } from '../types';
import { cardName, listedCards } from './card-names';
import { weatherName } from './condition-text';
import { SYMBOL_LINES } from './symbols';
import { circuitName, cornerName, eventName, trackNamed } from './texts';

type Of<K extends HeatEventBody['type']> = Extract<HeatEventBody, { type: K }> & Stamp;
type Stamp = Pick<HeatEvent, 'round' | 'phase'>;

/** Event kinds that get no line, and why. */
export const SILENT = {
  decksBuilt: 'counts are on the dashboard from the start',
  handFilled: 'every driver draws every round',
  phaseStarted: 'the banner names the phase',
  seatLocked: 'the standings show who has answered',
  seatUnlocked: 'the standings show who has answered',
  activeSeat: 'the order strip points at the car',
  cardsCommitted: 'the standings show who has answered',
  legendDecided: 'the move that follows names the spaces',
  cornerLineCrossed: 'phase 7 says how the corner went',
  reactEnded: 'the order strip moves on',
  slipstreamOffered: 'the answer follows',
  slipstreamDeclined: 'nothing happened',
} as const satisfies Partial<Record<HeatEventBody['type'], string>>;

/** The line of an event, or null if it has none. */
export const logLine = logBook<HeatEventBody, keyof typeof SILENT, Stamp>(SILENT, {
  raceSetUp: (e, c) => race(t('log.raceSetUp', { circuit: circuitName(c.circuit), laps: e.laps, cars: e.cars.length })),
  gridSet: (e, c) => {
    const first = e.slots.toSorted((a, b) => b.progress - a.progress)[0];
    return first && e.slots.length > 1 ? race(t('log.grid', { name: c.name(first.seat) })) : null;
  },
  eventRevealed: (e, c) => {
    const event = eventName(e.event);
    const corners = listOf(e.press.map((at) => cornerName(c.circuit, at)));
    return race(e.press.length > 0 ? t('log.event.press', { event, corners }) : event);
  },
  draftRoundStarted: (e) => card(t('log.draft', { round: e.draftRound, n: e.cards.length })),
  upgradePicked: (e, c) => card(t('log.picked', { name: c.name(e.seat), card: cardName(e.card) })),
  draftRoundEnded: (e) => card(t('log.draftOver', { round: e.draftRound, ...listedCards(e.removed) })),
  weatherRevealed: (e) => race(t('log.weather', { weather: weatherName(e.weather) })),
  roadTokensPlaced: (e, c) => race(roadText(e, c)),
  sponsorsDealt: (e, c) => card(t('log.sponsorsDealt', { name: c.name(e.seat), n: e.count })),
  sponsorTaken: (e, c) => {
    const at = e.corner === null ? '' : cornerName(c.circuit, e.corner);
    return card(t(`log.sponsor.${e.reason}`, { name: c.name(e.seat), corner: at }));
  },
  raceStarted: () => race(t('log.raceStarted')),
  roundStarted: (e) => race(t('log.round', { round: e.round })),
  gearsRevealed: (e, c) => {
    const shifts = e.shifts.filter((shift) => shift.from !== shift.to);
    if (shifts.length === 0) return card(t('log.gears.none'));
    const lines = shifts.map(({ seat, to, heat }) => t('log.gears.shift', { name: c.name(seat), gear: to, heat }));
    return card(t('log.gears', { shifts: listOf(lines, 'unit') }));
  },
  legendCardTurned: (e) => card(t(e.reshuffled ? 'log.legendCard.shuffled' : 'log.legendCard')),
  clutteredHand: (e, c) => incident(t('log.cluttered', { name: c.name(e.seat) })),
  cardsRevealed: (e, c) => card(t('log.plays', { name: c.name(e.seat), ...listedCards(e.cards) })),
  cardHeatPaid: (e, c) => card(t('log.cardHeat', { name: c.name(e.seat), heat: e.heat, card: cardName(e.card) })),
  cardStalled: (e, c) => incident(t('log.stalled', { name: c.name(e.seat), card: cardName(e.card) })),
  cardFlipped: (e, c) =>
    card(t(e.kept ? 'log.flipped' : 'log.flipped.lost', { name: c.name(e.seat), card: cardName(e.card) })),
  deckReshuffled: (e, c) => card(t('log.reshuffled', { name: c.name(e.seat), n: e.count })),
  valueChosen: (e, c) => card(t('log.value', { name: c.name(e.seat), card: cardName(e.card), value: e.value })),
  // With a single card, the move that follows shows the speed.
  speedSet: (e, c) => {
    const { parts, speed } = e;
    return parts.length > 1 ? move(t('log.speed', { name: c.name(e.seat), parts: parts.join(' + '), speed })) : null;
  },
  carMoved: (e, c) => moved(e, c),
  lapCompleted: (e, c) => race(t('log.lap', { name: c.name(e.seat), lap: e.lap }), e.seat),
  lapLost: (e, c) => incident(t('log.lapLost', { name: c.name(e.seat), lap: e.lap })),
  finalRound: (e, c) => race(t('log.finalRound', { name: c.name(e.seat) }), e.seat),
  finalRoundCancelled: (e, c) => race(t('log.finalRoundCancelled', { name: c.name(e.seat) }), e.seat),
  adrenalineGranted: (e, c) => card(t('log.adrenaline', { name: c.name(e.seat) })),
  boosted: (e, c) => move(t('log.boosted', { name: c.name(e.seat), value: e.value, heat: e.heat })),
  ...SYMBOL_LINES,
  slipstreamed: (e, c) => move(t('log.slipstream', { name: c.name(e.seat), tow: c.name(e.tow), n: e.length })),
  cornerPassed: (e, c) => corner(t('log.cornerPassed', { ...at(e, c), speed: e.speed, limit: e.limit })),
  cornerPaid: (e, c) => {
    const overheat = e.overheat ? 'yes' : 'no';
    return corner(t('log.cornerPaid', { ...at(e, c), speed: e.speed, limit: e.limit, heat: e.heat, overheat }));
  },
  spunOut: (e, c) => {
    const { speed, limit, heatLost: lost, stress } = e;
    return incident(t('log.spunOut', { ...at(e, c), speed, limit, lost, stress }));
  },
  eliminated: (e, c) => incident(t('log.eliminated', { name: c.name(e.seat) })),
  retired: (e, c) => incident(t('log.retired', { name: c.name(e.seat) })),
  discarded: (e, c) => card(t('log.discarded', { name: c.name(e.seat), ...listedCards(e.cards) })),
  refreshed: (e, c) => card(t('log.refreshed', { name: c.name(e.seat), ...listedCards(e.cards) })),
  roundEnded: (e, c) => {
    const [first, second] = e.standings;
    if (first === undefined || second === undefined) return null;
    const names = { first: c.name(first), second: c.name(second) };
    const gap = e.gaps[1] ?? 0;
    return race(gap === 0 ? t('log.level', names) : t('log.lead', { ...names, gap }));
  },
  lapTimed: (e, c) => race(t('log.lapTimed', { name: c.name(e.seat), lap: e.lap, n: e.rounds }), e.seat),
  raceFinished: (e, c) => race(winText(e.standings.slice(0, 3).map(c.name)) ?? t('log.over')),
  qualifyingFinished: (e) => race(t('log.qualified', { best: e.best, total: e.total })),
});

/** The driver's name and the corner's. */
function at(e: { seat: Seat; corner: number }, c: Telling): { name: string; corner: string } {
  return { name: c.name(e.seat), corner: cornerName(c.circuit, e.corner) };
}

/** The list and the board show every token; a line has room for the limits they change. */
function roadText(e: Of<'roadTokensPlaced'>, c: Telling): string {
  const corners = trackNamed(c.circuit)?.corners ?? [];
  const changed = corners.flatMap(({ index, name, limit }) => {
    const now = e.limits[index] ?? limit;
    return now === limit ? [] : [t('log.road.limit', { limit: now, corner: name })];
  });
  return changed.length === 0 ? t('log.road.none') : t('log.road', { limits: listOf(changed) });
}

function moved(e: Of<'carMoved'>, c: Telling): Line | null {
  const name = c.name(e.seat);
  const { extra } = e;
  switch (e.cause) {
    case 'play':
    case 'legend':
      return move(e.to === e.from ? t('log.stands', { name }) : t('log.moved', { name, n: e.wanted, extra }));
    case 'adrenaline':
      return move(t('log.adrenalineUsed', { name, extra }));
    // The line of the boost, the slipstream or the card gives the distance; only what it leaves out is added.
    case 'boost':
    case 'slipstream':
    case 'accelerate':
    case 'direct':
      return extra > 0 ? move(t('log.past', { name, n: extra })) : null;
  }
}
