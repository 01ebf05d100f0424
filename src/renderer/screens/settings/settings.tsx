// Settings in cards, all at once or one by one; everything applies at once, there is no save button.

import { classes } from '@ui/panels/classes';
import { ScreenFrame } from '@ui/panels/screen-frame';
import {
  Clapperboard,
  Database,
  Flag,
  Info,
  Keyboard as KeyboardIcon,
  type LucideIcon,
  Palette,
  Router,
  Settings2,
  Type,
  UserRound,
  Volume2,
} from 'lucide-react';
import type { ComponentType, ReactElement } from 'react';
import { Link } from 'wouter';
import { Notices } from '../../app/notices';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/settings';
import { About } from './cards/about';
import { Colours } from './cards/colours';
import { Motion } from './cards/motion';
import { Network } from './cards/network';
import { Profile } from './cards/profile';
import { Race } from './cards/race';
import { Saved } from './cards/saved';
import { Sound } from './cards/sound';
import { Text } from './cards/text';
import { Keyboard } from './keyboard/keyboard';
import styles from './settings.module.css';

/** One card. wide: its columns of the six. own: only for the windows of the host itself. */
interface Part {
  id: 'sound' | 'motion' | 'text' | 'colours' | 'keyboard' | 'race' | 'network' | 'profile' | 'saved' | 'about';
  icon: LucideIcon;
  card: ComponentType<{ alone: boolean }>;
  wide: 2 | 3;
  own?: true;
}

const PARTS: readonly Part[] = [
  { id: 'sound', icon: Volume2, card: Sound, wide: 2 },
  { id: 'motion', icon: Clapperboard, card: Motion, wide: 2 },
  { id: 'text', icon: Type, card: Text, wide: 2 },
  { id: 'colours', icon: Palette, card: Colours, wide: 3 },
  { id: 'keyboard', icon: KeyboardIcon, card: Keyboard, wide: 3 },
  { id: 'race', icon: Flag, card: Race, wide: 2 },
  { id: 'network', icon: Router, card: Network, wide: 2, own: true },
  { id: 'profile', icon: UserRound, card: Profile, wide: 2 },
  { id: 'saved', icon: Database, card: Saved, wide: 3, own: true },
  { id: 'about', icon: Info, card: About, wide: 3 },
];

/** The settings screen. part: the one card to show; all cards if none has that name. */
export function SettingsScreen({ part }: { part?: string | undefined }): ReactElement {
  const isGuest = useApp((s) => s.role === 'guest');
  const parts = PARTS.filter(({ own }) => !(own && isGuest));
  const one = parts.find(({ id }) => id === part);
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles.settings}>
        <nav className={styles.settingsSide} aria-label={t('side.label')}>
          <SideLink icon={Settings2} label={t('side.all')} here={one === undefined} />
          {parts.map(({ id, icon }) => (
            <SideLink key={id} part={id} icon={icon} label={t(`side.${id}`)} here={one?.id === id} />
          ))}
        </nav>
        <div className={classes(styles.settingsCards, one && styles.settingsOne)}>
          {(one === undefined ? parts : [one]).map(({ id, card: Card, wide }) => (
            <div key={id} className={wide === 2 ? styles.settingsThird : styles.settingsHalf}>
              <Card alone={one !== undefined} />
            </div>
          ))}
        </div>
      </div>
    </ScreenFrame>
  );
}

interface SideLinkProps {
  part?: Part['id'];
  icon: LucideIcon;
  label: string;
  here: boolean;
}

function SideLink({ part, icon: Icon, label: text, here }: SideLinkProps): ReactElement {
  return (
    <Link href={to.settings(part)} className={classes(styles.settingsLink)} aria-current={here ? 'page' : undefined}>
      <Icon size={20} className="icon" />
      <span>{text}</span>
    </Link>
  );
}
