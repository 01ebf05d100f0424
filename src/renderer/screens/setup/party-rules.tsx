// Rules of a party's table: who may join, watch and take back, and what sits on empty seats.

import type { PartyRules } from '@api/party';
import { Segments } from '@ui/controls/segments';
import { Select } from '@ui/controls/select';
import { Toggle } from '@ui/controls/toggle';
import { Cpu, DoorClosed, DoorOpen, Eye, Hourglass, Lightbulb, MessageSquare, Undo2, WifiOff } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../../text/setup';
import styles from './open-lobby.module.css';
import { clockText } from './setup-text';

export interface PartyRulesPaneProps {
  rules: PartyRules;
  /** Guests only watch: rules for drivers are left out. */
  watchers?: boolean;
  onChange(rules: PartyRules): void;
}

const SIZE = 20;
/** Seconds, and minutes, to choose from. */
const PATIENCE = [10, 20, 30, 60, 120, 300];
const KEPT_OPEN = [5, 15, 30, 60, 120];

/** The choices, including the current value if it is none of them. */
function withOwn(choices: readonly number[], value: number): number[] {
  return choices.includes(value) ? [...choices] : [...choices, value].sort((a, b) => a - b);
}

/** One row per rule. */
export function PartyRulesPane({ rules, watchers = false, onChange }: PartyRulesPaneProps): ReactElement {
  return (
    <div className={styles.partyRules}>
      <Rule icon={<DoorOpen size={SIZE} className="icon" />} title={t('party.door')} note={t('party.door.note')}>
        <Segments<PartyRules['door']>
          label={t('party.door')}
          value={rules.door}
          choices={[
            { value: 'open', label: t('party.door.open') },
            { value: 'ask', label: t('party.door.ask') },
          ]}
          onChange={(door) => onChange({ ...rules, door })}
        />
      </Rule>
      {!watchers && <DriversRules rules={rules} onChange={onChange} />}
      <Rule icon={<MessageSquare size={SIZE} className="icon" />} title={t('party.chat')} note={t('party.chat.note')}>
        <Toggle label={t('party.chat')} on={rules.chat} onChange={(chat) => onChange({ ...rules, chat })} />
      </Rule>
      <Rule icon={<DoorClosed size={SIZE} className="icon" />} title={t('party.keep')} note={t('party.keep.note')}>
        <Select
          label={t('party.keep')}
          value={String(rules.keptOpen)}
          choices={withOwn(KEPT_OPEN, rules.keptOpen).map((m) => ({
            value: String(m),
            label: t('party.keep.after', { minutes: m }),
          }))}
          onChange={(value) => onChange({ ...rules, keptOpen: Number(value) })}
        />
      </Rule>
    </div>
  );
}

/** The rules that matter if guests may drive. */
function DriversRules({ rules, onChange }: PartyRulesPaneProps): ReactElement {
  return (
    <>
      <Rule icon={<Eye size={SIZE} className="icon" />} title={t('party.watching')} note={t('party.watching.note')}>
        <Toggle
          label={t('party.watching')}
          on={rules.watching}
          onChange={(watching) => onChange({ ...rules, watching })}
        />
      </Rule>
      <Rule icon={<Undo2 size={SIZE} className="icon" />} title={t('party.undo')} note={t('party.undo.note')}>
        <Toggle label={t('party.undo')} on={rules.undo} onChange={(undo) => onChange({ ...rules, undo })} />
      </Rule>
      <Rule icon={<Lightbulb size={SIZE} className="icon" />} title={t('party.hints')} note={t('party.hints.note')}>
        <Toggle label={t('party.hints')} on={rules.hints} onChange={(hints) => onChange({ ...rules, hints })} />
      </Rule>
      <Rule icon={<Cpu size={SIZE} className="icon" />} title={t('party.fill')} note={t('party.fill.note')}>
        <Toggle
          label={t('party.fill')}
          on={rules.fillWithAi}
          onChange={(fillWithAi) => onChange({ ...rules, fillWithAi })}
        />
      </Rule>
      <Rule
        icon={<WifiOff size={SIZE} className="icon" />}
        title={t('party.dropped')}
        note={t(rules.standIn ? 'party.dropped.ai.note' : 'party.dropped.ask.note')}
      >
        <Segments
          label={t('party.dropped')}
          value={rules.standIn ? 'ai' : 'ask'}
          choices={[
            { value: 'ai', label: t('party.dropped.ai') },
            { value: 'ask', label: t('party.dropped.ask') },
          ]}
          onChange={(choice) => onChange({ ...rules, standIn: choice === 'ai' })}
        />
      </Rule>
      <Rule icon={<Hourglass size={SIZE} className="icon" />} title={t('party.wait')} note={t('party.wait.note')}>
        <Select
          label={t('party.wait')}
          value={String(rules.patience)}
          choices={withOwn(PATIENCE, rules.patience).map((s) => ({ value: String(s), label: clockText(s) }))}
          onChange={(value) => onChange({ ...rules, patience: Number(value) })}
        />
      </Rule>
    </>
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
