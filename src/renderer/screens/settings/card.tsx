// The parts of the settings cards: the card, a line with its control, a field with its control below.

import { Toggle } from '@ui/controls/toggle';
import { Panel, PanelHead } from '@ui/panels/panel';
import type { ReactElement, ReactNode } from 'react';
import { changeSettings, useApp } from '../../app/store';
import styles from './settings.module.css';

export interface CardProps {
  title: string;
  /** At the right of the header. */
  side?: ReactNode;
  children: ReactNode;
}

/** One card. */
export function Card({ title, side, children }: CardProps): ReactElement {
  return (
    <Panel className={styles.cardOfSettings} label={title}>
      <PanelHead side={side}>{title}</PanelHead>
      {children}
    </Panel>
  );
}

export interface LineProps {
  label: string;
  note?: string | undefined;
  children: ReactNode;
}

/** A name with its control at the right. */
export function Line({ label, note, children }: LineProps): ReactElement {
  return (
    <div className={styles.setting}>
      <div>
        <b>{label}</b>
        {note !== undefined && <small>{note}</small>}
      </div>
      {children}
    </div>
  );
}

/** A name over its control. */
export function Field({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <div className={styles.settingField}>
      <span className={styles.settingName}>{label}</span>
      {children}
    </div>
  );
}

/** Settings that are on or off. */
export type Flag =
  | 'turnChime'
  | 'cameraFollow'
  | 'shake'
  | 'skipAi'
  | 'coach'
  | 'findPuzzles'
  | 'patterns'
  | 'nameTags'
  | 'symbols'
  | 'leftHanded'
  | 'spaceNumbers';

/** A setting that is on or off, with its switch. */
export function FlagLine({ flag, label, note }: { flag: Flag; label: string; note?: string }): ReactElement {
  const on = useApp((s) => s.settings[flag]);
  return (
    <Line label={label} note={note}>
      <Toggle label={label} on={on} onChange={(next) => changeSettings({ [flag]: next })} />
    </Line>
  );
}
