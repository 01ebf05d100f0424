// The size of an element that fills its panel, so that a chart is drawn to measure.

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width and height in px; `usual` until it is measured, and on pages without a layout. */
export function useSize(
  element: RefObject<Element | null>,
  usual: { width: number; height: number },
): { width: number; height: number } {
  const [size, setSize] = useState(usual);
  useLayoutEffect(() => {
    const look = (): void => {
      const box = element.current?.getBoundingClientRect();
      if (box !== undefined && box.width > 0 && box.height > 0) setSize({ width: box.width, height: box.height });
    };
    look();
    const watching = new ResizeObserver(look);
    if (element.current !== null) watching.observe(element.current);
    return () => watching.disconnect();
  }, [element]);
  return size;
}
