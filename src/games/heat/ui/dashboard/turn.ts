// What every kind of turn on the dashboard gets, and the previews that turns share.

import type { OpenAsk } from '@api/contract';
import type { Card, CarView, HeatAction, HeatChoices, HeatEvent, HeatView, OwnView } from '../../types';
import type { HeatPreview, HeatTarget } from '../board/preview';
import { cornersBetween, costsOf, type Fate, fateOf, landingOf, speedOf } from '../forecast';

/** One open ask of the viewer with all that is needed to answer it. */
export interface TurnProps<K extends HeatChoices['kind']> {
  ask: OpenAsk;
  choices: Extract<HeatChoices, { kind: K }>;
  view: HeatView;
  car: CarView;
  own: OwnView;
  shown: readonly HeatEvent[];
  dim: boolean;
  aids: boolean;
  hint: HeatAction | null;
  act(action: HeatAction): void;
  preview(preview: HeatPreview | null): void;
  prompt(text: string | null): void;
  target: string | null;
  takeTarget(): void;
}

/** What these cards would do if played now. */
export function cardsPreview(view: HeatView, car: CarView, cards: readonly Card[]): HeatPreview | null {
  if (cards.length === 0) return null;
  const range = speedOf(cards);
  const fate = fateOf(view, car.seat, range.low, costsOf(cards));
  if (fate.landing.path.length === 0) return null;
  const parts = cards.map((card) => partWords(speedOf([card])));
  const sum = partWords(range);
  return previewOf(car, fate, parts.length > 1 ? `${parts.join(' + ')} = ${sum}` : sum);
}

/** What moving some spaces further would do. */
export function movePreview(
  view: HeatView,
  car: CarView,
  spaces: number,
  label: string,
  targets?: HeatTarget[],
): HeatPreview {
  const landing = landingOf(view, car.seat, spaces);
  const corners = cornersBetween(view, car.from, landing.to, { speed: car.speed, engine: car.engine, limit: 0 });
  const fate = { speed: car.speed, landing, corners, heat: 0, spinOut: false };
  return previewOf(car, fate, label, targets);
}

/** Corners and costs of the turn so far if the car went on by this much, in React (R39, R40). */
export function cornersAfter(
  view: HeatView,
  car: CarView,
  more: { spaces: number; speed: number; heat: number },
): Fate {
  const landing = landingOf(view, car.seat, more.spaces);
  const corners = cornersBetween(view, car.from, landing.to, {
    speed: car.speed + more.speed,
    engine: car.engine - more.heat,
    limit: costsOf(car.played).limit,
  });
  const spinOut = corners.some((corner) => corner.spinOut);
  const heat = corners.reduce((sum, corner) => sum + (corner.spinOut ? 0 : corner.heat), 0);
  return { speed: car.speed + more.speed, landing, corners, heat, spinOut };
}

function previewOf(car: CarView, fate: Fate, label: string, targets?: HeatTarget[]): HeatPreview {
  const { to, lane, path } = fate.landing;
  const base = { seat: car.seat, to: { progress: to, lane }, path, label };
  const hotCorners = fate.corners.map((corner) => corner.corner);
  return targets ? { ...base, hotCorners, targets } : { ...base, hotCorners };
}

function partWords({ low, high }: { low: number; high: number }): string {
  return low === high ? String(low) : `${low} to ${high}`;
}
