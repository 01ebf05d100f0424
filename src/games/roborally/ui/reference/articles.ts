// The articles of RoboRally's rules by group, in the order of the list: icon, links, and the topics that each explains.
// Not here: their text, which says what an article has (text/*/rules), and their drawings (table, scenes, examples).

import type { Articles } from '@ui/reference/articles';
import {
  ArrowBigDown,
  ArrowBigUp,
  ArrowRightToLine,
  Bot,
  BoxSelect,
  BrickWall,
  ChevronRight,
  ChevronsRight,
  CircleDashed,
  Cog,
  Compass,
  CornerDownRight,
  Crosshair,
  FileInput,
  Flag,
  FlagOff,
  Gauge,
  Grid2x2,
  Hand,
  Hash,
  Heart,
  Hourglass,
  LandPlot,
  Layers,
  LayoutGrid,
  ListChecks,
  ListOrdered,
  Lock,
  Map as MapIcon,
  MapPin,
  MemoryStick,
  MoveRight,
  OctagonPause,
  PanelLeftOpen,
  PinOff,
  Power,
  Repeat,
  RotateCcw,
  RotateCw,
  Route,
  Shield,
  ShieldCheck,
  Skull,
  SortDesc,
  Sword,
  TriangleAlert,
  Trophy,
  UserMinus,
  Wrench,
  Zap,
} from 'lucide-react';
import { COURSE_IDS } from '../../data/courses';
import { BLACK_BOX, OPTION_CARDS } from '../../data/option-cards';
import { ROBOT_COLOURS } from '../../data/robots';
import type { messages } from '../../text/en';

/** Option cards without an article of their own: name and effect are all there is to them. */
export const LATER = OPTION_CARDS.slice(BLACK_BOX + 1);

export const articles: Articles<typeof messages> = {
  race: {
    aim: { icon: Flag, related: ['turn', 'checkpoints', 'ending'], about: { event: ['raceStarted'] } },
    turn: {
      icon: Route,
      related: ['deal', 'programming', 'register', 'cleanup'],
      about: { event: ['turnStarted', 'turnEnded'], breach: ['wrong-ask'] },
    },
    robots: {
      icon: Bot,
      related: ['lives', 'archive', 'match'],
      about: {
        option: ['docks', 'lives'],
        breach: ['robot-count', 'figure-taken', 'lives'],
        floor: ['dock'],
        robot: ROBOT_COLOURS,
      },
    },
    courses: { icon: MapIcon, related: ['aim', 'belts', 'lasers'], about: { course: COURSE_IDS } },
    ending: {
      icon: Trophy,
      related: ['checkpoints', 'lives', 'places'],
      about: {
        event: ['robotFinished', 'raceEnded'],
        option: ['lastStanding', 'forPlaces', 'turnLimit'],
        breach: ['turn-limit'],
      },
    },
    places: { icon: FlagOff, related: ['ending', 'match'] },
    match: {
      icon: Repeat,
      related: ['places', 'takebacks', 'robots'],
      about: { option: ['race'], breach: ['race-number'] },
    },
    giveup: { icon: UserMinus, related: ['places', 'timer'], about: { action: ['retire'], event: ['seatRetired'] } },
  },
  program: {
    deal: {
      icon: Hand,
      related: ['damage', 'locked', 'programming'],
      about: { event: ['cardsDealt', 'lockedFilled'] },
    },
    programming: {
      icon: ListOrdered,
      related: ['timer', 'locked', 'power', 'priority'],
      about: {
        token: ['register'],
        ask: ['program'],
        action: ['program', 'draft', 'wait'],
        event: ['draftChanged', 'programSubmitted'],
        breach: ['register-empty', 'card-not-in-hand', 'submitted', 'not-submitted'],
      },
    },
    takebacks: {
      icon: PinOff,
      related: ['programming', 'match'],
      about: { option: ['noTakebacks'], event: ['cardFixed'], breach: ['card-fixed'] },
    },
    timer: {
      icon: Hourglass,
      related: ['programming', 'respawn'],
      about: { action: ['timeout'], event: ['timerExpired'] },
    },
    locked: {
      icon: Lock,
      related: ['damage', 'repair', 'deal'],
      about: { event: ['registersLocked', 'registersUnlocked'], breach: ['register-locked'] },
    },
    power: {
      icon: Power,
      related: ['damage', 'cleanup', 'lasers'],
      about: {
        ask: ['power'],
        action: ['power'],
        event: ['powerDownAnnounced', 'stayDownChosen', 'poweredDown', 'poweredUp'],
        option: ['downFires'],
      },
    },
  },
  cards: {
    deck: { icon: Hash, related: ['priority', 'deal'] },
    forward: {
      icon: ArrowBigUp,
      related: ['moving', 'pushing', 'marks'],
      about: { card: ['move1', 'move2', 'move3'] },
    },
    backup: { icon: ArrowBigDown, related: ['moving', 'pushing'], about: { card: ['backUp'] } },
    turning: {
      icon: RotateCw,
      related: ['deck', 'gears', 'curves'],
      about: { card: ['rotateLeft', 'rotateRight', 'uturn'], event: ['robotRotated'] },
    },
  },
  register: {
    register: {
      icon: ListChecks,
      related: ['priority', 'express', 'pushers', 'lasers', 'checkpoints'],
      about: { event: ['registerStarted', 'registerEnded'] },
    },
    priority: {
      icon: SortDesc,
      related: ['deck', 'pushing'],
      about: { event: ['cardsRevealed', 'cardStarted'], step: ['card'] },
    },
    moving: { icon: MoveRight, related: ['pushing', 'walls', 'pits'], about: { event: ['moveBlocked'] } },
    pushing: { icon: ArrowRightToLine, related: ['moving', 'pits', 'ram'], about: { event: ['robotsMoved'] } },
    cleanup: { icon: Wrench, related: ['repair', 'respawn', 'power', 'locked'], about: { event: ['cardsDiscarded'] } },
  },
  floor: {
    checkpoints: {
      icon: Flag,
      related: ['aim', 'archive', 'register'],
      about: { gauge: ['flags'], event: ['checkpointTouched'], floor: ['checkpoint'], step: ['checkpoints'] },
    },
    archive: {
      icon: MapPin,
      related: ['respawn', 'checkpoints', 'repair'],
      about: { event: ['archiveMoved'], option: ['repairArchive'] },
    },
    belts: {
      icon: ChevronRight,
      related: ['express', 'curves', 'held'],
      about: { event: ['beltsMoved'], floor: ['belt'], step: ['belts'] },
    },
    express: {
      icon: ChevronsRight,
      related: ['belts', 'curves', 'held'],
      about: { floor: ['express'], step: ['express'] },
    },
    curves: { icon: CornerDownRight, related: ['belts', 'gears', 'gyro'] },
    held: { icon: OctagonPause, related: ['belts', 'walls'], about: { event: ['beltsHeld'] } },
    pushers: {
      icon: PanelLeftOpen,
      related: ['pushing', 'register'],
      about: { event: ['pusherFired'], floor: ['pusher'], step: ['pushers'] },
    },
    gears: {
      icon: Cog,
      related: ['turning', 'register', 'gyro'],
      about: { event: ['gearsTurned'], floor: ['gear'], step: ['gears'] },
    },
    lasers: {
      icon: Crosshair,
      related: ['damage', 'walls', 'guns'],
      about: { event: ['lasersFired'], floor: ['laser'], step: ['lasers'] },
    },
    walls: { icon: BrickWall, related: ['moving', 'pushing', 'lasers'], about: { floor: ['wall'] } },
    pits: { icon: CircleDashed, related: ['destroyed', 'moving', 'pushing'], about: { floor: ['pit'] } },
    repair: {
      icon: Wrench,
      related: ['damage', 'locked', 'extras'],
      about: { event: ['repaired'], floor: ['repair'], option: ['repair', 'checkpointRepair'] },
    },
  },
  damage: {
    damage: {
      icon: Zap,
      related: ['deal', 'locked', 'repair', 'destroyed'],
      about: { gauge: ['damage'], event: ['damageTaken'] },
    },
    destroyed: { icon: Skull, related: ['lives', 'respawn', 'pits'], about: { event: ['robotDestroyed'] } },
    lives: { icon: Heart, related: ['destroyed', 'ending'], about: { gauge: ['lives'], event: ['robotEliminated'] } },
    respawn: {
      icon: RotateCcw,
      related: ['archive', 'destroyed', 'power', 'blackbox'],
      about: {
        ask: ['respawn'],
        action: ['respawn'],
        event: ['respawnAsked', 'robotRespawned'],
        breach: ['respawn-cell', 'respawn-facing', 'nothing-to-keep'],
      },
    },
  },
  extras: {
    extras: {
      icon: Layers,
      related: ['sacrifice', 'repair', 'armour', 'guns', 'marks'],
      about: {
        option: ['optionCards'],
        event: ['optionDrawn', 'optionUsed', 'optionLost'],
        breach: ['no-option-to-lose'],
        extra: LATER,
      },
    },
    sacrifice: { icon: ShieldCheck, related: ['extras', 'armour', 'damage'], about: { breach: ['no-spend'] } },
    armour: { icon: Shield, related: ['sacrifice', 'damage'], about: { extra: ['slabArmour'] } },
    guns: {
      icon: Crosshair,
      related: ['lasers', 'extras'],
      about: { extra: ['tailGun', 'twinCannon', 'throughShot'] },
    },
    ram: { icon: Sword, related: ['pushing', 'extras'], about: { extra: ['ramProw'] } },
    marks: {
      icon: Gauge,
      related: ['forward', 'locked', 'extras'],
      about: { extra: ['discBrakes', 'fourthGear'], breach: ['no-mark'] },
    },
    gyro: {
      icon: Compass,
      related: ['curves', 'gears', 'extras'],
      about: { extra: ['gyroMount'], breach: ['no-gyro'] },
    },
    memory: { icon: MemoryStick, related: ['deal', 'extras'], about: { extra: ['spareMemory'] } },
    blackbox: { icon: BoxSelect, related: ['respawn', 'extras'], about: { extra: ['blackBox'] } },
  },
  workshop: {
    drawtiles: { icon: LayoutGrid, related: ['drawboards', 'drawflags', 'belts'], about: { mode: ['paint'] } },
    drawboards: { icon: Grid2x2, related: ['drawtiles', 'courses'] },
    drawflags: { icon: LandPlot, related: ['drawloops', 'checkpoints'] },
    drawloops: { icon: TriangleAlert, related: ['drawflags', 'respawn'] },
    drawfiles: { icon: FileInput, related: ['drawboards'] },
  },
};
