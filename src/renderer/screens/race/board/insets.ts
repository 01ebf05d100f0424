// How much of the board the race screen's panels leave free, in every layout. Not here: drawing the board.

import type { Insets } from '@ui/board';

/** Free space between a circuit and the panels, px. */
const AIR = 12;
const LOW_LOG = 60;
/** A board lower than this is a strip: panels cover its ends, not its top. */
const STRIP = 240;
const STRIP_ICON = 46;
/** Approximate width-to-height ratio of boards. */
const USUAL_SHAPE = 1.3;
/** From this board width on, in px, both sides have columns. */
const COLUMNS_FROM = 1023;

/** The space that the race screen's panels leave of the board; mirrored if laid out for the left hand. */
export function insetsOf(host: HTMLElement, root: HTMLElement): Insets {
  if (document.documentElement.dataset.hand !== 'left') return insetsIn(host, root, (box) => box);
  const { left, right } = host.getBoundingClientRect();
  const mirrored = (box: DOMRect) => new DOMRect(left + right - box.right, box.top, box.width, box.height);
  const insets = insetsIn(host, root, mirrored);
  return { ...insets, left: insets.right, right: insets.left };
}

/** seen: a panel's box as in the layout for the right hand. */
function insetsIn(host: HTMLElement, root: HTMLElement, seen: (box: DOMRect) => DOMRect): Insets {
  const insets = panelInsets(host, root, seen);
  const area = host.getBoundingClientRect();
  const card = root.querySelector('[data-hint]')?.getBoundingClientRect();
  // A hint's drawing must be visible beside its card if the window has room for both.
  const hint = area.width > COLUMNS_FROM && !isPhone(root) ? shownOver(area, card && seen(card)) : undefined;
  if (hint === undefined || hint.left < area.left + area.width / 3) return insets;
  const beside = { ...insets, right: Math.max(insets.right, area.right - hint.left + AIR) };
  const above = { ...insets, bottom: Math.max(insets.bottom, area.bottom - hint.top + AIR) };
  return roomIn(area, above) > roomIn(area, beside) ? above : beside;
}

/** The width that a board of the usual shape can have there, px. */
function roomIn(area: DOMRect, { top, right, bottom, left }: Insets): number {
  return Math.min(area.width - left - right, (area.height - top - bottom) * USUAL_SHAPE);
}

/** The same without a hint. */
function panelInsets(host: HTMLElement, root: HTMLElement, seen: (box: DOMRect) => DOMRect): Insets {
  const area = host.getBoundingClientRect();
  const edge = (selector: string) => {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    return shownOver(area, box && seen(box));
  };
  const panels = [
    '[data-panel="banner"]',
    '[data-panel="side"]',
    '[data-panel="dash"]',
    '[data-panel="log"]',
    '[data-panel="place"]',
  ];
  const [banner, side, dash, log, place] = panels.map(edge);
  const { layout } = root.dataset;
  // Under a dashboard that fills the screen, the board is ready as it will be seen next.
  if (layout === 'whole') return { top: AIR, right: AIR, bottom: AIR, left: AIR };
  if (!isPhone(root) && area.width > COLUMNS_FROM && layout !== 'road') return columnInsets(area, layout, edge);
  // On a phone, over the whole board, only the main button of the dashboard remains.
  const main = isPhone(root) ? edge('[data-panel="dash"] .main-button') : dash;
  const beside = side && side.width < area.width / 2;
  const above = Math.max(
    banner?.bottom ?? area.top,
    // The parts of a turn hang under the banner, over the middle of the board.
    (isPhone(root) ? undefined : edge('.race-pips')?.bottom) ?? area.top,
    !beside && side ? side.bottom : area.top,
    place && place.width > 0 ? place.bottom : area.top,
  );
  // A log of one line is under the circuit, a taller one beside it.
  const isLogLow = log !== undefined && log.height < LOW_LOG;
  // A row of panels sits on the dashboard's upper edge.
  const row = isPhone(root) ? undefined : edge('[data-panel="top"]');
  const floor = row?.top ?? (isLogLow ? log.top : main?.top);
  const asStrip = area.height < STRIP && area.width > 2 * area.height;
  return {
    top: (asStrip ? 0 : above - area.top) + AIR,
    right: (beside ? area.right - side.left : asStrip ? STRIP_ICON : 0) + AIR,
    bottom: (asStrip || floor === undefined ? 0 : area.bottom - floor) + AIR,
    left: Math.max(log && !isLogLow ? log.right - area.left : 0, asStrip ? reachFromLeft(place, area) : 0) + AIR,
  };
}

/** Layouts with a column at either side (race-layouts.module.css): the board fits between the columns. */
function columnInsets(
  area: DOMRect,
  layout: string | undefined,
  edge: (selector: string) => DOMRect | undefined,
): Insets {
  const [aside, banner, side, dash, top] = [
    '[data-panel="aside"]',
    '[data-panel="banner"]',
    '[data-panel="side"]',
    '[data-panel="dash"]',
    '[data-panel="top"]',
  ].map(edge);
  const right = layout === 'floor' ? side : dash;
  return {
    top: (top ? top.bottom - area.top : 0) + AIR,
    right: (right && layout !== 'table' ? area.right - right.left : 0) + AIR,
    bottom: (layout === 'floor' && dash ? area.bottom - dash.top : 0) + AIR,
    left: Math.max(aside?.right ?? area.left, banner?.right ?? area.left) - area.left + AIR,
  };
}

/** A panel's box if the panel is over the board, otherwise undefined. */
export function shownOver(area: DOMRect, box: DOMRect | undefined): DOMRect | undefined {
  if (!box || box.width === 0 || box.bottom <= area.top || box.top >= area.bottom - 1) return undefined;
  return box.left < area.right && box.right > area.left ? box : undefined;
}

/** The layout of race-phone.module.css, where the board is part of a grid. */
function isPhone(root: HTMLElement): boolean {
  return getComputedStyle(root).display === 'grid';
}

/** How far a panel reaches into the board from its left edge; 0 if it is at the right. */
function reachFromLeft(panel: DOMRect | undefined, area: DOMRect): number {
  return panel && panel.right < area.left + area.width / 2 ? panel.right - area.left : 0;
}
