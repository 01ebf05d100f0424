// All of one replay on the screen: board, standings, events, and the strip that it is played with. Knows no game.

import type { Seat } from '@core/contract';
import type { GameUi } from '@ui/game-ui';
import { useKeys, useSpace } from '@ui/keys';
import { HoldTip } from '@ui/panels/hold-tip';
import { isMotionReduced } from '@ui/theme/appearance';
import { Film } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { useWide } from '../../app/use-wide';
import { BoardHost } from '../race/board-host';
import { useBoard } from '../race/use-board';
import { EventsPanel } from './events-panel';
import { ForkDialog, forkBar } from './fork';
import { Head, HeadChips } from './head';
import { insetsOf } from './insets';
import { LINE_KINDS } from './kinds';
import { Places } from './places';
import { Player } from './player';
import { nextSpeed } from './speeds';
import { markFrom } from './story';
import { TimeLine } from './time-line';
import { sceneAt, type ToldFilm } from './told-film';
import { Transport, ViewControls } from './transport';
import './replay.css';
import './replay-narrow.css';

/** A told frame stays at least this long at 1x, ms: with animations, and where they are reduced. */
const LEAST = { full: 250, reduced: 900 } as const;
/** From this width on the events are a column of their own, px. */
const WIDE = 1024;

/** The replay screen of an opened film. */
export function ReplayTable({ told, ui }: { told: ToldFilm; ui: GameUi }): ReactElement {
  const { film, seats, marks, lines } = told;
  const [, navigate] = useLocation();
  const player = useMemo(() => new Player({ film, isTold: (frame) => told.told.has(frame), least }), [film, told]);
  const at = useStore(player.store, (s) => s.at);
  const running = useStore(player.store, (s) => s.running);
  const scene = useMemo(() => sceneAt(told, at, ui), [told, at, ui]);
  const [said, setSaid] = useState('');
  const [drawer, setDrawer] = useState(false);
  const [forking, setForking] = useState(false);
  const [asked, setAsked] = useState(false);
  const wide = useWide(WIDE);
  const speed = useCallback(() => player.store.getState().speed, [player]);
  const board = useBoard({
    ui,
    player,
    circuit: told.replay.circuit,
    seats,
    speed,
    insetsOf,
    onTarget: ignore,
    onSay: setSaid,
  });
  const [last, setLast] = useState<Seat>(told.own);
  const { follow: lead } = board;
  const follow = useCallback(
    (seat: Seat | null) => {
      if (seat !== null) setLast(seat);
      lead(seat);
    },
    [lead],
  );
  const onFollow = useCallback((on: boolean) => follow(on ? last : null), [follow, last]);
  const openDrawer = useCallback(() => setDrawer(true), []);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  const fork = useCallback(() => {
    player.pause();
    setForking(true);
    setAsked(true);
  }, [player]);
  const toggleFollow = () => follow(board.followed === null ? last : null);
  const jump = (by: 1 | -1) => {
    const mark = markFrom(marks, at, by);
    if (mark) player.seekEvent(mark.moment);
  };
  const back = useCallback(() => navigate(to.races('finished')), [navigate]);
  const keys: Readonly<Record<string, () => void>> = {
    arrowleft: () => player.step(-1),
    arrowright: () => player.step(1),
    'shift+arrowleft': () => jump(-1),
    'shift+arrowright': () => jump(1),
    home: () => player.seek(0),
    end: () => player.seek(film.frames.length - 1),
    '+': () => player.setSpeed(nextSpeed(player.store.getState().speed, 1)),
    '=': () => player.setSpeed(nextSpeed(player.store.getState().speed, 1)),
    '-': () => player.setSpeed(nextSpeed(player.store.getState().speed, -1)),
    f: toggleFollow,
    escape: () => (drawer ? setDrawer(false) : back()),
  };
  useKeys(keys);
  useSpace(() => player.toggle());
  const onKnobKey = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const turned = key === 'arrowup' ? 'arrowright' : key === 'arrowdown' ? 'arrowleft' : key;
    const run = keys[event.shiftKey ? `shift+${turned}` : turned] ?? keys[turned];
    if (!run || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    run();
  };
  const line = lines[scene.line];
  const words = line ? `${roundOf(scene.title)}, ${line.text}` : roundOf(scene.title);
  const seekEvent = useCallback(
    (moment: Parameters<Player['seekEvent']>[0]) => {
      player.seekEvent(moment);
      setDrawer(false);
    },
    [player],
  );
  return (
    <main>
      <section className="replay" aria-label="Replay">
        <BoardHost board={board} name="replay-board" onTap={() => player.pause()} />
        <div className="replay-vignette" />
        {scene.over && (
          <div className="replay-scene" data-panel="scene">
            {scene.over}
          </div>
        )}
        <div className="replay-side">
          <Head told={told} onBack={back} onEvents={openDrawer} />
          <HeadChips replay={told.replay} />
          <Places
            title={scene.standingsTitle}
            standings={scene.standings}
            seats={seats}
            followed={board.followed}
            onFollow={follow}
          />
        </div>
        <ReplayBanner title={scene.title} line={line} />
        {drawer && !wide && (
          // biome-ignore lint/a11y/noStaticElementInteractions: Esc and the close button do the same for the keyboard
          // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the close button do the same for the keyboard
          <div className="replay-scrim" onClick={closeDrawer} />
        )}
        <EventsPanel told={told} line={scene.line} onSeek={seekEvent} onClose={closeDrawer} shut={!wide && !drawer} />
        <section className="replay-dash panel panel-glass" aria-label="Controls" data-panel="dash">
          <Transport
            player={player}
            unit={told.unit[0]}
            round={scene.round}
            rounds={film.rounds.at(-1)?.round ?? 0}
            last={film.frames.length - 1}
          />
          <TimeLine told={told} player={player} words={words} onKey={onKnobKey} />
          <ViewControls
            player={player}
            follows={board.followed !== null}
            onFollow={onFollow}
            barred={forkBar(told, player.settledFrame)}
            onFork={fork}
          />
        </section>
        {asked && (
          <ForkDialog
            open={forking}
            onClose={() => setForking(false)}
            told={told}
            ui={ui}
            frame={player.settledFrame}
            where={roundOf(scene.title)}
            racing={scene.standings.filter((row) => !row.out).map((row) => row.seat)}
          />
        )}
        <HoldTip />
        <div className="hidden-text">
          <p role="status">{running ? '' : words}</p>
          <p aria-live="polite">{said}</p>
        </div>
      </section>
    </main>
  );
}

/** The round, its part, and what happens. */
function ReplayBanner({ title, line }: { title: string; line: ToldFilm['lines'][number] | undefined }): ReactElement {
  const look = line ? LINE_KINDS[line.kind] : undefined;
  const Icon = look?.icon ?? Film;
  return (
    <div className="replay-banner panel panel-glass" data-panel="banner">
      <span className={`replay-banner-icon replay-tone-${look?.tone ?? 'plain'}`}>
        <Icon size={26} aria-hidden="true" />
      </span>
      <div className="replay-banner-words">
        <h2 className="heading">{title}</h2>
        <p>{line?.text ?? 'Before the start'}</p>
      </div>
    </div>
  );
}

/** 'Round 9' of 'Round 9 · Corner check'. */
function roundOf(title: string): string {
  return title.split(' · ')[0] ?? title;
}

function least(): number {
  return isMotionReduced(useApp.getState().settings.motion) ? LEAST.reduced : LEAST.full;
}

function ignore(): void {
  // Nothing on a replay's board is to be chosen.
}
