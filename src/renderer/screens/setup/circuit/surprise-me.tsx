// "Surprise me": draws a circuit by length and character, which can be raced at once.

import type { CircuitWishes, Json } from '@core/contract';
import { Button } from '@ui/controls/button';
import { Select } from '@ui/controls/select';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Dices } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { learnOwn } from '../../../app/games/own-circuits';
import { workshopOf } from '../../../app/games/workshops';
import { t } from '../../../text/setup';
import type { ChosenCircuit } from '../draft';
import styles from './circuit-pane.module.css';

/** What one can wish for. */
const WISHES = {
  any: { length: 'medium', character: 'mixed' },
  fast: { length: 'medium', character: 'fast' },
  twisty: { length: 'medium', character: 'twisty' },
  short: { length: 'short', character: 'mixed' },
  long: { length: 'long', character: 'mixed' },
} as const satisfies Readonly<Record<string, CircuitWishes>>;
/** One of the wishes. */
export type Wish = keyof typeof WISHES;
const ALL = Object.keys(WISHES) as Wish[];

/** A circuit that fits a wish: another one each time. Undefined: the game draws none. */
export async function drawCircuit(ui: GameUi, wish: Wish): Promise<{ id: string; source: Json } | undefined> {
  const workshop = await workshopOf(ui);
  if (workshop === undefined) return undefined;
  const source = workshop.draw(WISHES[wish], (bound) => Math.floor(Math.random() * bound));
  const { id } = workshop.read(source);
  return id === undefined ? undefined : { id, source };
}

/** A list of wishes. */
export function WishSelect({ wish, onChange }: { wish: Wish; onChange(wish: Wish): void }): ReactElement {
  const choices = ALL.map((value) => ({ value, label: t(`surprise.${value}`) }));
  return <Select label={t('surprise.wish')} value={wish} choices={choices} onChange={onChange} />;
}

export interface SurpriseMeProps {
  ui: GameUi;
  /** A row under the circuits, rather than a tile among them. */
  wide: boolean;
  onChange(circuit: ChosenCircuit): void;
}

/** Draws a circuit and chooses it. */
export function SurpriseMe({ ui, wide, onChange }: SurpriseMeProps): ReactElement {
  const [wish, setWish] = useState<Wish>('any');
  async function roll(): Promise<void> {
    const drawn = await drawCircuit(ui, wish);
    const learned = drawn && (await learnOwn(ui, drawn.id, drawn.source));
    if (drawn !== undefined && learned !== undefined) onChange({ id: drawn.id, ...learned });
  }
  return (
    <div className={classes(styles.surprise, wide && styles.surpriseWide)}>
      <WishSelect wish={wish} onChange={setWish} />
      <Button size="small" icon={<Dices size={18} className="icon" />} onClick={() => void roll()}>
        {t('surprise')}
      </Button>
    </div>
  );
}
