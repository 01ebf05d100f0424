// The card about Paddock: its edition, its games, and the licences of everything it uses.

import { listOf } from '@i18n/page';
import { type ReactElement, useEffect, useState } from 'react';
import { useApp } from '../../../app/store';
import { t } from '../../../text/settings';
import { Card } from '../card';
import styles from './lists.module.css';

/** The lists that the build writes (electron.vite.config.ts): for the page, and for the host. */
const LISTS = ['licences.json', 'licences-host.json'];

/** One package; identifier: of its licence. */
interface Licence {
  name: string;
  version: string;
  identifier?: string | null;
  text?: string | null;
}
type Licences = readonly Licence[];

/** The card about Paddock. */
export function About(): ReactElement {
  const version = useApp((s) => s.version);
  const games = useApp((s) => s.games);
  const packages = useLicences();
  return (
    <Card title={t('about.title')}>
      <p className={styles.listLead}>{t('about.version', { version })}</p>
      <p className="note">
        {t('about.note', {
          games: listOf(
            games.map((game) => game.name),
            'unit',
          ),
        })}
      </p>
      {packages.length > 0 && (
        <>
          <p className={styles.listLead}>{t('about.licences', { n: packages.length })}</p>
          <ul className={styles.list} aria-label={t('about.packages')} data-scrolls>
            {packages.map(({ name, version: of, identifier, text }) => (
              <li key={`${name}@${of}`}>
                <details className={styles.listDetails}>
                  <summary>
                    <b>{name}</b> <small>{of}</small>
                    <span className={styles.listEnd}>{identifier ?? ''}</span>
                  </summary>
                  <pre>{text ?? ''}</pre>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** Packages by name; none while they load, and in a page that was not built (npm run dev). */
function useLicences(): Licences {
  const [packages, setPackages] = useState<Licences>([]);
  useEffect(() => {
    let wanted = true;
    void Promise.all(LISTS.map(loadList)).then((lists) => {
      if (wanted) setPackages(onceEach(lists.flat()));
    });
    return () => {
      wanted = false;
    };
  }, []);
  return packages;
}

async function loadList(file: string): Promise<Licences> {
  try {
    const reply = await fetch(file);
    return reply.ok ? ((await reply.json()) as Licences) : [];
  } catch {
    return [];
  }
}

function onceEach(all: Licences): Licences {
  const byName = new Map(all.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
