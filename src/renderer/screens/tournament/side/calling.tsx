// The table that is called now, on paper: who is there, who is on the way, and the seat to take. Not here: the call on the whole screen
// (call/call.tsx).

import type { TableCall } from '@api/tournament/commands';
import { Button } from '@ui/controls/button';
import { Armchair, BellRing, Check, Footprints } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { attempt } from '../../../app/client';
import { listText } from '../../../app/format';
import { useGameUi, useThumbnail } from '../../../app/games/games';
import { steadyNow, useNow } from '../../../app/use-now';
import { t } from '../../../text/tournament';
import type { TourneyPart } from '../context';
import { TourneyFace } from '../face';
import { driverAt, driverIn, nameIn, type Placed, placedAt } from '../model/lookup';
import { isMissing } from '../model/own';
import { raceText } from '../race-text';
import { clockText, lapsOf, tableName } from '../words';
import styles from './calling.module.css';

/** ms that a call lasts, for the ring of its clock. */
const CALL = 120_000;
/** ms between two reminders. */
const NUDGE = 30_000;
const RING = 2 * Math.PI * 32;

/** The calls: the person's own first, then the one that ends first; a press shows another one. */
export function Calling(props: TourneyPart): ReactElement | null {
  const { view, own } = props;
  const [wanted, want] = useState<string>();
  const calls = view.calls.flatMap((call) => {
    const at = placedAt(view, call.round);
    return at === undefined ? [] : [{ call, at }];
  });
  const mine = calls.find(({ at }) => at.table.places.some((place) => own.includes(driverAt(place) ?? '')));
  const soonest = calls.toSorted((a, b) => a.call.left - b.call.left)[0];
  const shown = calls.find(({ call }) => call.round === wanted) ?? mine ?? soonest;
  if (shown === undefined) return null;
  const others = calls.filter(({ call }) => call !== shown.call);
  return (
    <section className={styles.tourneyCalling} aria-label={t('calling')}>
      <Suspense fallback={<div className={styles.tourneyMap} />}>
        <CallMap {...props} {...shown} />
      </Suspense>
      <div className={styles.tourneyCallIn}>
        <CallText {...props} {...shown} />
        <People {...props} at={shown.at} />
        <CallButtons key={shown.call.round} {...props} {...shown} />
        {others.length > 0 && (
          <div className={styles.tourneyAlso}>
            {t('calling.also')}
            {others.map(({ call, at }) => (
              <Button key={call.round} size="small" className={styles.tourneyOnPaper} onClick={() => want(call.round)}>
                {t('calling.table', { table: call.number, name: tableName(at) })}
              </Button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

interface CallPart extends TourneyPart {
  call: TableCall;
  at: Placed;
}

function CallMap({ view, call, at }: CallPart): ReactElement {
  const { game, circuit } = at.table.race;
  const ui = useGameUi(game);
  const url = useThumbnail(ui, circuit, 'large');
  const now = useNow(!view.isPaused);
  const left = Math.max(0, call.left - now);
  return (
    <div className={styles.tourneyMap}>
      <img src={url} alt="" draggable={false} />
      <p className={styles.tourneyCallPlate}>
        <small>{t('calling')}</small>
        <b>{t('short.table', { table: call.number })}</b>
      </p>
      <div className={styles.tourneyRing} role="timer" aria-label={t('calling.left')}>
        <svg viewBox="0 0 78 78" aria-hidden="true">
          <circle cx="39" cy="39" r="36" className={styles.tourneyRingGround} />
          <circle cx="39" cy="39" r="32" className={styles.tourneyRingTrack} />
          <circle
            cx="39"
            cy="39"
            r="32"
            className={styles.tourneyRingLeft}
            strokeDasharray={`${RING * Math.min(1, left / CALL)} ${RING}`}
            transform="rotate(-90 39 39)"
          />
        </svg>
        <b>{clockText(left)}</b>
      </div>
    </div>
  );
}

function CallText({ view, cards, at }: CallPart): ReactElement {
  const { table } = at;
  const names = table.places.flatMap((place) => (place.kind === 'open' ? [] : nameIn(view, place.driver)));
  const laps = lapsOf(cards, table.race);
  const values = { table: tableName(at), circuit: raceText(view, cards, table.race) };
  return (
    <>
      <h2 className={styles.tourneyCallNames}>{names.join(', ')}</h2>
      <p className={styles.tourneyCallSub}>
        {laps === undefined ? t('calling.race', values) : t('calling.laps', { ...values, laps })}
      </p>
    </>
  );
}

function People({ view, own, at }: TourneyPart & { at: Placed }): ReactElement {
  return (
    <ul className={styles.tourneyPeople}>
      {at.table.places.map((place) => {
        const driver = place.kind === 'open' ? undefined : driverIn(view, place.driver);
        if (driver === undefined || place.kind === 'open') return null;
        const isAway = isMissing(view, at.table.round, driver.id);
        const isDriven = place.kind === 'fillIn' || place.standIn || driver.driver.kind === 'ai';
        return (
          <li key={driver.id}>
            <TourneyFace driver={driver} size={58} />
            <b>{own.includes(driver.id) && driver.driver.kind !== 'hotseat' ? t('you') : driver.name}</b>
            <small className={isAway ? styles.tourneyAway : styles.tourneyThere}>
              {isAway ? (
                <Footprints size={15} className="icon" aria-hidden="true" />
              ) : (
                <Check size={15} strokeWidth={3.2} className="icon" aria-hidden="true" />
              )}
              {isAway ? t('onTheWay') : isDriven ? t('ai') : t('ready')}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

function CallButtons({ view, own, isHost, actions, call, at }: CallPart): ReactElement | null {
  const here = at.table.places.map(driverAt).filter((id) => id !== null && own.includes(id));
  const isAwaited = here.some((id) => id !== null && isMissing(view, call.round, id));
  const [nudged, setNudged] = useState<number | undefined>(undefined);
  const now = useNow(nudged !== undefined);
  const mine = new Set(own.map((id) => driverIn(view, id)?.name));
  const others = call.missing.filter((name) => !mine.has(name));
  const isQuiet = nudged !== undefined && now - nudged < NUDGE;
  if (!isHost && here.length === 0) return null;
  return (
    <div className={styles.tourneyCallButtons}>
      {isHost && (others.length > 0 || call.missing.length === 0) && (
        <Button
          className={styles.tourneyOnPaper}
          icon={<BellRing size={17} className="icon" />}
          why={call.missing.length === 0 ? t('nudge.nobody') : isQuiet && t('nudge.again')}
          onClick={() => {
            setNudged(steadyNow());
            void attempt('tournaments.nudge', { round: call.round });
          }}
        >
          <span className={styles.tourneyNudge}>
            {others.length === 1 ? t('nudge', { name: listText(others) }) : t('nudge.all')}
          </span>
        </Button>
      )}
      {here.length > 0 && (
        <Button
          look="main"
          className={styles.tourneyTake}
          icon={<Armchair size={18} className="icon" />}
          onClick={() => actions.takeSeat(call.round)}
        >
          {t(isAwaited ? 'seat.take' : 'seat.open')}
        </Button>
      )}
    </div>
  );
}
