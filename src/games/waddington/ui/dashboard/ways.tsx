// The ways that the chosen speed offers as chips, and what the bands of the chosen way may bring with exact chances.

import type { Aids } from '@ui/game-ui';
import { moveFocus } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { play } from '@ui/sound/sound';
import { type ReactElement, useEffect, useRef } from 'react';
import type { BandRisk, CircuitId, CornerIndex } from '../../types';
import { chancesOf, fateWords, fraction, isVerge, judged, worstBand } from '../forecast';
import { cornerName } from '../texts';
import type { Way } from '../ways';

export interface WaysProps {
  aids: Aids;
  circuit: CircuitId;
  ways: readonly Way[];
  chosen: Way | undefined;
  hinted: Way | undefined;
  superb: CornerIndex | -1;
  onChoose(way: Way): void;
}

/** The chips; the chosen one is kept in sight. */
export function Ways({ aids, circuit, ways, chosen, hinted, superb, onChoose }: WaysProps): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  const key = chosen?.key;
  useEffect(() => {
    if (key === undefined) return;
    row.current?.querySelector(`[data-way="${key}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [key]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className="wad-ways" ref={row} role="group" aria-label="Squares" onKeyDown={moveFocus}>
      {ways.map((way) => {
        const on = way.key === chosen?.key;
        const fate = on ? judged(way, superb) : way;
        return (
          <button
            key={way.key}
            type="button"
            className={classes('wad-way', on && 'wad-way-on', way.key === hinted?.key && 'wad-hinted')}
            aria-pressed={on}
            aria-label={aids === 'all' ? `${way.name}: ${fateWords(circuit, fate)}` : undefined}
            title={aids === 'all' ? fateWords(circuit, fate) : undefined}
            data-way={way.key}
            data-enter="screen"
            onClick={() => {
              play('click');
              onChoose(way);
            }}
          >
            {aids !== 'none' && <em className={`wad-mark wad-mark-${fate.danger}`} />}
            {way.name}
            {aids !== 'none' && <small>{excessWords(fate)}</small>}
          </button>
        );
      })}
    </div>
  );
}

function excessWords({ bands, danger }: Pick<Way, 'bands' | 'danger'>): string {
  if (danger === 'spin') return 'spin';
  const worst = worstBand(bands);
  return worst ? `+${worst.excess}` : '';
}

/** What each band may bring. freed: the corner that Superb Driving covers. */
export function Chances(props: {
  circuit: string;
  fate: Pick<Way, 'bands' | 'danger'>;
  freed: CornerIndex | -1;
  quiet: string;
}): ReactElement {
  const { circuit, fate, freed, quiet } = props;
  const verge = isVerge(fate);
  const risky = fate.bands.filter((band) => worstBand([band]));
  const safe = fate.bands.filter((band) => !worstBand([band]));
  return (
    <div className="wad-chances" role="status">
      {freed >= 0 && (
        <p>
          <b>{cornerName(circuit, freed)}</b>: Superb Driving, no penalty.
        </p>
      )}
      {risky.map((band, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bands keep their order
        <BandChances key={i} circuit={circuit} band={band} />
      ))}
      {verge && (
        <p className="wad-warning">
          <b>You cannot slow down enough</b>: a certain spin-off.
        </p>
      )}
      {risky.length === 0 && !verge && (
        <p>
          {safe.length > 0
            ? `${safe.map((band) => `${cornerName(circuit, band.corner)} (${band.limit})`).join(', ')} at a safe speed.`
            : freed < 0 && 'No corner on the way.'}{' '}
          {quiet}
        </p>
      )}
    </div>
  );
}

/** '20 over at Santa Chiara' and a bar of outcomes. */
function BandChances({ circuit, band }: { circuit: string; band: BandRisk }): ReactElement {
  const name = cornerName(circuit, band.corner);
  if (band.automatic !== null) {
    return (
      <p className="wad-warning">
        <b>{name}</b>: {band.excess > 0 ? `${band.excess} over, ` : 'tyres worn out, '}
        {band.covered ? 'spin-off without Special Tyres.' : 'a certain spin-off.'}
      </p>
    );
  }
  const chances = chancesOf(band);
  return (
    <div className="wad-band">
      <span>
        <b>{name}</b> {band.excess} over
      </span>
      <span className="wad-outcomes">
        {chances.map(({ kind, text, ways }) => (
          <span key={text} className={`wad-outcome wad-outcome-${kind}`} style={{ flexGrow: ways }}>
            {text} <i>{fraction(ways, band.reached)}</i>
          </span>
        ))}
      </span>
    </div>
  );
}
