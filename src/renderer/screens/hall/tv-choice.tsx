// What the televisions show: the closest race, several tables, or one. Without a television, how to put the party on one.

import type { Party } from '@api/party';
import type { TvProgramme } from '@api/tables/commands';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Select } from '@ui/controls/select';
import { classes } from '@ui/panels/classes';
import { Panel, PanelHead } from '@ui/panels/panel';
import { playSound } from '@ui/sound/sound';
import { Grid2x2, Pin, Swords } from 'lucide-react';
import type { ReactElement } from 'react';
import { attempt } from '../../app/client';
import { listText } from '../../app/format';
import { t } from '../../text/hall';
import { TelevisionButton } from '../lobby/television/television';
import styles from './hall-side.module.css';

/** The panel. */
export function TvChoice({ party }: { party: Party }): ReactElement {
  const { showing } = party;
  return (
    <Panel className={classes(styles.hallTv)} label={t('tv')}>
      <PanelHead>{t('tv')}</PanelHead>
      <div data-tv>
        {showing === null ? (
          <div className={styles.hallNoTv}>
            <p className="note">{t('tv.none')}</p>
            <TelevisionButton />
          </div>
        ) : (
          <Programme party={party} showing={showing} />
        )}
      </div>
    </Panel>
  );
}

function Programme({ party, showing }: { party: Party; showing: NonNullable<Party['showing']> }): ReactElement {
  const { mode, table, tables: shown } = showing;
  const numbers = party.tables.filter(({ id }) => shown.includes(id)).map(({ number }) => String(number));
  const show = (programme: TvProgramme) => void attempt('tv.show', programme);
  const choose = (next: TvProgramme['mode']) => {
    playSound('click');
    show({ mode: next, table: next === 'table' ? (shown[0] ?? party.table) : null });
  };
  const now =
    mode === 'closest' && numbers.length > 0 ? t('tv.closest.now', { table: listText(numbers) }) : t('tv.closest.text');
  return (
    <RadioGroup
      className={styles.hallChoices}
      aria-label={t('tv')}
      value={mode}
      onValueChange={(next) => choose(next as TvProgramme['mode'])}
    >
      <Choice value="closest" title={t('tv.closest')} note={now} icon={<Swords size={20} className="icon" />} />
      <Choice
        value="split"
        title={t('tv.split')}
        note={t('tv.split.text')}
        icon={<Grid2x2 size={20} className="icon" />}
      />
      <div className={styles.hallChoiceRow}>
        <Choice
          value="table"
          title={t('tv.table')}
          note={t('tv.table.text')}
          icon={mode === 'table' ? null : <Pin size={20} className="icon" />}
        />
        {mode === 'table' && (
          <Select
            label={t('tv.which')}
            value={table}
            choices={party.tables.map(({ id, number }) => ({ value: id, label: t('table', { table: number }) }))}
            onChange={(id) => show({ mode: 'table', table: id })}
          />
        )}
      </div>
    </RadioGroup>
  );
}

interface ChoiceProps {
  value: TvProgramme['mode'];
  title: string;
  note: string;
  icon: ReactElement | null;
}

function Choice({ value, title, note, icon }: ChoiceProps): ReactElement {
  return (
    <Radio.Root value={value} className={styles.hallChoice}>
      <i className={styles.hallDot} />
      <span className={styles.hallGuestText}>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {icon}
    </Radio.Root>
  );
}
