// Links from an article to the sections of the game's lesson that teach its subject. Not here: the lesson (race/lesson).

import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { Panel } from '@ui/panels/panel';
import type { Article } from '@ui/reference/reference';
import { lessonTextOf } from '@ui/school/lesson-text';
import { GraduationCap } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { to } from '../../app/routes';
import { t } from '../../text/rules';
import styles from './try-it.module.css';

/** A button per section; nothing if no section teaches it. */
export function TryIt({ ui, article }: { ui: GameUi; article: Article }): ReactElement | null {
  const all = ui.lesson?.sections ?? [];
  const sections = all.filter(({ about }) => about.some((one) => article.about.includes(one)));
  const lessonText = useMemo(() => lessonTextOf(ui.id), [ui.id]);
  if (sections.length === 0) return null;
  return (
    <Panel className={styles.tryIt} label={t('try')}>
      <h2 className="heading h3">{t('try')}</h2>
      {sections.map(({ id }) => (
        <Button
          key={id}
          icon={<GraduationCap size={20} className="icon" />}
          onClick={() => navigate(to.lesson(ui.id, id))}
        >
          {t('try.section', { section: lessonText.plain(id) })}
        </Button>
      ))}
    </Panel>
  );
}
