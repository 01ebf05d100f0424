// Disabled controls stay reachable for pointer, keyboard and screen readers, and explain why. All of them work the same way:
// spread off(why) on the element; the layer (why-layer.tsx) shows the reason, and refuses a press with a message.

/**
 * Why something is not available now. about: the topic whose article explains it (Article.about). beside: the page shows the
 * same text next to the control, so hover and focus do not repeat it.
 */
export interface Why {
  text: string;
  about?: string;
  beside?: true;
}

/** The reason why a control is disabled; false, null or undefined: it is enabled. */
export type Off = string | Why | false | null | undefined;

/** The attributes of a disabled control; empty if it is enabled. */
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

/** Returns the attributes for a control with this reason. Its own handlers get no presses, because the layer intercepts them. */
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
