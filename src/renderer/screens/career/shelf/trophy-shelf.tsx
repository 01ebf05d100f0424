// The trophy shelf: what was won, and beside it what this season can still bring. A click lifts a thing and says where it is from.

import type { CareerView, Cosmetic, WonCosmetic } from '@api/career/commands';
import { LEAGUES } from '@api/constants';
import type { Colour } from '@core/contract';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { playSound } from '@ui/sound/sound';
import { type ReactElement, useState } from 'react';
import { t } from '../../../text/club/career';
import { leagueName, saidText } from '../career-text';
import { paintedCar, trophyPicture } from './prizes';
import styles from './trophy-shelf.module.css';

/** A thing on the shelf with its sentence. */
interface Thing {
  key: string;
  prize: Cosmetic;
  isWon: boolean;
  text: string;
}

/** The shelf. */
export function TrophyShelf({ view }: { view: CareerView }): ReactElement {
  const [lifted, lift] = useState<string>();
  const things = thingsOn(view);
  const own = view.people[0]?.colour ?? 'red';
  const shown = things.find(({ key }) => key === lifted);
  return (
    <section className={styles.trophyShelf} aria-label={t('shelf.title')}>
      <h2 className="visually-hidden">{t('shelf.title')}</h2>
      <p className={styles.trophyText} role="status">
        {shown?.text ?? (things.some(({ isWon }) => isWon) ? t('shelf.hint') : '')}
      </p>
      <ul className={styles.trophyRow} data-scrolls>
        {things.map((thing) => (
          <li key={thing.key}>
            <OnShelf
              thing={thing}
              own={own}
              isLifted={thing.key === lifted}
              onLift={() => lift(thing.key === lifted ? undefined : thing.key)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was won, then what this season's objectives and league can still bring. */
function thingsOn({ won, now, toWin }: CareerView): Thing[] {
  const league = leagueName(now.league);
  const goals = now.objectives.filter(({ state }) => state === 'open');
  const cups = toWin.filter(({ kind, id }) => kind === 'trophy' && id.startsWith(`${now.league}-`));
  return [
    ...won.map((one, at) => ({ key: `won.${at}`, prize: one, isWon: true, text: wonText(one) })),
    ...goals.map(({ id, said, reward }) => ({
      key: `goal.${id}`,
      prize: reward,
      isWon: false,
      text: t('shelf.locked', { name: saidText(reward.said), objective: saidText(said) }),
    })),
    ...cups.map((cup) => ({
      key: `cup.${cup.id}`,
      prize: cup,
      isWon: false,
      text: t('shelf.locked.league', { name: saidText(cup.said), place: cup.id.split('-')[1] ?? '', league }),
    })),
  ];
}

function wonText({ said, why, season, league, race }: WonCosmetic): string {
  const about = { name: saidText(said), why: saidText(why), season, league: leagueName(league) };
  return race === null ? t('shelf.won', about) : t('shelf.won.race', { ...about, race });
}

interface OnShelfProps {
  thing: Thing;
  own: Colour;
  isLifted: boolean;
  onLift(): void;
}

function OnShelf({ thing: { prize, isWon, text }, own, isLifted, onLift }: OnShelfProps): ReactElement {
  const name = saidText(prize.said);
  const isTrophy = prize.kind === 'trophy';
  // The cup of a league shows its metal: the league is enough on the plate.
  const league = isTrophy ? LEAGUES.find((one) => prize.id.startsWith(`${one}-`)) : undefined;
  const picture = isTrophy ? trophyPicture(prize.id) : paintedCar(prize, own);
  return (
    <button
      type="button"
      className={classes(styles.trophyThing, !isWon && styles.trophyLocked)}
      aria-pressed={isLifted}
      aria-description={text}
      onClick={() => {
        playSound('click');
        onLift();
      }}
    >
      <span className={isTrophy ? styles.trophyCup : styles.trophyFrame}>
        <img src={pictureUrl(picture)} alt="" draggable={false} />
      </span>
      <span className={styles.trophyPlate} aria-hidden="true">
        {league === undefined ? name : leagueName(league)}
      </span>
      <span className="visually-hidden">{t('shelf.state', { name, isWon: `${isWon}` })}</span>
    </button>
  );
}
