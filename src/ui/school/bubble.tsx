// The coach's bubble: cream paper with his portrait, a link to the article, and at the bottom what to do. For lessons and
// everything else in the coach's voice.
// Not here: its position (fit-bubble.ts).

import { BookOpen } from 'lucide-react';
import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';
import { classes } from '../panels/classes';
import { t } from '../text/t';
import './bubble.css';
import { Coach } from './coach';

export interface BubbleProps {
  children: ReactNode;
  /** Opens the article; left out: there is no article. */
  onWhy?: (() => void) | undefined;
  /** What to do, on the dark foot; left out: nothing. */
  foot?: ReactNode;
  /** Not a live region: the component that shows it announces it. */
  isQuiet?: boolean;
  /** It comments on a wrong answer. */
  isWrong?: boolean;
  style?: CSSProperties | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/** One bubble. It is a live region, so that screen readers read it out, unless it is quiet. */
export function Bubble(props: BubbleProps): ReactElement {
  const { children, onWhy, foot, isQuiet = false, isWrong = false, style, className, ref } = props;
  return (
    <section className={classes('bubble', className)} aria-label={t('coach')} style={style} ref={ref}>
      <Coach className="bubble-coach" />
      <div className={classes('bubble-paper', isWrong && 'bubble-wrong')}>
        <div className="bubble-text" role={isQuiet ? undefined : 'status'}>
          {children}
        </div>
        {onWhy && (
          <button type="button" className="bubble-why" onClick={onWhy}>
            <BookOpen size={17} aria-hidden="true" />
            <span>{t('coach.why')}</span>
          </button>
        )}
        {foot && <div className="bubble-foot">{foot}</div>}
      </div>
    </section>
  );
}
