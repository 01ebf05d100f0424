// The lobby's footer: who is ready, who is missing, and the main button: Start for the host, Ready for guests.

import type { Party } from '@api/party';
import { Button } from '@ui/controls/button';
import { drawInOrder } from '@ui/draw-in-order';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { BottomBar } from '@ui/panels/screen-frame';
import { BellRing, CircleCheck, Flag, Hourglass } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../app/client';
import { listText } from '../../app/format';
import { useGameCard } from '../../app/games/games';
import { guestHere } from '../../app/party/at-party';
import { t } from '../../text/lobby';
import styles from './lobby.module.css';
import { missingNames, missingText, readyText, startProblem, stateOf } from './table';

/** The footer. */
export function LobbyFoot({ party }: { party: Party }): ReactElement {
  return (
    <BottomBar>
      <div className={styles.lobbyProgress}>
        <b className={classes('heading', styles.lobbyProgressText)}>{readyText(party)}</b>
        <div className={styles.lobbyPips} aria-hidden="true">
          {drawInOrder(party.seats, (seat) => (
            <i className={classes(styles.lobbyPip, styles[`lobby-pip-${stateOf(party, seat)}`])} />
          ))}
        </div>
      </div>
      <span className="bottom-bar-gap" />
      {party.you === null ? <HostFoot party={party} /> : <GuestFoot party={party} />}
    </BottomBar>
  );
}

function HostFoot({ party }: { party: Party }): ReactElement {
  const least = useGameCard(party.race.game)?.seats[0] ?? 1;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const missing = missingNames(party);
  const problem = startProblem(party, least);
  const text = missingText(party);

  async function start(force: boolean): Promise<void> {
    setBusy(true);
    // Pressing Start counts as being ready.
    if (!party.hostReady) await attempt('party.ready', { ready: true });
    await attempt('party.start', { force });
    setBusy(false);
  }
  return (
    <>
      {text !== '' && <Missing text={text} />}
      {missing.length > 0 && (
        <Button
          size="large"
          icon={<BellRing size={18} className="icon" />}
          onClick={() => void attempt('party.nudge', {})}
        >
          {t('foot.nudge')}
        </Button>
      )}
      <Button
        look="main"
        size="large"
        icon={<Flag size={20} className="icon" />}
        why={problem}
        busy={busy}
        onClick={() => (missing.length > 0 ? setAsking(true) : void start(false))}
      >
        {t('foot.start')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('foot.force')}
        text={forcedText(missing, party.rules.fillWithAi)}
        actions={
          <>
            <Button autoFocus onClick={() => setAsking(false)}>
              {t('foot.wait')}
            </Button>
            <Button
              icon={<Flag size={18} className="icon" />}
              onClick={() => {
                setAsking(false);
                void start(true);
              }}
            >
              {t('foot.now')}
            </Button>
          </>
        }
      />
    </>
  );
}

function forcedText(missing: readonly string[], fill: boolean): string {
  return t('foot.forced', { count: missing.length, names: listText(missing), fill: fill ? 'yes' : 'no' });
}

function GuestFoot({ party }: { party: Party }): ReactElement {
  const guest = guestHere(party);
  const seated = guest !== undefined && guest.seat !== null;
  const ready = guest?.ready === true;
  // In a season the car belongs to the driver, whose seat it is.
  const isSeasonDriver = seated && party.seats[guest.seat ?? -1]?.bound === true;
  const choose = t(isSeasonDriver ? 'foot.bound' : 'foot.choose');
  const waiting = seated && !ready ? choose : t('foot.waiting', { host: party.hostName });
  return (
    <>
      <Missing text={seated ? waiting : t('foot.watching', { host: party.hostName })} />
      {seated && (
        <Button
          look={ready ? 'plain' : 'main'}
          size="large"
          icon={ready ? <Hourglass size={18} className="icon" /> : <CircleCheck size={20} className="icon" />}
          onClick={() => void attempt('party.ready', { ready: !ready })}
        >
          {t(ready ? 'foot.notReady' : 'foot.isReady')}
        </Button>
      )}
    </>
  );
}

function Missing({ text }: { text: string }): ReactElement {
  return (
    <span className={styles.lobbyMissing} role="status">
      <Hourglass size={17} className="icon" />
      {text}
    </span>
  );
}
