// The gallery's footer: everyone on the grid, who makes room if it is full, and the button that accepts the grid.

import type { GameCard } from '@api/contract';
import { characterOf } from '@drivers/characters';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { BottomBar } from '@ui/panels/screen-frame';
import { SeatInitial } from '@ui/panels/seat';
import { playSound } from '@ui/sound/sound';
import { seatPaint } from '@ui/theme/seats';
import { Check } from 'lucide-react';
import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react';
import { Face } from '../../app/drivers/face';
import { useLook } from '../../app/drivers/looks';
import { t } from '../../text/rivals';
import type { Draft, DraftSeat } from '../setup/draft';
import { drivenSeats } from './grid';
import styles from './grid-foot.module.css';

export interface GridFootProps {
  draft: Draft;
  card: GameCard;
  ui: GameUi;
  /** The character that wants to join a full grid; null: none. */
  swapping: string | null;
  /** Whole percent by seat; undefined: not known. */
  chances: readonly number[] | undefined;
  onSwap(key: number): void;
  onCancel(): void;
  onUse(): void;
}

/** The footer. */
export function GridFoot(props: GridFootProps): ReactElement {
  const { draft, card, ui, swapping, chances, onSwap, onCancel, onUse } = props;
  const coming = characterOf(swapping ?? undefined);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (swapping !== null) list.current?.querySelector('button')?.focus();
  }, [swapping]);
  return (
    <BottomBar>
      <div className={styles.gridText} role={coming && 'status'}>
        <b className="heading">{coming ? t('swap.title') : t('grid.title')}</b>
        <span className="note">
          {coming ? askText(draft, coming.given) : gridText(draft, card, chances !== undefined)}
        </span>
      </div>
      <ul className={styles.grid} aria-label={t('grid.title')} ref={list}>
        {draft.seats.map((seat, at) => (
          <li key={seat.key}>
            {coming && drivenSeats(draft).includes(seat) ? (
              <button
                type="button"
                className={classes(styles.gridSeat, styles.gridOut)}
                aria-label={t('swap.out', { name: seat.name })}
                onClick={() => {
                  playSound('click');
                  onSwap(seat.key);
                }}
              >
                <Who seat={seat} ui={ui} chance={chances?.[at]} />
              </button>
            ) : (
              <span className={classes(styles.gridSeat, seat.driver.kind === 'you' && styles.gridYou)}>
                <Who seat={seat} ui={ui} chance={chances?.[at]} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {coming ? (
        <Button className={styles.gridUse} onClick={onCancel}>
          {t('swap.cancel')}
        </Button>
      ) : (
        <Button
          look="main"
          size="large"
          className={styles.gridUse}
          icon={<Check size={20} className="icon" />}
          onClick={onUse}
        >
          {t('use')}
        </Button>
      )}
    </BottomBar>
  );
}

function askText(draft: Draft, name: string): string {
  return drivenSeats(draft).length === 0 ? t('swap.none') : t('swap.for', { name });
}

function gridText(draft: Draft, card: GameCard, hasChances: boolean): string {
  return hasChances ? t('grid.chances') : t('grid.seats', { count: draft.seats.length, most: card.seats[1] });
}

function Who({ seat, ui, chance }: { seat: DraftSeat; ui: GameUi; chance: number | undefined }): ReactElement {
  const isOpen = seat.driver.kind === 'lan';
  return (
    <>
      <span className={styles.gridFace} style={{ '--driver': seatPaint(seat.colour) } as CSSProperties}>
        <Picture seat={seat} />
      </span>
      <span className={classes('visually-hidden-narrow', styles.gridName)}>
        <b>{isOpen ? t('grid.open') : seat.name}</b>
        <small>{kindLabel(seat, ui)}</small>
      </span>
      {chance !== undefined && (
        <span className={classes('num', 'visually-hidden-phone', styles.gridChance)}>
          {t('grid.chance', { chance })}
        </span>
      )}
    </>
  );
}

function Picture({ seat }: { seat: DraftSeat }): ReactElement {
  const hasFace = useLook(seat.driver, seat.name) !== undefined;
  return hasFace ? (
    <Face driver={seat.driver} name={seat.name} size={40} />
  ) : (
    <SeatInitial name={seat.name} colour={seat.colour} />
  );
}

function kindLabel({ driver }: DraftSeat, ui: GameUi): string {
  switch (driver.kind) {
    case 'ai':
      return ui.levelNames[driver.level];
    case 'automaton':
      return ui.automatonNames[driver.id] ?? driver.id;
    case 'you':
      return t('grid.you');
    default:
      return t('grid.person');
  }
}
