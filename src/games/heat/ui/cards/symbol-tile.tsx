// The pictures of cards: a tile per symbol, an icon per type of upgrade, an emblem per sponsor.

import { classes } from '@ui/panels/classes';
import {
  CarFront,
  Cog,
  Disc3,
  Fan,
  Feather,
  Flame,
  Fuel,
  Gauge,
  LifeBuoy,
  type LucideIcon,
  Shield,
  Snowflake,
  ThermometerSnowflake,
  Wrench,
  Zap,
} from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { cardOf } from '../../data/cards';
import type { PrintedSymbol } from '../../narration/symbol-text';
import type { Card } from '../../types';
import { SYMBOL_TILES } from '../symbols/symbols';
import styles from './symbol-tile.module.css';

/** A symbol's tile; its size is the font size's 1em. */
export function SymbolTile({ symbol }: { symbol: PrintedSymbol }): ReactElement {
  const tile = SYMBOL_TILES[symbol.key];
  if (tile === 'sign') return <LimitTile up={symbol.n > 0} />;
  const { fill, ink, icon: Icon } = tile;
  return (
    <span className={styles.symbolTile} style={{ background: fill, color: ink } as CSSProperties} aria-hidden="true">
      <Icon strokeWidth={2.3} />
    </span>
  );
}

/** A corner's sign with plus or minus. */
function LimitTile({ up }: { up: boolean }): ReactElement {
  return (
    <span className={classes(styles.symbolTile, styles.symbolTileSign)} aria-hidden="true">
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <rect
          x="-8"
          y="-8"
          width="16"
          height="16"
          rx="2"
          transform="rotate(45)"
          fill="#fff7df"
          stroke="#c8202c"
          strokeWidth="2"
        />
        <path d={`${up ? 'M0 -4V4' : ''}M-4 0H4`} stroke="#14171b" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
    </span>
  );
}

type Drawn = (props: { size?: number | string }) => ReactElement;

/** An icon that the icon set lacks, in its style: 24 by 24, lines of 2. */
function drawn(path: ReactElement): Drawn {
  return ({ size = 24 }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {path}
    </svg>
  );
}

const Wings = drawn(<path d="M2 7v5M22 7v5M2 9.5h20M4 14.5h6l2-2 2 2h6M12 12.5V21M9.5 21h5" />);
const Pedal = drawn(
  <path d="M9 3h7l1.5 12a3 3 0 0 1-3 3.4H11A3 3 0 0 1 8 15ZM9.6 7h6M9.3 10.5h6.8M9 14h7.6M4 21h16" />,
);
const Spring = drawn(<path d="M7 3h10M12 3v2L7 7l10 3-10 3 10 3-5 2v3M7 21h10" />);
const Brake = drawn(
  <>
    <circle cx="11" cy="13" r="8" />
    <circle cx="11" cy="13" r="2.4" />
    <path d="M11 7.6v.01M6 13v.01M11 18.4v.01M14.8 16.8v.01M17 3.6a9 9 0 0 1 4.6 6.2l-3.4.9A6 6 0 0 0 15.2 6Z" />
  </>,
);

const TYPES: Readonly<Record<string, LucideIcon | Drawn>> = {
  fourWheelDrive: CarFront,
  body: Shield,
  brakes: Brake,
  coolingSystem: ThermometerSnowflake,
  rpm: Gauge,
  tires: LifeBuoy,
  wings: Wings,
  turbocharger: Fan,
  fuel: Fuel,
  gasPedal: Pedal,
  suspension: Spring,
  starting: Wrench,
};

/** A sponsor's look: colour of its stripe and its emblem. */
export interface SponsorLook {
  colour: string;
  emblem: LucideIcon;
}

const SPONSORS: Readonly<Record<string, SponsorLook>> = {
  'sp-brakes': { colour: '#7a3b12', emblem: Disc3 },
  'sp-cooling': { colour: '#1f6f9c', emblem: Snowflake },
  'sp-rpm': { colour: '#5b3a8c', emblem: Cog },
  'sp-turbo': { colour: '#a32a22', emblem: Fan },
  'sp-wings': { colour: '#1c6a4a', emblem: Feather },
};

/** The look of a sponsorship card's sponsor; undefined for any other card. */
export function sponsorOf(card: Card): SponsorLook | undefined {
  return SPONSORS[cardOf(card).key];
}

/** The icon of a card's type or sponsor. size: px, 1em by default. */
export function CardIcon({ card, size = '1em' }: { card: Card; size?: number | string }): ReactElement {
  const { kind, type } = cardOf(card);
  const Icon = sponsorOf(card)?.emblem ?? KINDS[kind] ?? TYPES[type] ?? Wrench;
  return <Icon size={size} aria-hidden="true" />;
}

const KINDS: Readonly<Partial<Record<string, LucideIcon>>> = { heat: Flame, stress: Zap, speed: Gauge };
