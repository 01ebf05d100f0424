// The icon of a race's twist and of what a step adds.

import {
  Bot,
  CarFront,
  CloudRain,
  Cog,
  Crown,
  EyeOff,
  Flag,
  Gauge,
  Heart,
  Layers,
  LayoutGrid,
  type LucideIcon,
  MoveDown,
  Route,
  Settings2,
  Sparkles,
  Swords,
  Timer,
  Undo2,
  Users,
  Warehouse,
  Weight,
  Wrench,
} from 'lucide-react';

const TWISTS: Readonly<Record<string, LucideIcon>> = {
  first: Flag,
  last: MoveDown,
  rival: Swords,
  weather: CloudRain,
  engine: Cog,
  cards: Layers,
  garage: Warehouse,
  sprint: Gauge,
  wear: Wrench,
  lives: Heart,
  crowd: Users,
  clean: Sparkles,
  floor: LayoutGrid,
  long: Route,
  final: Crown,
};

const ADDS: Readonly<Record<string, LucideIcon>> = {
  level: Bot,
  star: Crown,
  place: MoveDown,
  car: CarFront,
  hints: EyeOff,
  undo: Undo2,
  handicap: Weight,
  option: Settings2,
  clock: Timer,
};

/** A flag for a twist that this page does not know. */
export function twistIcon(twist: string): LucideIcon {
  return TWISTS[twist] ?? Flag;
}

export function addsIcon(adds: string): LucideIcon {
  return ADDS[adds] ?? Flag;
}
