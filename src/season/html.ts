// Safe markup: everything put into a template is escaped. Not here: the app's screens.

/** Text that already is markup. Only html and trusted create it. */
export interface Markup {
  readonly markup: string;
}
type Part = string | number | Markup | readonly Markup[];

/** Markup from a template; strings in it are escaped for text and for quoted attributes. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const markup = template.map((text, index) => (index === 0 ? text : textOf(parts[index - 1]) + text)).join('');
  return { markup };
}

/** For our own style sheets only: the text is used unescaped. */
export function trusted(markup: string): Markup {
  return { markup };
}

/** Empty markup. */
export const NONE: Markup = { markup: '' };

function textOf(part: Part | undefined): string {
  if (part === undefined) return '';
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return escaped(part);
  return 'markup' in part ? part.markup : part.map((one) => one.markup).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
