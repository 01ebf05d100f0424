// The notation for an answer to a step of a lesson.

/** One answer. press: controls by their names (`data-teach`), each the first of its name. */
export interface Given {
  readonly press: readonly string[];
  /** The main button gives it; otherwise the last press gives it. */
  readonly confirm: boolean;
  /** Pressed to take a wrong answer back, besides controls that can be deselected. */
  readonly back?: readonly string[];
}

/** Both answers to a step: the wrong one is tried first. */
export interface Tried {
  readonly right: Given;
  readonly wrong: Given;
}

/** Chosen, then confirmed. */
export function confirmed(...press: string[]): Given {
  return { press, confirm: true };
}

/** Given by pressing it. */
export function pressed(...press: string[]): Given {
  return { press, confirm: false };
}
