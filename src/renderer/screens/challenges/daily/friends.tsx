// Comparing a daily race with friends: the own result as a code and a QR code, theirs typed in, all of them in a list.

import type { DailyRace, FriendResult } from '@api/daily/commands';
import { Button, IconButton } from '@ui/controls/button';
import { LabelledInput } from '@ui/controls/labelled-input';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { QrCode } from '@ui/panels/qr-code';
import { PlaceBadge } from '@ui/panels/seat';
import { Copy, X } from 'lucide-react';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { attempt, client } from '../../../app/client';
import { copyText } from '../../../app/files/copy';
import { useGameUi } from '../../../app/games/games';
import { t } from '../../../text/club/challenges';
import styles from './friends.module.css';

/** The dialogue. */
export function FriendsDialog({ race, onClose }: { race: DailyRace; onClose(): void }): ReactElement {
  const friends = useFriends(race);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('friends.title')}
      text={t('friends.text')}
      actions={<Button onClick={onClose}>{t('friends.close')}</Button>}
    >
      <div className={styles.friends}>
        {race.result !== null && <OwnCode code={race.result.code} />}
        <div className={styles.theirs}>
          <Compare />
          <Results race={race} friends={friends} />
        </div>
      </div>
    </Dialog>
  );
}

/** Friends' results of this race, asked again when one comes or goes. */
function useFriends({ kind, day }: DailyRace): readonly FriendResult[] {
  const [friends, setFriends] = useState<readonly FriendResult[]>([]);
  useEffect(() => {
    let here = true;
    const look = () =>
      void client
        .call('daily.look', { kind, day })
        .then((reply) => here && reply.ok && setFriends(reply.value.friends));
    look();
    const off = client.on('daily.changed', look);
    return () => {
      here = false;
      off();
    };
  }, [kind, day]);
  return friends;
}

function OwnCode({ code }: { code: string }): ReactElement {
  return (
    <div className={styles.code}>
      <QrCode text={code} label={t('friends.qr')} />
      <span className="label">{t('friends.code')}</span>
      <b className="num">{code}</b>
      <Button icon={<Copy size={18} className="icon" />} onClick={() => void copyText(code, t('friends.copied'))}>
        {t('friends.copy')}
      </Button>
    </div>
  );
}

/** A friend's code with a name for it. */
function Compare(): ReactElement {
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function compare(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (code.trim() === '' || name.trim() === '') return;
    setBusy(true);
    const kept = await attempt('daily.compare', { code: code.trim(), name: name.trim() });
    setBusy(false);
    if (kept === undefined) return;
    setCode('');
    setName('');
  }
  return (
    <form className={styles.compare} onSubmit={(event) => void compare(event)}>
      <LabelledInput label={t('friends.theirs')} value={code} onChange={setCode} most={60} />
      <LabelledInput label={t('friends.name')} value={name} onChange={setName} most={16} />
      <Button type="submit" look="main" busy={isBusy}>
        {t('friends.compare')}
      </Button>
    </form>
  );
}

interface Row extends Pick<FriendResult, 'name' | 'place' | 'cars' | 'points' | 'rounds' | 'finished'> {
  isOwn: boolean;
  same: boolean;
}

/** The own result among the friends', best first. */
function Results({ race, friends }: { race: DailyRace; friends: readonly FriendResult[] }): ReactElement {
  const { kind, day, result } = race;
  const ui = useGameUi(race.game);
  const roundsText = ({ finished, rounds }: Row) =>
    finished ? ui.roundCount(rounds) : t('daily.out', { rounds: ui.roundCount(rounds) });
  const own: Row[] = result === null ? [] : [{ ...result, name: t('friends.you'), isOwn: true, same: false }];
  const rows = [...friends.map((one): Row => ({ ...one, isOwn: false })), ...own].sort(
    (a, b) => a.place - b.place || b.points - a.points || a.rounds - b.rounds,
  );
  if (rows.length === 0) return <p className="note">{t('friends.none')}</p>;
  return (
    <ol className={styles.results} aria-label={t('friends.list')}>
      {rows.map((row) => (
        <li key={row.isOwn ? '' : row.name} className={classes(row.isOwn && styles.own)}>
          <PlaceBadge place={row.place} />
          <span>
            <b>{row.name}</b>
            <small className="note">{row.same ? t('friends.same') : roundsText(row)}</small>
          </span>
          <b className="num">{row.points}</b>
          {row.isOwn ? (
            <span />
          ) : (
            <IconButton
              look="quiet"
              icon={<X size={18} />}
              label={t('friends.forget', { name: row.name })}
              onClick={() => void attempt('daily.forget', { kind, day, name: row.name })}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
