// Left column of the setup: the drawn circuit and its facts. Not here: the others to choose from (thumbnails.tsx).

import type { GameCard } from '@api/contract';
import type { Json } from '@core/contract';
import { pageLocale } from '@i18n/page';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { Keyboard } from 'lucide-react';
import { type ReactElement, Suspense, useMemo } from 'react';
import { useCircuit } from '../../../app/games/games';
import { t } from '../../../text/setup';
import type { ChosenCircuit } from '../draft';
import styles from './circuit-pane.module.css';
import type { Listed } from './filter-circuits';
import { Thumbnails } from './thumbnails';

/** The number of circuits that fit one below the other beside the drawing. */
const FEW = 6;

export interface CircuitPaneProps {
  card: GameCard;
  ui: GameUi;
  /** The chosen circuit, with its source if a player made it. */
  circuit: string;
  source: Json | undefined;
  onChange(circuit: ChosenCircuit): void;
}

/** The circuit and the others to choose from. */
export function CircuitPane(props: CircuitPaneProps): ReactElement {
  const { card, circuit } = props;
  // Circuits that were raced here and are not in the workshop any more are not offered again.
  const listed = useMemo(
    () =>
      card.circuits.filter(
        ({ id, own }) => own === undefined || own.kept !== null || own.blurb !== undefined || id === circuit,
      ),
    [card, circuit],
  );
  // There is nothing to choose.
  const isOnly = listed.length === 1 && props.ui.workshop === undefined;
  const isFew = !isOnly && listed.length <= FEW;
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
          <p>{own === undefined && source === undefined ? ui.circuitBlurb(circuit) : ownText(own)}</p>
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

/** The text under a circuit from outside the box: its sentence, or who made it. */
function ownText(own: Listed['own']): string {
  const { author = '', blurb } = own ?? {};
  return blurb?.[pageLocale()] ?? blurb?.en ?? (author === '' ? t('circuit.own') : t('circuit.by', { author }));
}
