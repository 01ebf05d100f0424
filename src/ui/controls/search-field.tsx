// A field that narrows a list while one types. Not here: what it finds.

import { Search } from 'lucide-react';
import type { ReactElement, RefObject } from 'react';
import './search-field.css';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** Its input, to give it the focus by a key. */
  field?: RefObject<HTMLInputElement | null>;
}

/** The field; its label is also its placeholder. */
export function SearchField({ label, value, onChange, field }: SearchFieldProps): ReactElement {
  return (
    <label className="search-field">
      <Search size={18} className="icon" />
      <input
        ref={field}
        type="search"
        placeholder={label}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
