// The articles of Formula D's rules by group, in the order of the list: icon, links, and the topics that each explains.
// Not here: their text, which says what an article has (text/*/rules), and their drawings (table, scenes, examples).

import type { Articles } from '@ui/reference/articles';
import {
  CarFront,
  ChartNoAxesColumn,
  CircleStop,
  CircleX,
  Cog,
  Dice5,
  Dices,
  FileInput,
  Flag,
  Gauge,
  Grid2x2,
  Hourglass,
  House,
  ListChecks,
  ListOrdered,
  Lock,
  LogOut,
  MapIcon,
  MousePointerClick,
  MoveUp,
  MoveUpRight,
  OctagonMinus,
  PenTool,
  Play,
  Repeat,
  Route,
  Settings,
  ShieldX,
  Timer,
  TrendingUp,
  TriangleAlert,
  Trophy,
  Wind,
  Wrench,
} from 'lucide-react';
import { TEAMS } from '../../data/cars';
import { CIRCUIT_IDS } from '../../data/circuits';
import type { messages } from '../../text/en';

export const articles: Articles<typeof messages> = {
  race: {
    aim: { icon: Flag, related: ['turn', 'corners', 'wear', 'flag'], about: { event: ['raceSetUp'] } },
    cars: {
      icon: CarFront,
      related: ['points', 'grid', 'box'],
      about: {
        token: ['car'],
        breach: ['car-count'],
        option: ['teamPoints'],
        team: TEAMS.map(({ id }) => id),
      },
    },
    circuits: {
      icon: MapIcon,
      related: ['corners', 'laps'],
      about: { circuit: CIRCUIT_IDS },
    },
    grid: {
      icon: Grid2x2,
      related: ['start', 'blackdie', 'order'],
      about: { event: ['gridRolled', 'gridFormed'], option: ['grid'] },
    },
    laps: { icon: Repeat, related: ['flag', 'order', 'pits'], about: { event: ['lapCompleted'], option: ['laps'] } },
    flag: {
      icon: Flag,
      related: ['raceend', 'points', 'laps'],
      about: { event: ['carFinished'], status: ['finished'] },
    },
    raceend: {
      icon: CircleStop,
      related: ['flag', 'points', 'out'],
      about: { event: ['roundEnded', 'raceEnded'], option: ['raceEnd'] },
    },
    points: { icon: Trophy, related: ['raceend', 'cars'], about: { word: ['points'] } },
  },
  turn: {
    turn: {
      icon: Route,
      related: ['gears', 'dice', 'spaces', 'end'],
      about: { breach: ['wrong-ask'], event: ['turnStarted', 'turnEnded'] },
    },
    order: {
      icon: ListOrdered,
      number: 1,
      related: ['turn', 'gears', 'pits'],
      about: { phase: ['1', '9'], event: ['roundStarted'] },
    },
    start: {
      icon: Play,
      number: 2,
      related: ['grid', 'gears', 'blackdie'],
      about: { phase: ['2'], event: ['startRolled'], option: ['greatStart'], status: ['grid', 'stalled'] },
    },
    gears: {
      icon: Cog,
      number: 3,
      related: ['dice', 'outlook', 'wear', 'turn'],
      about: {
        phase: ['3'],
        action: ['gear'],
        ask: ['gear'],
        event: ['gearChosen'],
        breach: ['gear-not-reachable', 'gear-too-dear'],
        wear: ['shift'],
        token: ['stick'],
      },
    },
    dice: {
      icon: Dices,
      number: 4,
      related: ['gears', 'blackdie', 'engines', 'outlook'],
      about: { phase: ['4'], event: ['dieRolled'], die: ['1', '2', '3', '4', '5', '6'] },
    },
    spaces: {
      icon: MousePointerClick,
      number: 5,
      related: ['driving', 'braking', 'corners', 'contact'],
      about: {
        phase: ['5'],
        action: ['move'],
        ask: ['move'],
        event: ['movesOffered', 'moveChosen'],
        breach: ['not-reachable', 'does-not-survive'],
      },
    },
    driving: {
      icon: MoveUpRight,
      number: 6,
      related: ['straights', 'braking', 'corners', 'slipstream'],
      about: { phase: ['6'], event: ['carMoved'], space: ['corner'] },
    },
    straights: { icon: MoveUp, related: ['driving', 'braking'], about: { space: ['straight'] } },
    braking: {
      icon: OctagonMinus,
      related: ['wear', 'spaces', 'contact'],
      about: { event: ['blocked'], wear: ['brake'] },
    },
    slipstream: {
      icon: Wind,
      number: 7,
      related: ['driving', 'braking', 'corners'],
      about: {
        phase: ['7'],
        action: ['slipstream', 'decline'],
        ask: ['slipstream'],
        event: ['slipstreamOffered', 'slipstreamTaken', 'slipstreamDeclined'],
        breach: ['slipstream-end'],
        option: ['slipstream'],
        wear: ['slipstream'],
      },
    },
    end: { icon: ListChecks, number: 8, related: ['corners', 'contact', 'engines', 'order'], about: { phase: ['8'] } },
    time: { icon: Timer, related: ['turn', 'gears', 'spaces'], about: { word: ['time'] } },
  },
  corners: {
    corners: {
      icon: TriangleAlert,
      related: ['leaving', 'overshoot', 'crash', 'spaces'],
      about: { event: ['cornerEntered', 'stopMade'], sign: ['stops', 'longest', 'shortest'] },
    },
    leaving: { icon: LogOut, related: ['corners', 'overshoot'], about: { event: ['cornerLeft'] } },
    overshoot: {
      icon: TrendingUp,
      related: ['locked', 'crash', 'braking', 'corners'],
      about: { event: ['overshot'], wear: ['overshoot'] },
    },
    locked: { icon: Lock, related: ['overshoot', 'braking'], about: { word: ['locked'] } },
    crash: { icon: ShieldX, related: ['corners', 'out', 'braking'], about: { out: ['crash'] } },
  },
  wear: {
    wear: {
      icon: Settings,
      related: ['braking', 'overshoot', 'out', 'box'],
      about: { event: ['wearChanged'], option: ['wearPoints'], token: ['wear'] },
    },
    out: {
      icon: CircleX,
      related: ['wear', 'crash', 'raceend'],
      about: { event: ['carEliminated'], out: ['worn'], wear: ['worn'], status: ['eliminated'] },
    },
    contact: {
      icon: CarFront,
      related: ['blackdie', 'end', 'out'],
      about: { event: ['collisionRolled'], option: ['collision'], wear: ['collision'], out: ['collision'] },
    },
    engines: {
      icon: Gauge,
      related: ['dice', 'blackdie', 'end'],
      about: { event: ['motorStrained', 'motorTested'], wear: ['motor'], out: ['motor'] },
    },
    blackdie: { icon: Dice5, related: ['grid', 'start', 'contact', 'engines'], about: { die: ['black'] } },
    outlook: { icon: ChartNoAxesColumn, related: ['gears', 'dice', 'spaces'], about: { word: ['outlook'] } },
  },
  pits: {
    pits: {
      icon: Wrench,
      related: ['box', 'queue', 'exit', 'laps'],
      about: { event: ['pitEntered'], option: ['pitStops'], space: ['pit'] },
    },
    box: {
      icon: House,
      related: ['pits', 'exit', 'wear'],
      about: { event: ['pitServiced'], space: ['box'], wear: ['pit'], status: ['pitBox'] },
    },
    queue: { icon: Hourglass, related: ['pits', 'box'], about: { event: ['pitQueued'], status: ['pitLane'] } },
    exit: { icon: LogOut, related: ['pits', 'gears', 'queue'], about: { event: ['pitLeft'], breach: ['pit-gear'] } },
  },
  workshop: {
    drawing: { icon: PenTool, related: ['corners', 'files'] },
    files: { icon: FileInput, related: ['drawing'] },
  },
};
