// A race on the television: the board, with standings, commentary, and whose turn it is and for how long. The same hooks play it as on
// the race screen. Not here: its panels.

import type { MatchUpdate } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { QrCode } from '@ui/panels/qr-code';
import { type ReactElement, useCallback, useMemo } from 'react';
import { useCircuit, useGameUi } from '../../../app/games/games';
import { t } from '../../../text/tv';
import { linkOf } from '../../lobby/link';
import { BoardHost } from '../../race/board/board-host';
import { useRaceBoard } from '../../race/board/use-race-board';
import { SpokenLayer, useSpokenOnTv } from '../../race/board/use-spoken';
import { useShown } from '../../race/state/turn';
import { useFrame } from '../../race/state/use-frame';
import { useSilentRace } from '../../race/state/use-race';
import { TvPause } from '../scenes/tv-pause';
import { TvReveal } from '../scenes/tv-reveal';
import { TvRound } from '../scenes/tv-round';
import { useBroadcast } from '../scenes/use-broadcast';
import type { TvAtTable } from '../tv-table';
import { Captions } from './captions';
import { TvGrid } from './tv-grid';
import { TvInset } from './tv-inset';
import { tvInsets } from './tv-insets';
import { TvPodium } from './tv-podium';
import styles from './tv-race.module.css';
import { TvStandings } from './tv-standings';
import { TvThird } from './tv-third';
import { useFirstOf } from './use-first';

/** The height of names beside cars on a screen of 1920 x 1080, px: read from three metres away. */
const NAME = 28;

/** ms between two moves of the camera, at least. */
const CAMERA_EVERY = 3000;

function nameSize(): number {
  return NAME * Math.min(window.innerWidth / 1920, window.innerHeight / 1080);
}

export interface TvRaceProps {
  party: TvAtTable;
  match: string;
  /** The handshake after which this page may watch. */
  session: number;
}

/** The race of the party; its results once it is over. */
export function TvRace({ party, match, session }: TvRaceProps): ReactElement | null {
  const first = useFirstOf(match, session);
  if (first === undefined) return null;
  return first.finished ? <TvPodium match={match} /> : <OpenRace {...{ party, first, session }} />;
}

function OpenRace({ party, first, session }: Omit<TvRaceProps, 'match'> & { first: MatchUpdate }): ReactElement {
  const ui = useGameUi(first.game);
  useCircuit(ui, first);
  const race = useSilentRace(first.match, ui, session);
  const onAir = useBroadcast(ui, race.playback, first.step);
  return onAir.scene === 'podium' ? <TvPodium match={first.match} /> : <Shown {...{ ui, party, first, race, onAir }} />;
}

interface ShownProps {
  ui: GameUi;
  party: TvAtTable;
  first: MatchUpdate;
  race: ReturnType<typeof useSilentRace>;
  onAir: ReturnType<typeof useBroadcast>;
}

function Shown({ ui, party, first, race, onAir }: ShownProps): ReactElement {
  const now = useShown(race, first);
  const { settled, newest, clockOffset } = now;
  const { scene, reveal, result, pace } = onAir;
  const { playback } = race;
  const on = useMemo(() => {
    // No slow motion for a television that has to catch up.
    const inTime = () => (playback.speedFactor() > 1 ? 1 : pace());
    return { pace: inTime, insetsOf: tvInsets, nameSize, cameraEvery: CAMERA_EVERY };
  }, [pace, playback]);
  const { board } = useRaceBoard(ui, race, now, on);
  const { frame, seats } = useFrame(ui, now);
  const nextRound = useMemo(() => ui.frame(newest).round, [ui, newest]);
  const spoken = useSpokenOnTv(settled.match);
  const tap = useCallback(() => undefined, []);
  return (
    <div className={styles.tvRace} data-scene={scene}>
      <BoardHost board={board} className={styles.tvBoard} readyClassName={styles.tvBoardReady} onTap={tap} />
      {frame.scene !== undefined && <div className={styles.tvScene}>{frame.scene}</div>}
      <div className={styles.tvVignette} />
      <div className={styles.tvBadge} data-tv="badge">
        <b>{frame.round}</b>
        <span>{frame.standingsTitle}</span>
      </div>
      <TvStandings {...{ frame, seats }} />
      <TvInset {...{ ui, frame, seats, settled }} playing={now.playing} />
      <Captions
        playback={playback}
        {...{ seats, nextRound, board }}
        speaks={party.speaks}
        volume={party.volume}
        round={frame.round}
        isCovered={scene === 'reveal' || scene === 'standings' || scene === 'pause'}
      />
      <TvThird {...{ frame, seats, update: newest.paused ? newest : settled, clockOffset }} host={party.hostName} />
      <LateGuests party={party} />
      <SpokenLayer {...{ board, spoken, seats }} />
      {scene === 'reveal' && reveal && <TvReveal {...{ reveal, seats, board }} />}
      {scene === 'standings' && result && <TvRound result={result} seats={seats} />}
      {scene === 'pause' && <TvPause />}
      {scene === 'grid' && <TvGrid seats={seats} order={frame.standings} />}
    </div>
  );
}

/** The code for late guests, as long as there is something to join. */
function LateGuests({ party: { addresses, code, joins, name } }: { party: TvAtTable }): ReactElement | null {
  const [address] = addresses;
  if (joins === 'none' || address === undefined) return null;
  return (
    <div className={styles.tvLate} data-tv="late">
      <div className={styles.tvLateQr}>
        <QrCode text={linkOf(address, code)} label={t('scan.code', { party: name })} />
      </div>
      <div>
        <p>{t(joins === 'seat' ? 'race.late' : 'race.watch')}</p>
        <b>{code}</b>
      </div>
    </div>
  );
}
