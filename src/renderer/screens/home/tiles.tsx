// The links into the app below the shelf.

import type { GameCard } from '@api/contract';
import { circuitName } from '@narration/catalogue-names';
import { classes } from '@ui/panels/classes';
import { Chip } from '@ui/panels/panel';
import { playSound } from '@ui/sound/sound';
import { off } from '@ui/why/off';
import { BookOpen, FolderOpen, QrCode, Router, Timer, Trophy, Zap } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { dateTimeText } from '../../app/format';
import { plateNameOf } from '../../app/games/boxes';
import { useGameTerms, useGameUi } from '../../app/games/games';
import { useQuickRace } from '../../app/games/quick-race';
import { useParty } from '../../app/party/party';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { useNetworked } from '../../app/top-bar';
import { t } from '../../text/home';
import { useNear } from '../join/near';
import { useNextRound, useSeasons } from '../seasons/list/use-seasons';
import styles from './home.module.css';
import { HostDialog } from './host-dialog';

/** Six tiles in two rows, for the game whose box is in front. */
export function Tiles({ chosen }: { chosen: string | undefined }): ReactElement | null {
  const games = useApp((s) => s.games);
  const game = games.find((one) => one.id === chosen) ?? games[0];
  const solo = [game, ...games].find((one) => one !== undefined && one.qualifying !== null);
  if (!game) return null;
  return (
    <nav className={styles.tiles} aria-label={t('tiles')}>
      <QuickTile key={game.id} game={game.id} />
      <PartyTiles game={game.id} />
      {solo && (
        <Tile
          icon={<Timer size={26} className="icon" />}
          title={t('solo.title')}
          text={solo === game ? t('solo.text') : t('solo.textOf', { game: solo.name })}
          href={to.qualifying(solo.id)}
        />
      )}
      <SeasonsTile />
      <RacesTile />
      {!solo && (
        <Tile
          icon={<BookOpen size={26} className="icon" />}
          title={t('rules.title')}
          text={t('rules.text', { game: game.name })}
          href={to.rules(game.id)}
        />
      )}
    </nav>
  );
}

/** Hosting a party and joining one. */
function PartyTiles({ game }: { game: string }): ReactElement {
  useNear();
  const party = useParty((s) => s.party);
  const nearby = useParty((s) => s.near?.length ?? 0);
  const networked = useNetworked();
  const alone = t('party.alone');
  return (
    <>
      {party === null ? (
        <HostTile game={game} alone={networked ? undefined : alone} />
      ) : (
        <Tile
          icon={<Router size={26} className="icon" />}
          title={t('party.title')}
          text={t('party.text', { party: party.name, game: plateNameOf(party.race.game) })}
          href={party.tables.length > 1 ? to.hall() : party.match === null ? to.lobby() : to.race(party.match)}
        />
      )}
      <Tile
        icon={<QrCode size={26} className="icon" />}
        title={t('join.title')}
        text={networked ? t('join.text') : alone}
        href={to.join()}
        mark={nearby > 0 ? t('join.nearby', { count: nearby }) : undefined}
      />
    </>
  );
}

/** The season to continue, 'Season Two, race 2 of 3, next: Italy'; without one, the link to start one. */
function SeasonsTile(): ReactElement {
  const seasons = useSeasons() ?? [];
  const running = seasons.find((one) => one.status === 'running');
  const last = seasons.find((one) => one.status === 'finished');
  const next = useNextRound(running?.isTournament === true ? undefined : running?.season);
  const { done = 0, rounds = 0 } = running ?? {};
  const place = { season: running?.name ?? '', race: Math.min(done + 1, rounds), races: rounds };
  const text = running
    ? running.isTournament
      ? t('seasons.tournament', { name: running.name, done, all: rounds })
      : t('seasons.running', place)
    : last === undefined
      ? t('seasons.none')
      : last.leader
        ? t('seasons.champion', { season: last.name, name: last.leader.name })
        : t('seasons.over', { season: last.name });
  const face = {
    icon: <Trophy size={26} className="icon" />,
    title: t('seasons.title'),
    href: !running ? to.seasons() : running.isTournament ? to.tournament(running.season) : to.season(running.season),
  };
  if (!running || !next) return <Tile {...face} text={text} />;
  return (
    <Suspense fallback={<Tile {...face} text={text} />}>
      <NextRoundTile {...{ face, place, next }} />
    </Suspense>
  );
}

/** The season with its next circuit, whose name comes with its game's words: the home page is shown before they are. */
function NextRoundTile(props: {
  face: Omit<TileProps & { href: string }, 'text'>;
  place: { season: string; race: number; races: number };
  next: { game: string; circuit: string };
}): ReactElement {
  const { face, place, next } = props;
  useGameTerms(next.game);
  const card = useApp((s) => cardOf(s.games, next.game));
  return <Tile {...face} text={t('seasons.next', { ...place, circuit: circuitName(card, next.circuit) })} />;
}

/** Races to continue, and finished races. */
function RacesTile(): ReactElement {
  const races = useApp((s) => s.races) ?? [];
  const saved = races.filter((race) => race.status === 'open').length;
  const finished = races.filter((race) => race.status === 'finished');
  const last = finished[0];
  const over = last && { count: finished.length, when: dateTimeText(last.savedAt) };
  const open = saved > 0 ? t('races.open', { count: saved }) : t('races.kept');
  return (
    <Tile
      icon={<FolderOpen size={26} className="icon" />}
      title={t('races.title')}
      text={over === undefined ? open : saved > 0 ? t('races.both', { ...over, open: saved }) : t('races.over', over)}
      href={to.races(saved > 0 || !last ? 'saved' : 'finished')}
    />
  );
}

/** Opens a party: with the box in front, or with another one. alone: the text shown without a network. */
function HostTile({ game, alone }: { game: string; alone: string | undefined }): ReactElement {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.tile}
        onMouseEnter={() => playSound('tick')}
        onClick={() => {
          playSound('click');
          setChoosing(true);
        }}
      >
        <TileFace
          icon={<Router size={26} className="icon" />}
          title={t('party.host')}
          text={alone ?? t('party.host.text', { game: plateNameOf(game) })}
        />
      </button>
      <HostDialog open={choosing} forward={game} onClose={() => setChoosing(false)} />
    </>
  );
}

interface TileProps {
  icon: ReactElement;
  title: string;
  text: string;
}

/** mark: a green label in the corner. */
function Tile(props: TileProps & { href: string; mark?: string | undefined }): ReactElement {
  const { icon, title, text, href, mark } = props;
  return (
    <Link
      href={href}
      className={classes(styles.tile)}
      onMouseEnter={() => playSound('tick')}
      onClick={() => playSound('click')}
    >
      <TileFace icon={icon} title={title} text={text} />
      {mark !== undefined && (
        <span className={styles.tileMark}>
          <Chip look="good">{mark}</Chip>
        </span>
      )}
    </Link>
  );
}

function QuickTile({ game }: { game: string }): ReactElement {
  const ui = useGameUi(game);
  const { start, busy } = useQuickRace(game);
  return (
    <button
      type="button"
      className={classes(styles.tile, styles.tileQuick)}
      {...off(busy && t('quick.busy'))}
      onMouseEnter={() => playSound('tick')}
      onClick={() => {
        playSound('confirm');
        start();
      }}
    >
      <TileFace icon={<Zap size={26} className="icon" />} title={t('quick.title')} text={ui.quickRace.text} />
    </button>
  );
}

function TileFace({ icon, title, text }: TileProps): ReactElement {
  return (
    <>
      <span className={styles.tileIcon}>{icon}</span>
      <span>
        <span className={classes('heading', styles.tileTitle)}>{title}</span>
        <span className={styles.tileText}>{text}</span>
      </span>
    </>
  );
}

/** The host's card of a game; undefined if it has none. */
function cardOf(games: readonly GameCard[], game: string): GameCard | undefined {
  return games.find(({ id }) => id === game);
}
