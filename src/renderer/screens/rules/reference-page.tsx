// A reference as a page: all its articles, a search, the current one, and related articles. Not here: whose it is.

import { Button } from '@ui/controls/button';
import { Panel } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { ArticleLink, type ArticleNavigation, ArticleNavigationContext } from '@ui/reference/article-link';
import type { Article as ArticleShape, Reference } from '@ui/reference/reference';
import { ChevronRight, List, Printer } from 'lucide-react';
import { type CSSProperties, type ReactElement, type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { AppTopBar } from '../../app/top-bar';
import { COLUMNS, useWide } from '../../app/use-wide';
import { t } from '../../text/rules';
import { Article } from './article';
import { ArticleList } from './article-list';
import styles from './rules.module.css';

export interface ReferencePageProps {
  /** The page's heading, for screen readers. */
  title: string;
  /** Before the group of an article. */
  crumb: string;
  /** What is searched, for the search field. */
  name: string;
  reference: Reference;
  /** Id of the article to show; unknown or left out: the first one, or the list on a phone. */
  asked: string | undefined;
  /** The address of an article, or of the list. Has to stay the same function. */
  hrefOf(article?: string): string;
  style?: CSSProperties | undefined;
  /** What stands above, before the print button. */
  head: ReactNode;
  /** What stands under the related articles. */
  aside?(article: ArticleShape): ReactNode;
}

/** The page. */
export function ReferencePage(props: ReferencePageProps): ReactElement {
  const { title, crumb, name, reference, asked, hrefOf, style, head, aside } = props;
  const isWide = useWide(COLUMNS);
  const navigation = useMemo<ArticleNavigation>(
    () => ({ href: (id) => `#${hrefOf(id)}`, open: (id) => navigate(hrefOf(id)) }),
    [hrefOf],
  );
  const found = reference.articles.find(({ id }) => id === asked);
  // A phone shows the list first, and an article in its place.
  const article = found ?? (isWide ? reference.articles[0] : undefined);
  return (
    <ScreenFrame top={<AppTopBar />}>
      <ArticleNavigationContext value={navigation}>
        <div className={styles.rules} style={style}>
          <h1 className="visually-hidden">{title}</h1>
          <div className={styles.rulesHead}>
            {head}
            {article !== undefined && (
              <Button icon={<Printer size={18} />} className={styles.rulesPrint} onClick={() => window.print()}>
                {t('print')}
              </Button>
            )}
          </div>
          {(isWide || found === undefined) && (
            <Panel className={styles.rulesList} label={t('articles')}>
              <ArticleList {...{ reference, name }} current={article?.id} slash={isWide} />
            </Panel>
          )}
          {article !== undefined && (
            <div className={styles.rulesRead}>
              {!isWide && (
                <Link href={hrefOf()} className={styles.rulesBack}>
                  <List size={18} aria-hidden="true" />
                  {t('articles')}
                </Link>
              )}
              <Panel look="paper" className={styles.rulesPaper}>
                <Article {...{ article, reference, crumb }} />
              </Panel>
              <div className={styles.rulesAside}>
                <Related article={article} reference={reference} />
                {aside?.(article)}
              </div>
            </div>
          )}
        </div>
      </ArticleNavigationContext>
    </ScreenFrame>
  );
}

/** Where to read on. */
function Related({ article, reference }: { article: ArticleShape; reference: Reference }): ReactElement | null {
  const related = article.related.flatMap((id) => reference.articles.filter((one) => one.id === id));
  if (related.length === 0) return null;
  return (
    <Panel className={styles.rulesRelated} label={t('related')}>
      <h2 className="heading h3">{t('related')}</h2>
      <ul>
        {related.map((one) => (
          <li key={one.id}>
            <ArticleLink article={one.id} className={styles.rulesRelatedLink ?? ''} title={one.leadText}>
              <span className={styles.rulesRelatedIcon}>{one.icon}</span>
              <span>
                <b>{one.title}</b>
                <small>{one.leadText}</small>
              </span>
              <ChevronRight size={18} aria-hidden="true" />
            </ArticleLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
