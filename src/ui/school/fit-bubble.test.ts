import { describe, expect, test } from 'vitest';
import { fitBubble } from './fit-bubble';

const AREA = { width: 600, height: 400 };

/** An element with 40,000 px² of text at any width; 300 px wide unless its style sets a width. */
function paper(width = ''): HTMLElement {
  const style = { width };
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

  test('keeps its original width after measuring', () => {
    const element = paper('200px');
    fitBubble(element, { area: AREA, avoid: [column(0, 590)], widths: [280] });
    expect(element.style.width).toBe('200px');
  });
});
