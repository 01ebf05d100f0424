// The setup screen: circuit, race settings and drivers in three columns, Start at the bottom right.

import type { GameCard, RaceSetup } from '@api/contract';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { BottomBar, ScreenFrame, TopBar } from '@ui/panels/screen-frame';
import { BookOpen, ChevronLeft, GraduationCap, Info, Play } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { attempt } from '../../app/client';
import { Loading } from '../../app/connection/connection';
import { BoxTitle } from '../../app/games/box-title';
import { isSession, useGameCard, useGameUi } from '../../app/games/games';
import { isLearned } from '../../app/games/learned';
import { levelsOf } from '../../app/games/levels';
import { presetOf } from '../../app/games/preset-of';
import { quickSetup } from '../../app/games/quick-race';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/setup';
import { Gallery } from '../rivals/gallery';
import { RulesDrawer } from '../rules/rules-drawer';
import { carriedCircuit, carriedSetup, dropSetup } from './carry';
import { CircuitPane } from './circuit-pane';
import { keptFollowing } from './close/close-race';
import {
  awaitsGuests,
  type Draft,
  draftOf,
  type Names,
  newDraft,
  seatProblem,
  setupOf,
  withCircuit,
  withGuests,
  withPreset,
  withUsualClock,
} from './draft';
import { DriverPane } from './driver-pane';
import { OpenLobby } from './open-lobby';
import { Presets } from './presets';
import { RacePane } from './race-pane';
import styles from './setup.module.css';
import { lengthText } from './setup-text';

/** The setup screen of a game; an unknown game leads home. hosting: guests are wanted from the start. */
export function SetupScreen({ game, hosting = false }: { game: string; hosting?: boolean }): ReactElement {
  const card = useGameCard(game);
  const school = useAnswer('school.progress', {});
  const hasRaced = useApp((s) => s.races?.some((race) => race.game === game && race.status === 'finished') === true);
  if (!card) return <Redirect to={to.home()} replace />;
  // The opponents of a new race depend on which lessons have been taken.
  if (school.value === undefined && school.apiError === undefined) return <Loading />;
  return <Setup card={card} hosting={hosting} isFirst={isLearned(school.value, game) && !hasRaced} />;
}

/** The gallery of rivals is open. first: the character at which it begins. */
interface Choosing {
  first: string | undefined;
}

/** isFirst: the lesson has been taken but the game not raced yet: a short race against rookies is proposed. */
function Setup({ card, hosting, isFirst }: { card: GameCard; hosting: boolean; isFirst: boolean }): ReactElement {
  const ui = useGameUi(card.id);
  const { name, colour } = useApp((s) => s.settings);
  const names = useMemo<Names>(() => ({ person: name, colour, automata: ui.automatonNames, draw }), [name, colour, ui]);
  const [draft, setDraft] = useState<Draft>(() => {
    const carried = carriedSetup(card.id);
    if (carried && !isSession(card, carried.options)) return draftOf(carried, card);
    const fresh = isFirst ? draftOf(quickSetup(ui, { name, colour }, true), card) : newDraft(card, names, ui.usualRace);
    const circuit = carriedCircuit(card.id);
    const on = circuit === undefined ? fresh : withCircuit(fresh, circuit);
    return hosting ? withUsualClock(on, withGuests(on, names), ui.usualRace) : on;
  });
  useEffect(dropSetup, []);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const back = () => setChoosing(null);
  const { value: table } = useAnswer('ratings.rivals', { game: card.id });
  const strengths = useMemo(() => table && { table, levels: levelsOf([card]) }, [table, card]);
  const change = (next: Draft) => setDraft((d) => withUsualClock(d, keptFollowing(next, strengths), ui.usualRace));
  // A setup was carried over to here, or its person has raced since.
  useEffect(() => setDraft((d) => keptFollowing(d, strengths)), [strengths]);
  if (choosing !== null) {
    const { first } = choosing;
    const use = (next: Draft) => {
      change(next);
      back();
    };
    return <Gallery card={card} ui={ui} names={names} draft={draft} first={first} onUse={use} onBack={back} />;
  }

  return (
    <ScreenFrame
      top={
        <SetupTopBar game={card.id} title={t(hosting ? 'title.party' : 'title.race', { game: card.name })}>
          <Presets
            game={card.id}
            ui={ui}
            ready={card.presets}
            readyNow={presetOf(card, draft.options)?.id}
            onReady={(preset) => setDraft((d) => withPreset(d, preset))}
            current={() => setupOf(draft, card.id)}
            onLoad={(setup) => setDraft(keptFollowing(draftOf(setup, card), strengths))}
          />
        </SetupTopBar>
      }
      bottom={<StartBar card={card} ui={ui} draft={draft} hosting={hosting} />}
    >
      <div className={styles.setupColumns}>
        <CircuitPane
          card={card}
          ui={ui}
          circuit={draft.circuit}
          source={draft.source}
          onChange={(circuit) => setDraft((d) => withCircuit(d, circuit))}
        />
        <RacePane card={card} ui={ui} draft={draft} onChange={setDraft} />
        <DriverPane
          card={card}
          ui={ui}
          names={names}
          draft={draft}
          strengths={strengths}
          onChange={change}
          onRivals={(first) => setChoosing({ first })}
        />
      </div>
    </ScreenFrame>
  );
}

/** The bar of the setup screens: back button, small box, title, the game's rules. */
export function SetupTopBar({
  game,
  title,
  children,
}: {
  game: string;
  title: string;
  children?: ReactNode;
}): ReactElement {
  const [, navigate] = useLocation();
  const ui = useGameUi(game);
  const [reading, setReading] = useState(false);
  return (
    <TopBar
      side={
        <>
          <Button
            size="small"
            look="quiet"
            className={classes(styles.setupRules)}
            icon={<BookOpen size={18} className="icon" />}
            onClick={() => setReading(true)}
          >
            <span className="visually-hidden-phone">{t('rules')}</span>
          </Button>
          {ui.lesson && (
            <Button
              size="small"
              look="quiet"
              className={classes(styles.setupRules)}
              icon={<GraduationCap size={18} className="icon" />}
              onClick={() => navigate(to.lesson(game))}
            >
              <span className="visually-hidden-phone">{t('school')}</span>
            </Button>
          )}
          {children}
          <RulesDrawer open={reading} onClose={() => setReading(false)} ui={ui} tries />
        </>
      }
    >
      <Button size="small" icon={<ChevronLeft size={20} className="icon" />} onClick={() => navigate(to.home())}>
        {t('shelf')}
      </Button>
      <BoxTitle game={game} title={title} className={styles.setupTitle} />
    </TopBar>
  );
}

interface StartBarProps {
  card: GameCard;
  ui: GameUi;
  draft: Draft;
  hosting: boolean;
}

function StartBar({ card, ui, draft, hosting }: StartBarProps): ReactElement {
  const setup = setupOf(draft, card.id);
  const problem = seatProblem(draft, card) ?? ui.setupTrouble(draft, setup.seats);
  const summary = ui.setupSummary(draft, setup.seats);
  return (
    <BottomBar>
      <div className={styles.startText}>
        <b className="heading">{summary.headline}</b>
        <div className="note">{lengthText(summary)}</div>
      </div>
      <span className="bottom-bar-gap" />
      {problem !== null && (
        <span className={styles.startProblem} role="status">
          <Info size={17} className="icon" />
          {problem}
        </span>
      )}
      {hosting || awaitsGuests(draft) ? (
        <OpenLobby setup={setup} problem={problem} />
      ) : (
        <StartButton setup={setup} problem={problem}>
          {t('start')}
        </StartButton>
      )}
    </BottomBar>
  );
}

/** The one main button: starts the race and goes there. problem: why it cannot start, or null. */
export function StartButton(props: { setup: RaceSetup; problem: string | null; children: ReactNode }): ReactElement {
  const { setup, problem, children } = props;
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  async function start(): Promise<void> {
    setBusy(true);
    const made = await attempt('matches.create', setup);
    setBusy(false);
    if (made) navigate(to.race(made.match));
  }
  return (
    <Button
      look="main"
      size="large"
      icon={<Play size={20} fill="currentColor" className="icon" />}
      why={problem}
      busy={busy}
      onClick={() => void start()}
    >
      {children}
    </Button>
  );
}

/** The page's own random numbers: no race depends on them. bound: a positive whole number. */
function draw(bound: number): number {
  return Math.floor(Math.random() * bound);
}
