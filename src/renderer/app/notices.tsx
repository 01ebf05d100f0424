// What a person must know about this installation: a damaged file set aside, a read-only folder, a backup to restore.

import type { Notice } from '@api/contract';
import { Button, IconButton } from '@ui/controls/button';
import { Confirm } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { t } from '../text/app';
import { messageText } from './api-errors';
import { dateTimeText } from './format';
import styles from './notices.module.css';
import { dismissNotice, restoreBackup, useApp } from './store';

const ICONS: Readonly<Record<Notice['level'], ReactElement>> = {
  info: <Info size={22} className="icon" />,
  warning: <TriangleAlert size={22} className="icon" />,
  error: <CircleAlert size={22} className="icon" />,
};

/** All open notices, worst first. */
export function Notices(): ReactElement | null {
  const notices = useApp((s) => s.notices);
  if (notices.length === 0) return null;
  const worst = notices.toSorted((a, b) => RANK[b.level] - RANK[a.level]);
  return (
    <div className={styles.notices}>
      {worst.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

const RANK: Readonly<Record<Notice['level'], number>> = { info: 0, warning: 1, error: 2 };

function NoticeLine({ notice }: { notice: Notice }): ReactElement {
  const [asking, setAsking] = useState(false);
  return (
    <div
      className={classes(styles.notice, styles[`notice-${notice.level}`])}
      role={notice.level === 'info' ? 'status' : 'alert'}
    >
      {ICONS[notice.level]}
      <div className={styles.noticeText}>
        <b>{messageText(notice.title)}</b>
        <p>{messageText(notice.text)}</p>
      </div>
      {notice.backup && (
        <>
          <Button size="small" onClick={() => setAsking(true)}>
            {t('notice.restore', { when: dateTimeText(notice.backup.at) })}
          </Button>
          <Confirm
            open={asking}
            title={t('notice.restore.title')}
            text={t('notice.restore.text')}
            yes={t('notice.restore.yes')}
            onYes={() => void restoreBackup(notice)}
            onClose={() => setAsking(false)}
          />
        </>
      )}
      <IconButton
        icon={<X size={18} />}
        label={t('notice.dismiss')}
        look="quiet"
        onClick={() => void dismissNotice(notice)}
      />
    </div>
  );
}
