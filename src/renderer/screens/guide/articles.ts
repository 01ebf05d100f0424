// The articles of the guide by group, in the order of the list: icon, links, and the tools and screens that each explains. Not here:
// their text (text/*/guide.ts).

import type { Articles } from '@ui/reference/articles';
import { type Reference, referenceOf } from '@ui/reference/reference';
import {
  BadgeCheck,
  ChartLine,
  Coins,
  Crosshair,
  FileCode,
  FilePlus,
  Flag,
  Gauge,
  Image,
  Lightbulb,
  Mountain,
  Pencil,
  QrCode,
  Ruler,
  Save,
  Scale,
  Spline,
  Swords,
  TrafficCone,
  TreePine,
  TriangleAlert,
  Undo2,
  UserRound,
  Users,
  ZoomIn,
} from 'lucide-react';
import type { messages } from '../../text/en/guide';

const articles: Articles<typeof messages> = {
  start: {
    begin: { icon: FilePlus, related: ['points', 'formats', 'problems'] },
    drive: { icon: Gauge, related: ['report', 'raced'] },
    save: { icon: Save, related: ['undo', 'file'] },
    undo: { icon: Undo2, related: ['save'] },
    view: { icon: ZoomIn, related: ['points'] },
  },
  road: {
    points: { icon: Spline, related: ['pencil', 'length'], about: { tool: ['select', 'erase'] } },
    pencil: { icon: Pencil, related: ['points', 'trace'], about: { tool: ['road'] } },
    length: { icon: Ruler, related: ['start', 'corner'] },
    start: { icon: Flag, related: ['length', 'corner'], about: { tool: ['start'] } },
  },
  corners: {
    corner: { icon: TrafficCone, related: ['profile', 'costs'], about: { tool: ['corner'] } },
    profile: { icon: ChartLine, related: ['corner', 'costs'] },
  },
  land: {
    land: { icon: Mountain, related: ['scenery'] },
    scenery: { icon: TreePine, related: ['land'], about: { tool: ['scenery'] } },
    trace: { icon: Image, related: ['pencil'], about: { tool: ['underlay'] } },
  },
  proof: {
    problems: { icon: TriangleAlert, related: ['drive', 'report'] },
    report: { icon: Scale, related: ['band', 'skill', 'characters', 'costs', 'tries'], about: { screen: ['report'] } },
    band: { icon: Crosshair, related: ['report', 'characters'] },
    skill: { icon: Swords, related: ['report', 'length'] },
    characters: { icon: UserRound, related: ['band'] },
    costs: { icon: Coins, related: ['corner', 'tries'] },
    tries: { icon: Lightbulb, related: ['report', 'costs'] },
    raced: { icon: BadgeCheck, related: ['drive', 'report'] },
  },
  share: {
    file: { icon: QrCode, related: ['guests', 'formats'] },
    guests: { icon: Users, related: ['file'] },
    formats: { icon: FileCode, related: ['begin', 'file'] },
  },
};

/** The group of a game's rules that is about drawing its circuits. */
const DRAWING = 'workshop';

/** The guide in the page's language. rules: of the game whose circuit is open; its articles about drawing come last. */
export function guide(rules?: Reference): Reference {
  const shared = referenceOf('guide', { articles, pictures: {}, examples: {} });
  if (rules === undefined) return shared;
  return {
    groups: [...shared.groups, ...rules.groups.filter(({ id }) => id === DRAWING)],
    articles: [...shared.articles, ...rules.articles.filter(({ group }) => group === DRAWING)],
  };
}
