// A drop-down list of a few values. Not for: actions (use a menu) or two or three values side by side (segments.tsx).

import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import './select.css';
import { play } from '../sound/sound';
import { classes } from './classes';

/** One value with its words. disabled: cannot be chosen now. */
export interface Choice<V extends string> {
  value: V;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<V extends string> {
  /** Its name for screen readers. */
  label: string;
  value: V | null;
  choices: readonly Choice<V>[];
  onChange(value: V): void;
  /** Shown while value is null. */
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}

/** A drop-down list. */
export function Select<V extends string>(props: SelectProps<V>): ReactElement {
  const { label, value, choices, onChange, placeholder, disabled = false, className } = props;
  return (
    <BaseSelect.Root
      items={choices.map((c) => ({ value: c.value, label: c.label }))}
      value={value}
      disabled={disabled}
      modal={false}
      onValueChange={(next) => {
        if (next === null) return;
        play('click');
        onChange(next);
      }}
    >
      <BaseSelect.Trigger className={classes('select', className)} aria-label={label}>
        <BaseSelect.Value className="select-value" placeholder={placeholder} />
        <BaseSelect.Icon className="select-icon">
          <ChevronDown size={16} />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        <BaseSelect.Positioner
          className="select-place"
          alignItemWithTrigger={false}
          sideOffset={6}
          collisionPadding={8}
        >
          <BaseSelect.Popup className="select-popup">
            <BaseSelect.List className="select-list">
              {choices.map((c) => (
                <BaseSelect.Item key={c.value} value={c.value} disabled={c.disabled ?? false} className="select-item">
                  <BaseSelect.ItemIndicator className="select-tick">
                    <Check size={16} />
                  </BaseSelect.ItemIndicator>
                  <BaseSelect.ItemText className="select-words">{c.label}</BaseSelect.ItemText>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}
