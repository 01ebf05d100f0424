// The links from the results: on with the season, back to the replay, the same again, or with everyone to the lobby.

import type { RaceResult } from '@api/contract';
import type { Party } from '@api/party';
import { Button, IconButton } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { BottomBar } from '@ui/panels/screen-frame';
import {
  ChartLine,
  Clapperboard,
  Download,
  Flag,
  House,
  Network,
  RotateCcw,
  SearchCheck,
  Shuffle,
  Trophy,
  Users,
} from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../app/client';
import { exportRecord } from '../../app/files/export';
import { useParty } from '../../app/party/party';
import { to } from '../../app/routes';
import { t } from '../../text/results';
import { carrySetup } from '../setup/carry';
import { useShown } from '../statistics/filter';
import styles from './results.module.css';
import { useSeasonOf } from './use-season';

const SIZE = 19;

export interface ResultButtonsProps {
  result: RaceResult;
  /** Laps alone against the clock. */
  solo: boolean;
  /** The button that makes a picture of the result. */
  picture: ReactNode;
}

/** The bar along the bottom. */
export function ResultButtons({ result, solo, picture }: ResultButtonsProps): ReactElement {
  const party = useParty((s) => (s.party?.match === result.match ? s.party : null));
  if (party !== null && party.you !== null) return <GuestBar party={party} picture={picture} />;
  return (
    <BottomBar>
      {party === null && <HomeButton solo={solo} />}
      <LookBack result={result} />
      {picture}
      <span className="bottom-bar-gap" />
      {party === null ? <OwnButtons result={result} solo={solo} /> : <HostButtons result={result} />}
    </BottomBar>
  );
}

/** Guests go where the host goes. */
function GuestBar({ party, picture }: { party: Party; picture: ReactNode }): ReactElement {
  return (
    <BottomBar>
      {picture}
      <span className="bottom-bar-gap" />
      <span className="note" role="status">
        {t('go.waiting', { host: party.hostName })}
      </span>
    </BottomBar>
  );
}

function HomeButton({ solo }: { solo: boolean }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <Button
      className={classes(styles.resultsSmall)}
      icon={<House size={SIZE} className="icon" />}
      onClick={() => navigate(to.home())}
    >
      <span className="visually-hidden-phone">{t(solo ? 'go.home' : 'go.shelf')}</span>
    </Button>
  );
}

/** What can be viewed now that the race is over. */
function LookBack({ result }: { result: RaceResult }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <>
      <Button
        className={classes(styles.resultsSmall)}
        icon={<Clapperboard size={SIZE} className="icon" />}
        onClick={() => navigate(to.replay(result.match))}
      >
        <span className="visually-hidden-phone">{t('go.replay')}</span>
      </Button>
      {result.setup.seats.length > 1 && (
        <Button
          className={classes(styles.resultsSmall)}
          icon={<SearchCheck size={SIZE} className="icon" />}
          onClick={() => navigate(to.review(result.match))}
        >
          <span className="visually-hidden-phone">{t('go.review')}</span>
        </Button>
      )}
      <Button
        className={classes(styles.resultsSmall)}
        icon={<ChartLine size={SIZE} className="icon" />}
        onClick={() => {
          useShown.setState({ game: result.game, circuit: undefined });
          navigate(to.statistics());
        }}
      >
        <span className="visually-hidden-phone">{t('go.statistics')}</span>
      </Button>
      <IconButton
        icon={<Download size={SIZE} />}
        className={classes(styles.resultsSmall)}
        label={t('go.export')}
        onClick={() => void exportRecord(result.match)}
      />
    </>
  );
}

/** In a party the host's choice moves everyone. */
function HostButtons({ result }: { result: RaceResult }): ReactElement {
  const season = result.origin.season !== null;
  const toLobby = () => void attempt('party.lobby', {});
  return (
    <>
      <span className={classes('note', styles.resultsKept)}>{t('go.together')}</span>
      <Button
        look={season ? 'plain' : 'main'}
        size="large"
        icon={<Users size={20} className="icon" />}
        onClick={toLobby}
      >
        {t('go.lobby')}
      </Button>
      {season && <NextRace result={result} />}
    </>
  );
}

function OwnButtons({ result, solo }: { result: RaceResult; solo: boolean }): ReactElement {
  if (result.origin.practice) return <PracticeButtons from={result.origin.from} />;
  if (result.origin.season !== null) {
    return (
      <>
        <span className={classes('note', styles.resultsKept)}>
          {t('go.counted', { season: result.origin.season.name })}
        </span>
        <NextRace result={result} />
      </>
    );
  }
  return <AgainButtons result={result} solo={solo} />;
}

/** On with the season; after its last race, to the champion. The other tables of a tournament are on its own page. */
function NextRace({ result }: { result: RaceResult }): ReactElement | null {
  const [, navigate] = useLocation();
  const over = useSeasonOf(result)?.status === 'finished';
  const { season, table } = result.origin.season ?? {};
  if (season === undefined) return null;
  if (table !== undefined) {
    return (
      <Button
        look="main"
        size="large"
        icon={<Network size={20} className="icon" />}
        onClick={() => navigate(to.tournament(season))}
      >
        {t('go.tournament')}
      </Button>
    );
  }
  return (
    <Button
      look="main"
      size="large"
      icon={over ? <Trophy size={20} className="icon" /> : <Flag size={20} className="icon" />}
      onClick={() => navigate(over ? to.champion(season) : to.season(season))}
    >
      {t(over ? 'go.champion' : 'go.next')}
    </Button>
  );
}

/** from: the race from which this one was forked; undefined if that is not known. */
function PracticeButtons({ from }: { from: string | undefined }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <>
      <span className={classes('note', styles.resultsKept)}>{t('go.practice')}</span>
      <Button
        look="main"
        size="large"
        icon={<Clapperboard size={20} className="icon" />}
        onClick={() => navigate(from === undefined ? to.races() : to.replay(from))}
      >
        {t(from === undefined ? 'go.replays' : 'go.fork')}
      </Button>
    </>
  );
}

function AgainButtons({ result, solo }: { result: RaceResult; solo: boolean }): ReactElement {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  async function again(): Promise<void> {
    setBusy(true);
    const made = await attempt('matches.rematch', { match: result.match });
    setBusy(false);
    if (made) navigate(to.race(made.match));
  }
  return (
    <>
      <span className={classes('note', styles.resultsKept)}>{t('go.saved')}</span>
      <Button
        size="large"
        icon={<Shuffle size={SIZE} className="icon" />}
        onClick={() => {
          carrySetup(result.setup);
          navigate(solo ? to.qualifying(result.game) : to.setup(result.game));
        }}
      >
        {t(solo ? 'go.track' : 'go.circuit')}
      </Button>
      <Button
        look="main"
        size="large"
        icon={<RotateCcw size={20} className="icon" />}
        busy={busy}
        onClick={() => void again()}
      >
        {t(solo ? 'go.again' : 'go.rematch')}
      </Button>
    </>
  );
}
