import { describe, expect, test } from 'vitest';
import { fitBubble } from './fit-bubble';

const AREA = { width: 600, height: 400 };

/** An element with 40,000 px² of text at any width; 300 px wide unless its style sets a width. onStyle: its width was set. */
function paper(width = '', onStyle = () => {}): HTMLElement {
  let set = width;
  const style = {
    get width() {
      return set;
    },
    set width(next: string) {
      set = next;
      onStyle();
    },
  };
  const own = () => (style.width === '' ? 300 : Number.parseInt(style.width, 10));
  const element = Object.defineProperties(
    { style },
    { offsetWidth: { get: own }, offsetHeight: { get: () => 40_000 / own() } },
  );
  return element as unknown as HTMLElement;
}

function column(left: number, width: number) {
  return { left, top: 0, width, height: 400, round: false };
}

describe('the bubble', () => {
  test('keeps its usual width if that covers nothing', () => {
    const place = fitBubble(paper('200px'), { area: AREA, avoid: [column(0, 200)], widths: [200] });
    expect(place.width).toBeUndefined();
    expect(place.left).toBeGreaterThanOrEqual(200);
  });

  test('takes the first other width that covers nothing', () => {
    const avoid = [column(0, 200), column(450, 150)];
    const place = fitBubble(paper(), { area: AREA, avoid, widths: [280, 220, 200] });
    expect(place.width).toBe(220);
    expect(place.left).toBeGreaterThanOrEqual(200);
    expect(place.left + 220).toBeLessThanOrEqual(450);
  });

  test('takes the width that covers least if every width covers something', () => {
    const avoid = [column(0, 200), column(380, 220)];
    expect(fitBubble(paper(), { area: AREA, avoid, widths: [280, 220, 260] }).width).toBe(220);
  });

  test('is measured again only if it, its text or what it must not cover has changed', () => {
    let measured = 0;
    const element = paper('', () => {
      measured += 1;
    });
    const placed = (left: number) => {
      measured = 0;
      const place = fitBubble(element, { area: AREA, avoid: [column(left, 150)], widths: [280] });
      return { place, isMeasured: measured > 0 };
    };
    const first = placed(0);
    expect(first.isMeasured).toBe(true);
    expect(placed(0)).toEqual({ place: first.place, isMeasured: false });
    expect(placed(10).isMeasured).toBe(true);
    element.textContent = 'Shift up.';
    expect(placed(10).isMeasured).toBe(true);
    expect(placed(10).isMeasured).toBe(false);
    // The page gave it another width.
    element.style.width = '260px';
    expect(placed(10).isMeasured).toBe(true);
  });

  test('keeps its original width after measuring', () => {
    const element = paper('200px');
    fitBubble(element, { area: AREA, avoid: [column(0, 590)], widths: [280] });
    expect(element.style.width).toBe('200px');
  });
});
