// A drop-down list of a few values. For actions, use a menu; for two or three values side by side, use segments.tsx.

import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import './select.css';
import { classes } from '../panels/classes';
import { playSound } from '../sound/sound';
import { isOff, type Off, off } from '../why/off';

/** One value with its label. why: why it is disabled. */
export interface Choice<V extends string> {
  value: V;
  label: string;
  why?: Off;
}

export interface SelectProps<V extends string> {
  /** Its name for screen readers. */
  label: string;
  value: V | null;
  choices: readonly Choice<V>[];
  onChange(value: V): void;
  /** Shown while value is null. */
  placeholder?: string;
  /** Why the list is disabled; left out: it is enabled. */
  why?: Off;
  className?: string;
}

/** A drop-down list. */
export function Select<V extends string>(props: SelectProps<V>): ReactElement {
  const { label, value, choices, onChange, placeholder, why, className } = props;
  return (
    <BaseSelect.Root
      items={choices.map((c) => ({ value: c.value, label: c.label }))}
      value={value}
      readOnly={isOff(why)}
      modal={false}
      onValueChange={(next) => {
        if (next === null) return;
        playSound('click');
        onChange(next);
      }}
    >
      <BaseSelect.Trigger {...off(why)} className={classes('select', className)} aria-label={label}>
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
                <BaseSelect.Item
                  key={c.value}
                  {...off(c.why)}
                  value={c.value}
                  disabled={isOff(c.why)}
                  className="select-item"
                >
                  <BaseSelect.ItemIndicator className="select-tick">
                    <Check size={16} />
                  </BaseSelect.ItemIndicator>
                  <BaseSelect.ItemText className="select-text">{c.label}</BaseSelect.ItemText>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}
