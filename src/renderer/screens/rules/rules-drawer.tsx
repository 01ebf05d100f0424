// The rules beside a running race or a setup, in a drawer, so that reading them loses nothing there.

import { Dialog } from '@base-ui/react/dialog';
import { IconButton } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ScrollArea } from '@ui/panels/scroll-area';
import { type ArticleNavigation, ArticleNavigationContext } from '@ui/reference/article-link';
import { articleAbout } from '@ui/reference/reference';
import { useOnChange } from '@ui/use-on-change';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { plateNameOf } from '../../app/games/boxes';
import { t } from '../../text/rules';
import { Article } from './article';
import { ArticleList } from './article-list';
import { InLog, type LogLines } from './in-log';
import styles from './rules-drawer.module.css';
import { TryIt } from './try-it';

export interface RulesDrawerProps {
  open: boolean;
  onClose(): void;
  ui: GameUi;
  /** The current subject (Article.about): its article is open at once, the list of all is one step back. */
  about?: string | undefined;
  /** The events of the race so far: an article shows the lines that it explains. Left out: there is no race. */
  log?: LogLines | undefined;
  /** An article links to the lesson's sections that teach it: allowed if no one has to wait for the person who leaves. */
  tries?: boolean | undefined;
}

/** A drawer from the right; on a phone, the article someone asked for is a sheet from below, with the table above it. */
export function RulesDrawer({ open, onClose, ui, about, log, tries }: RulesDrawerProps): ReactElement {
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
            <Dialog.Title className="heading h2">{t('drawer', { game: plateNameOf(ui.id) })}</Dialog.Title>
            <IconButton icon={<X size={20} />} label={t('close')} onClick={onClose} />
          </div>
          <ScrollArea className={styles.rulesDrawerText} ref={text}>
            <Reading {...{ ui, about, log, tries }} />
          </ScrollArea>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The list, or the article that was opened from it. */
function Reading({
  ui,
  about,
  log,
  tries = false,
}: Pick<RulesDrawerProps, 'ui' | 'about' | 'log' | 'tries'>): ReactElement {
  const reference = ui.reference();
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
          <ArticleList reference={reference} current={undefined} name={plateNameOf(ui.id)} />
        ) : (
          <>
            <button type="button" className={styles.rulesDrawerBack} onClick={() => setArticle(undefined)}>
              <ArrowLeft size={18} aria-hidden="true" />
              {t('articles')}
            </button>
            <Panel look="paper" className={styles.rulesDrawerPaper}>
              <Article article={shown} reference={reference} />
            </Panel>
            {log !== undefined && <InLog article={shown} log={log} />}
            {tries && <TryIt ui={ui} article={shown} />}
          </>
        )}
      </div>
    </ArticleNavigationContext>
  );
}
