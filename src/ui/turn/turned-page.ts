// Turns the whole page upside down, for a tablet that lies flat between two people. Everything in the page, its libraries included, goes
// on measuring and hearing the pointer as if nothing had been turned. Not here: who sits where (screens/race/turned).
// Only half a turn: after a quarter the window's width is no longer the page's, and every media query would be wrong.

/** Where the pointer is, under each name that events have for it. */
const ACROSS = ['clientX', 'x', 'pageX'] as const;
const DOWN = ['clientY', 'y', 'pageY'] as const;

/** Turns the page by 180 degrees about its middle. Returns a function that turns it back; a second call meanwhile is a bug. */
export function turnPage(): () => void {
  const { body } = document;
  const restores = [turnBoxes(), ...ACROSS.map((name) => turnPointer(name)), ...DOWN.map((name) => turnPointer(name))];
  body.style.rotate = '180deg';
  document.documentElement.dataset.turned = '';
  // Positions that were measured before are measured again.
  window.dispatchEvent(new Event('resize'));
  return () => {
    for (const restore of restores) restore();
    body.style.rotate = '';
    delete document.documentElement.dataset.turned;
    window.dispatchEvent(new Event('resize'));
  };
}

/** Boxes of elements, as in the page before it was turned. */
function turnBoxes(): () => void {
  const { prototype } = Element;
  const { getBoundingClientRect: seen } = prototype;
  prototype.getBoundingClientRect = function turnedBox(this: Element): DOMRect {
    const { right, bottom, width, height } = seen.call(this);
    const page = seen.call(document.documentElement);
    return new DOMRect(page.left + page.right - right, page.top + page.bottom - bottom, width, height);
  };
  return () => {
    prototype.getBoundingClientRect = seen;
  };
}

/** Positions of the pointer, as in the page before it was turned. */
function turnPointer(name: (typeof ACROSS | typeof DOWN)[number]): () => void {
  const { prototype } = MouseEvent;
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  const read = own?.get;
  if (own === undefined || read === undefined) return () => undefined;
  const isAcross = ACROSS.some((one) => one === name);
  Object.defineProperty(prototype, name, {
    ...own,
    get(this: MouseEvent): number {
      const { left, right, top, bottom } = document.documentElement.getBoundingClientRect();
      return (isAcross ? left + right : top + bottom) - Number(read.call(this));
    },
  });
  return () => Object.defineProperty(prototype, name, own);
}
