// One article of the rules on paper: crumb, title, the one-sentence rule, its drawing, and the details.

import { Button } from '@ui/controls/button';
import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import type { Article as ArticleShape, Reference } from '@ui/reference/reference';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { t } from '../../text/rules';
import styles from './article.module.css';

/** An article; its heading takes the focus when it opens, so that reading continues from its top. */
export function Article({
  article,
  reference,
  crumb,
  level = 2,
}: {
  article: ArticleShape;
  reference: Reference;
  /** The game's name, before the group's. */
  crumb?: string;
  /** Level of the heading: 1 if the article is the page. */
  level?: 1 | 2;
}): ReactElement {
  const head = useRef<HTMLHeadingElement>(null);
  const shown = useRef(article.id);
  useEffect(() => {
    if (shown.current === article.id) return;
    shown.current = article.id;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'nearest' });
  }, [article.id]);
  const group = reference.groups.find(({ id }) => id === article.group)?.title ?? '';
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <article className={styles.article}>
      <p className={styles.articleCrumb}>{crumb === undefined ? group : `${crumb} · ${group}`}</p>
      <Heading className={styles.articleTitle} ref={head} tabIndex={-1}>
        <span className={styles.articleIcon}>{article.icon}</span>
        {article.title}
      </Heading>
      <p className={styles.articleLead}>{article.lead}</p>
      <Shown key={article.id} article={article} />
      {drawInOrder(article.paragraphs, (paragraph) => (
        <p className={styles.articleText}>{paragraph}</p>
      ))}
      {article.outcomes.length > 0 && (
        <dl className={styles.articleOutcomes}>
          {article.outcomes.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

/** The drawing, and under it the worked example that it follows step by step. */
function Shown({ article: { picture, example } }: { article: ArticleShape }): ReactElement {
  const [step, setStep] = useState(0);
  const last = example.length - 1;
  return (
    <>
      {picture !== undefined && (
        <div className={styles.articlePicture}>{picture(example.length === 0 ? Number.POSITIVE_INFINITY : step)}</div>
      )}
      {example.length > 0 && (
        <section className={styles.articleExample} aria-label={t('example')}>
          <div className={styles.articleExampleHead}>
            <h3>{t('example')}</h3>
            <span role="status">{t('step', { n: step + 1, of: example.length })}</span>
            <div className={styles.articleTurn}>
              <Button
                size="small"
                className={styles.articleBack}
                icon={<ChevronLeft size={18} />}
                why={step === 0 && t('step.first')}
                onClick={() => setStep(step - 1)}
              >
                {t('back')}
              </Button>
              <Button
                look="main"
                size="small"
                icon={<ChevronRight size={18} />}
                why={step === last && t('step.last')}
                onClick={() => setStep(step + 1)}
              >
                {t('next')}
              </Button>
            </div>
          </div>
          <ol className={styles.articleSteps}>
            {example.map(({ title, figure, text }, at) => (
              <li
                key={title}
                className={classes(styles.articleStep, at > step && styles.articleStepComing)}
                aria-current={at === step ? 'step' : undefined}
              >
                <h4>{title}</h4>
                <div className={styles.articleStepFigure}>{figure()}</div>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
