// The content of the inspector's card: picture, kind, name, count, effect, and a link to its article.

import { type ReactElement, useEffect, useRef } from 'react';
import { keyNameOf } from '../key-names';
import { pictureUrl } from '../panels/seat';
import { AboutLink } from '../reference/about';
import { rich } from '../rich/rich-ui';
import { t } from '../text/t';
import { type Looked, lookAway } from './look';
import type { PartCard } from './part-card';

/** Maximum steps of a scale; more would be too small to see. */
const MOST_STEPS = 20;

/** The card of an inspected part. */
export function InspectorCard({ looked, card }: { looked: Looked; card: PartCard }): ReactElement {
  const { now, of, says, isComplete = false } = looked;
  const why = looked.on.closest<HTMLElement>('[data-why]')?.dataset.why;
  return (
    <>
      <div className="inspector-head">
        <span className="inspector-picture" aria-hidden="true">
          <InspectorPicture looked={looked} card={card} />
        </span>
        <div>
          <span className="inspector-kind">{t(`part.${card.kind}`)}</span>
          <strong className="inspector-name">{card.name}</strong>
          {now !== undefined && (
            <span className="inspector-now">
              {rich(
                of === undefined ? 'lens.now' : 'lens.nowOf',
                { now, of: of ?? now },
                { b: (inner) => <b>{inner}</b> },
              )}
            </span>
          )}
        </div>
      </div>
      {now !== undefined && of !== undefined && of > 1 && of <= MOST_STEPS && (
        <Scale looked={looked} now={now} of={of} />
      )}
      <div className="inspector-text">
        {says !== undefined && <p className="inspector-says">{says}</p>}
        {!isComplete && <p>{card.text ?? card.article.lead}</p>}
        {why !== undefined && <p className="inspector-why">{why}</p>}
      </div>
      <div className="inspector-about">
        <AboutLink about={looked.part} onOpen={lookAway} />
        <span className="inspector-key">
          {rich('lens.key', { key: keyNameOf('rules') }, { kbd: (inner) => <kbd>{inner}</kbd> })}
        </span>
      </div>
    </>
  );
}

/** A scale with one step per unit. Present units are filled; free steps from `amber` and `red` on have that colour. */
function Scale({ looked, now, of }: { looked: Pick<Looked, 'amber' | 'red'>; now: number; of: number }) {
  const { amber = of + 1, red = of + 1 } = looked;
  const steps = Array.from({ length: of }, (_, at) => at + 1);
  const stateOf = (step: number) => (step <= now ? 'full' : step >= red ? 'red' : step >= amber ? 'amber' : 'free');
  return (
    <div className="inspector-scale" aria-hidden="true">
      {steps.map((step) => (
        <span key={step} data-step={stateOf(step)}>
          {(step === amber || step === of) && <small>{step}</small>}
        </span>
      ))}
    </div>
  );
}

/** The game's picture of the part; without one, a copy of the element on the page. */
function InspectorPicture({ looked, card }: { looked: Looked; card: PartCard }): ReactElement {
  const { picture, article } = card;
  if (picture !== undefined && 'svg' in picture) return <img src={pictureUrl(picture)} alt="" />;
  if (picture !== undefined) return picture;
  if (looked.on.dataset.part === undefined) return article.icon;
  return <Likeness of={looked.on} />;
}

/** Outer and inner size of a picture, px. */
const EDGE = 92;
const ROOM = 84;
/** Maximum enlargement of a copy. */
const LARGEST = 1.6;

/** A copy of an element on the page, scaled to fit the card. */
function Likeness({ of }: { of: HTMLElement | SVGElement }): ReactElement {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = frame;
    // Its normal size, not its enlarged size under the pointer.
    const box =
      of instanceof HTMLElement ? { width: of.offsetWidth, height: of.offsetHeight } : of.getBoundingClientRect();
    const { width, height } = box;
    if (!current || width === 0) return;
    const like = of.cloneNode(true) as typeof of;
    like.style.cssText += `;position:static;margin:0;inset:auto;transform:none;animation:none;width:${width}px;height:${height}px`;
    for (const one of [like, ...like.querySelectorAll('*')]) bare(one);
    const scale = Math.min(LARGEST, ROOM / width, ROOM / height);
    const [left, top] = [(EDGE - width * scale) / 2, (EDGE - height * scale) / 2];
    current.style.cssText = `width:${width}px;height:${height}px;transform:translate(${left}px,${top}px) scale(${scale})`;
    current.replaceChildren(inShells(like, of));
    return () => current.replaceChildren();
  }, [of]);
  return <span className="inspector-likeness" ref={frame} inert />;
}

/** Wraps the copy in empty copies of the original's ancestors, so that the same styles apply. */
function inShells(like: Element, of: Element): Element {
  let root = like;
  for (let around = of.parentElement; around && around.tagName !== 'MAIN'; around = around.parentElement) {
    const shell = around.cloneNode(false) as HTMLElement;
    bare(shell);
    shell.style.cssText += ';display:contents';
    shell.append(root);
    root = shell;
  }
  return root;
}

/** Removes ids and attributes from a copied element, so that it is not mistaken for the original. */
function bare(element: Element): void {
  for (const name of [
    'id',
    'title',
    'tabindex',
    'data-part',
    'data-panel',
    'data-can',
    'data-why',
    'role',
    'aria-label',
  ])
    element.removeAttribute(name);
}
