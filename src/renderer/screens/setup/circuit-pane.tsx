// Left column of the setup: the drawn circuit, its facts, and paper thumbnails. Left and right arrows change it.

import type { GameCard } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { playSound } from '@ui/sound/sound';
import { Check, Keyboard } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { t } from '../../text/setup';
import styles from './circuit-pane.module.css';

/** The number of circuits that fit one below the other beside the drawing. */
const FEW = 6;

export interface CircuitPaneProps {
  card: GameCard;
  ui: GameUi;
  circuit: string;
  onChange(circuit: string): void;
}

/** The circuit and the others to choose from. */
export function CircuitPane({ card, ui, circuit, onChange }: CircuitPaneProps): ReactElement {
  const name = ui.circuitName(circuit);
  // There is nothing to choose.
  const isOnly = card.circuits.length === 1;
  const isFew = !isOnly && card.circuits.length <= FEW;
  const url = useMemo(() => pictureUrl(ui.circuitPicture(circuit, 'large')), [ui, circuit]);
  useArrows(card, circuit, onChange);
  return (
    <section className={classes(styles.circuitPane, isFew && styles.circuitPaneFew)} aria-label={t('circuit')}>
      <div className={styles.circuitDrawing}>
        {/* A new key makes the new drawing fade in over the wall's colour. */}
        <img key={circuit} src={url} alt={t('circuit.drawing', { name })} />
      </div>
      <div className={styles.circuitCaption}>
        <div className={styles.circuitText}>
          <h2 className="heading">{name}</h2>
          <p>{ui.circuitBlurb(circuit)}</p>
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
      {!isOnly && (
        <>
          <Thumbnails card={card} ui={ui} circuit={circuit} onChange={onChange} />
          <p className={classes('note', styles.circuitHint)}>
            <Keyboard size={16} className="icon" />
            {t('circuit.keys')}
          </p>
        </>
      )}
    </section>
  );
}

function Thumbnails({ card, ui, circuit, onChange }: CircuitPaneProps): ReactElement {
  const pictures = useMemo(
    () =>
      card.circuits.map((c) => ({
        ...c,
        name: ui.circuitName(c.id),
        url: pictureUrl(ui.circuitPicture(c.id, 'thumbnail')),
        facts: ui.circuitFacts(c.id),
      })),
    [card, ui],
  );
  return (
    <ul className={styles.thumbs}>
      {pictures.map((c) => (
        <li key={c.id}>
          <button
            type="button"
            className={classes(styles.thumb, c.id === circuit && styles.thumbChosen)}
            aria-pressed={c.id === circuit}
            onClick={() => {
              playSound('click');
              onChange(c.id);
            }}
          >
            <img src={c.url} alt="" />
            <span className={styles.thumbName}>
              <span>{c.name}</span>
              <small>
                {c.facts[0]?.[0]} <span className="visually-hidden">{c.facts[0]?.[1]}</span>
              </small>
            </span>
            {c.id === circuit && (
              <span className={styles.thumbTick}>
                <Check size={16} strokeWidth={3} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Left and right change the circuit wherever the focus is, except inside controls that use the arrows themselves. */
function useArrows(card: GameCard, circuit: string, onChange: (circuit: string) => void): void {
  const latest = useRef({ card, circuit, onChange });
  latest.current = { card, circuit, onChange };
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (step === 0 || latest.current.card.circuits.length < 2 || event.defaultPrevented || usesArrows(event.target))
        return;
      const { card: now, circuit: from, onChange: change } = latest.current;
      const at = now.circuits.findIndex((c) => c.id === from);
      const next = now.circuits[(at + step + now.circuits.length) % now.circuits.length];
      if (!next) return;
      playSound('tick');
      change(next.id);
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
