// The two lists with which every page of the archive picks its races: games, and circuits.

import { circuitName } from '@narration/catalogue-names';
import { type Choice, Select } from '@ui/controls/select';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { useApp } from '../../app/store';
import { t } from '../../text/races';
import styles from './races.module.css';

/** The value for no choice. */
export const ANY = '';

export interface PickCircuitProps {
  game: string | undefined;
  circuit: string | undefined;
  onChange(picked: { game: string | undefined; circuit: string | undefined }): void;
}

/** Lists of games and circuits; choosing a circuit of another game also chooses that game. */
export function PickCircuit({ game, circuit, onChange }: PickCircuitProps): ReactElement {
  const games = useApp((s) => s.games);
  const circuits = games
    .filter((card) => game === undefined || card.id === game)
    .flatMap((card) =>
      card.circuits.map((one) => ({
        value: `${card.id}/${one.id}`,
        label:
          game === undefined
            ? t('pick.circuit.of', { circuit: circuitName(card, one.id), game: card.name })
            : circuitName(card, one.id),
      })),
    );
  return (
    <>
      <Pick
        label={t('pick.game')}
        any={t('pick.game.any')}
        value={game}
        choices={games.map((card) => ({ value: card.id, label: card.name }))}
        onChange={(next) => onChange({ game: next, circuit: undefined })}
      />
      <Pick
        label={t('pick.circuit')}
        any={t('pick.circuit.any')}
        value={game === undefined || circuit === undefined ? undefined : `${game}/${circuit}`}
        choices={circuits}
        onChange={(next) => {
          if (next === undefined) return onChange({ game, circuit: undefined });
          const [itsGame, its] = next.split('/');
          onChange({ game: itsGame, circuit: its });
        }}
      />
    </>
  );
}

export interface PickProps {
  /** Its name for screen readers. */
  label: string;
  /** Text of the first line, which picks nothing. */
  any: string;
  value: string | undefined;
  choices: readonly Choice<string>[];
  onChange(value: string | undefined): void;
}

/** One list whose first line picks nothing. */
export function Pick({ label, any, value, choices, onChange }: PickProps): ReactElement {
  return (
    <Select
      label={label}
      className={classes(styles.pick)}
      value={value ?? ANY}
      choices={[{ value: ANY, label: any }, ...choices]}
      onChange={(next) => onChange(next === ANY ? undefined : next)}
    />
  );
}
