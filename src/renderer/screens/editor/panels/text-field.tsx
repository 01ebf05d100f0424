// A field that acts when it is left, or with Enter; Escape puts back what it said.

import { type ReactElement, useRef } from 'react';

export interface TextFieldProps {
  label: string;
  value: string;
  most: number;
  numeric?: boolean;
  className?: string | undefined;
  onChange(value: string): void;
}

/** A text that becomes one step, however much was typed. */
export function TextField({ label, value, most, numeric = false, className, onChange }: TextFieldProps): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const take = (): void => {
    const typed = field.current?.value.trim() ?? '';
    const fits = typed !== '' && (!numeric || /^\d+$/.test(typed));
    if (fits && typed !== value) onChange(typed);
    if (field.current !== null) field.current.value = fits ? typed : value;
  };
  return (
    <input
      // A new value from outside, such as an undone step, replaces what the field shows.
      key={value}
      ref={field}
      className={className}
      aria-label={label}
      defaultValue={value}
      maxLength={most}
      inputMode={numeric ? 'numeric' : 'text'}
      spellCheck={false}
      autoComplete="off"
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && field.current !== null) field.current.value = value;
        if (event.key === 'Enter' || event.key === 'Escape') {
          event.preventDefault();
          field.current?.blur();
        }
      }}
    />
  );
}
