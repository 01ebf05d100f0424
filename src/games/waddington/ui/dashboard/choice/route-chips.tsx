// The routes that the chosen speed offers, as chips.

import { Chip } from '@ui/game/controls/chip';
import { Row } from '@ui/game/controls/row';
import type { DriverAids } from '@ui/ui-types';
import { type ReactElement, useEffect, useRef } from 'react';
import { circuitOf } from '../../../data/circuits';
import { judged, outcomeText, worstBand } from '../../../narration/forecast';
import type { Route } from '../../../narration/routes';
import { t } from '../../../text/t';
import type { CornerIndex } from '../../../types';
import { DangerMark } from './danger-mark';
import styles from './route-chips.module.css';

export interface RouteChipsProps {
  aids: DriverAids;
  circuit: string;
  routes: readonly Route[];
  chosen: Route | undefined;
  hinted: Route | undefined;
  superb: CornerIndex | -1;
  onChoose(route: Route): void;
}

/** A row of one chip per route, which keeps the chosen one scrolled into view. */
export function RouteChips({
  aids,
  circuit,
  routes: ways,
  chosen,
  hinted,
  superb,
  onChoose,
}: RouteChipsProps): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  const key = chosen?.key;
  useEffect(() => {
    if (key === undefined) return;
    row.current?.querySelector(`[data-route="${key}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [key]);
  return (
    <Row name={t('drive.squares')}>
      <div className={styles.routeChips} ref={row} data-teach="squares">
        {ways.map((route) => {
          const on = route.key === chosen?.key;
          const outcome = on ? judged(route, superb) : route;
          return (
            <Chip
              key={route.key}
              className={styles.routeChip}
              look="pill"
              isChosen={on}
              isHinted={route.key === hinted?.key}
              title={aids === 'all' ? outcomeText(circuit, outcome) : undefined}
              data-route={route.key}
              teach={`square.${circuitOf(circuit).places[route.to]}`}
              onPress={() => onChoose(route)}
            >
              {aids !== 'none' && <DangerMark danger={outcome.danger} />}
              {route.name}
              {aids === 'all' ? (
                // No aria-label: a name must contain the visible text, and the excess alone says too little.
                <>
                  <small aria-hidden="true">{excessText(outcome)}</small>
                  <span className="visually-hidden">{t('way.fate', { outcome: outcomeText(circuit, outcome) })}</span>
                </>
              ) : (
                aids !== 'none' && <small>{excessText(outcome)}</small>
              )}
            </Chip>
          );
        })}
      </div>
    </Row>
  );
}

function excessText({ bands, danger }: Pick<Route, 'bands' | 'danger'>): string {
  if (danger === 'spin') return t('drive.spin');
  const worst = worstBand(bands);
  return worst ? `+${worst.excess}` : '';
}
