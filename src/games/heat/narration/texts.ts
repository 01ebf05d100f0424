// Heat's names for drivers, levels, figures, phases, events and corners. They are functions because the
// language of a page is chosen after its modules are loaded. Not here: cards (card-names.ts), weather and road.

import { BOT_IDS } from '@core/contract';
import { circuitNames, type FigureNames, figure, type LevelNames, levelNamesBy } from '@narration/names';
import { learnedTrack, TRACKS, type Track } from '../data/tracks';
import { t } from '../text/t';
import type { EventId, Gear, Lane, Phase } from '../types';

/** Names of the AI drivers' levels. */
export function levelNames(): LevelNames {
  return levelNamesBy(BOT_IDS, (id) => t(`level.${id}`));
}

/** Names of the figures in statistics. */
export function figureNames(): FigureNames {
  const rounds = (n: number) => t('rounds', { n });
  return {
    bestLap: figure(t('figure.bestLap'), rounds),
    rounds: figure(t('figure.rounds'), rounds),
    topSpeed: figure(t('figure.topSpeed')),
    spinOuts: figure(t('figure.spinOuts')),
    slipstreams: figure(t('figure.slipstreams')),
    boosts: figure(t('figure.boosts')),
    heatPaid: figure(t('figure.heatPaid')),
    stress: figure(t('figure.stress')),
  };
}

/** Title of each phase, 1 to 9; 0 is the draft before the first round. */
export function phaseTitle(phase: Phase | 0): string {
  return t(`phase.${phase}`);
}

/** The name on an event's card. */
export function eventName(event: EventId): string {
  return t(`occasion.${event}`);
}

/** The rule on an event's card. */
export function eventText(event: EventId): string {
  return t(`event.${event}`);
}

/** The rule of a gear: '3rd gear: play 3 cards. No cooldown, no boost.' */
export function gearRule(gear: Gear): string {
  return t(`gear.rule.${gear}`);
}

/** Looks up circuits by any id. */
export const { circuitNamed: trackNamed, circuitName } = circuitNames<Track>('heat', TRACKS, learnedTrack);

/** Name of a corner of a circuit. */
export function cornerName(circuit: string, corner: number): string {
  return trackNamed(circuit)?.corners[corner]?.name ?? t('corner.nth', { n: corner + 1 });
}

/** Name of a lane on a road with this many. */
export function laneName(lane: Lane, lanes: number): string {
  if (lanes === 1) return t('lane.only');
  return t(lane === 0 ? 'lane.left' : lane === lanes - 1 ? 'lane.right' : 'lane.middle');
}
