// The choices to start a season: a plan of one's own, and the ready-made calendars on paper.

import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { CalendarPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { boxesOn, gamePaints } from '../../../app/games/boxes';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { t } from '../../../text/seasons';
import { CircuitMap } from '../circuit-map';
import { useGameUis } from '../game-uis';
import { type Calendar, calendarsOf } from '../list/calendars';
import seasonsStyles from '../list/seasons.module.css';
import { circuitName } from '../season-text';
import startersStyles from './starters.module.css';

/** The most circuits drawn on a calendar's card, and how many of them have room to be drawn whole. */
const SHOWN = 5;
const WHOLE = 4;

/** large: nothing else is on the page, so the own season comes first and is big. */
export function Starters({ large }: { large: boolean }): ReactElement {
  const games = useApp((s) => s.games);
  const calendars = calendarsOf(games);
  return (
    <section className={seasonsStyles.starters} aria-label={t('start.label')}>
      {large ? (
        <StartCard />
      ) : (
        <h2 className={classes('heading', seasonsStyles.seasonsTitle)}>{t('start.calendars')}</h2>
      )}
      <ul className={startersStyles.starterCards}>
        {calendars.map((one) => (
          <li key={one.key}>
            <CalendarCard calendar={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StartCard(): ReactElement {
  return (
    <Link href={to.newSeason()} className={classes(startersStyles.startCard)} onClick={() => playSound('confirm')}>
      <span className={startersStyles.startCardIcon}>
        <CalendarPlus size={44} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <span>
        <span className={classes('heading', startersStyles.startCardTitle)}>{t('start.label')}</span>
        <span className={startersStyles.startCardText}>{t('start.text')}</span>
      </span>
    </Link>
  );
}

function CalendarCard({ calendar }: { calendar: Calendar }): ReactElement {
  const games = useApp((s) => s.games);
  const ids = [...new Set(calendar.rounds.map((round) => round.game))];
  const uis = useGameUis(ids);
  const boxes = boxesOn(games).filter((box) => ids.includes(box.id));
  return (
    <Link
      href={to.newSeason(calendar.key)}
      className={classes(startersStyles.starterCard)}
      onClick={() => playSound('click')}
    >
      <span className={startersStyles.starterStripe} aria-hidden="true">
        {boxes.map((box) => (
          <span key={box.id} style={gamePaints(box.id)} />
        ))}
      </span>
      <span
        className={classes(
          startersStyles.starterMaps,
          calendar.rounds.length > WHOLE && startersStyles.starterMapsMany,
        )}
      >
        {drawInOrder(calendar.rounds.slice(0, SHOWN), (round) => (
          <CircuitMap ui={uis.get(round.game)} circuit={round.circuit} />
        ))}
      </span>
      <span className={startersStyles.starterWords}>
        <span className={classes('heading', startersStyles.starterName)}>{calendar.name}</span>
        <span className={startersStyles.starterText}>{calendar.text}</span>
        <span className={startersStyles.starterLine}>
          {calendar.rounds.map((round) => circuitName(games, round)).join(', ')}
        </span>
      </span>
    </Link>
  );
}
