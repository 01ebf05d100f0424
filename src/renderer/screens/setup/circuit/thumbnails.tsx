// The circuits to choose from as paper thumbnails: the person's favourites first, filters above many.

import type { GameCard } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { Check, Star } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useThumbnail } from '../../../app/games/games';
import { learnOwn } from '../../../app/games/own-circuits';
import { changeSettings, useApp } from '../../../app/store';
import { t } from '../../../text/setup';
import type { ChosenCircuit } from '../draft';
import styles from './circuit-pane.module.css';
import { EVERYTHING, type Listed, wantedOf } from './filter-circuits';
import { Filters } from './filters';
import { SurpriseMe } from './surprise-me';

/** From this many circuits on there are filters. */
const MANY = 10;
const NONE: readonly string[] = [];

export interface ThumbnailsProps {
  card: GameCard;
  ui: GameUi;
  listed: readonly Listed[];
  /** The chosen one. */
  circuit: string;
  onChange(circuit: ChosenCircuit): void;
}

/** The thumbnails. Left and right arrows change the circuit. */
export function Thumbnails({ card, ui, listed, circuit, onChange }: ThumbnailsProps): ReactElement {
  const [wanted, setWanted] = useState(EVERYTHING);
  const favourites = useApp((s) => s.settings.favourites[card.id]) ?? NONE;
  const found = wantedOf(listed, wanted, favourites, (one) => nameOf(ui, one));
  useArrows(found, { ui, circuit, onChange });
  const isMany = listed.length >= MANY;
  const surprise = ui.workshop !== undefined && <SurpriseMe ui={ui} wide={isMany} onChange={onChange} />;
  return (
    <>
      {isMany && <Filters circuits={listed} wanted={wanted} onChange={setWanted} />}
      {found.length === 0 && (
        <p className={classes('note', styles.circuitNone)} role="status">
          {t(wanted.kind === 'favourites' && favourites.length === 0 ? 'circuit.none.marked' : 'circuit.none')}
        </p>
      )}
      <ul className={classes(styles.thumbs, isMany && styles.thumbsMany)}>
        {found.map((one) => (
          <li key={one.id}>
            <Thumbnail ui={ui} listed={one} isChosen={one.id === circuit} onChange={onChange} />
            {isMany && <Mark card={card} name={nameOf(ui, one)} circuit={one.id} />}
          </li>
        ))}
        {!isMany && surprise && <li>{surprise}</li>}
      </ul>
      {isMany && surprise}
    </>
  );
}

function nameOf(ui: GameUi, { id, name, own }: Listed): string {
  return own === undefined ? ui.circuitName(id) : name;
}

interface ThumbnailProps {
  ui: GameUi;
  listed: Listed;
  isChosen: boolean;
  onChange(circuit: ChosenCircuit): void;
}

function Thumbnail({ ui, listed, isChosen, onChange }: ThumbnailProps): ReactElement {
  const url = useThumbnail(ui, listed.id);
  const [first] = listed.own === undefined ? ui.circuitFacts(listed.id) : [];
  return (
    <button
      type="button"
      className={classes(styles.thumb, isChosen && styles.thumbChosen)}
      aria-pressed={isChosen}
      onClick={() => {
        playSound('click');
        void chooseCircuit(ui, listed, onChange);
      }}
    >
      <img src={url} alt="" />
      <span className={styles.thumbName}>
        <span>{nameOf(ui, listed)}</span>
        {first !== undefined && (
          <small>
            {first[0]} <span className="visually-hidden">{first[1]}</span>
          </small>
        )}
      </span>
      {isChosen && (
        <span className={styles.thumbTick}>
          <Check size={16} strokeWidth={3} />
        </span>
      )}
    </button>
  );
}

/** Marks a circuit as a favourite. */
function Mark({ card, name, circuit }: { card: GameCard; name: string; circuit: string }): ReactElement {
  const all = useApp((s) => s.settings.favourites);
  const marked = all[card.id] ?? NONE;
  const isMarked = marked.includes(circuit);
  const next = isMarked ? marked.filter((id) => id !== circuit) : [...marked, circuit];
  return (
    <button
      type="button"
      className={styles.thumbMark}
      aria-pressed={isMarked}
      aria-label={t('circuit.mark', { name })}
      title={t('circuit.mark', { name })}
      onClick={() => {
        playSound('click');
        changeSettings({ favourites: { ...all, [card.id]: [...next] } });
      }}
    >
      <Star size={18} fill={isMarked ? 'currentColor' : 'none'} />
    </button>
  );
}

/** Chooses a circuit; one that is not of the box is learned first, and left alone if nobody has its source. */
async function chooseCircuit(
  ui: GameUi,
  { id, defaults, own }: Listed,
  onChange: (circuit: ChosenCircuit) => void,
): Promise<void> {
  if (own === undefined) return onChange({ id, defaults });
  const learned = await learnOwn(ui, id);
  if (learned !== undefined) onChange({ id, ...learned });
}

/** Left and right change the circuit wherever the focus is, except inside controls that use the arrows themselves. */
function useArrows(
  listed: readonly Listed[],
  { ui, circuit, onChange }: Pick<ThumbnailsProps, 'ui' | 'circuit' | 'onChange'>,
): void {
  const latest = useRef({ listed, ui, circuit, onChange });
  latest.current = { listed, ui, circuit, onChange };
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      const { listed: all, circuit: from } = latest.current;
      if (step === 0 || all.length === 0 || event.defaultPrevented || usesArrows(event.target)) return;
      const next = nextOf(all, from, step);
      if (next === undefined || next.id === from) return;
      playSound('tick');
      void chooseCircuit(latest.current.ui, next, latest.current.onChange);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** The circuit beside this one; the first or last one if a filter hides it. */
function nextOf(all: readonly Listed[], from: string, step: 1 | -1): Listed | undefined {
  const at = all.findIndex(({ id }) => id === from);
  if (at < 0) return all.at(step === 1 ? 0 : -1);
  return all[(at + step + all.length) % all.length];
}

function usesArrows(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, [role="radiogroup"], [role="listbox"], [role="combobox"], [role="dialog"]') !== null
  );
}
