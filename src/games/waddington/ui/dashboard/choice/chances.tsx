// The possible results of the chosen route's bands, with exact chances.

import { listOf } from '@i18n/page';
import { drawInOrder } from '@ui/draw-in-order';
import { Meter } from '@ui/game/controls/meter';
import type { TagNodes } from '@ui/rich/rich';
import type { ReactElement } from 'react';
import { chancesOf, fraction, isVerge, worstBand } from '../../../narration/forecast';
import type { Route } from '../../../narration/routes';
import { cornerName } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { BandRisk, CornerIndex } from '../../../types';
import { rich } from '../../rich';
import styles from './chances.module.css';

const TONES = { none: 'good', wear: 'cost', spin: 'bad' } as const;

const BOLD: TagNodes = { b: (inner) => <b>{inner}</b> };

/** The possible results of each band. freed: the corner that Superb Driving covers. */
export function Chances(props: {
  circuit: string;
  outcome: Pick<Route, 'bands' | 'danger'>;
  freed: CornerIndex | -1;
  quiet: string;
}): ReactElement {
  const { circuit, outcome, freed, quiet } = props;
  const verge = isVerge(outcome);
  const risky = outcome.bands.filter((band) => worstBand([band]));
  const safe = outcome.bands.filter((band) => !worstBand([band]));
  return (
    <div className={styles.chances} role="status">
      {freed >= 0 && <p>{rich('chances.superb', { corner: cornerName(circuit, freed) }, BOLD)}</p>}
      {drawInOrder(risky, (band) => (
        <BandChances circuit={circuit} band={band} />
      ))}
      {verge && <p className={styles.chancesWarning}>{rich('chances.verge', {}, BOLD)}</p>}
      {risky.length === 0 && !verge && (
        <p>
          {safe.length > 0 ? safeText(circuit, safe) : freed < 0 && t('chances.none')} {quiet}
        </p>
      )}
    </div>
  );
}

/** 'Santa Chiara (80), Faro (100) at a safe speed.' */
function safeText(circuit: string, bands: readonly BandRisk[]): string {
  const corners = bands.map(({ corner, limit }) => t('chances.safeAt', { corner: cornerName(circuit, corner), limit }));
  return t('chances.safe', { corners: listOf(corners, 'unit') });
}

/** '20 over at Santa Chiara' and a bar of outcomes. */
function BandChances({ circuit, band }: { circuit: string; band: BandRisk }): ReactElement {
  const corner = cornerName(circuit, band.corner);
  const { excess } = band;
  if (band.automatic !== null) {
    const given = { corner, excess, covered: String(band.covered) };
    return <p className={styles.chancesWarning}>{rich(excess > 0 ? 'chances.over' : 'chances.worn', given, BOLD)}</p>;
  }
  const chances = chancesOf(band);
  return (
    <div className={styles.chancesBand}>
      <span>{rich('chances.band', { corner, excess }, BOLD)}</span>
      <Meter
        className={styles.chancesOutcomes}
        parts={chances.map(({ kind, text, ways }) => ({
          share: ways,
          tone: TONES[kind],
          text: (
            <>
              {text} <i>{fraction(ways, band.reached)}</i>
            </>
          ),
        }))}
      />
    </div>
  );
}
