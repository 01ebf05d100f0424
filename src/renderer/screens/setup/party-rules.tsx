// Rules of a party's table: who comes in, who may watch and take back, and what sits on empty seats.

import type { PartyRules } from '@api/party';
import { Segments } from '@ui/panels/segments';
import { Toggle } from '@ui/panels/toggle';
import { Cpu, DoorOpen, Eye, Undo2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

export interface PartyRulesPaneProps {
  rules: PartyRules;
  onChange(rules: PartyRules): void;
}

const SIZE = 20;

/** One row per rule. */
export function PartyRulesPane({ rules, onChange }: PartyRulesPaneProps): ReactElement {
  return (
    <div className="party-rules">
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
    </div>
  );
}

function Rule(props: { icon: ReactElement; title: string; note: string; children: ReactNode }): ReactElement {
  return (
    <div className="party-rule">
      {props.icon}
      <span>
        <b>{props.title}</b>
        <small className="note">{props.note}</small>
      </span>
      {props.children}
    </div>
  );
}
