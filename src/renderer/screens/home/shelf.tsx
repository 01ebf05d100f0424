// The lit wall with its wooden shelf and the boxes on it. Arrow keys move between boxes, Enter or a click opens one.

import type { SchoolProgress } from '@api/school/commands';
import { Tip } from '@ui/overlays/tooltip';
import { classes } from '@ui/panels/classes';
import { Chip } from '@ui/panels/panel';
import { playSound } from '@ui/sound/sound';
import { GraduationCap, HardDrive, School } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactElement, Suspense, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { type Box, boxesOn, gamePaints, plateNameOf } from '../../app/games/boxes';
import { useGameUi } from '../../app/games/games';
import { stillToLearn } from '../../app/games/learned';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { t } from '../../text/home';
import styles from './shelf.module.css';

export interface ShelfProps {
  /** The game whose box is in front. */
  chosen: string | undefined;
  onChoose(game: string): void;
  /** Lessons taken so far; undefined until the host has answered. */
  learned: SchoolProgress | undefined;
}

/** The wall, the shelf, the boxes. */
export function Shelf({ chosen, onChoose, learned }: ShelfProps): ReactElement {
  const boxes = boxesOn(useApp((s) => s.games));
  const open = boxes.filter((box) => box.seats !== null);
  const row = useRef<HTMLUListElement>(null);
  const shelf = open.map(({ id }) => id);

  function walk(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || open.length === 0) return;
    event.preventDefault();
    const at = open.findIndex((box) => box.id === chosen);
    const next = open[(at + step + open.length) % open.length];
    if (!next) return;
    onChoose(next.id);
    row.current?.querySelector<HTMLElement>(`[data-box="${next.id}"]`)?.focus();
  }

  return (
    <section className={styles.wall} aria-label={t('shelf')}>
      <div className={styles.wallHead}>
        <h1 className="heading h1">{t('shelf.title')}</h1>
        <span className={styles.wallLessons}>
          <Suspense>
            {chosen !== undefined && learned && <LearnLink games={stillToLearn(learned, shelf, chosen)} />}
          </Suspense>
          <Link
            href={to.school()}
            className={classes(styles.wallLearn, styles.wallSchool)}
            onClick={() => playSound('click')}
          >
            <School size={20} aria-hidden="true" />
            {t('shelf.school')}
          </Link>
        </span>
        <Chip look="dark" icon={<HardDrive size={16} className="icon" />}>
          {t('shelf.saved')}
        </Chip>
      </div>
      <ul className={styles.shelf} ref={row} onKeyDown={walk} style={{ '--boxes': boxes.length } as CSSProperties}>
        {boxes.map((box) => (
          <li key={box.id} className={styles.shelfPlace}>
            <span className={classes(styles.lamp, box.seats === null && styles.lampOff)} />
            {box.seats !== null && <span className={styles.lampLight} />}
            <GameBox box={box} chosen={box.id === chosen} onChoose={() => onChoose(box.id)} />
            <Plate box={box} />
          </li>
        ))}
      </ul>
      <div className={styles.plank} />
    </section>
  );
}

/** The link to the lesson of the box in front, or of the next game without a finished lesson. games: in this order. */
function LearnLink({ games: [game, ...others] }: { games: readonly string[] }): ReactElement | null {
  return game === undefined ? null : <LearnLinkTo game={game} others={others} />;
}

/** others: the games to offer if this one has no lesson. */
function LearnLinkTo({ game, others }: { game: string; others: readonly string[] }): ReactElement | null {
  const { lesson } = useGameUi(game);
  if (lesson === undefined) return <LearnLink games={others} />;
  return (
    <Link href={to.lesson(game)} className={classes(styles.wallLearn)} onClick={() => playSound('click')}>
      <GraduationCap size={20} aria-hidden="true" />
      {t('shelf.learn', { game: plateNameOf(game) })}
    </Link>
  );
}

function GameBox({ box, chosen, onChoose }: { box: Box; chosen: boolean; onChoose(): void }): ReactElement {
  const [, navigate] = useLocation();
  const Cover = box.cover;
  const sides = (
    <>
      <span className={styles.boxShade} />
      <span className={styles.boxTop} />
      <span className={styles.boxSide} />
      <span className={styles.boxFront}>
        <Cover />
      </span>
    </>
  );
  // The colour of the cardboard is the game's own: data, not style.
  const paint = gamePaints(box.id);
  if (box.seats === null) {
    return (
      <Tip text={t('shelf.missing', { game: box.name })}>
        <span
          className={classes(styles.box, styles.boxAway)}
          style={paint}
          role="img"
          aria-label={t('shelf.missing.label', { game: box.name })}
          aria-disabled="true"
        >
          {sides}
        </span>
      </Tip>
    );
  }
  return (
    <button
      type="button"
      data-box={box.id}
      className={classes(styles.box, chosen && styles.boxChosen)}
      style={paint}
      tabIndex={chosen ? 0 : -1}
      onFocus={onChoose}
      onMouseEnter={() => playSound('tick')}
      onClick={() => {
        playSound('confirm');
        navigate(to.setup(box.id));
      }}
    >
      {sides}
      <span className="visually-hidden">{t('shelf.newRace', { game: box.name })}</span>
    </button>
  );
}

function Plate({ box }: { box: Box }): ReactElement {
  const { seats, pieces } = box;
  return (
    <span className={classes(styles.plate, seats === null && styles.plateAway)}>
      <span className={styles.plateName}>{box.name}</span>
      <small>
        {seats === null ? t('plate.missing') : t('plate.seats', { least: seats[0], most: seats[1], pieces })}
      </small>
    </span>
  );
}
