// A field that acts when it is left, or with Enter; Escape puts back what it said.

import { type InputHTMLAttributes, type ReactElement, type TextareaHTMLAttributes, useRef } from 'react';

export interface TextFieldProps {
  label: string;
  value: string;
  most: number;
  numeric?: boolean;
  /** Two lines, in smaller letters, for a text that is longer than this. */
  wrapsAfter?: number;
  className?: string | undefined;
  onChange(value: string): void;
}

/** A text that becomes one step, however much was typed. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, value, most, numeric = false, wrapsAfter, className, onChange } = props;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const take = (): void => {
    // A pasted text may have several lines.
    const typed = field.current?.value.trim().replace(/\s+/g, ' ') ?? '';
    const fits = typed !== '' && (!numeric || /^\d+$/.test(typed));
    if (fits && typed !== value) onChange(typed);
    if (field.current !== null) field.current.value = fits ? typed : value;
  };
  const shared: InputHTMLAttributes<HTMLElement> & TextareaHTMLAttributes<HTMLElement> = {
    className,
    'aria-label': label,
    defaultValue: value,
    maxLength: most,
    inputMode: numeric ? 'numeric' : 'text',
    spellCheck: false,
    autoComplete: 'off',
    onBlur: take,
    onKeyDown: (event) => {
      if (event.key === 'Escape' && field.current !== null) field.current.value = value;
      if (event.key === 'Enter' || event.key === 'Escape') {
        event.preventDefault();
        field.current?.blur();
      }
    },
  };
  // A new value from outside, such as an undone step, replaces what the field shows.
  if (wrapsAfter === undefined) return <input key={value} ref={field} {...shared} />;
  const isLong = value.length > wrapsAfter;
  return <textarea key={value} ref={field} {...shared} rows={isLong ? 2 : 1} data-long={isLong || undefined} />;
}
