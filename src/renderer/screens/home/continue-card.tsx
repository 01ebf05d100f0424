// The card of the race to go on with, showing its real board; without one it invites to the first race.

import type { MatchSummary } from '@api/contract';
import type { Picture } from '@ui/game-ui';
import { Button } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { pictureUrl, SeatInitial } from '@ui/panels/seat';
import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { firstBox, plateNameOf } from '../../app/games/boxes';
import { hasScreens, useGameUi } from '../../app/games/games';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { companyWords, whenWords } from '../../app/words';
import styles from './home.module.css';
import { useQuickRace } from './quick-race';

/** The race saved last, or the invitation to a first one. */
export function ContinueCard(): ReactElement {
  const races = useApp((s) => s.races);
  const first = useApp((s) => firstBox(s.games));
  const over = races?.find((race) => race.status === 'finished');
  const game = over !== undefined && hasScreens(over.game) ? over.game : first;
  const open = races?.filter((race) => race.status === 'open') ?? [];
  const [last, ...more] = open;
  if (races === undefined || game === undefined) return <ContinuePlaceholder />;
  return last ? <OpenRace race={last} more={more.length} /> : <QuickStart game={game} again={over !== undefined} />;
}

/** Keeps the card's room while it loads. */
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
  const card = useApp((s) => s.games.find((game) => game.id === race.game));
  const circuit = card?.circuits.find((c) => c.id === race.circuit)?.name ?? race.circuit;
  return (
    <Panel className={classes(styles.continue)} label="Continue">
      <div className={styles.continueMap}>
        <BoardMap picture={ui.circuitPicture(race.circuit, 'large', race.view, race.seats)} />
      </div>
      <div className={styles.continueWords}>
        <span className="label">Continue</span>
        <h2 className="heading">{titleOf(race.game, circuit)}</h2>
        <p className={styles.continueLine}>{withBoldPlace(ui.continueLine(race.view, race.seats))}</p>
        <div className={styles.continueSeats}>
          {race.seats.map((seat) => (
            <SeatInitial key={seat.seat} name={seat.name} colour={seat.colour} mine={seat.driver.kind === 'you'} />
          ))}
        </div>
        <p className="note">
          Saved {whenWords(race.savedAt)}. {companyWords(race.seats)}.
        </p>
        <div className={styles.continueButtons}>
          <Button
            look="main"
            icon={<Play size={18} fill="currentColor" className="icon" />}
            onClick={() => navigate(to.race(race.match))}
          >
            Resume
          </Button>
          {more > 0 && (
            <Button look="quiet" onClick={() => navigate(to.races('saved'))}>
              {more} more saved
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** 'Heat · Italy'; a game whose circuit bears its name is not named twice. */
function titleOf(game: string, circuit: string): string {
  return [...new Set([plateNameOf(game), circuit])].join(' · ');
}

/** The card shows a cutting only: that with the car of whoever goes on. */
function BoardMap({ picture }: { picture: Picture }): ReactElement {
  const [x, y] = picture.focus ?? [0.5, 0.5];
  const style = { objectPosition: `${Math.round(x * 100)}% ${Math.round(y * 100)}%` };
  return <img src={pictureUrl(picture)} alt="" style={style} />;
}

/** The invitation to a race at once. again: races have been driven here. */
function QuickStart({ game, again }: { game: string; again: boolean }): ReactElement {
  const ui = useGameUi(game);
  const { setup, start, busy } = useQuickRace(game);
  const card = useApp((s) => s.games.find((g) => g.id === game));
  const circuit = card?.circuits.find((c) => c.id === setup.circuit)?.name ?? setup.circuit;
  return (
    <Panel className={classes(styles.continue)} label={again ? 'Next race' : 'First race'}>
      <div className={styles.continueMap}>
        <img src={pictureUrl(ui.circuitPicture(setup.circuit, 'large'))} alt="" />
      </div>
      <div className={styles.continueWords}>
        <span className="label">{again ? 'Your next race' : 'Your first race'}</span>
        <h2 className="heading">{titleOf(game, circuit)}</h2>
        <p className={styles.continueLine}>{ui.quickRace.text}</p>
        <div className={styles.continueSeats}>
          {setup.seats.map((seat, index) => (
            <SeatInitial key={seat.colour} name={seat.name} colour={seat.colour} mine={index === 0} />
          ))}
        </div>
        <p className="note">Every move is saved. Close the window whenever you like.</p>
        <div className={styles.continueButtons}>
          <Button
            look="main"
            icon={<Play size={18} fill="currentColor" className="icon" />}
            disabled={busy}
            onClick={start}
          >
            Start the engine
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function withBoldPlace(line: string): ReactElement {
  const [, before = line, place = '', after = ''] = /^(.*?)(\d+(?:st|nd|rd|th)\b)(.*)$/.exec(line) ?? [];
  return (
    <>
      {before}
      <b>{place}</b>
      {after}
    </>
  );
}
