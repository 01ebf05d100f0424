// What the sources of all games have in common, as types. Not here: their shapes as schemas (circuit-source.ts).

/** What every source has besides its circuit. */
export interface Headed {
  name: string;
  author: string;
  parent?: string | undefined;
}

/** What reads unknown data: a Zod schema. */
export interface Reader<S> {
  safeParse(
    given: unknown,
  ): { success: true; data: S } | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
}
