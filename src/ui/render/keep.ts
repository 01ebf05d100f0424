// Keeps what has not changed: a value made again from equal parts stays the old one, so that React skips everything that shows it
// alone. Not here: deciding what a component shows.

import {
  cloneElement,
  type FunctionComponent,
  isValidElement,
  memo,
  type NamedExoticComponent,
  type ReactElement,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';

/**
 * Returns `before` if both are equal, otherwise `now` with every equal part taken from `before`. Looks into arrays, plain objects
 * and React elements; everything else, such as a function, is equal only to itself.
 */
export function keep<T>(before: unknown, now: T): T {
  return keepAny(before, now, (_, handler) => handler) as T;
}

/** The same from one render to the next. */
export function useKept<T>(now: T): T {
  const kept = useRef(now);
  kept.current = keep(kept.current, now);
  return kept.current;
}

/**
 * The same for elements whose handlers are new functions in each render (`onPress={() => choose(card)}`): handlers stay the same
 * functions and call the newest ones. A handler is a prop named like `onPress`, which nobody calls while rendering.
 */
export function useKeptElements<T>(now: T): T {
  const newest = useRef(new Map<Handler, Handler>());
  const steady = useRef(new WeakSet<Handler>());
  const kept = useRef<T>(undefined);
  const handlers = new Map<Handler, Handler>();
  kept.current = keepAny(kept.current, now, (before, handler) => {
    const same = before !== undefined && steady.current.has(before) ? before : steadyIn(newest.current);
    steady.current.add(same);
    handlers.set(same, handler);
    return same;
  }) as T;
  useLayoutEffect(() => {
    newest.current.clear();
    for (const [same, handler] of handlers) newest.current.set(same, handler);
  });
  return kept.current;
}

/** A function that stays the same and calls the newest one. For handlers; not to be called while rendering. */
export function useSteady<A extends unknown[], R>(handler: (...args: A) => R): (...args: A) => R {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: A) => newest.current(...args), []);
}

/** A component that is rendered again only if its props are no longer equal, elements among them included. */
export function memoEqual<P extends object>(component: FunctionComponent<P>): NamedExoticComponent<P> {
  return memo(component, (before, now) => keep(before, now) === before);
}

type Handler = (...args: unknown[]) => unknown;
/** Returns the handler to use in place of the newest one. before: the one in use until now. */
type KeepHandler = (before: Handler | undefined, now: Handler) => Handler;
type Parts = Readonly<Record<string, unknown>>;

function steadyIn(newest: ReadonlyMap<Handler, Handler>): Handler {
  const same: Handler = (...args) => newest.get(same)?.(...args);
  return same;
}

function keepAny(before: unknown, now: unknown, keepHandler: KeepHandler): unknown {
  if (Object.is(before, now)) return before;
  if (Array.isArray(now)) return keepArray(Array.isArray(before) ? before : [], now, keepHandler);
  if (isValidElement<Parts>(now)) {
    const same = isValidElement<Parts>(before) && before.type === now.type && before.key === now.key;
    const props = keepParts(same ? before.props : {}, now.props, keepHandler, true);
    if (same && props === before.props) return before;
    return props === now.props ? now : copyOf(now, props);
  }
  if (!isPlain(now)) return now;
  return keepParts(isPlain(before) && !isValidElement(before) ? before : {}, now, keepHandler, false);
}

function copyOf(element: ReactElement<Parts>, props: Parts): ReactElement<Parts> {
  const copy: ReactElement<Parts> & Checked = cloneElement(element, props);
  // React's development build has checked the element's key, and would ask the copy for one.
  if (copy._store) copy._store.validated = 1;
  return copy;
}

/** What React's development build notes on an element. */
interface Checked {
  _store?: { validated: number };
}

function keepArray(before: readonly unknown[], now: readonly unknown[], keepHandler: KeepHandler): readonly unknown[] {
  const parts = now.map((part, at) => keepAny(before[at], part, keepHandler));
  if (parts.length === before.length && parts.every((part, at) => part === before[at])) return before;
  return parts.every((part, at) => part === now[at]) ? now : parts;
}

function keepParts(before: Parts, now: Parts, keepHandler: KeepHandler, areProps: boolean): Parts {
  const names = Object.keys(now);
  const kept: Record<string, unknown> = {};
  for (const name of names) {
    const [old, part] = [before[name], now[name]];
    const isHandler = areProps && /^on[A-Z]/.test(name) && typeof part === 'function';
    kept[name] = isHandler ? keepHandler(handlerOf(old), part as Handler) : keepAny(old, part, keepHandler);
  }
  const same = (other: Parts) =>
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && Object.is(other[name], kept[name]));
  if (same(before)) return before;
  return same(now) ? now : kept;
}

function handlerOf(value: unknown): Handler | undefined {
  return typeof value === 'function' ? (value as Handler) : undefined;
}

function isPlain(value: unknown): value is Parts {
  if (typeof value !== 'object' || value === null) return false;
  const type: unknown = Object.getPrototypeOf(value);
  return type === Object.prototype || type === null;
}
