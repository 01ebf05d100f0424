// The card of the race to continue, with its real board; without a race it invites to the first one.

import type { MatchSummary } from '@api/contract';
import type { SchoolProgress } from '@api/school/commands';
import { circuitName } from '@narration/catalogue-names';
import type { Picture } from '@ui/art/picture';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { pictureUrl, SeatInitial } from '@ui/panels/seat';
import { lessonMinutes } from '@ui/school/lesson-text';
import { GraduationCap, Play } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { useLocation } from 'wouter';
import { savedText } from '../../app/format';
import { firstBox, openBoxes, plateNameOf } from '../../app/games/boxes';
import { hasScreens, useCircuit, useGameUi } from '../../app/games/games';
import { isLearned, stillToLearn } from '../../app/games/learned';
import { useQuickRace } from '../../app/games/quick-race';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { t } from '../../text/home';
import styles from './home.module.css';

/** The race saved last, or the invitation to a first one. */
export function ContinueCard({ learned }: { learned: SchoolProgress | undefined }): ReactElement {
  const races = useApp((s) => s.races);
  const first = useApp((s) => firstBox(s.games));
  const over = races?.find((race) => race.status === 'finished');
  const game = over !== undefined && hasScreens(over.game) ? over.game : first;
  const open = races?.filter((race) => race.status === 'open') ?? [];
  const [last, ...more] = open;
  if (races === undefined || game === undefined) return <ContinuePlaceholder />;
  if (last) return <OpenRace race={last} more={more.length} />;
  return <QuickStart game={game} again={over !== undefined} learned={learned} />;
}

/** Keeps the card's size while it loads. */
export function ContinuePlaceholder(): ReactElement {
  return (
    <Panel className={classes(styles.continue)}>
      <div className={styles.continueMap} />
    </Panel>
  );
}

function OpenRace({ race, more }: { race: MatchSummary; more: number }): ReactElement {
  const [, navigate] = useLocation();
  const ui = useGameUi(race.game);
  useCircuit(ui, race);
  const card = useApp((s) => s.games.find((game) => game.id === race.game));
  const circuit = circuitName(card, race.circuit);
  return (
    <Panel className={classes(styles.continue)} label={t('continue')}>
      <div className={styles.continueMap}>
        <BoardMap picture={ui.circuitPicture(race.circuit, 'large', race.view, race.seats)} />
      </div>
      <div className={styles.continueText}>
        <span className="label">{t('continue')}</span>
        <h2 className="heading">{titleOf(race.game, circuit)}</h2>
        <p className={styles.continueLine}>{ui.continueLine(race.view, race.seats)}</p>
        <div className={styles.continueSeats}>
          {race.seats.map((seat) => (
            <SeatInitial key={seat.seat} name={seat.name} colour={seat.colour} mine={seat.driver.kind === 'you'} />
          ))}
        </div>
        <p className="note">{savedText(race.savedAt, race.seats)}</p>
        <div className={styles.continueButtons}>
          <Button
            look="main"
            icon={<Play size={18} fill="currentColor" className="icon" />}
            onClick={() => navigate(to.race(race.match))}
          >
            {t('resume')}
          </Button>
          {more > 0 && (
            <Button look="quiet" onClick={() => navigate(to.races('saved'))}>
              {t('more', { count: more })}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** 'Heat · Italy'; a game whose circuit has the same name is not named twice. */
function titleOf(game: string, circuit: string): string {
  return [...new Set([plateNameOf(game), circuit])].join(' · ');
}

/** The card shows only a section of the board: the one with the car of the person who continues. */
function BoardMap({ picture }: { picture: Picture }): ReactElement {
  const [x, y] = picture.focus ?? [0.5, 0.5];
  const style = { objectPosition: `${Math.round(x * 100)}% ${Math.round(y * 100)}%` };
  return <img src={pictureUrl(picture)} alt="" style={style} />;
}

interface QuickStartProps {
  game: string;
  /** Whether this Paddock has races. */
  again: boolean;
  learned: SchoolProgress | undefined;
}

/** The invitation to a quick race. */
function QuickStart({ game, again, learned }: QuickStartProps): ReactElement {
  const ui = useGameUi(game);
  const { setup, start, busy } = useQuickRace(game);
  const [, navigate] = useLocation();
  const learn = again || ui.lesson === undefined || isLearned(learned, game) ? null : lessonMinutes(game, ui.lesson);
  const card = useApp((s) => s.games.find((g) => g.id === game));
  const circuit = circuitName(card, setup.circuit);
  return (
    <Panel className={classes(styles.continue)} label={t(again ? 'next' : 'first')}>
      <div className={styles.continueMap}>
        <img src={pictureUrl(ui.circuitPicture(setup.circuit, 'large'))} alt="" />
      </div>
      <div className={styles.continueText}>
        <span className="label">{t(again ? 'next.yours' : 'first.yours')}</span>
        <h2 className="heading">{titleOf(game, circuit)}</h2>
        <p className={styles.continueLine}>{ui.quickRace.text}</p>
        <div className={styles.continueSeats}>
          {setup.seats.map((seat, index) => (
            <SeatInitial key={seat.colour} name={seat.name} colour={seat.colour} mine={index === 0} />
          ))}
        </div>
        <p className="note">{t('first.note')}</p>
        <div className={styles.continueButtons}>
          {learn !== null && (
            <Button
              look="main"
              icon={<GraduationCap size={20} className="icon" />}
              onClick={() => navigate(to.lesson(game))}
            >
              {t('first.learn', { minutes: learn })}
            </Button>
          )}
          <Button
            look={learn === null ? 'main' : 'plain'}
            icon={<Play size={18} fill="currentColor" className="icon" />}
            busy={busy}
            onClick={start}
          >
            {t(learn === null ? 'start' : 'first.race')}
          </Button>
          {learned && learn === null && isLearned(learned, game) && (
            <Suspense>
              <NextLesson learned={learned} game={game} />
            </Suspense>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** Offers the next game to a person who has finished this lesson. */
function NextLesson({ learned, game }: { learned: SchoolProgress; game: string }): ReactElement | null {
  const shelf = openBoxes(useApp((s) => s.games)).map(({ id }) => id);
  const [next] = stillToLearn(learned, shelf, game);
  const [, navigate] = useLocation();
  if (next === undefined) return null;
  return (
    <Button look="quiet" icon={<GraduationCap size={20} className="icon" />} onClick={() => navigate(to.lesson(next))}>
      {t('shelf.learn', { game: plateNameOf(next) })}
    </Button>
  );
}
