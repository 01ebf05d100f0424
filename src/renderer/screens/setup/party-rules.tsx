// Rules of a party's table: who comes in, who may watch and take back, and what sits on empty seats.

import type { PartyRules } from '@api/party';
import { Segments } from '@ui/panels/segments';
import { Select } from '@ui/panels/select';
import { Toggle } from '@ui/panels/toggle';
import { Bot, Cpu, DoorClosed, DoorOpen, Eye, Undo2, WifiOff } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import styles from './open-lobby.module.css';
import { clockWords } from './words';

export interface PartyRulesPaneProps {
  rules: PartyRules;
  onChange(rules: PartyRules): void;
}

const SIZE = 20;
/** Seconds, and minutes, to choose from. */
const PATIENCE = [10, 20, 30, 60, 120, 300];
const KEPT_OPEN = [5, 15, 30, 60, 120];

/** The choices, and the present value where it is none of them. */
function withOwn(choices: readonly number[], value: number): number[] {
  return choices.includes(value) ? [...choices] : [...choices, value].sort((a, b) => a - b);
}

/** One row per rule. */
export function PartyRulesPane({ rules, onChange }: PartyRulesPaneProps): ReactElement {
  return (
    <div className={styles.partyRules}>
      <Rule icon={<DoorOpen size={SIZE} className="icon" />} title="The door" note="Who knows the code">
        <Segments<PartyRules['door']>
          label="The door"
          value={rules.door}
          choices={[
            { value: 'open', label: 'Comes in' },
            { value: 'ask', label: 'Knocks' },
          ]}
          onChange={(door) => onChange({ ...rules, door })}
        />
      </Rule>
      <Rule icon={<Eye size={SIZE} className="icon" />} title="Watching" note="Guests may come without a seat">
        <Toggle label="Watching" on={rules.watching} onChange={(watching) => onChange({ ...rules, watching })} />
      </Rule>
      <Rule icon={<Undo2 size={SIZE} className="icon" />} title="Take back" note="While nothing new was seen">
        <Toggle label="Take back" on={rules.undo} onChange={(undo) => onChange({ ...rules, undo })} />
      </Rule>
      <Rule icon={<Cpu size={SIZE} className="icon" />} title="Fill empty seats with AI" note="When the race starts">
        <Toggle
          label="Fill empty seats with AI"
          on={rules.fillWithAi}
          onChange={(fillWithAi) => onChange({ ...rules, fillWithAi })}
        />
      </Rule>
      <Rule icon={<WifiOff size={SIZE} className="icon" />} title="Who is away" note="A race waits for them">
        <Select
          label="How long a race waits"
          value={String(rules.patience)}
          choices={withOwn(PATIENCE, rules.patience).map((s) => ({ value: String(s), label: clockWords(s) }))}
          onChange={(value) => onChange({ ...rules, patience: Number(value) })}
        />
      </Rule>
      <Rule icon={<Bot size={SIZE} className="icon" />} title="An AI driver stands in" note="Then; off: you are asked">
        <Toggle
          label="An AI driver stands in"
          on={rules.standIn}
          onChange={(standIn) => onChange({ ...rules, standIn })}
        />
      </Rule>
      <Rule icon={<DoorClosed size={SIZE} className="icon" />} title="Close the table" note="When nobody is there">
        <Select
          label="Close the table"
          value={String(rules.keptOpen)}
          choices={withOwn(KEPT_OPEN, rules.keptOpen).map((m) => ({ value: String(m), label: `After ${m} min` }))}
          onChange={(value) => onChange({ ...rules, keptOpen: Number(value) })}
        />
      </Rule>
    </div>
  );
}

function Rule(props: { icon: ReactElement; title: string; note: string; children: ReactNode }): ReactElement {
  return (
    <div className={styles.partyRule}>
      {props.icon}
      <span>
        <b>{props.title}</b>
        <small className="note">{props.note}</small>
      </span>
      {props.children}
    </div>
  );
}
