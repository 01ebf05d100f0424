// A result as a line to copy: name, number, place, and a square per round. It gives away nothing of the race.

import type { DailyRace, DailySquare } from '@api/daily/commands';
import { Button } from '@ui/controls/button';
import { drawInOrder } from '@ui/draw-in-order';
import { Copy, Users } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { copyText } from '../../../app/files/copy';
import { t } from '../../../text/club/challenges';
import styles from './daily.module.css';

/** The same squares where they are copied to. */
const SIGNS = { free: '🟩', paid: '🟨', lost: '🟥' } as const satisfies Record<DailySquare, string>;
/** ms for which the button says that the line was copied. */
const COPIED_MS = 2000;

/** The line. onFriends: left out: no way to compare. */
export function ShareLine({ race, onFriends }: { race: DailyRace; onFriends?: () => void }): ReactElement | null {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const { result, kind, number } = race;
  if (result === null) return null;
  const { squares, place } = result;
  const line = t(`share.${kind}`, { number, place });
  const count = (wanted: DailySquare) => squares.filter((one) => one === wanted).length;
  async function copy(): Promise<void> {
    await copyText(`${line} ${squares.map((one) => SIGNS[one]).join('')}`, t('share.copied'));
    setCopied(true);
  }
  return (
    <div className={styles.share}>
      <span className={styles.shareName}>{line}</span>
      <span
        className={styles.squares}
        role="img"
        aria-label={t('share.squares', { free: count('free'), paid: count('paid'), lost: count('lost') })}
      >
        {drawInOrder(squares, (square) => (
          <i data-square={square} />
        ))}
      </span>
      <span className={styles.shareButtons}>
        <Button size="small" icon={<Copy size={16} className="icon" />} onClick={() => void copy()}>
          {t(isCopied ? 'share.copied' : 'share.copy')}
        </Button>
        {onFriends && (
          <Button size="small" icon={<Users size={16} className="icon" />} onClick={onFriends}>
            {t('share.friends')}
          </Button>
        )}
      </span>
    </div>
  );
}
