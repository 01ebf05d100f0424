// The kind of driver of an archived car. Not here: seats of a race in progress (host/match/seats.ts).

/** A row's kind; the schema allows only these three. */
export function kindOf({ kind }: { readonly kind: string }): 'person' | 'ai' | 'rules' {
  return kind === 'person' || kind === 'ai' ? kind : 'rules';
}
