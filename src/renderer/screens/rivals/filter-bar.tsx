// The gallery's row of wishes: whom to show, which style, in which order.

import { Segments } from '@ui/controls/segments';
import { Select } from '@ui/controls/select';
import { Info } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/rivals';
import { SORTS, STYLES, type Wish } from './filter';
import styles from './gallery.module.css';

export interface FilterBarProps {
  wish: Wish;
  /** AI drivers on the grid. */
  onGrid: number;
  onChange(wish: Wish): void;
}

/** The row. */
export function FilterBar({ wish, onGrid, onChange }: FilterBarProps): ReactElement {
  const { show, style, sort } = wish;
  return (
    <div className={styles.galleryFilters}>
      <Segments
        label={t('filter.label')}
        value={show}
        choices={[
          { value: 'all', label: t('filter.all') },
          { value: 'grid', label: t('filter.grid', { count: onGrid }) },
        ]}
        onChange={(next) => onChange({ ...wish, show: next })}
      />
      <span className={styles.galleryKeys}>
        <Info size={16} className="icon" />
        {t('gallery.keys')}
      </span>
      <span className={styles.gallerySelects}>
        <span className="label" aria-hidden="true">
          {t('filter.style')}
        </span>
        <Select
          label={t('filter.style')}
          value={style}
          choices={STYLES.map((value) => ({ value, label: t(`style.${value}`) }))}
          onChange={(next) => onChange({ ...wish, style: next })}
        />
        <span className="label" aria-hidden="true">
          {t('filter.sort')}
        </span>
        <Select
          label={t('filter.sort')}
          value={sort}
          choices={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(next) => onChange({ ...wish, sort: next })}
        />
      </span>
    </div>
  );
}
