// A bar with a knob for a value between 0 and 100.

import { Slider as BaseSlider } from '@base-ui/react/slider';
import type { ReactElement } from 'react';
import './slider.css';

export interface SliderProps {
  label: string;
  value: number;
  onChange(value: number): void;
  /** Called when the knob is released. */
  onSettle?(value: number): void;
  step?: number;
}

/** A slider from 0 to 100. */
export function Slider({ label, value, onChange, onSettle, step = 5 }: SliderProps): ReactElement {
  return (
    <BaseSlider.Root
      className="slider"
      value={value}
      step={step}
      onValueChange={(next) => onChange(next)}
      onValueCommitted={(next) => onSettle?.(next)}
    >
      <BaseSlider.Control className="slider-control">
        <BaseSlider.Track className="slider-track">
          <BaseSlider.Indicator className="slider-filled" />
          <BaseSlider.Thumb className="slider-knob" aria-label={label} />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  );
}
