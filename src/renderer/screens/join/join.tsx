// The join screen for guests: name and code, the way back for returning guests, and what to do after a refusal.

import { LIMITS } from '@api/constants';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { Logo, ScreenFrame, TopBar } from '@ui/panels/screen-frame';
import { useFocusFirst } from '@ui/use-focus-first';
import { ArrowRightLeft, ChevronLeft, DoorOpen, LogIn, RotateCcw } from 'lucide-react';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { apiErrorText } from '../../app/api-errors';
import { comeHome } from '../../app/client';
import { tappedToJoin } from '../../app/party/awake/stay-awake';
import { keptName, keptSeat, lastSeat } from '../../app/party/browser-storage';
import { forgetParty, joinParty, moveHere, useParty } from '../../app/party/party';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/join';
import styles from './join.module.css';
import { PartyRow } from './party-row';

/** code: from the address. hand: this page shows a hot-seat player's hand. */
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
      {t('others')}
    </Button>
  );
}

/** Another window of this browser has taken the seat. */
function Moved(): ReactElement {
  return (
    <Panel className={classes(styles.joinCard)} label={t('moved')}>
      <ArrowRightLeft size={40} className={classes('icon', styles.joinIcon)} />
      <h1 className="heading h2">{t('moved.title')}</h1>
      <p>{t('moved.text')}</p>
      <div className={styles.joinButtons}>
        <Button look="main" onClick={() => void tapToMove()}>
          {t('moved.back')}
        </Button>
      </div>
    </Panel>
  );
}

function JoinCard({ code }: { code: string }): ReactElement {
  const over = useParty((s) => s.over);
  const busySeat = over?.code === 'in-use' && keptSeat() !== undefined;
  return (
    <Panel className={classes(styles.joinCard)} label={t('title')}>
      <h1 className="heading h1">{t('title')}</h1>
      <OpenHere />
      {busySeat ? <MoveHere text={apiErrorText(over)} /> : <ComeBack />}
      <JoinForm code={code} />
    </Panel>
  );
}

/** The open parties of the host that serves this page; nothing if it names none, or is too old to. */
function OpenHere(): ReactElement | null {
  const guest = useApp((s) => s.role === 'guest');
  const { value: parties } = useAnswer('party.list', guest ? {} : undefined);
  if (parties === undefined || parties.length === 0) return null;
  return (
    <ul className={styles.findList} aria-label={t('open')}>
      {parties.map((one) => (
        <PartyRow key={one.id} party={one} />
      ))}
    </ul>
  );
}

function MoveHere({ text }: { text: string }): ReactElement {
  return (
    <div className={styles.joinBack} role="alert">
      <p>{text}</p>
      <Button icon={<ArrowRightLeft size={18} className="icon" />} onClick={() => void tapToMove()}>
        {t('moveHere')}
      </Button>
    </div>
  );
}

/** A new window of a browser that had a seat: the seat is offered, not taken. */
function ComeBack(): ReactElement | null {
  const [seat, setSeat] = useState(lastSeat);
  const [text, setText] = useState<string | undefined>();
  const away = useApp((s) => s.away);
  const over = useParty((s) => s.over);
  // A seat that was just lost is not offered.
  if (seat === undefined || seat.at !== (away ?? '') || (over !== undefined && text === undefined)) return null;

  async function back(): Promise<void> {
    if (seat === undefined) return;
    tappedToJoin();
    const apiError = await joinParty({ token: seat.token });
    if (apiError === undefined) return;
    setText(apiErrorText(apiError));
    if (apiError.code !== 'in-use') setSeat(undefined);
  }
  return (
    <div className={styles.joinBack}>
      <p>
        {seat.party === '' ? t('back.textHere') : t('back.text', { party: seat.party })}
        {text !== undefined && <span className={styles.joinError}> {text}</span>}
      </p>
      {text === undefined ? (
        <Button icon={<RotateCcw size={18} className="icon" />} onClick={() => void back()}>
          {t('back.as', { name: seat.name })}
        </Button>
      ) : (
        <Button icon={<ArrowRightLeft size={18} className="icon" />} onClick={() => void tapToMove(seat.token)}>
          {t('moveHere')}
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
  // The last refusal of a token, or the end of the party, also appears here until the next try.
  const [error, setError] = useState(() => (over?.code === 'in-use' ? undefined : apiErrorText(over)));
  useEffect(() => setCode(given.toUpperCase()), [given]);
  // With a code in the address the name is all that is missing.
  const nameField = useFocusFirst(given !== '');

  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = missingText(name, code);
    if (missing !== undefined) return setError(missing);
    tappedToJoin();
    setBusy(true);
    const apiError = await joinParty({ name: name.trim(), code: code.trim() });
    setBusy(false);
    setError(apiErrorText(apiError));
  }

  return (
    <form className={styles.joinForm} onSubmit={(event) => void join(event)} noValidate>
      <label className="field">
        <span className="label">{t('name')}</span>
        <input
          ref={nameField}
          className="text-field"
          value={name}
          maxLength={LIMITS.name}
          autoComplete="nickname"
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className="field">
        <span className="label">{t('code')}</span>
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
      <Button type="submit" look="main" size="large" busy={busy} icon={<LogIn size={20} className="icon" />}>
        {t('join')}
      </Button>
      <p className="note">{t('note')}</p>
    </form>
  );
}

/** Takes the seat of another window, at the tap of a button. */
function tapToMove(token?: string): Promise<void> {
  tappedToJoin();
  return moveHere(token);
}

function missingText(name: string, code: string): string | undefined {
  if (name.trim() === '') return t('missing.name');
  if (code.trim() === '') return t('missing.code');
  return undefined;
}

/** Takes the code that moves one player's hand from the shared screen to this device. */
function HandCard({ hand }: { hand: string }): ReactElement {
  const [error, setError] = useState<string | undefined>();
  useEffect(() => {
    let here = true;
    joinParty({ hand }).then(
      (apiError) => here && setError(apiErrorText(apiError)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [hand]);
  return (
    <Panel className={classes(styles.joinCard)} label={t('hand')}>
      <DoorOpen size={40} className={classes('icon', styles.joinIcon)} />
      <h1 className="heading h2">{t('hand.title')}</h1>
      <p role="status">{error ?? t('hand.fetching')}</p>
    </Panel>
  );
}
