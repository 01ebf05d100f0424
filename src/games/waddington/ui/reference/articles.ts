// The articles of Waddington's rules by group, in the order of the list: icon, links, and the topics that each explains.
// Not here: their text, which says what an article has (text/*/rules), and their drawings (table, scenes, examples).

import type { Articles } from '@ui/reference/articles';
import {
  BadgePlus,
  CarFront,
  CircleGauge,
  Dices,
  Disc3,
  Flag,
  Gauge,
  Layers,
  ListOrdered,
  MoveUpRight,
  OctagonPause,
  PenTool,
  Play,
  RotateCcw,
  Route,
  ShieldCheck,
  Table2,
  TrafficCone,
  Wrench,
} from 'lucide-react';
import { PIT_CARDS, TACTICS } from '../../data/cards';
import type { messages } from '../../text/en';

export const articles: Articles<typeof messages> = {
  race: {
    aim: {
      icon: Flag,
      related: ['order', 'laps'],
      about: { event: ['raceSetUp', 'gridFormed', 'finalRound', 'carFinished', 'raceEnded'] },
    },
    turn: {
      icon: Route,
      related: ['speed', 'move', 'cards', 'corners'],
      about: { event: ['turnStarted', 'turnEnded'], breach: ['wrong-ask'] },
    },
    order: {
      icon: ListOrdered,
      related: ['aim', 'cars'],
      about: { token: ['car'], event: ['roundStarted', 'roundEnded'], breach: ['car-count'] },
    },
    cars: {
      icon: CarFront,
      related: ['order'],
      about: {
        ask: ['car'],
        action: ['car'],
        event: ['carChoiceRolled', 'carChosen'],
        breach: ['car-taken'],
        option: ['carChoice'],
      },
    },
    laps: {
      icon: Disc3,
      related: ['aim'],
      about: { gauge: ['laps'], event: ['lineCrossed'], breach: ['laps'], option: ['laps'] },
    },
  },
  speed: {
    speed: {
      icon: Gauge,
      related: ['brakes', 'move', 'corners'],
      about: {
        gauge: ['speed'],
        ask: ['drive'],
        action: ['drive'],
        event: ['speedSet'],
        breach: ['speed-not-choosable'],
      },
    },
    move: {
      icon: MoveUpRight,
      related: ['speed', 'heldup'],
      about: { event: ['carMoved'], breach: ['path-length', 'not-a-step', 'square-taken'] },
    },
    brakes: {
      icon: CircleGauge,
      related: ['tyres', 'speed', 'pits'],
      about: { gauge: ['brakes'], event: ['wearAdded'] },
    },
    tyres: { icon: Disc3, related: ['chart', 'spinoff', 'pits'], about: { gauge: ['tyres'], option: ['strictTyres'] } },
    heldup: {
      icon: OctagonPause,
      related: ['speed', 'brakes'],
      about: { action: ['run'], event: ['baulked'], breach: ['not-held-up', 'run-length', 'run-reading'] },
    },
    restart: { icon: Play, related: ['spinoff', 'pits'], about: { event: ['restarted', 'turnMissed'] } },
  },
  corners: {
    corners: {
      icon: TrafficCone,
      related: ['chart', 'spinoff', 'superb'],
      about: { sign: ['corner'], event: ['bandCrossed', 'cornerJudged'] },
    },
    chart: {
      icon: Table2,
      related: ['corners', 'tyres'],
      about: { chart: ['penalty'], die: ['penalty'], event: ['diceRolled'] },
    },
    spinoff: { icon: RotateCcw, related: ['restart', 'corners', 'tyres'], about: { event: ['spunOff'] } },
  },
  cards: {
    cards: {
      icon: Layers,
      related: ['extra', 'carburettor', 'superb'],
      about: {
        ask: ['card'],
        action: ['card', 'pass'],
        event: ['packsShuffled', 'tacticsDealt', 'cardWindow', 'tacticPlayed', 'tacticPassed'],
        breach: ['card-not-held', 'not-in-window', 'hand-size'],
        option: ['handSize'],
      },
    },
    extra: {
      icon: BadgePlus,
      related: ['cards', 'carburettor'],
      about: { tactic: TACTICS.filter(({ squares }) => squares > 0).map(({ id }) => id), breach: ['card-path'] },
    },
    carburettor: {
      icon: Gauge,
      related: ['cards', 'extra'],
      about: { tactic: ['carburettorTuned'], breach: ['surge-speed'] },
    },
    superb: {
      icon: ShieldCheck,
      related: ['cards', 'corners'],
      about: { tactic: ['superbDriving'], event: ['superbDriving'], breach: ['no-superb'] },
    },
  },
  pits: {
    pits: { icon: Wrench, related: ['pitcards', 'restart', 'brakes'], about: { event: ['pitEntered', 'gaugesReset'] } },
    pitcards: {
      icon: Dices,
      related: ['pits', 'restart'],
      about: {
        ask: ['tyres'],
        pitCard: PIT_CARDS.map(({ id }) => id),
        action: ['tyres'],
        event: ['pitCardDrawn', 'tacticTaken', 'pitCardActivated', 'pitCardEnded'],
        option: ['pitCards'],
      },
    },
  },
  workshop: {
    drawing: { icon: PenTool, related: ['corners', 'spinoff', 'pitcards'] },
  },
};
