// Left column of the setup: the drawn circuit, its facts, and paper thumbnails. Left and right arrows change it.

import type { GameCard } from '@api/contract';
import type { Json } from '@core/contract';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { playSound } from '@ui/sound/sound';
import { Check, Keyboard, Search } from 'lucide-react';
import { type ReactElement, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useCircuit, useThumbnail } from '../../app/games/games';
import { learnOwn } from '../../app/games/own-circuits';
import { t } from '../../text/setup';
import styles from './circuit-pane.module.css';
import type { ChosenCircuit } from './draft';
import { SurpriseMe } from './surprise-me';

/** The number of circuits that fit one below the other beside the drawing. */
const FEW = 6;
/** From this many circuits on there is a search. */
const MANY = 10;

export interface CircuitPaneProps {
  card: GameCard;
  ui: GameUi;
  /** The chosen circuit, with its source if a player made it. */
  circuit: string;
  source: Json | undefined;
  onChange(circuit: ChosenCircuit): void;
}

type Listed = GameCard['circuits'][number];

/** The circuit and the others to choose from. */
export function CircuitPane(props: CircuitPaneProps): ReactElement {
  const { card, circuit } = props;
  // Circuits that were raced here and are not in the workshop any more are not offered again.
  const listed = useMemo(
    () => card.circuits.filter(({ id, own }) => own === undefined || own.kept !== null || id === circuit),
    [card, circuit],
  );
  // There is nothing to choose.
  const isOnly = listed.length === 1 && props.ui.workshop === undefined;
  const isFew = !isOnly && listed.length <= FEW;
  useArrows(listed, props);
  return (
    <section className={classes(styles.circuitPane, isFew && styles.circuitPaneFew)} aria-label={t('circuit')}>
      <Suspense fallback={<div className={styles.circuitDrawing} />}>
        <Drawing {...props} />
      </Suspense>
      {!isOnly && (
        <>
          <Thumbnails {...props} listed={listed} />
          <p className={classes('note', styles.circuitHint)}>
            <Keyboard size={16} className="icon" />
            {t('circuit.keys')}
          </p>
        </>
      )}
    </section>
  );
}

function Drawing({ card, ui, circuit, source }: CircuitPaneProps): ReactElement {
  useCircuit(ui, { circuit, source });
  const name = ui.circuitName(circuit);
  const own = card.circuits.find(({ id }) => id === circuit)?.own;
  const url = useMemo(() => pictureUrl(ui.circuitPicture(circuit, 'large')), [ui, circuit]);
  return (
    <>
      <div className={styles.circuitDrawing}>
        {/* A new key makes the new drawing fade in over the wall's colour. */}
        <img key={circuit} src={url} alt={t('circuit.drawing', { name })} />
      </div>
      <div className={styles.circuitCaption}>
        <div className={styles.circuitText}>
          <h2 className="heading">{name}</h2>
          <p>{own === undefined && source === undefined ? ui.circuitBlurb(circuit) : authorText(own?.author)}</p>
        </div>
        <dl className={styles.circuitFacts}>
          {ui.circuitFacts(circuit).map(([value, label]) => (
            <div key={label} className={styles.circuitFact}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

function authorText(author: string | undefined): string {
  return author === undefined || author === '' ? t('circuit.own') : t('circuit.by', { author });
}

function Thumbnails(props: CircuitPaneProps & { listed: readonly Listed[] }): ReactElement {
  const { ui, circuit, listed, onChange } = props;
  const [wanted, setWanted] = useState('');
  const letters = wanted.trim().toLocaleLowerCase();
  const found = listed.filter(({ id, name }) => {
    const own = id === circuit || ui.circuitName(id).toLocaleLowerCase().includes(letters);
    return own || name.toLocaleLowerCase().includes(letters);
  });
  return (
    <>
      {listed.length >= MANY && (
        <label className={styles.circuitSearch}>
          <Search size={18} className="icon" />
          <input
            type="search"
            placeholder={t('circuit.search')}
            aria-label={t('circuit.search')}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
      )}
      <ul className={styles.thumbs}>
        {found.map((one) => (
          <li key={one.id}>
            <Thumbnail ui={ui} listed={one} isChosen={one.id === circuit} onChange={onChange} />
          </li>
        ))}
        {ui.workshop !== undefined && (
          <li>
            <SurpriseMe ui={ui} onChange={onChange} />
          </li>
        )}
      </ul>
    </>
  );
}

interface ThumbnailProps {
  ui: GameUi;
  listed: Listed;
  isChosen: boolean;
  onChange(circuit: ChosenCircuit): void;
}

function Thumbnail({ ui, listed, isChosen, onChange }: ThumbnailProps): ReactElement {
  const url = useThumbnail(ui, listed.id);
  const isOwn = listed.own !== undefined;
  const [first] = isOwn ? [] : ui.circuitFacts(listed.id);
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
        <span>{isOwn ? listed.name : ui.circuitName(listed.id)}</span>
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

/** Chooses a circuit; one that a player made is learned first, and left alone if nobody has its source. */
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
function useArrows(listed: readonly Listed[], { ui, circuit, onChange }: CircuitPaneProps): void {
  const latest = useRef({ listed, ui, circuit, onChange });
  latest.current = { listed, ui, circuit, onChange };
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      const { listed: all, circuit: from } = latest.current;
      if (step === 0 || all.length < 2 || event.defaultPrevented || usesArrows(event.target)) return;
      const at = all.findIndex((c) => c.id === from);
      const next = all[(at + step + all.length) % all.length];
      if (!next) return;
      playSound('tick');
      void chooseCircuit(latest.current.ui, next, latest.current.onChange);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function usesArrows(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, [role="radiogroup"], [role="listbox"], [role="dialog"]') !== null
  );
}
