// A reference beside a screen, in a drawer, so that reading it loses nothing there.

import { Dialog } from '@base-ui/react/dialog';
import { IconButton } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ScrollArea } from '@ui/panels/scroll-area';
import { type ArticleNavigation, ArticleNavigationContext } from '@ui/reference/article-link';
import { type Article as ArticleShape, articleAbout, type Reference } from '@ui/reference/reference';
import { useOnChange } from '@ui/use-on-change';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import { t } from '../../text/rules';
import { Article } from './article';
import { ArticleList } from './article-list';
import styles from './rules-drawer.module.css';

export interface ReferenceDrawerProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** What is searched, for the search field. */
  name: string;
  /** Called only while the drawer is open. */
  referenceOf(): Reference;
  /** The current subject (Article.about): its article is open at once, the list of all is one step back. */
  about?: string | undefined;
  /** What stands under an article. */
  under?: ((article: ArticleShape) => ReactNode) | undefined;
}

/** A drawer from the right; on a phone, the article someone asked for is a sheet from below, with the screen above it. */
export function ReferenceDrawer({ open, onClose, title, about, ...reading }: ReferenceDrawerProps): ReactElement {
  const text = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={classes(styles.rulesDrawerScrim)} />
        <Dialog.Popup
          className={classes(styles.rulesDrawer)}
          initialFocus={text}
          data-sheet={about !== undefined || undefined}
        >
          <div className={styles.rulesDrawerHead}>
            <Dialog.Title className="heading h2">{title}</Dialog.Title>
            <IconButton icon={<X size={20} />} label={t('close')} onClick={onClose} />
          </div>
          <ScrollArea className={styles.rulesDrawerText} ref={text}>
            <Reading about={about} {...reading} />
          </ScrollArea>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The list, or the article that was opened from it. */
function Reading({
  name,
  referenceOf,
  about,
  under,
}: Pick<ReferenceDrawerProps, 'name' | 'referenceOf' | 'about' | 'under'>): ReactElement {
  const reference = referenceOf();
  const [article, setArticle] = useState(() => (about === undefined ? undefined : articleAbout(reference, about)?.id));
  const navigation = useMemo<ArticleNavigation>(() => ({ open: setArticle }), []);
  const top = useRef<HTMLDivElement>(null);
  // An article begins at its top, wherever the list was.
  useOnChange([article], () => {
    // Its return value is not a cleanup function: newer browsers return a promise.
    top.current?.parentElement?.scrollTo({ top: 0 });
  });
  const shown = reference.articles.find(({ id }) => id === article);
  return (
    <ArticleNavigationContext value={navigation}>
      <div ref={top}>
        {shown === undefined ? (
          <ArticleList reference={reference} current={undefined} name={name} />
        ) : (
          <>
            <button type="button" className={styles.rulesDrawerBack} onClick={() => setArticle(undefined)}>
              <ArrowLeft size={18} aria-hidden="true" />
              {t('articles')}
            </button>
            <Panel look="paper" className={styles.rulesDrawerPaper}>
              <Article article={shown} reference={reference} />
            </Panel>
            {under?.(shown)}
          </>
        )}
      </div>
    </ArticleNavigationContext>
  );
}
