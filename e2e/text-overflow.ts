// Finds what long words do to a screen: text that is cut off, over other text, or outside the window; controls that stick out
// of their container; list lines that must be visible without scrolling but are not.
// It ignores text that may be cut off: it scrolls, or it ends in an ellipsis and is a name that a person gave or is shown in
// full on hover.

import type { Page } from '@playwright/test';

/** Names that people gave may end in an ellipsis; the app's own text may not. */
export type Given = readonly string[];

/** Every problem with the page's text, as text; empty if there is none. */
export function wordTroubles(page: Page, given: Given): Promise<string[]> {
  return page.evaluate(inPage, given);
}

/** Which of these elements a scrolling list hides, each by its first words, or that there are none; empty if all are visible. */
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

/** Which of these elements the page's headline covers, or that there are none; empty if it covers none. */
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
  /** How an element clips its content. */
  interface Clip {
    x: string;
    y: string;
    position: string;
    frame: DOMRect;
  }
  /** px that letters may extend over an edge: accents, italics, rounding. */
  const LEEWAY = 3;
  const found = new Set<string>();
  const layer = document.querySelector('[role="dialog"], [role="alertdialog"]');
  const lines: Line[] = [];
  const clips = new Map<Element, Clip>();
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
    if (element.closest('.visually-hidden, [inert], [aria-hidden="true"], svg, noscript, script, style') !== null)
      return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** The part of a line inside all its clipping ancestors; a lost part is reported, unless it can be scrolled to. */
  function seenPart({ text, owner, box }: Line): DOMRect | undefined {
    let { left, top, right, bottom } = box;
    let scrolls = false;
    for (let around: Element | null = owner; around && around !== document.body; around = around.parentElement) {
      const { x, y, position, frame } = clipOf(around);
      if (x === 'visible' && y === 'visible') {
        if (position === 'fixed') break;
        continue;
      }
      // Text for screen readers alone, where a narrow button shows its icon.
      if (frame.width <= 2 || frame.height <= 2) return undefined;
      const lostAcross = Math.max(frame.left - left, right - frame.right);
      const lostDown = Math.max(frame.top - top, bottom - frame.bottom);
      const scrollsAcross = /auto|scroll/.test(x);
      const scrollsDown = /auto|scroll/.test(y);
      // Text scrolled away completely is visible to no one, so it cannot be judged.
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

  /** Asked once for each element: most lines share their ancestors. */
  function clipOf(element: Element): Clip {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { overflowX: x, overflowY: y, position } = getComputedStyle(element);
    const clip = { x, y, position, frame: element.getBoundingClientRect() };
    clips.set(element, clip);
    return clip;
  }

  /** Reports a control, or its text, that extends over its container's edge. */
  function checkInside(control: Element): void {
    if (!isShown(control) || (layer !== null && !layer.contains(control))) return;
    if (/absolute|fixed/.test(getComputedStyle(control).position)) return;
    let around = control.parentElement;
    while (around && getComputedStyle(around).display === 'contents') around = around.parentElement;
    if (!around || !/flex|grid/.test(getComputedStyle(around).display) || scrolls(around)) return;
    const [own, frame] = [control.getBoundingClientRect(), around.getBoundingClientRect()];
    // A field may extend by its padding, so that its text lines up with others.
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
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (across <= LEEWAY || down <= Math.min(one.box.height, other.box.height) * 0.4) return;
    if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) return;
    // Of two overlapping texts only one is visible if one is in a layer of its own.
    if (isUnder(one) || isUnder(other)) return;
    found.add(
      `overlap by ${Math.round(across)} px: ${nameOf(one.text, one.owner)} and ${nameOf(other.text, other.owner)}`,
    );
  }

  /** Whether something else covers its middle, so that it cannot be read. */
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
