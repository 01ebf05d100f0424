// What a person looks for among many circuits: words, where they come from, how long and how twisty they are.

import { SearchField } from '@ui/controls/search-field';
import { Select } from '@ui/controls/select';
import type { ReactElement } from 'react';
import { t } from '../../../text/setup';
import { KINDS, kindOf, type Listed, type Wanted } from './filter-circuits';
import styles from './filters.module.css';

const LENGTHS = ['any', 'short', 'medium', 'long'] as const;
const CHARACTERS = ['any', 'fast', 'mixed', 'twisty'] as const;

export interface FiltersProps {
  /** All circuits of the list: choices that no circuit has are not offered. */
  circuits: readonly Listed[];
  wanted: Wanted;
  onChange(wanted: Wanted): void;
}

/** A search field with the lists beside it. */
export function Filters({ circuits, wanted, onChange }: FiltersProps): ReactElement {
  const kinds = KINDS.filter(
    (kind) => kind === 'all' || kind === 'favourites' || circuits.some((one) => kindOf(one) === kind),
  );
  const hasCharacters = circuits.some(({ traits }) => traits?.character !== undefined);
  return (
    <div className={styles.filters}>
      <div className={styles.filtersSearch}>
        <SearchField
          label={t('circuit.search')}
          value={wanted.words}
          onChange={(words) => onChange({ ...wanted, words })}
        />
      </div>
      <Select
        label={t('circuit.kind')}
        value={wanted.kind}
        choices={kinds.map((value) => ({ value, label: t(`circuit.kind.${value}`) }))}
        onChange={(kind) => onChange({ ...wanted, kind })}
      />
      <Select
        label={t('circuit.length')}
        value={wanted.length}
        choices={LENGTHS.map((value) => ({ value, label: t(`circuit.length.${value}`) }))}
        onChange={(length) => onChange({ ...wanted, length })}
      />
      {hasCharacters && (
        <Select
          label={t('circuit.character')}
          value={wanted.character}
          choices={CHARACTERS.map((value) => ({ value, label: t(`circuit.character.${value}`) }))}
          onChange={(character) => onChange({ ...wanted, character })}
        />
      )}
    </div>
  );
}
