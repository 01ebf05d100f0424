// The articles of Heat's rules by group, in the order of the list: icon, links, and the topics that each explains.
// Not here: their text, which says what an article has (text/*/rules), and their drawings (table, scenes, examples).

import type { Articles } from '@ui/reference/articles';
import {
  Ban,
  Bot,
  Camera,
  CloudSun,
  DoorOpen,
  FileInput,
  Flag,
  FlagTriangleRight,
  Flame,
  Gauge,
  Grid2x2,
  Handshake,
  Layers,
  ListOrdered,
  Medal,
  MoveRight,
  Newspaper,
  PenTool,
  Rocket,
  RotateCcw,
  RotateCw,
  Rows3,
  Timer,
  TrafficCone,
  TriangleAlert,
  Wrench,
  Zap,
  ZapOff,
} from 'lucide-react';
import { ROAD_IDS, WEATHER_IDS } from '../../data/conditions';
import { EVENT_IDS } from '../../data/event-ids';
import type { messages } from '../../text/en';
import { PHASE_ICONS } from '../phase-icons';
import { SYMBOL_ARTICLES } from '../symbols/symbols';

export const articles: Articles<typeof messages> = {
  race: {
    aim: {
      icon: Flag,
      related: ['round', 'corners', 'finish'],
      about: { event: ['raceSetUp', 'raceStarted'], breach: ['car-count', 'no-driver', 'colour-taken'] },
    },
    round: {
      icon: ListOrdered,
      related: ['order', 'shift', 'play'],
      about: {
        event: ['roundStarted', 'phaseStarted', 'roundEnded', 'seatLocked', 'seatUnlocked', 'activeSeat'],
        action: ['unlock'],
        breach: ['wrong-phase', 'not-locked'],
      },
    },
    order: { icon: Rows3, related: ['round', 'adrenaline', 'fullspace'] },
    grid: { icon: Grid2x2, related: ['order', 'qualifying'], about: { option: ['grid'], event: ['gridSet'] } },
    laps: {
      icon: RotateCw,
      related: ['finish', 'spinout'],
      about: { option: ['laps'], breach: ['laps'], event: ['lapCompleted', 'lapLost'] },
    },
    finish: {
      icon: FlagTriangleRight,
      related: ['aim', 'laps', 'slipstream'],
      about: { event: ['finalRound', 'finalRoundCancelled', 'raceFinished'] },
    },
    points: { icon: Medal, related: ['finish', 'events'] },
    retire: { icon: DoorOpen, related: ['aim'], about: { action: ['retire'], event: ['retired'] } },
  },
  phases: {
    shift: {
      icon: PHASE_ICONS[1],
      number: 1,
      related: ['play', 'boost', 'cluttered', 'cooldown'],
      about: {
        phase: ['1'],
        ask: ['gear'],
        action: ['gear'],
        event: ['gearsRevealed'],
        breach: ['gear-too-far', 'shift-needs-heat'],
        gear: ['1', '2', '3', '4'],
      },
    },
    play: {
      icon: PHASE_ICONS[2],
      number: 2,
      related: ['shift', 'heatcards', 'stress', 'cluttered'],
      about: {
        phase: ['2'],
        ask: ['cards'],
        action: ['cards', 'anyCards'],
        event: ['cardsCommitted'],
        breach: ['card-count', 'card-not-in-hand', 'heat-not-playable'],
      },
    },
    reveal: {
      icon: PHASE_ICONS[3],
      number: 3,
      related: ['flip', 'payheat', 'fullspace'],
      about: {
        phase: ['3'],
        ask: ['value'],
        action: ['value'],
        event: ['cardsRevealed', 'valueChosen', 'speedSet', 'carMoved'],
        breach: ['value-not-on-card'],
      },
    },
    adrenaline: {
      icon: PHASE_ICONS[4],
      number: 4,
      related: ['order', 'cooldown'],
      about: { phase: ['4'], action: ['adrenaline'], event: ['adrenalineGranted'], breach: ['no-adrenaline'] },
    },
    react: {
      icon: PHASE_ICONS[5],
      number: 5,
      related: ['cooldown', 'boost', 'adrenaline'],
      about: { phase: ['5'], ask: ['react'], action: ['done'], event: ['reactEnded'] },
    },
    slipstream: {
      icon: PHASE_ICONS[6],
      number: 6,
      related: ['longslip', 'corners', 'finish'],
      about: {
        phase: ['6'],
        ask: ['slipstream'],
        action: ['slipstream'],
        event: ['slipstreamOffered', 'slipstreamed', 'slipstreamDeclined'],
        breach: ['slipstream-length', 'slipstream-final-line'],
        option: ['slipstreamReach'],
      },
    },
    check: {
      icon: PHASE_ICONS[7],
      number: 7,
      related: ['corners', 'spinout'],
      about: { phase: ['7'], event: ['cornerLineCrossed'] },
    },
    discard: {
      icon: PHASE_ICONS[8],
      number: 8,
      related: ['replenish', 'refresh', 'reduce'],
      about: {
        pile: ['discard'],
        phase: ['8'],
        ask: ['discard'],
        action: ['discard'],
        event: ['discarded'],
        breach: ['not-discardable'],
      },
    },
    replenish: {
      icon: PHASE_ICONS[9],
      number: 9,
      related: ['deck', 'discard'],
      about: { phase: ['9'], event: ['handFilled', 'deckReshuffled'] },
    },
  },
  corners: {
    corners: {
      icon: TriangleAlert,
      related: ['heatcards', 'spinout', 'road', 'slipstream', 'limit'],
      about: { sign: ['corner'], event: ['cornerPassed', 'cornerPaid'] },
    },
    spinout: { icon: RotateCcw, related: ['corners', 'stress', 'laps'], about: { event: ['spunOut'] } },
    road: {
      icon: TrafficCone,
      related: ['corners', 'weather', 'boost'],
      about: { event: ['roadTokensPlaced'], road: ROAD_IDS },
    },
    press: { icon: Camera, related: ['sponsors', 'events'], about: { sign: ['press'], event: ['sponsorTaken'] } },
  },
  road: {
    boost: {
      icon: Zap,
      related: ['shift', 'flip', 'corners'],
      about: { action: ['boost'], event: ['boosted'], breach: ['boost-gear', 'boost-twice', 'boost-needs-heat'] },
    },
    fullspace: { icon: MoveRight, related: ['order', 'reveal', 'corners'], about: { token: ['car'] } },
    cluttered: {
      icon: Ban,
      related: ['play', 'cooldown', 'shift'],
      about: { event: ['clutteredHand'], breach: ['hand-cluttered'] },
    },
  },
  cards: {
    deck: {
      icon: Layers,
      related: ['speedcards', 'heatcards', 'stress', 'upgrades'],
      about: { pile: ['draw'], event: ['decksBuilt'] },
    },
    speedcards: { icon: Gauge, related: ['flip', 'deck'], about: { card: ['speed'] } },
    heatcards: { icon: Flame, related: ['cooldown', 'corners', 'boost'], about: { pile: ['engine'], card: ['heat'] } },
    stress: { icon: ZapOff, related: ['flip', 'reduce', 'spinout'], about: { card: ['stress'] } },
    upgrades: {
      icon: Wrench,
      related: ['advanced', 'garage'],
      about: {
        card: ['upgrade'],
        upgrade: ['starting', 'fourWheelDrive', 'body', 'brakes', 'coolingSystem', 'rpm', 'spareHeat'],
      },
    },
    advanced: {
      icon: Rocket,
      related: ['upgrades', 'garage', 'limit', 'direct'],
      about: { upgrade: ['tires', 'wings', 'turbocharger', 'fuel', 'gasPedal', 'suspension'] },
    },
    sponsors: {
      icon: Handshake,
      related: ['press', 'sponsorship'],
      about: {
        card: ['sponsor'],
        event: ['sponsorsDealt'],
        sponsor: ['sp-brakes', 'sp-cooling', 'sp-rpm', 'sp-turbo', 'sp-wings'],
      },
    },
  },
  symbols: SYMBOL_ARTICLES,
  modules: {
    garage: {
      icon: Wrench,
      related: ['upgrades', 'advanced'],
      about: {
        ask: ['draft'],
        action: ['draft'],
        event: ['draftRoundStarted', 'upgradePicked', 'draftRoundEnded'],
        option: ['garage'],
        breach: ['not-on-offer'],
      },
    },
    weather: {
      icon: CloudSun,
      related: ['road', 'cooldown', 'slipstream'],
      about: {
        event: ['weatherRevealed'],
        option: ['weather', 'weatherReach'],
        weather: WEATHER_IDS,
      },
    },
    events: {
      icon: Newspaper,
      related: ['press', 'sponsors', 'points'],
      about: {
        event: ['eventRevealed', 'eliminated'],
        option: ['event'],
        occasion: EVENT_IDS,
      },
    },
    sponsorship: {
      icon: Handshake,
      related: ['press', 'sponsors'],
      about: { option: ['sponsorship'], breach: ['hand-over'] },
    },
    legends: {
      icon: Bot,
      related: ['corners', 'slipstream', 'points'],
      about: {
        option: ['legendLevel', 'legendBonus'],
        breach: ['legend-bonus'],
        event: ['legendCardTurned', 'legendDecided'],
      },
    },
    qualifying: {
      icon: Timer,
      related: ['grid', 'laps'],
      about: {
        option: ['mode'],
        breach: ['qualifying-alone', 'qualifying-modules'],
        event: ['lapTimed', 'qualifyingFinished'],
      },
    },
  },
  workshop: {
    drawing: { icon: PenTool, related: ['corners', 'files'] },
    files: { icon: FileInput, related: ['drawing'] },
  },
};
