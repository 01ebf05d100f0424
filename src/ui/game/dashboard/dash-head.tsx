// The heading of a part of a dashboard.

import type { ReactElement, ReactNode } from 'react';

/** The heading of a dashboard section: its name and its result. */
export function DashHead({
  name,
  head,
  figure,
}: {
  name: string | undefined;
  head: ReactNode;
  figure?: ReactNode;
}): ReactElement {
  return (
    <div className={name}>
      <span className="label">{head}</span>
      {figure}
    </div>
  );
}
