// The gallery's filter bar: a close race, whom to show, which style, in which order.

import { Button } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { Select } from '@ui/controls/select';
import type { Off } from '@ui/why/off';
import { Info, Scale } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/rivals';
import { SHOWS, SORTS, STYLES, type Wish } from './filter';
import styles from './gallery.module.css';

export interface FilterBarProps {
  wish: Wish;
  /** Characters on the grid. */
  onGrid: number;
  /** The rating difference of a close race, in points; null: it is off. */
  within: number | null;
  /** Why a close race is not possible. */
  whyNotClose: Off;
  /** Close races, on or off. */
  onClose(): void;
  onChange(wish: Wish): void;
}

/** The bar. */
export function FilterBar(props: FilterBarProps): ReactElement {
  const { wish, onGrid, within, whyNotClose, onClose, onChange } = props;
  const { show, style, sort } = wish;
  return (
    <div className={styles.galleryFilters}>
      <Segments
        label={t('filter.label')}
        value={show}
        choices={SHOWS.map((value) => ({
          value,
          label: value === 'grid' ? t('filter.grid', { count: onGrid }) : t(`filter.${value}`),
        }))}
        onChange={(next) => onChange({ ...wish, show: next })}
      />
      <Button
        size="small"
        aria-pressed={within !== null}
        className={within === null ? undefined : styles.galleryClose}
        icon={<Scale size={17} className="icon" />}
        why={whyNotClose}
        onClick={onClose}
      >
        {t('close')}
      </Button>
      <span className={styles.galleryKeys}>
        <Info size={16} className="icon" />
        {within === null ? t('gallery.keys') : t('close.note', { within })}
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
