// Wins by starting place, or by character, with their intervals, against the fair share.

import { fairBand } from '@balance/interval';
import type { BalanceReport, StartWins, Wins as WinCount } from '@balance/report';
import { LEAST_RACES, verdictOf } from '@balance/verdict';
import { CHARACTERS } from '@drivers/characters';
import type { Look } from '@drivers/look';
import { describe } from '@i18n/page';
import { headPortrait } from '@ui/art/portrait/portrait';
import { Button } from '@ui/controls/button';
import { Tip } from '@ui/overlays/tooltip';
import { classes } from '@ui/panels/classes';
import { Chip } from '@ui/panels/panel';
import { pictureUrl } from '@ui/panels/seat';
import { CircleAlert, CircleCheck, Repeat } from 'lucide-react';
import { type CSSProperties, type ReactElement, useMemo, useState } from 'react';
import { t } from '../../../text/report';
import { percent } from '../said';
import type { Shown } from '../shown';
import { ChartPanel } from './chart-panel';
import styles from './wins.module.css';

/** The scale ends at the next ten per cent, but not before this. */
const LEAST_SCALE = 0.3;
const STEP = 0.1;

/** The panel of wins by starting place, or by character. */
export function Wins({ shown: { report, before } }: { shown: Shown }): ReactElement {
  const [byCharacter, setByCharacter] = useState(false);
  const drivers = (report?.drivers ?? []).flatMap((one) => driverBar(one, before));
  const canSwitch = drivers.length > 0;
  if (byCharacter && canSwitch && report !== null)
    return (
      <ChartPanel title={t('wins.characters')} className={styles.wins}>
        <Bars bars={drivers} report={report} />
        <div className={styles.winsFoot}>
          <p className={styles.winsSaid}>{charactersSaid(report)}</p>
          <Switch to="place" onClick={() => setByCharacter(false)} />
        </div>
      </ChartPanel>
    );
  const starts = report?.starts ?? [];
  return (
    <ChartPanel title={t('wins.title')} side={report && <Verdict report={report} />} className={styles.wins}>
      {report !== null && starts.length > 0 ? (
        <>
          <Bars bars={starts.map((one) => placeBar(one, before))} report={report} />
          <div className={styles.winsFoot}>
            <p className={styles.winsSaid}>{saidOf(report)}</p>
            {canSwitch && <Switch to="character" onClick={() => setByCharacter(true)} />}
          </div>
          {before !== null && <p className="note">{t('wins.before')}</p>}
        </>
      ) : (
        <p className="note">{report !== null && report.races > 0 ? t('wins.none') : t('verdict.none')}</p>
      )}
    </ChartPanel>
  );
}

function Switch({ to, onClick }: { to: 'place' | 'character'; onClick(): void }): ReactElement {
  return (
    <Button size="small" look="quiet" icon={<Repeat size={16} className="icon" />} onClick={onClick}>
      {t('wins.by', { to })}
    </Button>
  );
}

function Verdict({ report }: { report: BalanceReport }): ReactElement {
  if (report.races < LEAST_RACES) return <Chip>{t('early')}</Chip>;
  return isUneven(report) ? (
    <Chip look="amber" icon={<CircleAlert size={16} className="icon" />}>
      {t('wins.uneven')}
    </Chip>
  ) : (
    <Chip look="good" icon={<CircleCheck size={16} className="icon" />}>
      {t('wins.even')}
    </Chip>
  );
}

function isUneven(report: BalanceReport): boolean {
  return verdictOf(report).fairness === 'uneven';
}

function saidOf(report: BalanceReport): string {
  const { starts, cars } = report;
  const fair = percent(1 / cars);
  const found = verdictOf(report).findings.find(({ code }) => code === 'start');
  if (found !== undefined) return describe(found.message) ?? '';
  const holdAll = starts.every(({ low, high }) => low <= 1 / cars && high >= 1 / cars);
  return holdAll ? t('wins.fair', { fair, cars }) : t('wins.most', { fair });
}

function charactersSaid(report: BalanceReport): string {
  const found = verdictOf(report).findings.find(({ code }) => code === 'driver');
  return (found && describe(found.message)) ?? t('wins.characters.even', { fair: percent(1 / report.cars) });
}

/** A bar of wins. said: for screen readers, which do not see it. old: the share before a change. */
interface Bar extends WinCount {
  readonly key: string | number;
  readonly label: ReactElement | string;
  readonly said: string;
  readonly old: number | undefined;
}

function placeBar(one: StartWins, before: BalanceReport | null): Bar {
  const { place, share, low, high, fair } = one;
  const values = { share: percent(share), low: percent(low), high: percent(high) };
  return {
    ...one,
    key: place,
    label: String(place),
    said: t('wins.bar', { place, ...values, from: percent(fair.low), to: percent(fair.high) }),
    old: before?.starts.find((was) => was.place === place)?.share,
  };
}

/** None for a driver who is no character. */
function driverBar(one: WinCount & { readonly driver: string }, before: BalanceReport | null): Bar[] {
  const { driver, share, low, high } = one;
  const character = CHARACTERS.find(({ given }) => given === driver);
  if (character === undefined) return [];
  const values = { share: percent(share), low: percent(low), high: percent(high) };
  return [
    {
      ...one,
      key: driver,
      label: <Head look={character.look} name={driver} />,
      said: t('wins.driver', { driver, ...values }),
      old: before?.drivers.find((was) => was.driver === driver)?.share,
    },
  ];
}

function Head({ look, name }: { look: Look; name: string }): ReactElement {
  const url = useMemo(() => pictureUrl(headPortrait(look)), [look]);
  return (
    <Tip text={name}>
      <img src={url} alt="" width={30} height={30} />
    </Tip>
  );
}

function Bars({ bars, report: { cars, races } }: { bars: readonly Bar[]; report: BalanceReport }): ReactElement {
  const most = Math.max(LEAST_SCALE, ...bars.map(({ share }) => share + STEP / 2));
  const scale = Math.ceil(most / STEP) * STEP;
  const at = (share: number): string => `${Math.min(100, (100 * share) / scale)}%`;
  const marks = Array.from({ length: Math.round(scale / STEP) + 1 }, (_, index) => index * STEP);
  const band = fairBand(cars, races);
  return (
    <div className={classes(styles.winsChart, typeof bars[0]?.label === 'object' && styles.winsChartHeads)}>
      <div className={styles.winsScale} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} style={{ bottom: at(mark) }}>
            {percent(mark)}
          </span>
        ))}
      </div>
      <ul className={styles.winsBars} style={{ '--fair': at(1 / cars) } as CSSProperties}>
        <li
          aria-hidden="true"
          className={styles.winsBand}
          style={{ bottom: at(band.low), top: `calc(100% - ${at(band.high)})` }}
        />
        {bars.map(({ key, label, said, share, low, high, old }) => (
          <li key={key}>
            <span className="visually-hidden">{said}</span>
            <span className={styles.winsBar} style={{ height: at(share) }} />
            {old !== undefined && <span className={styles.winsOld} style={{ height: at(old) }} />}
            <span className={styles.winsRange} style={{ bottom: at(low), top: `calc(100% - ${at(high)})` }} />
            <span
              className={typeof label === 'string' ? classes('num', styles.winsPlace) : styles.winsHead}
              aria-hidden="true"
            >
              {label}
            </span>
          </li>
        ))}
        <li aria-hidden="true" className={styles.winsFair} />
      </ul>
    </div>
  );
}
