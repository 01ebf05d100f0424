// The figures of articles: cards, signs, tokens and cars as on the table, at the size of a line of text or of
// a picture. Each is beside text that says the same, so screen readers skip it.

import type { Colour } from '@core/contract';
import { carPicture } from '@ui/art/car-picture';
import { Drawn } from '@ui/reference/pieces';
import { type CSSProperties, lazy, type ReactElement, Suspense } from 'react';
import type { SymbolKey } from '../../data/cards';
import { cardOf, HEAT } from '../../data/cards';
import type { Card, RoadId, WeatherId } from '../../types';
import { changedSign, tokenArt, weatherBoard } from '../board/art/conditions';
import { lookOf } from '../board/art/looks';
import { limitSign } from '../board/art/trackside';
import { CardFace, SponsorBack } from '../cards/card-face';
import { SymbolTile } from '../cards/symbol-tile';
import type { CardsProps } from './drawn-cards';
import styles from './figures.module.css';
import { pictureOf } from './road-scene';

const DrawnCards = lazy(async () => ({ default: (await import('./drawn-cards')).DrawnCards }));

/** Cards side by side. Their drawing is loaded with the rules, not with a lobby (drawn-cards.tsx). */
export function Cards(props: CardsProps): ReactElement {
  return (
    <Suspense
      fallback={<span className={styles.referenceCards} style={{ '--w': `${props.width ?? 46}px` } as CSSProperties} />}
    >
      <DrawnCards {...props} />
    </Suspense>
  );
}

/** Cards as printed, with a row per symbol. */
export function Faces({ cards, width = 128 }: { cards: readonly Card[]; width?: number }): ReactElement {
  return (
    <span className={styles.referenceCards} style={{ '--face': `${width}px` } as CSSProperties}>
      {cards.map((card) =>
        cardOf(card).kind === 'speed' ? (
          <Cards key={card} cards={[card]} width={width} />
        ) : (
          <CardFace key={card} card={card} />
        ),
      )}
    </span>
  );
}

/** The back of a sponsorship card. */
export function Back(): ReactElement {
  return (
    <span className={styles.referenceCards} style={{ '--face': '40px' } as CSSProperties}>
      <SponsorBack />
    </span>
  );
}

/** This many Heat cards. */
export function Heats({ count, dim = false }: { count: number; dim?: boolean }): ReactElement {
  return <Cards cards={Array<Card>(count).fill(HEAT)} width={44} dim={dim ? 0 : count} />;
}

/** A corner's sign. now: its limit if that differs from the printed one. */
export function Sign({ limit, now = limit }: { limit: number; now?: number }): ReactElement {
  const theme = lookOf('italy');
  const art = now === limit ? limitSign(theme, limit) : changedSign(theme, limit, now);
  const right = now === limit ? 25 : 35;
  return (
    <Drawn picture={pictureOf(art, { left: -25, top: now === limit ? -25 : -31, right, bottom: 29 })} height={54} />
  );
}

/** A card symbol as a tile. */
export function SymbolPlate({ of, n = 1, size = 46 }: { of: SymbolKey; n?: number; size?: number }): ReactElement {
  return (
    <span style={{ fontSize: size }}>
      <SymbolTile symbol={{ key: of, n }} />
    </span>
  );
}

/** A car seen from above. */
export function CarDrawing({ colour, number }: { colour: Colour; number: number }): ReactElement {
  return <Drawn picture={carPicture(colour, number)} height={34} />;
}

/** A gear's number on its plate. */
export function GearPlate({ gear }: { gear: number }): ReactElement {
  return (
    <span className={styles.referenceGear} aria-hidden="true">
      {gear}
    </span>
  );
}

/** A road token. */
export function Token({ id, height = 60 }: { id: RoadId; height?: number }): ReactElement {
  return <Drawn picture={pictureOf(tokenArt(id), { left: -19, top: -19, right: 22, bottom: 23 })} height={height} />;
}

/** The board that shows the weather. */
export function WeatherBoard({ id }: { id: WeatherId }): ReactElement {
  return <Drawn picture={pictureOf(weatherBoard(id), { left: -106, top: -54, right: 113, bottom: 66 })} height={112} />;
}
