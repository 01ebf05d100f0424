// The table as text: a panel that is read out on request, with the board as a list for the keyboard.
// The race continues beside it.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { BoardItem, Situation } from '@narration/narrator';
import { IconButton } from '@ui/controls/button';
import type { RaceFrame } from '@ui/game-ui';
import { keyNameOf } from '@ui/key-names';
import { classes } from '@ui/panels/classes';
import { AboutLink } from '@ui/reference/about';
import { seatPaint } from '@ui/theme/seats';
import { Ear, X } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useState } from 'react';
import { t } from '../../../text/race';
import type { Playback } from '../state/playback';
import { usePlayback } from '../state/use-race';
import styles from './narrator-panel.module.css';
import type { NarratorState } from './use-narrator';

const PARTS = ['here', 'near', 'held', 'asked'] as const satisfies readonly (keyof Situation)[];

export interface NarratorPanelProps {
  reading: NarratorState;
  settled: MatchUpdate;
  playback: Playback;
  /** In the colours of the table. */
  seats: readonly SeatInfo[];
  frame: Pick<RaceFrame, 'standingsTitle'>;
  /** The current decision, for its article. */
  about: string | undefined;
  /** Called when something on the board was chosen. */
  onTarget(key: string): void;
}

/** The panel; its first text is announced at once. */
export function NarratorPanel(props: NarratorPanelProps): ReactElement {
  const { reading, settled: update, playback, seats, frame, about, onTarget } = props;
  const { narrator, list, close } = reading;
  const situation = useMemo(() => narrator.situation(update), [narrator, update]);
  const preview = usePlayback(playback, (s) => s.preview);
  const items = useMemo(() => narrator.boardList(update, preview), [narrator, update, preview]);
  return (
    <section className={classes(styles.narrator, 'panel panel-glass')} aria-label={t('reader.label')}>
      <header className={styles.narratorHead}>
        <span className={styles.narratorIcon}>
          <Ear size={30} aria-hidden="true" />
        </span>
        <div>
          <p className="label">{t('reader.label')}</p>
          <h2 className="heading h2">{frame.standingsTitle}</h2>
        </div>
        <IconButton icon={<X size={18} />} label={t('reader.close')} look="quiet" onClick={close} />
      </header>
      <div className={styles.narratorText}>
        {PARTS.map((part) => (
          <Part key={part} part={part} sentences={situation[part]} />
        ))}
        <h3 className="label">{t('reader.board')}</h3>
        <BoardList items={items} seats={seats} list={list} onTarget={onTarget} />
      </div>
      <footer className={styles.narratorFoot}>
        <AboutLink about={about} />
        <span className="note">{t('reader.keys', { key: keyNameOf('reader') })}</span>
      </footer>
      <ReadOut situation={situation} />
    </section>
  );
}

function Part({ part, sentences }: { part: keyof Situation; sentences: readonly string[] }): ReactElement | null {
  if (sentences.length === 0) return null;
  return (
    <>
      <h3 className="label">{t(`reader.${part}`)}</h3>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

/** Announces the table as it was when the panel was opened, once: the log covers later events. */
function ReadOut({ situation }: { situation: Situation }): ReactElement {
  const [sentences] = useState(() => PARTS.flatMap((part) => situation[part]));
  const [isFilled, setFilled] = useState(false);
  // A live region is announced when it changes: it starts empty.
  useEffect(() => setFilled(true), []);
  return (
    <div className="visually-hidden" role="status">
      {isFilled && sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
    </div>
  );
}

interface BoardListProps extends Pick<NarratorPanelProps, 'seats' | 'onTarget'>, Pick<NarratorState, 'list'> {
  items: readonly BoardItem[];
}

/** One tab stop; arrows, Home and End move, Enter chooses an item if it can be chosen. */
function BoardList({ items, seats, list, onTarget }: BoardListProps): ReactElement {
  const [at, setAt] = useState<string>();
  const current = items.some(({ id }) => id === at) ? at : items[0]?.id;
  return (
    <ol className={styles.narratorList} ref={list} aria-label={t('reader.board')} onKeyDown={walk}>
      {items.map(({ id, text, seats: there, target }) => {
        const content = (
          <>
            {there.map((seat) => (
              <i key={seat} className={styles.narratorDot} style={dotOf(seats[seat])} />
            ))}
            {text}
          </>
        );
        const stop = { tabIndex: id === current ? 0 : -1, onFocus: () => setAt(id), 'data-item': '' };
        return (
          <li key={id} {...(target === undefined && { ...stop, className: styles.narratorItem })}>
            {target === undefined ? (
              content
            ) : (
              <button
                type="button"
                {...stop}
                className={classes(styles.narratorItem, styles.narratorTarget)}
                onClick={() => onTarget(target)}
              >
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function dotOf(info: SeatInfo | undefined): { background: string } | undefined {
  return info && { background: seatPaint(info.colour) };
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  const next = to === undefined || to < 0 ? undefined : items[to];
  if (at < 0 || to === undefined) return;
  // Even at the ends: the screen's own arrow keys must not react.
  event.preventDefault();
  next?.focus();
}
