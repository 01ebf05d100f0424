// A control that is off stays in reach of pointer, keyboard and screen readers, and says why. One way for all of them:
// spread off(why) on the element; the layer (why-layer.tsx) shows the reason, and refuses a press with a message.

/**
 * Why something cannot be had now. about: the part of the game whose article explains it (ArticleEntry.about). beside: the
 * page shows the same text next to the control, so hover and focus do not repeat it.
 */
export interface Why {
  text: string;
  about?: string;
  beside?: true;
}

/** The reason for which a control is off; false, null or undefined: it is on. */
export type Off = string | Why | false | null | undefined;

/** What a control that is off bears; nothing if it is on. */
export interface OffAttributes {
  'aria-disabled'?: true;
  'aria-description'?: string;
  'data-disabled'?: '';
  'data-why'?: string;
  'data-why-about'?: string;
  'data-why-beside'?: '';
}

const ON: OffAttributes = {};

/** Whether there is a reason. */
export function isOff(why: Off): why is string | Why {
  return why !== undefined && why !== null && why !== false;
}

/** The attributes of a control for which this reason holds. Presses of it never arrive: the layer takes them. */
export function off(why: Off): OffAttributes {
  if (!isOff(why)) return ON;
  const { text, about, beside }: Why = typeof why === 'string' ? { text: why } : why;
  return {
    'aria-disabled': true,
    'aria-description': text,
    'data-disabled': '',
    'data-why': text,
    ...(about !== undefined && { 'data-why-about': about }),
    ...(beside && { 'data-why-beside': '' }),
  };
}
