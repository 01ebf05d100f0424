// Panels of the left column: how far the round is, and which coins lie on the track.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { count, nameOf } from '@ui/phrases';
import { Check, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import type { HavocView, Stage } from '../types';
import { coinPicture } from './board';
import { Piece } from './cards/picture';
import type { Table } from './table';
import { coinSpoken, coinWords, STAGES } from './texts';
import './panels.css';

/** The stages of this round with what came of them. */
export function StagesPanel({ table, seats }: { table: Table; seats: readonly SeatInfo[] }): ReactElement {
  const { view } = table;
  const stages: Stage[] = ['storm', ...(view.round === 1 ? (['lanes'] as const) : []), 'coins', 'racing'];
  if (view.stage === 'tieBreak') stages.push('tieBreak');
  const at = view.stage === 'finished' ? stages.length : stages.indexOf(view.stage);
  return (
    <section className="panel panel-glass hv-panel" aria-label="Stages of the round">
      <h2 className="label">Stages of round {view.round}</h2>
      <ol className="hv-stages">
        {stages.map((stage, i) => (
          <li key={stage} data-state={i < at ? 'done' : i === at ? 'now' : 'next'}>
            <i aria-hidden="true">
              {i < at ? <Check size={16} strokeWidth={3} /> : i === at ? <Play size={13} fill="currentColor" /> : i + 1}
            </i>
            <span>{STAGES[stage]}</span>
            <small>{stageNote(table, stage, i - at, seats)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a stage will bring, how far it is, or what came of it. when: below 0 over, 0 now. */
function stageNote({ view, acting }: Table, stage: Stage, when: number, seats: readonly SeatInfo[]): string {
  const [winner] = view.badges;
  if (stage === 'storm')
    return when < 0 && winner !== undefined ? `${nameOf(seats, winner)} won` : when === 0 ? 'now' : '';
  if (stage === 'coins') return when < 0 ? 'placed' : awards(view).join(', ');
  if (stage === 'racing') {
    const turn = acting === null ? 0 : view.badges.indexOf(acting) + 1;
    if (when !== 0 || turn === 0) return count(view.passes, 'turn each', 'turns each');
    return view.passes > 1 ? `turn ${view.pass} of ${view.passes}` : `${turn} of ${view.cars.length}`;
  }
  return when === 0 ? 'now' : '';
}

/** Coins for each badge (R38). */
export function awards(view: Pick<HavocView, 'awards' | 'cars'>): number[] {
  return view.cars.map((_, badge) => (badge > 2 ? 0 : Math.max(0, view.awards - badge)));
}

/** Coins on the track: how many lie face down, and the own ones with their values. */
export function CoinsPanel({ view, viewer }: { view: HavocView; viewer: Seat | null }): ReactElement {
  const known = view.laid.filter((one) => one.coin !== null);
  const kinds = [...new Set(known.map((one) => one.coin ?? 0))].sort((a, b) => a - b);
  return (
    <section className="panel panel-glass hv-panel hv-coins-panel" aria-label="Coins on the track">
      <h2 className="label">Coins on the track</h2>
      <ul className="hv-laid">
        <li>
          <Piece picture={coinPicture(null)} />
          <span>{view.laid.length - known.length}</span>
          <span className="hidden-text"> face down</span>
        </li>
        {kinds.map((coin) => (
          <li key={coin} title={coinWords(coin)}>
            <Piece picture={coinPicture(coin)} />
            <span className="hidden-text">{coinSpoken(coin)}: </span>
            <span>{known.filter((one) => one.coin === coin).length}</span>
          </li>
        ))}
      </ul>
      <p className="note">
        {viewer === null ? 'Values are hidden until a car lands on them.' : 'You see only the coins you placed.'}
      </p>
    </section>
  );
}
