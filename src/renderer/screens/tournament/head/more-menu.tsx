// What a host rarely does with a tournament: drivers who leave or come late, files, deleting it.

import { Menu } from '@base-ui/react/menu';
import { pageLocale } from '@i18n/page';
import { classes } from '@ui/panels/classes';
import {
  EllipsisVertical,
  FileJson,
  Globe,
  type LucideIcon,
  RadioTower,
  Table2,
  Trash2,
  UserMinus,
  UserPlus,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { attempt } from '../../../app/client';
import { saveFile } from '../../../app/files/export';
import { t } from '../../../text/tournament';
import type { TourneyPart } from '../context';

/** A change that asks something first. */
export type Change = 'enter' | 'withdraw' | 'delete';

interface Item {
  id: Change | 'csv' | 'page' | 'file' | 'release';
  icon: LucideIcon;
  run(): void;
}

export interface MoreMenuProps extends TourneyPart {
  onChange(change: Change): void;
}

/** The menu. */
export function MoreMenu({ view, party, onChange }: MoreMenuProps): ReactElement {
  const isRunning = view.status === 'running';
  async function save(as: 'csv' | 'page' | 'file'): Promise<void> {
    const file = await attempt('seasons.export', { season: view.season, as, language: pageLocale() });
    if (file) saveFile(file);
  }
  const change = (id: Change, icon: LucideIcon): Item => ({ id, icon, run: () => onChange(id) });
  const file = (id: 'csv' | 'page' | 'file', icon: LucideIcon): Item => ({ id, icon, run: () => void save(id) });
  const items: Item[] = [
    ...(isRunning ? [change('enter', UserPlus), change('withdraw', UserMinus)] : []),
    ...(party === null
      ? []
      : [{ id: 'release', icon: RadioTower, run: () => void attempt('tournaments.host', { season: null }) } as const]),
    file('csv', Table2),
    file('page', Globe),
    file('file', FileJson),
    change('delete', Trash2),
  ];
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={classes('button', 'button-plain', 'button-small', 'button-icon')} aria-label={t('more')}>
        <EllipsisVertical size={18} className="icon" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="select-place" sideOffset={6} collisionPadding={8} align="end">
          <Menu.Popup className="select-popup">
            {items.map(({ id, icon: Icon, run }) => (
              <Menu.Item key={id} className="select-item" onClick={run}>
                <Icon size={17} className="icon" aria-hidden="true" />
                {t(`more.${id}`)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
