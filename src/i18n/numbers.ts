// Numbers as typography writes them. Not for: what stands beside them (messages).

const MINUS = '\u2212';

/** Intl's format with the sign for minus: the data of English and of German has a hyphen, which is shorter than its plus. */
export class NumberFormat extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    return this.formatToParts(value)
      .map((part) => (part.type === 'minusSign' ? MINUS : part.value))
      .join('');
  }
}
