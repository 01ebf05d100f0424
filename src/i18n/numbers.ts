// Number formats with correct typography. Not for: the text around them (messages).

const MINUS = '\u2212';

/** Intl's format with a true minus sign: the data of English and German use a hyphen, which is shorter than their plus. */
export class NumberFormat extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    return this.formatToParts(value)
      .map((part) => (part.type === 'minusSign' ? MINUS : part.value))
      .join('');
  }
}
