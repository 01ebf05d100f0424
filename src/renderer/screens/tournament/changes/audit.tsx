// The changes made by hand, newest first, folded at the end of the page.

import type { TournamentView } from '@api/tournament/commands';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { messageText } from '../../../app/api-errors';
import { dateTimeText } from '../../../app/format';
import { t } from '../../../text/tournament';
import styles from './changes.module.css';

/** The list; nothing while nothing was changed. */
export function TourneyAudit({ view }: { view: TournamentView }): ReactElement | null {
  if (view.audit.length === 0) return null;
  return (
    <Panel className={styles.tourneyAudit} label={t('audit')}>
      <details>
        <summary className={styles.tourneyAuditHead}>
          <ChevronDown size={18} className={classes('icon', styles.tourneyAuditArrow)} aria-hidden="true" />
          <span className={classes('heading', styles.tourneyAuditTitle)}>{t('audit')}</span>
          <span className="note">{t('audit.lines', { n: view.audit.length })}</span>
        </summary>
        <ol>
          {view.audit.toReversed().map((line) => (
            <li key={`${line.at} ${messageText(line.said)}`} className={styles.tourneyAuditLine}>
              <span className="note">{dateTimeText(line.at)}</span>
              <span>{messageText(line.said)}</span>
            </li>
          ))}
        </ol>
      </details>
    </Panel>
  );
}
