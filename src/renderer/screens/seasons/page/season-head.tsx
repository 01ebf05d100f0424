// The header of a season's page: title, progress, what points are worth, and the links onwards.

import type { SeasonView } from '@api/season';
import { Menu } from '@base-ui/react/menu';
import { pageLocale } from '@i18n/page';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Chip } from '@ui/panels/panel';
import { FileDown, FileJson, Globe, History, Image, type LucideIcon, Pencil, Plus, Table2 } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { saveFile } from '../../../app/files/export';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { t } from '../../../text/seasons';
import { pointsText, raceText } from '../season-text';
import styles from './season.module.css';

/** Title, chips and buttons. */
export function SeasonHead({ view }: { view: SeasonView }): ReactElement {
  const [, navigate] = useLocation();
  const games = useApp((s) => s.games);
  return (
    <div className={styles.seasonHead}>
      <h1 className={classes('heading h1', styles.seasonTitle)}>{view.plan.name}</h1>
      <div className={styles.seasonChips}>
        <Chip look={view.status === 'running' ? 'amber' : 'good'}>{raceText(view)}</Chip>
        <Chip>{pointsText(view.plan, games)}</Chip>
      </div>
      <div className={styles.seasonLinks}>
        <Button size="small" icon={<History size={17} className="icon" />} onClick={() => navigate(to.seasons())}>
          {t('page.all')}
        </Button>
        <ExportMenu view={view} />
        {view.status === 'running' && (
          <Button
            size="small"
            icon={<Pencil size={17} className="icon" />}
            onClick={() => navigate(to.editSeason(view.season))}
          >
            {t('page.edit')}
          </Button>
        )}
        <Button size="small" icon={<Plus size={17} className="icon" />} onClick={() => navigate(to.newSeason())}>
          {t('list.new')}
        </Button>
      </div>
    </div>
  );
}

const FORMS: readonly { as: 'csv' | 'page' | 'file'; icon: LucideIcon }[] = [
  { as: 'csv', icon: Table2 },
  { as: 'page', icon: Globe },
  { as: 'file', icon: FileJson },
];

/** Loaded with the first press, like all that draws pictures. */
const TableDialog = lazy(async () => ({ default: (await import('./table-dialog')).TableDialog }));

/** Exports the season as a file in a chosen format, or its standings as a picture. */
export function ExportMenu({ view, large = false }: { view: SeasonView; large?: boolean }): ReactElement {
  const [isDrawn, setDrawn] = useState(false);
  async function save(as: 'csv' | 'page' | 'file'): Promise<void> {
    const file = await attempt('seasons.export', { season: view.season, as, language: pageLocale() });
    if (file) saveFile(file);
  }
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger className={classes('button', 'button-plain', large ? 'button-large' : 'button-small')}>
          <FileDown size={17} className="icon" />
          <span className="button-text">{t('export.open')}</span>
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="select-place" sideOffset={6} collisionPadding={8}>
            <Menu.Popup className="select-popup">
              {FORMS.map(({ as, icon }) => (
                <ExportItem key={as} as={as} icon={icon} onClick={() => void save(as)} />
              ))}
              <ExportItem as="picture" icon={Image} onClick={() => setDrawn(true)} />
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {isDrawn && (
        <Suspense>
          <TableDialog view={view} onClose={() => setDrawn(false)} />
        </Suspense>
      )}
    </>
  );
}

interface ExportItemProps {
  as: 'csv' | 'page' | 'file' | 'picture';
  icon: LucideIcon;
  onClick(): void;
}

function ExportItem({ as, icon: Icon, onClick }: ExportItemProps): ReactElement {
  return (
    <Menu.Item className={classes('select-item', styles.exportItem)} onClick={onClick}>
      <Icon size={18} className="icon" aria-hidden="true" />
      <span>
        <b>{t(`export.${as}`)}</b>
        <small>{t(`export.${as}.text`)}</small>
      </span>
    </Menu.Item>
  );
}
