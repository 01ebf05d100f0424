// The events of the running race that an article explains: the last lines of its log about it, each a link to the log.

import type { LogLine } from '@narration/log';
import { Panel } from '@ui/panels/panel';
import type { Article } from '@ui/reference/reference';
import { ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../../text/rules';
import styles from './in-log.module.css';

/** The log of a race, as its screen shows it. */
export interface LogLines {
  lines: readonly (LogLine & { id: number })[];
  /** A line as in the log. */
  show(line: LogLine): ReactNode;
  /** Opens the log at this line. */
  open(id: number): void;
}

const MOST = 4;

/** The last lines that this article explains; nothing if there are none. */
export function InLog({ article, log }: { article: Article; log: LogLines }): ReactElement | null {
  const lines = log.lines.filter(({ about }) => about !== undefined && article.about.includes(about)).slice(-MOST);
  if (lines.length === 0) return null;
  return (
    <Panel className={styles.inLog} label={t('inLog')}>
      <h2 className="heading h3">{t('inLog')}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <button type="button" className={styles.inLogLine} onClick={() => log.open(line.id)}>
              {log.show(line)}
              <ChevronRight size={18} className="icon" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
