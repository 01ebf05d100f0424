// The card of a race of the campaign or a step of the ladder: circuit, briefing, goal, rivals, what is different, and starting it.

import type { ChallengeStep, WhichChallenge } from '@api/campaign/commands';
import { characterOf } from '@drivers/characters';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { Chip, Panel } from '@ui/panels/panel';
import { FaceDisc } from '@ui/panels/portrait';
import { seatPaint } from '@ui/theme/seats';
import { EyeOff, Film, Flag, Lock, Play, RotateCcw, Target, Timer, Undo2, Weight } from 'lucide-react';
import { type CSSProperties, type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { boxOf, gamePaints, plateNameOf } from '../../app/games/boxes';
import { useGameCard, useGameUi } from '../../app/games/games';
import { to } from '../../app/routes';
import { rich, t } from '../../text/club/campaign';
import { CircuitMap } from '../seasons/circuit-map';
import styles from './challenge-card.module.css';
import { type Challenge, useChallenge } from './use-campaign';
import { addsOf, briefOf, goalOf, handicapOf, levelOf, nameOf } from './words';

export interface ChallengeCardProps {
  which: WhichChallenge;
  /** What a step of the ladder adds, and how many there are. */
  step?: { adds: ChallengeStep; count: number };
  start(which: WhichChallenge): void;
  isBusy: boolean;
}

/** The card, on paper. Suspends while the game's drawings load. */
export function ChallengeCard({ which, step, start, isBusy }: ChallengeCardProps): ReactElement {
  const ui = useGameUi(which.game);
  const card = useGameCard(which.game);
  const challenge = useChallenge(which);
  const Cover = boxOf(which.game)?.cover;
  const article = useInView(`${which.kind} ${which.game} ${which.n}`);
  if (challenge === undefined) return <Panel className={styles.challengeWait}>{t('fetching')}</Panel>;
  const { kind, game, n, circuit, laps } = challenge;
  const about = { game: plateNameOf(game), n, count: step?.count ?? 0 };
  return (
    <article ref={article} className={styles.challenge} style={gamePaints(game)} aria-label={nameOf(challenge)}>
      <div className={styles.challengeMap}>
        <CircuitMap ui={ui} circuit={circuit} size="large" />
        {Cover && (
          <span className={styles.challengeBox} aria-hidden="true">
            <Cover />
          </span>
        )}
      </div>
      <div className={styles.challengeText}>
        <p className={styles.challengeOver}>{kind === 'campaign' ? t('card.race', about) : t('card.step', about)}</p>
        <h2 className="heading">{nameOf(challenge)}</h2>
        <p className={styles.challengeWhere}>
          {t('card.where', { circuit: circuitName(card, circuit), laps: laps ?? 0 })}
        </p>
        <p className={styles.challengeBrief}>
          {briefOf(challenge) ?? (step && t('card.step.brief', { adds: addsOf(game, step.adds) }))}
        </p>
        <p className={styles.challengeGoal}>
          <Target size={22} aria-hidden="true" />
          <span>
            <small>{t('goal')}</small>
            <b>{goalOf(challenge)}</b>
          </span>
        </p>
        <Rivals challenge={challenge} />
        <Extras challenge={challenge} />
        <Foot challenge={challenge} isBusy={isBusy} onStart={() => start(which)} />
      </div>
    </article>
  );
}

/** Scrolls an element into view when another race is chosen: on a phone the card is above the list. */
function useInView(race: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const before = useRef(race);
  useEffect(() => {
    if (before.current === race) return;
    before.current = race;
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [race]);
  return element;
}

function Rivals({ challenge: { game, drivers, grid } }: { challenge: Challenge }): ReactElement {
  const own = drivers.findIndex(({ character }) => character === null);
  return (
    <div className={styles.challengeRivals}>
      <ul aria-label={t('rivals')}>
        {drivers.map(({ character, colour, level }) => {
          const who = character === null ? undefined : characterOf(character);
          if (who === undefined || level === null) return null;
          return (
            <li key={who.id} style={{ '--seat': seatPaint(colour) } as CSSProperties}>
              <FaceDisc look={who.look} size={40} />
              <span>{who.given}</span>
              <small>{levelOf(game, level)}</small>
            </li>
          );
        })}
      </ul>
      {grid && own >= 0 && (
        <p className={styles.challengeGrid}>
          {rich('start.place', { place: own + 1 }, { b: (inner) => <b>{inner}</b> })}
        </p>
      )}
    </div>
  );
}

/** What is different from a usual race, each in a chip. */
function Extras({ challenge }: { challenge: Challenge }): ReactElement | null {
  const { game, circuit, options, drivers, handicap, clock, hints, undo } = challenge;
  const ui = useGameUi(game);
  const seats = drivers.map(({ character, colour, level }, seat) => ({
    name: `${seat + 1}`,
    colour,
    driver:
      character === null || level === null ? ({ kind: 'you' } as const) : ({ kind: 'ai', level, character } as const),
  }));
  const { extras } = ui.setupSummary({ circuit, options }, seats);
  const chips: { key: string; icon: ReactNode; text: string }[] = [
    ...(extras === undefined ? [] : [{ key: 'with', icon: <Flag size={15} />, text: t('with', { extras }) }]),
    ...Object.entries(handicap).map(([id, level]) => ({
      key: id,
      icon: <Weight size={15} />,
      text: handicapOf(game, id, level),
    })),
    ...(clock > 0 ? [{ key: 'clock', icon: <Timer size={15} />, text: t('clock', { seconds: clock }) }] : []),
    ...(hints ? [] : [{ key: 'hints', icon: <EyeOff size={15} />, text: t('no.hints') }]),
    ...(undo ? [] : [{ key: 'undo', icon: <Undo2 size={15} />, text: t('no.undo') }]),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={styles.challengeChips}>
      {chips.map(({ key, icon, text }) => (
        <li key={key}>
          <span aria-hidden="true">{icon}</span>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The result so far, and the way into the race. */
function Foot(props: { challenge: Challenge; isBusy: boolean; onStart(): void }): ReactElement {
  const { challenge, isBusy, onStart } = props;
  const [, navigate] = useLocation();
  const { state, running, result, match } = challenge;
  if (state === 'locked') {
    return (
      <p className={styles.challengeLocked}>
        <Lock size={18} aria-hidden="true" />
        {lockedText(challenge)}
      </p>
    );
  }
  const label = running ? t('resume') : state === 'done' ? t('again') : t('start');
  const Icon = running ? Play : state === 'done' ? RotateCcw : Flag;
  return (
    <>
      {result !== null && (
        <div className={styles.challengeResult}>
          <b className="num">{result.out ? t('result.out') : t('result.place', result)}</b>
          <span>{t('result.best')}</span>
          <Chip look={result.reached ? 'good' : 'dark'}>
            {t(result.reached ? 'verdict.reached' : 'verdict.missed')}
          </Chip>
        </div>
      )}
      <div className={styles.challengeButtons}>
        <Button look="main" size="large" busy={isBusy} icon={<Icon size={20} className="icon" />} onClick={onStart}>
          {label}
        </Button>
        {match !== null && !running && (
          <Button icon={<Film size={18} className="icon" />} onClick={() => navigate(to.replay(match))}>
            {t('watch')}
          </Button>
        )}
      </div>
    </>
  );
}

function lockedText({ kind, game, n, before }: Challenge): string {
  if (before === null) return t('locked.step', { n: n - 1 });
  return t('locked.race', { name: nameOf({ kind, game, n: n - 1, id: before }) });
}
