// The rules of a game as a reference: all its articles, a search, the current one, and related articles.

import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { ArticleLink, type ArticleNavigation, ArticleNavigationContext } from '@ui/reference/article-link';
import type { Article as ArticleShape, Reference } from '@ui/reference/reference';
import { ChevronRight, GraduationCap, List, Printer } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { Link, Redirect } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { boxOf, firstBox, gamePaints, openBoxes } from '../../app/games/boxes';
import { useGameCard, useGameUi } from '../../app/games/games';
import { useParty } from '../../app/party/party';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { COLUMNS, useWide } from '../../app/use-wide';
import { t } from '../../text/rules';
import { Article } from './article';
import { ArticleList } from './article-list';
import styles from './rules.module.css';
import { TryIt } from './try-it';

/** The rules page; without a game, the rules of the party's race, or of the first box on the shelf. */
export function RulesScreen({
  game,
  article,
}: {
  game?: string | undefined;
  article?: string | undefined;
}): ReactElement {
  const atTable = useParty((s) => s.party?.race.game);
  const first = useApp((s) => firstBox(s.games));
  const card = useGameCard(game ?? atTable ?? first);
  return card ? (
    <Rules key={card.id} game={card.id} name={card.name} asked={article} />
  ) : (
    <Redirect to={to.home()} replace />
  );
}

/** px of the box before the chosen one that stay visible. */
const BEFORE = 48;

/** One link per box of the shelf. */
function RulesPicker({ game }: { game: string }): ReactElement {
  const boxes = openBoxes(useApp((s) => s.games));
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // If the row scrolls, the chosen box is visible.
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - BEFORE;
  }, []);
  return (
    <nav className={styles.rulesPicker} ref={row} aria-label={t('picker')}>
      {boxes.map((box) => (
        <Link
          key={box.id}
          href={to.rules(box.id)}
          className={classes(styles.rulesPick)}
          aria-current={box.id === game ? 'page' : undefined}
          style={gamePaints(box.id)}
        >
          <span className={styles.rulesCover}>
            <box.cover />
          </span>
          {box.name}
        </Link>
      ))}
    </nav>
  );
}

function Rules({ game, name, asked }: { game: string; name: string; asked: string | undefined }): ReactElement {
  const ui = useGameUi(game);
  const reference = ui.reference();
  const isWide = useWide(COLUMNS);
  const navigation = useMemo<ArticleNavigation>(
    () => ({ href: (id) => `#${to.rules(game, id)}`, open: (id) => navigate(to.rules(game, id)) }),
    [game],
  );
  const found = reference.articles.find(({ id }) => id === asked);
  // A phone shows the list first, and an article in its place.
  const article = found ?? (isWide ? reference.articles[0] : undefined);
  return (
    <ScreenFrame top={<AppTopBar />}>
      <ArticleNavigationContext value={navigation}>
        <div className={styles.rules} style={gamePaints(game)}>
          <h1 className="visually-hidden">{t('title', { game: name })}</h1>
          <div className={styles.rulesHead}>
            <RulesPicker game={game} />
            {ui.lesson && (
              <Button
                icon={<GraduationCap size={18} />}
                className={styles.rulesSchool}
                onClick={() => navigate(to.lesson(game))}
              >
                <span className="visually-hidden-phone">{t('school')}</span>
              </Button>
            )}
            {article !== undefined && (
              <Button icon={<Printer size={18} />} className={styles.rulesPrint} onClick={() => window.print()}>
                {t('print')}
              </Button>
            )}
          </div>
          {(isWide || found === undefined) && (
            <Panel className={styles.rulesList} label={t('articles')}>
              <ArticleList
                reference={reference}
                current={article?.id}
                name={boxOf(game)?.plate ?? name}
                slash={isWide}
              />
            </Panel>
          )}
          {article !== undefined && (
            <div className={styles.rulesRead}>
              {!isWide && (
                <Link href={to.rules(game)} className={styles.rulesBack}>
                  <List size={18} aria-hidden="true" />
                  {t('articles')}
                </Link>
              )}
              <Panel look="paper" className={styles.rulesPaper}>
                <Article article={article} reference={reference} crumb={name} />
              </Panel>
              <div className={styles.rulesAside}>
                <Related article={article} reference={reference} />
                <TryIt ui={ui} article={article} />
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
