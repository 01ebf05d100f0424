// Number formats with correct typography. Not here: the text around them (messages).

const MINUS = '\u2212';

/** Intl's format with a true minus sign. Intl uses a hyphen in English and German, which is narrower than the plus sign. */
export class NumberFormat extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    return this.formatToParts(value)
      .map((part) => (part.type === 'minusSign' ? MINUS : part.value))
      .join('');
  }
}
