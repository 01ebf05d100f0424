// The handicap ladder of one game: twenty rungs, the highest on top, and a card for the chosen one.

import type { CampaignLane } from '@api/campaign/commands';
import { Segments } from '@ui/controls/segments';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { Check, Lock, Play } from 'lucide-react';
import { type ReactElement, Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { boxesOn, gamePaints, plateNameOf } from '../../app/games/boxes';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { t } from '../../text/club/campaign';
import { ChallengeCard } from './challenge-card';
import { CampaignFrame, Fetching } from './frame';
import styles from './ladder.module.css';
import { addsIcon } from './twist-icon';
import { useCampaignHome, useStartChallenge } from './use-campaign';
import { addsOf } from './words';

/** The screen. game: left out: the first on the shelf. */
export function LadderScreen({ game }: { game: string | undefined }): ReactElement {
  const home = useCampaignHome();
  const games = useApp((s) => s.games);
  const [, navigate] = useLocation();
  const shelf = boxesOn(games).map(({ id }) => id);
  const lanes = (home?.lanes ?? []).toSorted((a, b) => shelf.indexOf(a.game) - shelf.indexOf(b.game));
  const lane = lanes.find((one) => one.game === game) ?? lanes[0];
  return (
    <CampaignFrame
      here="ladder"
      game={lane?.game}
      intro={t('ladder.intro')}
      side={
        lane !== undefined && (
          <Segments
            label={t('ladder.games')}
            value={lane.game}
            choices={lanes.map((one) => ({ value: one.game, label: plateNameOf(one.game) }))}
            onChange={(next) => navigate(to.ladder(next), { replace: true })}
          />
        )
      }
    >
      {lane === undefined ? <Fetching /> : <Ladder key={lane.game} lane={lane} />}
    </CampaignFrame>
  );
}

/** Arrow keys climb, Enter starts the chosen step. */
function Ladder({ lane }: { lane: CampaignLane }): ReactElement {
  const { game, steps } = lane;
  const [chosen, setChosen] = useState<number | null>(null);
  const n = chosen === null ? firstIn(lane) : chosen;
  const { isBusy, start } = useStartChallenge();
  const list = useRef<HTMLOListElement>(null);
  const climb = (by: number) => () => {
    const next = n + by;
    if (next < 1 || next > steps.length) return;
    setChosen(next);
    list.current?.querySelector<HTMLElement>(`[data-rung="${next}"]`)?.focus();
  };
  const line = steps[n - 1];
  useKeys({
    arrowup: climb(1),
    arrowdown: climb(-1),
    enter: () => {
      if (line?.state !== 'locked') start({ kind: 'ladder', game, n });
    },
  });
  return (
    <div className={styles.ladderBody} style={gamePaints(game)}>
      <div>
        {lane.nextStep === null && <p className={styles.ladderDone}>{t('ladder.done')}</p>}
        <ol className={styles.rungs} reversed ref={list} aria-label={t('ladder.title')}>
          {steps.toReversed().map((one) => (
            <li key={one.n}>
              <Rung game={game} one={one} isChosen={one.n === n} onChoose={() => setChosen(one.n)} />
            </li>
          ))}
        </ol>
      </div>
      {line !== undefined && (
        <Suspense fallback={<Fetching />}>
          <ChallengeCard
            which={{ kind: 'ladder', game, n }}
            step={{ adds: line.step, count: steps.length }}
            start={start}
            isBusy={isBusy}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The step that has begun, or the next, or the last of all. */
function firstIn({ steps, nextStep }: CampaignLane): number {
  const running = steps.find((one) => one.running);
  if (running !== undefined) return running.n;
  return nextStep === null ? steps.length : nextStep;
}

type Step = CampaignLane['steps'][number];

function Rung(props: { game: string; one: Step; isChosen: boolean; onChoose(): void }): ReactElement {
  const { game, one, isChosen, onChoose } = props;
  const { n, state, running, step, result } = one;
  const Icon = addsIcon(step.adds);
  const text = addsOf(game, step);
  const place = state === 'done' && result !== null ? t('station.place', { place: result.place }) : undefined;
  return (
    <button
      type="button"
      className={classes(styles.rung, styles[`rung-${state}`], isChosen && styles.rungChosen)}
      aria-pressed={isChosen}
      data-rung={n}
      onClick={() => {
        playSound('click');
        onChoose();
      }}
    >
      <b className={styles.rungNumber}>{n}</b>
      <Icon size={18} aria-hidden="true" className={styles.rungIcon} />
      <span className={styles.rungText}>{text}</span>
      <span className={styles.rungState}>
        {running ? t('state.running') : (place ?? t(`state.${state}`))}
        {running ? (
          <Play size={15} aria-hidden="true" />
        ) : state === 'done' ? (
          <Check size={17} aria-hidden="true" />
        ) : state === 'locked' ? (
          <Lock size={15} aria-hidden="true" />
        ) : null}
      </span>
    </button>
  );
}
