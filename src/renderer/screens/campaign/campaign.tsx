// The campaign: a lane of five races for each game, and a card for the chosen one. Not here: the card (challenge-card.tsx).

import { Toggle } from '@ui/controls/toggle';
import { useKeys } from '@ui/keys';
import { type ReactElement, Suspense, useRef } from 'react';
import { useLocation } from 'wouter';
import { boxesOn } from '../../app/games/boxes';
import { to } from '../../app/routes';
import { changeSettings, useApp } from '../../app/store';
import { t } from '../../text/club/campaign';
import styles from './campaign.module.css';
import { ChallengeCard } from './challenge-card';
import { CampaignFrame, Fetching } from './frame';
import { Lane } from './lane';
import { type CampaignHome, useCampaignHome, useStartChallenge } from './use-campaign';

/** The screen. game, n: the chosen race; left out: the first that is open. */
export function CampaignScreen(props: { game: string | undefined; n: number | undefined }): ReactElement {
  const home = useCampaignHome();
  const all = useApp((s) => s.settings.allRaces);
  return (
    <CampaignFrame
      here="campaign"
      game={props.game}
      intro={t('intro')}
      side={
        <>
          {home !== undefined && (
            <span className={styles.campaignCount}>{t('count', { done: home.done, count: home.count })}</span>
          )}
          <span className={styles.campaignAll}>
            <span aria-hidden="true">{t('all')}</span>
            <Toggle label={t('all')} on={all} onChange={(allRaces) => changeSettings({ allRaces })} />
          </span>
        </>
      }
    >
      {home === undefined ? <Fetching /> : <Lanes home={home} {...props} />}
    </CampaignFrame>
  );
}

/** Arrow keys go from race to race, Enter starts the chosen one. */
function Lanes({
  home,
  game,
  n,
}: {
  home: CampaignHome;
  game: string | undefined;
  n: number | undefined;
}): ReactElement {
  const [, navigate] = useLocation();
  const games = useApp((s) => s.games);
  const lanes = inShelfOrder(
    home.lanes,
    boxesOn(games).map(({ id }) => id),
  );
  const chosen = chosenIn(lanes, game, n);
  const { isBusy, start } = useStartChallenge();
  const list = useRef<HTMLDivElement>(null);
  const choose = (next: { game: string; n: number }) => navigate(to.campaign(next.game, next.n), { replace: true });
  const walk = (down: number, right: number) => () => {
    if (chosen === undefined) return;
    const at = lanes.findIndex((lane) => lane.game === chosen.game);
    const lane = lanes[at + down];
    const next = chosen.n + right;
    if (lane === undefined || next < 1 || next > lane.races.length) return;
    choose({ game: lane.game, n: next });
    list.current?.querySelector<HTMLElement>(`[data-station="${lane.game}/${next}"]`)?.focus();
  };
  const chosenLine = lanes.find((lane) => lane.game === chosen?.game)?.races[(chosen?.n ?? 0) - 1];
  useKeys({
    arrowleft: walk(0, -1),
    arrowright: walk(0, 1),
    arrowup: walk(-1, 0),
    arrowdown: walk(1, 0),
    enter: () => {
      if (chosen !== undefined && chosenLine?.state !== 'locked') start({ kind: 'campaign', ...chosen });
    },
  });
  if (chosen === undefined) return <Fetching />;
  return (
    <div className={styles.campaignBody}>
      <div className={styles.lanes} ref={list}>
        {lanes.map((lane) => (
          <Lane
            key={lane.game}
            lane={lane}
            chosen={lane.game === chosen.game ? chosen.n : undefined}
            onChoose={choose}
          />
        ))}
      </div>
      <Suspense fallback={<Fetching />}>
        <ChallengeCard which={{ kind: 'campaign', ...chosen }} start={start} isBusy={isBusy} />
      </Suspense>
    </div>
  );
}

type Lanes = CampaignHome['lanes'];

function inShelfOrder(lanes: Lanes, shelf: readonly string[]): Lanes {
  return lanes.toSorted((a, b) => shelf.indexOf(a.game) - shelf.indexOf(b.game));
}

/** The race of the address; otherwise one that has begun, or the first that is open, or the first of all. */
function chosenIn(
  lanes: Lanes,
  game: string | undefined,
  n: number | undefined,
): { game: string; n: number } | undefined {
  const asked = lanes.find((lane) => lane.game === game);
  if (asked?.races.some((race) => race.n === n)) return { game: asked.game, n: n as number };
  const pool = asked === undefined ? lanes : [asked];
  for (const lane of pool) {
    const running = lane.races.find((race) => race.running);
    if (running !== undefined) return { game: lane.game, n: running.n };
  }
  const open = pool.find((lane) => lane.nextRace !== null) ?? pool[0];
  return open && { game: open.game, n: open.nextRace ?? 1 };
}
