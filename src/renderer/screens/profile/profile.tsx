// The screen of the person who is here: face, car, what they drove. Everything applies at once.
// Not here: statistics in full (screens/statistics), achievements, or choosing someone at the start (screens/people).

import { message } from '@api/messages';
import { namedKey } from '@drivers/keys';
import { describe, intlLocale } from '@i18n/page';
import { Button } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { classes } from '@ui/panels/classes';
import { Chip } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { FileDown, HardDrive, Trophy, Users } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { attempt } from '../../app/client';
import { saveFile } from '../../app/files/export';
import { Notices } from '../../app/notices';
import { to } from '../../app/routes';
import { AppTopBar } from '../../app/top-bar';
import { useAnswer } from '../../app/use-answer';
import { useHandset } from '../../app/use-wide';
import { t } from '../../text/club/profile';
import { AchievementsCard } from './achievements/card';
import { CarCard } from './car-card';
import { GamesCard } from './games-card';
import { PeopleDialog } from './people-dialog';
import { PortraitCard } from './portrait-card';
import styles from './profile.module.css';
import { RecordsCard } from './records-card';
import { type Profile, useProfile } from './use-profile';

/** Pages of a phone. */
const PAGES = ['face', 'car', 'results'] as const;

/** The screen. */
export function ProfileScreen(): ReactElement {
  const profile = useProfile();
  const [isSwitching, setSwitching] = useState(false);
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <div className={styles.profile}>
        <div className={styles.profileHead}>
          <h1 className="heading h1">{t('title')}</h1>
          {profile && <Since name={profile.person.name} />}
          {profile && <CareerChip name={profile.person.name} />}
          <span className={styles.profileGap} />
          <span className={classes('note', styles.profileKept)}>
            <HardDrive size={16} aria-hidden="true" />
            {t('kept')}
          </span>
          <Button
            icon={<FileDown size={18} className="icon" />}
            onClick={() => profile && void exportPerson(profile.person.id)}
          >
            {t('export')}
          </Button>
          <Button icon={<Users size={18} className="icon" />} onClick={() => setSwitching(true)}>
            {t('switch')}
          </Button>
        </div>
        {profile && <Parts key={profile.person.id} profile={profile} />}
      </div>
      {isSwitching && <PeopleDialog onClose={() => setSwitching(false)} />}
    </ScreenFrame>
  );
}

/** Side by side, or one after the other on a phone. */
function Parts({ profile }: { profile: Profile }): ReactElement {
  const isHandset = useHandset();
  const [page, setPage] = useState<(typeof PAGES)[number]>('face');
  const driver = namedKey('person', profile.person.name);
  const { value, apiError } = useAnswer('stats.driver', { driver });
  // A new name begins without races, while the last answer is still the old name's.
  const results = apiError === undefined && value?.line.driver === driver ? value : undefined;
  const shows = (one: (typeof PAGES)[number]) => !isHandset || page === one;
  return (
    <>
      {isHandset && (
        <Segments<(typeof PAGES)[number]>
          wide
          label={t('page.label')}
          value={page}
          choices={PAGES.map((one) => ({ value: one, label: t(`page.${one}`) }))}
          onChange={(next) => setPage(next)}
        />
      )}
      <div className={styles.profileParts}>
        {shows('face') && <PortraitCard profile={profile} />}
        {shows('car') && <CarCard profile={profile} />}
        {shows('results') && (
          <div className={styles.profileResults}>
            <GamesCard driver={driver} page={results} />
            <AchievementsCard driver={driver} />
            <RecordsCard driver={driver} />
          </div>
        )}
      </div>
    </>
  );
}

/** '142 races since May 2026'; nothing before the first race. */
function Since({ name }: { name: string }): ReactElement | null {
  const filter = { driver: namedKey('person', name) };
  const { value: newest } = useAnswer('replays.list', { filter, offset: 0, limit: 1 });
  const races = newest?.total ?? 0;
  const { value: first } = useAnswer('replays.list', races === 0 ? undefined : { filter, offset: races - 1, limit: 1 });
  const at = first?.races[0]?.finishedAt;
  if (races === 0 || at === undefined) return null;
  const month = new Intl.DateTimeFormat(intlLocale(), { month: 'long', year: 'numeric' }).format(new Date(at));
  return <Chip>{t('since', { races, month })}</Chip>;
}

/** The league of the career that this person raced last, which opens it; nothing without a career. */
function CareerChip({ name }: { name: string }): ReactElement | null {
  const { value: careers = [] } = useAnswer('careers.list', {});
  const folded = name.toLowerCase();
  const own = careers.find(
    ({ state, people }) => state !== 'damaged' && people.some((one) => one.name.toLowerCase() === folded),
  );
  if (own === undefined) return null;
  const league = describe(message('career.league', { league: own.league })) ?? own.name;
  return (
    <Link href={to.career(own.career)} className={styles.profileCareer} aria-label={t('career.open', { league })}>
      <Chip look="amber" icon={<Trophy size={16} aria-hidden="true" />}>
        {league}
      </Chip>
    </Link>
  );
}

async function exportPerson(id: string): Promise<void> {
  const file = await attempt('people.export', { id });
  if (file !== undefined) saveFile(file);
}
