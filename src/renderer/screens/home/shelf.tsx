// The lit wall with its wooden shelf and the boxes on it. Arrow keys walk, Enter or a click opens a box.

import { Tip } from '@ui/overlays/tooltip';
import { classes } from '@ui/panels/classes';
import { Chip } from '@ui/panels/panel';
import { play } from '@ui/sound/sound';
import { GraduationCap, HardDrive } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactElement, Suspense, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { type Box, boxesOn, gamePaints, plateNameOf } from '../../app/games/boxes';
import { useGameUi } from '../../app/games/games';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { t } from '../../text/home';
import styles from './shelf.module.css';

export interface ShelfProps {
  /** Game whose box stands forward. */
  chosen: string | undefined;
  onChoose(game: string): void;
}

/** The wall, the shelf, the boxes. */
export function Shelf({ chosen, onChoose }: ShelfProps): ReactElement {
  const boxes = boxesOn(useApp((s) => s.games));
  const open = boxes.filter((box) => box.seats !== null);
  const row = useRef<HTMLUListElement>(null);

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
        <Suspense>{chosen !== undefined && <LearnLink game={chosen} />}</Suspense>
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

/** The way into the lesson of the box that stands forward. */
function LearnLink({ game }: { game: string }): ReactElement | null {
  const { lesson } = useGameUi(game);
  if (lesson === undefined) return null;
  return (
    <Link href={to.lesson(game)} className={classes(styles.wallLearn)} onClick={() => play('click')}>
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
      onMouseEnter={() => play('tick')}
      onClick={() => {
        play('confirm');
        navigate(to.setup(box.id));
      }}
    >
      {sides}
      <span className="hidden-text">{t('shelf.newRace', { game: box.name })}</span>
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
