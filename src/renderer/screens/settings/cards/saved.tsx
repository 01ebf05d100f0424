// The card of saved data: where it is, its backups, making one now, and restoring one.

import type { KeptHere, SafetyCopy } from '@api/archive';
import { intlLocale } from '@i18n/page';
import { Button } from '@ui/controls/button';
import { Confirm } from '@ui/overlays/dialog';
import { toast } from '@ui/overlays/toasts';
import { Copy, DatabaseBackup, RotateCcw } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { attempt, client } from '../../../app/client';
import { copyText } from '../../../app/files/copy';
import { dateTimeText } from '../../../app/format';
import { restoreCopy, useApp } from '../../../app/store';
import { useAnswer } from '../../../app/use-answer';
import { t } from '../../../text/settings';
import { Card, Line } from '../card';
import styles from './lists.module.css';

const SIZE = new Intl.NumberFormat(intlLocale(), {
  style: 'unit',
  unit: 'megabyte',
  unitDisplay: 'short',
  maximumFractionDigits: 1,
});

/** The card of saved data. */
export function Saved(): ReactElement {
  const asked = useAnswer('backups.list', {}).value;
  const [made, setMade] = useState<KeptHere>();
  const [isMaking, setMaking] = useState(false);
  const [back, setBack] = useState<SafetyCopy>();
  const races = useApp((s) => s.races?.length ?? 0);
  const kept = made ?? asked;
  useEffect(() => {
    const ask = () => client.call('backups.list', {}).then((reply) => reply.ok && setMade(reply.value));
    return client.on('backups.changed', () => void ask());
  }, []);
  const makeCopy = async () => {
    setMaking(true);
    const done = await attempt('backups.make', {});
    setMaking(false);
    if (done === undefined) return;
    setMade(done);
    toast('good', t('saved.made'));
  };
  return (
    <Card
      title={t('saved.title')}
      side={
        <Button
          size="small"
          icon={<DatabaseBackup size={16} className="icon" />}
          busy={isMaking}
          onClick={() => void makeCopy()}
        >
          {t('saved.make')}
        </Button>
      }
    >
      {kept && (
        <>
          <Line label={t('saved.folder')} note={t('saved.size', { races, size: SIZE.format(kept.bytes / 1024 ** 2) })}>
            <Button
              size="small"
              icon={<Copy size={16} className="icon" />}
              aria-label={t('saved.copyPath')}
              onClick={() => void copyText(kept.folder, t('saved.pathCopied'))}
            >
              {t('saved.copy')}
            </Button>
          </Line>
          <p className={styles.listPath}>{kept.folder}</p>
          {kept.packing && <p className="note">{t('saved.packing', kept.packing)}</p>}
          <Copies copies={kept.copies} onRestore={setBack} />
        </>
      )}
      <p className="note">{t('saved.note')}</p>
      <Confirm
        open={back !== undefined}
        title={t('restore.title')}
        text={t('restore.text', { when: back === undefined ? '' : dateTimeText(back.at) })}
        yes={t('restore.yes')}
        onYes={() => back && void restoreCopy(back.name).then((done) => done && toast('good', t('restore.done')))}
        onClose={() => setBack(undefined)}
      />
    </Card>
  );
}

interface CopiesProps {
  copies: readonly SafetyCopy[];
  onRestore(copy: SafetyCopy): void;
}

function Copies({ copies, onRestore }: CopiesProps): ReactElement {
  if (copies.length === 0) return <p className={styles.listEmpty}>{t('saved.none')}</p>;
  return (
    <ul className={styles.list} aria-label={t('saved.copies')} data-scrolls>
      {copies.map((copy) => (
        <li key={copy.name}>
          <b>{dateTimeText(copy.at)}</b>
          <small>{t('saved.line', { kind: t(`saved.${copy.kind}`), size: SIZE.format(copy.bytes / 1024 ** 2) })}</small>
          <Button
            size="small"
            icon={<RotateCcw size={15} className="icon" />}
            aria-label={t('restore.this', { when: dateTimeText(copy.at) })}
            onClick={() => onRestore(copy)}
          >
            {t('restore.go')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
