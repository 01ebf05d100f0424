// The way in for guests: name and code, straight back for who was here before, and what to do where it is refused.

import { LIMITS } from '@api/contract';
import { Button } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { Logo, ScreenFrame, TopBar } from '@ui/panels/screen-frame';
import { ArrowRightLeft, ChevronLeft, DoorOpen, LogIn, RotateCcw } from 'lucide-react';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { comeHome } from '../../app/client';
import { keptName, keptSeat, lastSeat } from '../../app/party/browser-storage';
import { forgetParty, joinParty, moveHere, useParty } from '../../app/party/party';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import styles from './join.module.css';

/** code: as it stood in the address. hand: a hot-seat person's hand is to be shown here. */
export interface JoinScreenProps {
  code?: string;
  hand?: string;
}

/** The first page of a guest. */
export function JoinScreen({ code = '', hand }: JoinScreenProps): ReactElement {
  const moved = useParty((s) => s.moved);
  const away = useApp((s) => s.away);
  return (
    <ScreenFrame
      top={
        <TopBar>
          {away !== undefined && <BackHome />}
          <Logo />
        </TopBar>
      }
    >
      <div className={styles.join}>
        {moved ? <Moved /> : hand === undefined ? <JoinCard code={code} /> : <HandCard key={hand} hand={hand} />}
      </div>
    </ScreenFrame>
  );
}

function BackHome(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <Button
      size="small"
      icon={<ChevronLeft size={20} className="icon" />}
      onClick={() => {
        forgetParty();
        comeHome();
        navigate(to.join());
      }}
    >
      Other parties
    </Button>
  );
}

/** Another window of this browser has taken the seat. */
function Moved(): ReactElement {
  return (
    <Panel className={classes(styles.joinCard)} label="Moved">
      <ArrowRightLeft size={40} className={classes('icon', styles.joinIcon)} />
      <h1 className="heading h2">Your seat is in another window</h1>
      <p>The race goes on there. You can bring it back here at any time.</p>
      <div className={styles.joinButtons}>
        <Button look="main" onClick={() => void moveHere()}>
          Bring it here
        </Button>
      </div>
    </Panel>
  );
}

function JoinCard({ code }: { code: string }): ReactElement {
  const over = useParty((s) => s.over);
  const busySeat = over?.code === 'in-use' && keptSeat() !== undefined;
  return (
    <Panel className={classes(styles.joinCard)} label="Join the party">
      <h1 className="heading h1">Join the party</h1>
      {busySeat ? <MoveHere text={over.message} /> : <ComeBack />}
      <JoinForm code={code} />
    </Panel>
  );
}

function MoveHere({ text }: { text: string }): ReactElement {
  return (
    <div className={styles.joinBack} role="alert">
      <p>{text}</p>
      <Button icon={<ArrowRightLeft size={18} className="icon" />} onClick={() => void moveHere()}>
        Move here
      </Button>
    </div>
  );
}

/** A new window of a browser that had a seat: offered, not taken. */
function ComeBack(): ReactElement | null {
  const [seat, setSeat] = useState(lastSeat);
  const [words, setWords] = useState<string | undefined>();
  const away = useApp((s) => s.away);
  const over = useParty((s) => s.over);
  // A seat that was just lost is no way back.
  if (seat === undefined || seat.at !== (away ?? '') || (over !== undefined && words === undefined)) return null;

  async function back(): Promise<void> {
    if (seat === undefined) return;
    const fault = await joinParty({ token: seat.token });
    if (fault === undefined) return;
    setWords(fault.message);
    if (fault.code !== 'in-use') setSeat(undefined);
  }
  return (
    <div className={styles.joinBack}>
      <p>
        You were at {seat.party === '' ? 'this party' : seat.party} before.
        {words !== undefined && <span className={styles.joinError}> {words}</span>}
      </p>
      {words === undefined ? (
        <Button icon={<RotateCcw size={18} className="icon" />} onClick={() => void back()}>
          Come back as {seat.name}
        </Button>
      ) : (
        <Button icon={<ArrowRightLeft size={18} className="icon" />} onClick={() => void moveHere(seat.token)}>
          Move here
        </Button>
      )}
    </div>
  );
}

function JoinForm({ code: given }: { code: string }): ReactElement {
  const own = useApp((s) => s.settings.name);
  const away = useApp((s) => s.away);
  const [name, setName] = useState(() => (away === undefined ? keptName() : keptName() || own));
  const [code, setCode] = useState(given.toUpperCase());
  const [busy, setBusy] = useState(false);
  const over = useParty((s) => s.over);
  // The last refusal of a token or of the party's end stands here too, until the next try.
  const [error, setError] = useState(() => (over?.code === 'in-use' ? undefined : over?.message));
  useEffect(() => setCode(given.toUpperCase()), [given]);

  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = missingWords(name, code);
    if (missing !== undefined) return setError(missing);
    setBusy(true);
    const fault = await joinParty({ name: name.trim(), code: code.trim() });
    setBusy(false);
    setError(fault?.message);
  }

  return (
    <form className={styles.joinForm} onSubmit={(event) => void join(event)} noValidate>
      <label className="field">
        <span className="label">Your name</span>
        <input
          className="text-field"
          value={name}
          maxLength={LIMITS.name}
          autoComplete="nickname"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the one thing there is to do on this page
          autoFocus={given !== ''}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className="field">
        <span className="label">Party code</span>
        <input
          className={classes('text-field', styles.joinCode)}
          value={code}
          maxLength={12}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby="join-error"
          onChange={(event) => setCode(event.target.value.toUpperCase())}
        />
      </label>
      <p className={styles.joinError} id="join-error" role="alert">
        {error}
      </p>
      <Button type="submit" look="main" size="large" disabled={busy} icon={<LogIn size={20} className="icon" />}>
        Join
      </Button>
      <p className="note">
        The code stands on the host’s screen. What you send here goes over this network unencrypted: never type a
        password.
      </p>
    </form>
  );
}

function missingWords(name: string, code: string): string | undefined {
  if (name.trim() === '') return 'Type your name, so that the others know you.';
  if (code.trim() === '') return 'Type the party code: six letters and digits.';
  return undefined;
}

/** Comes with the code that brings one person's hand from the shared screen to this one. */
function HandCard({ hand }: { hand: string }): ReactElement {
  const [error, setError] = useState<string | undefined>();
  useEffect(() => {
    let here = true;
    joinParty({ hand }).then(
      (fault) => here && setError(fault?.message),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [hand]);
  return (
    <Panel className={classes(styles.joinCard)} label="Your hand">
      <DoorOpen size={40} className={classes('icon', styles.joinIcon)} />
      <h1 className="heading h2">Your hand on this screen</h1>
      <p role="status">{error ?? 'Fetching your cards.'}</p>
    </Panel>
  );
}
