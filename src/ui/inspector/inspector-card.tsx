// The inside of the inspector's card: picture, kind, name, how much there is, what it does, and the way to its article.

import { type ReactElement, useEffect, useRef } from 'react';
import { keyNameOf } from '../key-names';
import { pictureUrl } from '../panels/seat';
import { AboutLink } from '../reference/about';
import { rich } from '../text/rich-ui';
import { t } from '../text/t';
import { type Looked, lookAway } from './look';
import type { PartCard } from './part-card';

/** A scale has at most this many steps; more could not be told apart. */
const MOST_STEPS = 20;

/** All that is said of a part that is looked at. */
export function InspectorCard({ looked, card }: { looked: Looked; card: PartCard }): ReactElement {
  const { now, of, says, isComplete = false } = looked;
  const why = looked.on.closest<HTMLElement>('[data-why]')?.dataset.why;
  return (
    <>
      <div className="lens-head">
        <span className="lens-picture" aria-hidden="true">
          <InspectorPicture looked={looked} card={card} />
        </span>
        <div>
          <span className="lens-kind">{t(`part.${card.kind}`)}</span>
          <strong className="lens-name">{card.name}</strong>
          {now !== undefined && (
            <span className="lens-now">
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
      <div className="lens-text">
        {says !== undefined && <p className="lens-says">{says}</p>}
        {!isComplete && <p>{card.text ?? card.article.lead}</p>}
        {why !== undefined && <p className="lens-why">{why}</p>}
      </div>
      <div className="lens-about">
        <AboutLink about={looked.part} onOpen={lookAway} />
        <span className="lens-key">
          {rich('lens.key', { key: keyNameOf('rules') }, { kbd: (inner) => <kbd>{inner}</kbd> })}
        </span>
      </div>
    </>
  );
}

/** One step for each unit; those there are filled, where it is tight amber, where it hurts red. */
function Scale({ looked, now, of }: { looked: Pick<Looked, 'amber' | 'red'>; now: number; of: number }) {
  const { amber = of + 1, red = of + 1 } = looked;
  const steps = Array.from({ length: of }, (_, at) => at + 1);
  const stateOf = (step: number) => (step <= now ? 'full' : step >= red ? 'red' : step >= amber ? 'amber' : 'free');
  return (
    <div className="lens-scale" aria-hidden="true">
      {steps.map((step) => (
        <span key={step} data-step={stateOf(step)}>
          {(step === amber || step === of) && <small>{step}</small>}
        </span>
      ))}
    </div>
  );
}

/** What the game draws of it; where it draws nothing of its own, the thing itself as it stands on the page. */
function InspectorPicture({ looked, card }: { looked: Looked; card: PartCard }): ReactElement {
  const { picture, article } = card;
  if (picture !== undefined && 'svg' in picture) return <img src={pictureUrl(picture)} alt="" />;
  if (picture !== undefined) return picture;
  if (looked.on.dataset.part === undefined) return article.icon;
  return <Likeness of={looked.on} />;
}

/** A picture's edge, and the room in it, px. */
const EDGE = 92;
const ROOM = 84;
/** Nothing is drawn larger than this many times its size. */
const LARGEST = 1.6;

/** A thing of the page once more, small enough for the card. */
function Likeness({ of }: { of: HTMLElement | SVGElement }): ReactElement {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = frame;
    // Its own size, not that of what it has grown to under the pointer.
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
  return <span className="lens-likeness" ref={frame} inert />;
}

/** The copy in empty copies of what the thing lies in: styles that hold for what lies there hold for it. */
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

/** Changes a copied element so that nobody takes it for the thing itself. */
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
