// All of one race on the screen: board, panels round it, dashboard, and what lies over them. Knows no game.

import type { MatchUpdate } from '@api/contract';
import type { GameUi, RaceFrame } from '@ui/game-ui';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { HoldTip } from '@ui/panels/hold-tip';
import { inColours } from '@ui/seat-colours';
import { play } from '@ui/sound/sound';
import { TimerOff } from 'lucide-react';
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { unreadCount } from '../../app/at-party';
import { titleOf } from '../../app/boxes';
import { useParty } from '../../app/party';
import { useApp } from '../../app/store';
import { RulesDrawer } from '../rules/rules-drawer';
import { Announcer } from './announcer';
import { Banner } from './banner';
import { BoardHost } from './board-host';
import { countdownOf } from './countdown';
import { Curtain } from './curtain';
import './race.css';
import './race-phone.css';
import { insetsOf } from './insets';
import { LogDialog, LogPanel } from './log-panel';
import { MapStrip } from './map-strip';
import { Menu } from './menu';
import { OrderStrip } from './order-strip';
import { OverClock } from './over-clock';
import { PartyLayer, usePartyOf } from './party-layer';

import type { TimedOut } from './playback';

import { Standings } from './standings';
import { Tools } from './tools';
import { useBoard } from './use-board';
import { type Race, usePlayback } from './use-race';
import { useFinish, useGoingOn, usePause, useShake, useTakeOver, useTimedOut, useVeil } from './use-table';
import { wheelOf } from './wheel-row';

export interface RaceTableProps {
  ui: GameUi;
  race: Race;
  /** Stands in until the playback has its own first update. */
  first: MatchUpdate;
}

/** What lies over the table; the whole board and the standings do so on a phone alone. */
type Layer = 'none' | 'menu' | 'log' | 'rules' | 'board' | 'standings' | 'talk';

/** What the banner says when time has run out; at a shared screen it names the person. */
function timeUp({ seat, words }: TimedOut, { mine, seats }: MatchUpdate): RaceFrame['banner'] {
  const whom = mine.length > 1 ? (seats[seat]?.name ?? 'the driver') : 'you';
  return { icon: <TimerOff size={27} />, title: 'Time is up', prompt: `Answered for ${whom}: ${words}`, mine: false };
}

/** The race screen of a running race. */
export function RaceTable({ ui, race, first }: RaceTableProps): ReactElement {
  const { playback } = race;
  const settled = usePlayback(playback, (s) => s.settled) ?? first;
  const newest = usePlayback(playback, (s) => s.newest) ?? first;
  const shown = usePlayback(playback, (s) => s.shown);
  const playing = usePlayback(playback, (s) => s.playing);
  const held = usePlayback(playback, (s) => s.held);
  const clockOffset = usePlayback(playback, (s) => s.clockOffset);
  const timedOut = useTimedOut(usePlayback(playback, (s) => s.timedOut));
  const aids = useApp((s) => s.settings.aids);
  const [layer, setLayer] = useState<Layer>('none');
  const [target, setTarget] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [prompt, setPrompt] = useState<string | null>(null);
  const speed = useCallback(() => useApp.getState().settings.speed * playback.haste(), [playback]);
  const board = useBoard({
    ui,
    player: playback,
    circuit: first.circuit,
    seats: first.seats,
    speed,
    insetsOf,
    onTarget: setTarget,
    onSay: setSaid,
  });
  const frame = useMemo(() => ui.frame(settled, shown.at(-1), shown), [ui, settled, shown]);
  const seats = useMemo(() => inColours(settled.seats, frame.colours), [settled.seats, frame.colours]);
  const ask = openAskOf(settled);
  const persists = ask !== undefined && newest.asks.some((other) => other.id === ask.id);
  const busy = playing && !persists;
  const isOpen = ui.open === true || frame.open === true;
  const veiled = useVeil(playback, frame.open === true && settled.mine.length > 1) && !isOpen;
  // Whose time is up sees what was answered for them before the curtain hides it.
  const next = playing || timedOut ? undefined : curtainSeat(settled, veiled);
  const curtain = isOpen ? undefined : next;
  const mine = frame.banner.mine && !playing;
  const own = countdownOf(settled, ask, clockOffset);
  const behind = countdownOf(
    settled,
    settled.asks.find((one) => one.seat === curtain && !one.committed),
    clockOffset,
  );

  useFinish(settled, playing);
  const party = usePartyOf(first.match);
  const guests = party !== undefined && newest.seats.some(({ driver }) => driver.kind === 'lan');
  const covered = layer !== 'none' && !isSheet(layer);
  usePause(first.match, covered, guests);
  useEffect(() => {
    if (mine) play('yourTurn');
  }, [mine]);

  const unread = unreadCount(useParty((s) => s.unread));
  const takeBack = takeBackOf(settled, ui, race);
  const askHint = ask && !ask.committed && !busy ? () => race.askHint(ask.id) : undefined;
  const open = (next: Layer) => () => setLayer(next);
  const follow = () => {
    const seat = typeof settled.viewer === 'number' ? settled.viewer : (frame.order[0]?.seat ?? 0);
    board.follow(board.followed === seat ? null : seat);
  };
  const pace =
    // Not while others only hand in and the own question stays.
    busy && held !== null
      ? { held, hold: (on: boolean) => playback.hold(on), step: (far: boolean) => playback.step(far) }
      : undefined;
  useKeys(
    {
      z: takeBack,
      h: aids === 'all' ? askHint : undefined,
      l: open('log'),
      r: open('rules'),
      ...(party && { c: open('talk') }),
      p: pace ? () => pace.hold(!pace.held) : open('menu'),
      ...(pace && { s: () => pace.step(false), n: () => pace.step(true) }),
      escape: open(isSheet(layer) ? 'none' : 'menu'),
      f: follow,
      '+': () => board.zoomBy(1.25),
      '=': () => board.zoomBy(1.25),
      '-': () => board.zoomBy(0.8),
      '0': board.fit,
      ...(playing && !mine && { ' ': () => playback.skip(), enter: () => playback.skip() }),
    },
    curtain === undefined,
  );
  const takeTarget = useCallback(() => setTarget(null), []);
  const preview = useCallback((next: unknown) => playback.preview(next), [playback]);
  const rush = useCallback((past: (view: unknown) => boolean) => playback.rush(past), [playback]);
  const goingOn = useGoingOn(newest);
  const dash = useRef<HTMLDivElement>(null);
  useShake(dash, race.refusals);
  useTakeOver(race.sit, isOpen ? next : undefined);
  const Dashboard = ui.dashboard;
  const title = `${titleOf(ui.id)} ${frame.standingsTitle}`;
  return (
    <main
      className={classes('race', frame.below && 'race-below', isSheet(layer) && `race-show-${layer}`)}
      data-layout={frame.layout ?? 'road'}
    >
      <h1 className="hidden-text">{title}</h1>
      <BoardHost board={board} name="race-board" onTap={() => playing && playback.skip()} />
      <div className="race-vignette" />
      <MapStrip
        frame={frame}
        seats={seats}
        viewer={settled.viewer}
        whole={layer === 'board'}
        listed={layer === 'standings'}
        onWhole={(on) => setLayer(on ? 'board' : 'none')}
        onListed={(on) => setLayer(on ? 'standings' : 'none')}
      />
      <div className="race-top">
        {frame.order.length > 0 && <OrderStrip ui={ui} seats={seats} round={frame.round} order={frame.order} />}
        {!frame.isBare && (
          <Banner
            banner={
              timedOut
                ? timeUp(timedOut, settled)
                : prompt !== null && mine
                  ? { ...frame.banner, prompt }
                  : frame.banner
            }
            pips={frame.pips}
            origin={settled.origin}
            mine={mine && !timedOut}
            countdown={mine ? own : null}
          />
        )}
      </div>
      {frame.chips && <div className="race-chips">{frame.chips}</div>}
      {frame.top && (
        <div className="race-row-top" data-panel="top">
          {frame.top}
        </div>
      )}
      {frame.aside && (
        <div className="race-aside" data-panel="aside">
          {frame.aside}
        </div>
      )}
      <div className="race-side" id="race-side">
        {frame.side ?? <Standings frame={frame} seats={seats} viewer={settled.viewer} asks={settled.asks} />}
        {frame.below}
      </div>
      {!frame.isBare && <LogPanel playback={playback} seats={seats} onOpen={open('log')} />}
      <Tools
        board={board}
        takeBack={takeBack}
        hint={aids === 'all' ? askHint : null}
        talk={party && { unread, open: open('talk') }}
        pace={pace}
        onLog={open('log')}
        onRules={open('rules')}
        onMenu={open('menu')}
        onFollow={follow}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Space and Enter do the same for the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Space and Enter do the same for the keyboard */}
      <div
        className={classes('race-dash panel panel-glass', busy && 'race-dash-busy', timedOut && 'race-dash-coasts')}
        ref={dash}
        data-panel="dash"
        // A table that lies over the board: nothing can be chosen at the start, so a tap there finishes it too.
        onClick={settled.start && playing ? () => playback.skip() : undefined}
      >
        {curtain === undefined && (
          <Dashboard
            update={settled}
            busy={busy}
            aids={aids}
            act={race.act}
            preview={preview}
            prompt={setPrompt}
            target={target}
            takeTarget={takeTarget}
            hint={race.hint !== null && race.hint.ask === ask?.id ? race.hint.action : null}
            shown={shown}
            takeWheel={wheelOf(settled)}
            rush={rush}
            goingOn={goingOn}
          />
        )}
      </div>
      {curtain !== undefined && (
        <Curtain
          seat={seats[curtain]}
          ui={ui}
          onSit={() => {
            playback.veil('up');
            race.sit(curtain);
          }}
          takeBack={settled.canTakeBack ? race.takeBack : undefined}
          onMenu={open('menu')}
          countdown={behind}
        />
      )}
      {covered && <OverClock countdown={curtain === undefined ? own : behind} />}
      <Menu open={layer === 'menu'} onClose={open('none')} race={race} ui={ui} update={settled} />
      <LogDialog open={layer === 'log'} onClose={open('none')} playback={playback} seats={seats} />
      <RulesDrawer open={layer === 'rules'} onClose={open('none')} ui={ui} />
      <PartyLayer update={newest} talking={layer === 'talk'} onTalkClose={open('none')} />
      <HoldTip />
      <Announcer playback={playback} prompt={mine ? `${frame.banner.title}. ${frame.banner.prompt}` : ''} said={said} />
    </main>
  );
}

/** Layers of a phone that are places of the table itself, not dialogues. */
function isSheet(layer: Layer): boolean {
  return layer === 'board' || layer === 'standings';
}

/** The viewer's own open ask, answered or not. */
function openAskOf(update: MatchUpdate) {
  return update.asks.find((ask) => ask.seat === update.viewer);
}

/** The person to whom the screen is to be passed, before anything private is shown. veiled: also to who sits there. */
function curtainSeat(update: MatchUpdate, veiled: boolean): number | undefined {
  const own = openAskOf(update);
  const sits = own && !own.committed ? own.seat : undefined;
  if (sits === undefined) return update.sitting[0];
  return veiled ? Math.min(sits, ...update.sitting) : undefined;
}

/** The last answer taken back; a sealed one is unlocked where the host no longer takes the move itself back. */
function takeBackOf(update: MatchUpdate, ui: GameUi, race: Race): (() => void) | undefined {
  if (update.canTakeBack) return race.takeBack;
  const ask = openAskOf(update);
  if (!ask?.committed || !ask.sealed || ui.anyAsk.unlock === null) return undefined;
  return () => race.act(ask.id, ui.anyAsk.unlock);
}
