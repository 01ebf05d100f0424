// Who drove a car of the archive. Not for: seats of a race under way (host/match/seats.ts).

/** The kind that a row holds; the schema knows no other than these three. */
export function kindOf({ kind }: { readonly kind: string }): 'person' | 'ai' | 'rules' {
  return kind === 'person' || kind === 'ai' ? kind : 'rules';
}
