// What the coach says: cream paper with his portrait beside it, a way to the article, and below what is to be done. For lessons
// and for everything else that speaks with the coach's voice.
// Not here: where it stands.

import { BookOpen } from 'lucide-react';
import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';
import { classes } from '../panels/classes';
import { t } from '../text/t';
import './bubble.css';
import { Coach } from './coach';

export interface BubbleProps {
  children: ReactNode;
  /** Opens the article; left out: there is none. */
  onWhy?: (() => void) | undefined;
  /** What is expected, on the dark foot; left out: nothing is. */
  foot?: ReactNode;
  /** Not a live region: the component that shows it announces it. */
  isQuiet?: boolean;
  /** It tells of a wrong answer. */
  isWrong?: boolean;
  style?: CSSProperties | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/** One bubble; a live region, so that what it says is read out, unless it is quiet. */
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
