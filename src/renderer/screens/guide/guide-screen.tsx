// The guide to the workshop as a page.

import { Button } from '@ui/controls/button';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { t } from '../../text/guide';
import { ReferencePage } from '../rules/reference-page';
import { guide } from './articles';
import styles from './guide.module.css';

/** The page. article: id of the one to show. */
export function GuideScreen({ article }: { article?: string | undefined }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <ReferencePage
      title={t('title')}
      crumb={t('title')}
      name={t('name')}
      reference={guide()}
      asked={article}
      hrefOf={to.guide}
      head={
        <>
          <Button icon={<ChevronLeft size={20} className="icon" />} onClick={() => navigate(to.workshop())}>
            {t('back')}
          </Button>
          <p className={styles.guideTitle}>{t('title')}</p>
        </>
      }
    />
  );
}
