// The card of sound: the master, the groups, and the chime for one's turn.

import { Slider } from '@ui/controls/slider';
import { Toggle } from '@ui/controls/toggle';
import { classes } from '@ui/panels/classes';
import type { SoundGroup, SoundName } from '@ui/sound/names';
import { playSound } from '@ui/sound/sound';
import { BellRing, Gauge, type LucideIcon, Megaphone, Music, Spade, Volume2, VolumeX } from 'lucide-react';
import type { ReactElement } from 'react';
import { changeSettings, useApp } from '../../../app/store';
import { t } from '../../../text/settings';
import { Card, FlagLine } from '../card';
import styles from './sound.module.css';

/** The groups, and the sample that plays when a group's fader is released. */
const GROUPS: readonly { group: SoundGroup; icon: LucideIcon; sample: SoundName }[] = [
  { group: 'engines', icon: Gauge, sample: 'boost' },
  { group: 'table', icon: Spade, sample: 'dice' },
  { group: 'crowd', icon: Megaphone, sample: 'cheer' },
  { group: 'music', icon: Music, sample: 'fanfare' },
  { group: 'chime', icon: BellRing, sample: 'yourTurn' },
];

/** The card of sound. */
export function Sound(): ReactElement {
  const { sound, volume, faders, turnChime } = useApp((s) => s.settings);
  return (
    <Card
      title={t('sound.title')}
      side={<Toggle label={t('sound.title')} on={sound} onChange={(on) => changeSettings({ sound: on })} />}
    >
      <Fader
        icon={sound ? Volume2 : VolumeX}
        label={t('sound.volume')}
        value={volume}
        onChange={(next) => changeSettings({ volume: next })}
        onSettle={() => playSound('confirm')}
      />
      {GROUPS.filter(({ group }) => group !== 'chime' || turnChime).map(({ group, icon, sample }) => (
        <Fader
          key={group}
          icon={icon}
          label={t(`sound.${group}`)}
          value={faders[group]}
          onChange={(next) => changeSettings({ faders: { ...faders, [group]: next } })}
          onSettle={() => playSound(sample)}
        />
      ))}
      <hr className={styles.soundRule} />
      <FlagLine flag="turnChime" label={t('sound.turnChime')} />
    </Card>
  );
}

interface FaderProps {
  icon: LucideIcon;
  label: string;
  value: number;
  onChange(value: number): void;
  onSettle(): void;
}

function Fader({ icon: Icon, label, value, onChange, onSettle }: FaderProps): ReactElement {
  return (
    <div className={styles.fader}>
      <span className={styles.faderName}>
        <Icon size={18} className="icon" />
        {label}
      </span>
      <Slider label={label} value={value} onChange={onChange} onSettle={onSettle} />
      <span className={classes('num', styles.faderValue)}>{value}</span>
    </div>
  );
}
