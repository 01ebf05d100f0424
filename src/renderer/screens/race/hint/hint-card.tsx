// The card of a hint: the answer and the place it leads to, two reasons, and the other answer with its cost.
// Not here: where the card goes (use-hint-place.ts).

import type { HintAnswer } from '@api/shapes';
import { signed } from '@i18n/page';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { hintText } from '@ui/hint/hint-text';
import { Check, Layers, Lightbulb, ShieldCheck, X } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { t } from '../../../text/race';
import styles from './hint-card.module.css';
import { placeText } from './place-text';
import type { OpenHint } from './use-hint';
import { useHintPlace } from './use-hint-place';
import { useOwnChoice } from './use-own-choice';

export interface HintCardProps {
  ui: GameUi;
  circuit: string;
  open: OpenHint;
}

/** Answers whose places differ by no more than this are equally good. */
const EQUAL = 0.1;

/** The card of the hint that is open. */
export function HintCard({ ui, circuit, open }: HintCardProps): ReactElement | null {
  const card = useRef<HTMLElement>(null);
  const style = useHintPlace(card);
  useFocus(card);
  useOwnChoice(card);
  const { answers, front, close } = open;
  const choose = () => {
    const goOn = nextFocus(card.current);
    open.choose();
    requestAnimationFrame(goOn);
  };
  const answer = answers[front];
  if (answer === undefined) return null;
  const { words: text } = answer;
  return (
    <section ref={card} className={`${styles.hintCard} panel`} style={style} aria-label={t('hint.label')} data-hint="">
      <header className={styles.hintCardHead}>
        <span className={styles.hintCardBulb} aria-hidden="true">
          <Lightbulb size={25} />
        </span>
        <div className={styles.hintCardAnswer}>
          <h2>{ui.answerText(answer.action, circuit)}</h2>
          {text && <p>{hintText(ui.id, text.tag)}</p>}
        </div>
        <p className={styles.hintCardPlace}>
          <b>{placeText(answer.place)}</b>
          <small>{t('hint.place.label')}</small>
        </p>
      </header>
      {text && (
        <ul className={styles.hintCardWhy}>
          {text.why.map((one, at) => (
            <li key={one.id}>
              <span className={styles.hintCardIcon} aria-hidden="true">
                {at === 0 ? <ShieldCheck size={17} /> : <Layers size={17} />}
              </span>
              <span>{hintText(ui.id, one)}</span>
            </li>
          ))}
        </ul>
      )}
      <OtherAnswer {...{ ui, circuit, open }} />
      <div className={styles.hintCardButtons}>
        <Button look="main" icon={<Check size={19} className="icon" />} onClick={choose}>
          {t('hint.choose')}
        </Button>
        <Button icon={<X size={18} className="icon" />} onClick={close}>
          {t('hint.close')}
        </Button>
      </div>
    </section>
  );
}

/** The answer that the card is not about: pointing at it draws it, pressing it turns the card to it. */
function OtherAnswer({ ui, circuit, open }: HintCardProps): ReactElement {
  const { answers, front, turnTo, pointAt } = open;
  const at = front === 0 ? 1 : 0;
  const [shown, other] = [answers[front], answers[at]];
  if (shown === undefined || other === undefined) return <p className={styles.hintCardOnly}>{t('hint.only')}</p>;
  const answer = ui.answerText(other.action, circuit);
  const even = isEqual(answers);
  const cost = other.place - shown.place;
  return (
    <button
      type="button"
      className={styles.hintCardOther}
      onClick={() => turnTo(at)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && pointAt(at)}
      onPointerLeave={() => pointAt(null)}
      onFocus={() => pointAt(at)}
      onBlur={() => pointAt(null)}
    >
      <span>
        <span className={styles.hintCardLabel}>{t(at === 1 ? 'hint.second' : 'hint.best', { answer })}</span>
        {other.words && <span className={styles.hintCardTag}>{hintText(ui.id, other.words.tag)}</span>}
        {even && <span className={styles.hintCardEqual}>{t('hint.equal')}</span>}
      </span>
      {!even && (
        <span className={styles.hintCardCost} data-better={cost < 0 || undefined}>
          <b>{placeText(other.place)}</b>
          <small>{signed(cost, 1)}</small>
        </span>
      )}
    </button>
  );
}

/** A second best with a better-looking place is not clearly better, or it would be the best. */
function isEqual([best, second]: readonly HintAnswer[]): boolean {
  return best !== undefined && second !== undefined && second.place - best.place < EQUAL;
}

/**
 * Where the focus goes after an answer has been taken up: to the main button, or to the control itself if pressing it gives
 * the answer at once.
 */
function nextFocus(card: HTMLElement | null): () => void {
  const dash = card?.closest('main')?.querySelector('[data-panel="dash"]');
  const own = dash?.querySelector<HTMLElement>('button.hinted:not([aria-pressed])');
  return () => {
    const next = own?.isConnected ? own : dash?.querySelector<HTMLElement>('.main-button');
    next?.focus({ preventScroll: true });
  };
}

/** The focus goes to the card, and after it to the dashboard. */
function useFocus(card: { current: HTMLElement | null }): void {
  useEffect(() => {
    const root = card.current?.closest('main');
    card.current?.querySelector<HTMLElement>('.button-main')?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      root?.querySelector<HTMLElement>('[data-panel="dash"] .main-button')?.focus({ preventScroll: true });
    };
  }, [card]);
}
