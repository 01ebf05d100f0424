// Where one goes from a puzzle. Not here: going there (puzzle-table.tsx).

/** next: undefined: no puzzle of the set is open. */
export interface Ways {
  back(): void;
  next: (() => void) | undefined;
  retry(): void;
  play(): void;
  isBusy: boolean;
}
