// The row below the cards of the day: a quick race, hosting a party, joining one, a tournament.

import { classes } from '@ui/panels/classes';
import { Chip } from '@ui/panels/panel';
import { playSound } from '@ui/sound/sound';
import { off } from '@ui/why/off';
import { Network, QrCode, Router, Timer, Zap } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { plateNameOf } from '../../../app/games/boxes';
import { useFirstLook } from '../../../app/games/games';
import { useQuickRace } from '../../../app/games/quick-race';
import { useParty } from '../../../app/party/party';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { useNetworked } from '../../../app/top-bar';
import { t } from '../../../text/home';
import { useNear } from '../../join/near';
import styles from './starters.module.css';

// Dialogues are loaded with the first one that opens.
const loadHostDialog = () => import('./host-dialog');
const HostDialog = lazy(async () => ({ default: (await loadHostDialog()).HostDialog }));

export interface StartersProps {
  /** The game whose box is in front. */
  chosen: string | undefined;
  /** The quick race has the amber button: nothing else is left to do today. */
  isMain: boolean;
}

/** Four ways to start. */
export function Starters({ chosen, isMain }: StartersProps): ReactElement | null {
  const games = useApp((s) => s.games);
  const game = games.find((one) => one.id === chosen) ?? games[0];
  if (!game) return null;
  return (
    <nav className={styles.starters} aria-label={t('starters')}>
      <QuickStarter key={game.id} game={game.id} isMain={isMain} />
      <PartyStarters game={game.id} />
      <StarterLink
        icon={<Network size={24} className="icon" />}
        title={t('tournament.title')}
        text={t('tournament.text')}
        href={to.newTournament()}
        shortcut="T"
      />
    </nav>
  );
}

/** A race with the box in front, at once; beside it the laps alone, for games that have them. */
function QuickStarter({ game, isMain }: { game: string; isMain: boolean }): ReactElement {
  const { quickRace } = useFirstLook(game);
  const { start, busy } = useQuickRace(game);
  const hasSolo = useApp((s) => s.games.some((one) => one.id === game && one.qualifying !== null));
  const solo = t('solo.title', { game: plateNameOf(game) });
  return (
    <div className={classes(styles.starterPair, hasSolo && styles.starterWithLink)}>
      <button
        type="button"
        className={classes(styles.starter, isMain && styles.starterMain)}
        {...off(busy && t('quick.busy'))}
        aria-keyshortcuts="Q"
        onMouseEnter={() => playSound('tick')}
        onClick={() => {
          playSound('confirm');
          start();
        }}
      >
        <StarterFace icon={<Zap size={24} className="icon" />} title={t('quick.title')} text={quickRace.text} />
      </button>
      {hasSolo && (
        <Link
          href={to.qualifying(game)}
          className={styles.starterSolo}
          aria-label={solo}
          data-tip={solo}
          onClick={() => playSound('click')}
        >
          <Timer size={20} aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}

/** Hosting a party and joining one. */
function PartyStarters({ game }: { game: string }): ReactElement {
  useNear();
  const party = useParty((s) => s.party);
  const nearby = useParty((s) => s.near?.length ?? 0);
  const networked = useNetworked();
  const alone = t('party.alone');
  return (
    <>
      {party === null ? (
        <HostStarter game={game} alone={networked ? undefined : alone} />
      ) : (
        <StarterLink
          icon={<Router size={24} className="icon" />}
          title={t('party.title')}
          text={t('party.text', { party: party.name, game: plateNameOf(party.race.game) })}
          href={party.tables.length > 1 ? to.hall() : party.match === null ? to.lobby() : to.race(party.match)}
          shortcut="H"
        />
      )}
      <StarterLink
        icon={<QrCode size={24} className="icon" />}
        title={t('join.title')}
        text={networked ? t('join.text') : alone}
        href={to.join()}
        mark={nearby > 0 ? t('join.nearby', { count: nearby }) : undefined}
        shortcut="J"
      />
    </>
  );
}

/** Opens a party: with the box in front, or with another one. alone: the text shown without a network. */
function HostStarter({ game, alone }: { game: string; alone: string | undefined }): ReactElement {
  // null: it has never been open.
  const [choosing, setChoosing] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        className={styles.starter}
        aria-keyshortcuts="H"
        onMouseEnter={() => {
          playSound('tick');
          void loadHostDialog();
        }}
        onClick={() => {
          playSound('click');
          setChoosing(true);
        }}
      >
        <StarterFace
          icon={<Router size={24} className="icon" />}
          title={t('party.host')}
          text={alone ?? t('party.host.text')}
        />
      </button>
      {choosing !== null && (
        <Suspense>
          <HostDialog open={choosing} forward={game} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

interface StarterFaceProps {
  icon: ReactElement;
  title: string;
  text: string;
}

/** mark: a green label at the right. */
function StarterLink(
  props: StarterFaceProps & { href: string; shortcut: string; mark?: string | undefined },
): ReactElement {
  const { icon, title, text, href, shortcut, mark } = props;
  return (
    <Link
      href={href}
      className={classes(styles.starter)}
      aria-keyshortcuts={shortcut}
      onMouseEnter={() => playSound('tick')}
      onClick={() => playSound('click')}
    >
      <StarterFace icon={icon} title={title} text={text} />
      {mark !== undefined && (
        <span className={styles.starterMark}>
          <Chip look="good">{mark}</Chip>
        </span>
      )}
    </Link>
  );
}

function StarterFace({ icon, title, text }: StarterFaceProps): ReactElement {
  return (
    <>
      <span className={styles.starterIcon}>{icon}</span>
      <span className={styles.starterWords}>
        <span className={classes('heading', styles.starterTitle)}>{title}</span>
        <span className={styles.starterText}>{text}</span>
      </span>
    </>
  );
}
