// What long words do to a screen: text that is cut, that lies over other text, or that runs out of the window; controls that
// stand over the edge of what they are in; lines of a list that are to be seen without scrolling.
// Not here: what is meant to be cut, which scrolls, or has an ellipsis and is a name that a person gave or is told in whole
// on hover.

import type { Page } from '@playwright/test';

/** Names that people gave may end in an ellipsis; what the app says may not. */
export type Given = readonly string[];

/** Everything wrong with the words of the page as it stands, as text; empty when all is well. */
export function wordTroubles(page: Page, given: Given): Promise<string[]> {
  return page.evaluate(inPage, given);
}

/** What a list that scrolls hides of these elements, each by its first words, or that there are none; empty when all are in sight. */
export function outOfSight(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const hidden: string[] = [];
    const elements = document.querySelectorAll(wanted);
    if (elements.length === 0) hidden.push(`there is no ${wanted}`);
    for (const element of elements) {
      const { width, bottom } = element.getBoundingClientRect();
      if (width === 0) continue;
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
        const lost = Math.round(bottom - around.getBoundingClientRect().bottom);
        if (lost > 1) hidden.push(`${lost} px of '${element.textContent?.slice(0, 24)}' are scrolled away`);
      }
    }
    return hidden;
  }, selector);
}

/** What the page's headline lies over of these elements, or that there are none; empty when it is clear of all. */
export function underHeadline(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1') ?? document.body);
    const lines = [...range.getClientRects()];
    const elements = [...document.querySelectorAll(wanted)].map((element) => element.getBoundingClientRect());
    if (elements.length === 0) return [`there is no ${wanted}`];
    const under = elements.filter((box) =>
      lines.some(
        ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      ),
    );
    return under.map((box) => `the headline lies over ${wanted} at ${Math.round(box.x)}, ${Math.round(box.y)}`);
  }, selector);
}

function inPage(given: Given): string[] {
  interface Line {
    text: string;
    owner: Element;
    box: DOMRect;
  }
  /** px that letters may stand over an edge: accents, italics, rounding. */
  const LEEWAY = 3;
  const found = new Set<string>();
  const layer = document.querySelector('[role="dialog"], [role="alertdialog"]');
  const lines: Line[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!owner || text === '' || !isShown(owner) || (layer !== null && !layer.contains(owner))) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ text, owner, box });
  }
  const seen = lines.flatMap((line) => {
    const box = seenPart(line);
    return box === undefined ? [] : [{ ...line, box }];
  });
  for (const [at, one] of seen.entries()) for (const other of seen.slice(at + 1)) checkApart(one, other);
  for (const control of document.querySelectorAll('button, a, input')) checkInside(control);
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) found.add(`the page is ${over} px too wide`);
  return [...found];

  function isShown(element: Element): boolean {
    if (element.closest('.hidden-text, [inert], [aria-hidden="true"], svg, noscript, script, style') !== null)
      return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** The part of a line within all that cuts it; what is lost is noted, unless it can be scrolled to. */
  function seenPart({ text, owner, box }: Line): DOMRect | undefined {
    let { left, top, right, bottom } = box;
    let scrolls = false;
    for (let around: Element | null = owner; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const [x, y] = [style.overflowX, style.overflowY];
      if (x === 'visible' && y === 'visible') {
        if (style.position === 'fixed') break;
        continue;
      }
      const frame = around.getBoundingClientRect();
      // Words for readers alone, where a narrow button shows its icon.
      if (frame.width <= 2 || frame.height <= 2) return undefined;
      const lostAcross = Math.max(frame.left - left, right - frame.right);
      const lostDown = Math.max(frame.top - top, bottom - frame.bottom);
      const scrollsAcross = /auto|scroll/.test(x);
      const scrollsDown = /auto|scroll/.test(y);
      // What is scrolled away altogether is seen by nobody, and nothing can be said of it.
      if (lostAcross >= box.width || lostDown >= box.height) {
        if (!scrolls && !scrollsAcross && !scrollsDown) note(`cut off`, text, owner, around);
        return undefined;
      }
      if (!scrolls && !scrollsAcross && lostAcross > LEEWAY)
        note(`cut by ${Math.round(lostAcross)} px`, text, owner, around);
      if (!scrolls && !scrollsDown && !scrollsAcross && lostDown > LEEWAY)
        note(`cut below by ${Math.round(lostDown)} px`, text, owner, around);
      if (scrollsAcross || scrollsDown) scrolls = true;
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    if (!scrolls && (left < -LEEWAY || right > innerWidth + LEEWAY)) note('runs out of the window', text, owner, null);
    return new DOMRect(left, top, right - left, bottom - top);
  }

  /** A control, or its words, over an edge of what it stands in. */
  function checkInside(control: Element): void {
    if (!isShown(control) || (layer !== null && !layer.contains(control))) return;
    if (/absolute|fixed/.test(getComputedStyle(control).position)) return;
    let around = control.parentElement;
    while (around && getComputedStyle(around).display === 'contents') around = around.parentElement;
    if (!around || !/flex|grid/.test(getComputedStyle(around).display) || scrolls(around)) return;
    const [own, frame] = [control.getBoundingClientRect(), around.getBoundingClientRect()];
    // A field may reach out by its padding, so that its words stand in line with others.
    const { marginLeft, marginRight } = getComputedStyle(control);
    const [left, right] = [marginLeft, marginRight].map((margin) => Math.min(0, Number.parseFloat(margin)));
    const lost = Math.round(Math.max(frame.left - own.left + (left ?? 0), own.right - frame.right + (right ?? 0)));
    if (own.width > 2 && frame.width > 2 && lost > LEEWAY)
      found.add(`stands ${lost} px over ${classOf(around)}: ${nameOf(control.textContent ?? '', control)}`);
  }

  function scrolls(element: Element): boolean {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth) return true;
    return false;
  }

  function checkApart(one: Line, other: Line): void {
    if (one.owner === other.owner || one.owner.contains(other.owner) || other.owner.contains(one.owner)) return;
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (across <= LEEWAY || down <= Math.min(one.box.height, other.box.height) * 0.4) return;
    // Of two that lie in each other's place only one is on top where one is in a layer of its own.
    if (isUnder(one) || isUnder(other)) return;
    found.add(
      `overlap by ${Math.round(across)} px: ${nameOf(one.text, one.owner)} and ${nameOf(other.text, other.owner)}`,
    );
  }

  /** Whether something else lies over the middle of it, so that it is not read at all. */
  function isUnder({ owner, box }: Line): boolean {
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top === null || !(owner.contains(top) || top.contains(owner));
  }

  function note(what: string, text: string, owner: Element, around: Element | null): void {
    if (given.some((name) => text === name || (text.length > 3 && name.includes(text)))) return;
    if (isShortened(owner) && owner.closest('[title]')?.getAttribute('title')?.includes(text) === true) return;
    found.add(`${what}: ${nameOf(text, owner)}${around === null ? '' : ` in ${classOf(around)}`}`);
  }

  /** Lines end in an ellipsis, by design. */
  function isShortened(owner: Element): boolean {
    const { textOverflow, webkitLineClamp } = getComputedStyle(owner);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  }

  function nameOf(text: string, owner: Element): string {
    return `'${text.slice(0, 40)}' (${classOf(owner)})`;
  }

  function classOf(element: Element): string {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const own = String(one.getAttribute('class') ?? '').trim();
      if (own !== '')
        return `${one === element ? '' : `${element.tagName.toLowerCase()} in `}.${own.replaceAll(/\s+/g, '.')}`;
    }
    return element.tagName.toLowerCase();
  }
}
