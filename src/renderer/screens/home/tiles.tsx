// Six ways into the app below the shelf.

import type { GameCard } from '@api/contract';
import { classes } from '@ui/panels/classes';
import { play } from '@ui/sound/sound';
import { BookOpen, Flag, FolderOpen, SlidersHorizontal, Timer, Zap } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useGameUi } from '../../app/games';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { countWords, whenWords } from '../../app/words';
import { useQuickRace } from './quick-race';

/** The tiles, in two rows of three, for the game whose box stands forward. */
export function Tiles({ chosen }: { chosen: string | undefined }): ReactElement | null {
  const games = useApp((s) => s.games);
  const game = games.find((one) => one.id === chosen) ?? games[0];
  const solo = game && offersQualifying(game) ? game : games.find(offersQualifying);
  const races = useApp((s) => s.races) ?? [];
  if (!game) return null;
  const saved = races.filter((race) => race.status === 'open');
  const finished = races.filter((race) => race.status === 'finished');
  const last = finished[0];
  return (
    <nav className="tiles" aria-label="More ways in">
      <QuickTile key={game.id} game={game.id} />
      {solo && (
        <Tile
          icon={<Timer size={26} className="icon" />}
          title="Qualifying laps"
          text={solo === game ? 'Practice solo on any track.' : `Practice solo on any track of ${solo.name}.`}
          href={to.qualifying(solo.id)}
        />
      )}
      <Tile
        icon={<FolderOpen size={26} className="icon" />}
        title="Saved races"
        text={
          saved.length > 0 ? `${countWords(saved.length, 'race')} to go on with.` : 'Every race is kept as you drive.'
        }
        href={to.races('saved')}
      />
      <Tile
        icon={<Flag size={26} className="icon" />}
        title="Results"
        text={
          last
            ? `${countWords(finished.length, 'race')} kept. Last: ${whenWords(last.savedAt)}.`
            : 'Finished races stay here.'
        }
        href={to.races('finished')}
      />
      <Tile
        icon={<BookOpen size={26} className="icon" />}
        title="Rules"
        text={`${game.name} at a glance.`}
        href={to.rules(game.id)}
      />
      <Tile
        icon={<SlidersHorizontal size={26} className="icon" />}
        title="Settings"
        text="Sound, motion, colours, text size."
        href={to.settings()}
      />
    </nav>
  );
}

/** Whether a game can be driven alone against the clock. */
export function offersQualifying(game: GameCard): boolean {
  return game.options.some((o) => o.id === 'mode' && o.type === 'choice' && o.range.includes('qualifying'));
}

interface TileProps {
  icon: ReactElement;
  title: string;
  text: string;
}

function Tile({ icon, title, text, href }: TileProps & { href: string }): ReactElement {
  return (
    <Link href={href} className="tile" onMouseEnter={() => play('tick')} onClick={() => play('click')}>
      <TileFace icon={icon} title={title} text={text} />
    </Link>
  );
}

function QuickTile({ game }: { game: string }): ReactElement {
  const ui = useGameUi(game);
  const { start, busy } = useQuickRace(game);
  return (
    <button
      type="button"
      className={classes('tile', 'tile-quick')}
      disabled={busy}
      onMouseEnter={() => play('tick')}
      onClick={() => {
        play('confirm');
        start();
      }}
    >
      <TileFace icon={<Zap size={26} className="icon" />} title="Quick race" text={ui.quickRace.text} />
    </button>
  );
}

function TileFace({ icon, title, text }: TileProps): ReactElement {
  return (
    <>
      <span className="tile-icon">{icon}</span>
      <span>
        <span className="heading tile-title">{title}</span>
        <span className="tile-text">{text}</span>
      </span>
    </>
  );
}
