// A line of text with its label above it. Not here: fields that act only when they are left (the editors' own).

import type { ReactElement } from 'react';

export interface LabelledInputProps {
  label: string;
  value: string;
  /** Characters, at most. */
  most: number;
  onChange(value: string): void;
  /** Left out: Enter submits the form around it. */
  onEnter?(): void;
}

/** The field. Nothing typed before is offered. */
export function LabelledInput({ label, value, most, onChange, onEnter }: LabelledInputProps): ReactElement {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        className="text-field"
        value={value}
        maxLength={most}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      />
    </label>
  );
}
