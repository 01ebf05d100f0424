// The settings card for text and language, with sample text in the chosen size.

import { LOCALE_NAMES, LOCALES, PSEUDO_LOCALE } from '@i18n/locales';
import { Segments } from '@ui/controls/segments';
import { Select } from '@ui/controls/select';
import type { ReactElement } from 'react';
import { changeSettings, useApp } from '../../../app/store';
import { t } from '../../../text/settings';
import { Card, Field } from '../card';
import styles from './text.module.css';

/** The settings card for text and language. */
export function Text(): ReactElement {
  const { textScale, language } = useApp((s) => s.settings);
  return (
    <Card title={t('text.title')}>
      <Field label={t('language.label')}>
        <Select
          label={t('language.label')}
          value={language}
          choices={[
            { value: 'system', label: t('language.system') },
            ...LOCALES.filter((locale) => locale !== PSEUDO_LOCALE || locale === language).map((locale) => ({
              value: locale,
              label: LOCALE_NAMES[locale],
            })),
          ]}
          onChange={(next) => changeSettings({ language: next as typeof language })}
        />
      </Field>
      <Field label={t('text.size')}>
        <Segments
          wide
          label={t('text.size')}
          value={textScale}
          choices={[
            { value: 0.9, label: <span className={styles.textSmall}>{t('size.small')}</span> },
            { value: 1, label: t('size.normal') },
            { value: 1.15, label: <span className={styles.textLarge}>{t('size.large')}</span> },
            { value: 1.3, label: <span className={styles.textHuge}>{t('size.huge')}</span> },
          ]}
          onChange={(next) => changeSettings({ textScale: next as typeof textScale })}
        />
      </Field>
      <div className={styles.textPreview}>
        <div className="heading">{t('text.sample.title')}</div>
        <p>{t('text.sample')}</p>
      </div>
    </Card>
  );
}
