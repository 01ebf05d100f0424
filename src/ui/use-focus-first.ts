// The focus for what a person will most likely use next, when it appears. Not for moving the focus later.

import { useCallback, useState } from 'react';

/** A ref for an element that takes the focus when it appears. isWanted: whether it does; only the first value counts. */
export function useFocusFirst(isWanted: boolean): (element: HTMLElement | null) => void {
  const [isFirst] = useState(isWanted);
  return useCallback(
    (element) => {
      if (isFirst) element?.focus();
    },
    [isFirst],
  );
}
