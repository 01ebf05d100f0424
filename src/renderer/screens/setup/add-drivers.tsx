// The row of buttons that add drivers, for a race or a season. Not here: which seat or colour the new one gets.

import type { Driver } from '@api/contract';
import { Button } from '@ui/controls/button';
import { Cpu, Router, Swords, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/setup';
import type { Level } from './draft';
import driverPaneStyles from './driver-pane.module.css';

export interface AddDriversProps {
  /** The owner has no seat yet: they may take one. */
  you?: boolean;
  /** Level of a new AI driver. */
  level: Level;
  /** Automata of the game by id, with their names. */
  automata: readonly (readonly [id: string, name: string])[];
  add(driver: Driver): void;
}

const PERSONS = <Users size={17} className="icon" />;

/** A button for each kind of driver. */
export function AddDrivers({ you = false, level, automata, add }: AddDriversProps): ReactElement {
  const options: readonly AddOption[] = [
    ...(you ? [{ label: t('add.you'), icon: PERSONS, driver: { kind: 'you' } as const }] : []),
    { label: t('add.ai'), icon: <Cpu size={17} className="icon" />, driver: { kind: 'ai', level } },
    { label: t('add.hotseat'), icon: PERSONS, driver: { kind: 'hotseat' } },
    { label: t('add.lan'), icon: <Router size={17} className="icon" />, driver: { kind: 'lan' } },
  ];
  const driven: readonly AddOption[] = automata.map(([id, name]) => ({
    label: t('add.named', { name }),
    icon: <Swords size={17} className="icon" />,
    driver: { kind: 'automaton', id } as const,
  }));
  return (
    <div className={driverPaneStyles.seatsAdd}>
      <AddButtons options={options} add={add} />
      {driven.length > 0 && (
        // Cars driven by the rules through cards are for players who know the game.
        <details className={driverPaneStyles.seatsMore}>
          <summary>{t('more')}</summary>
          <AddButtons options={driven} add={add} />
        </details>
      )}
    </div>
  );
}

interface AddOption {
  label: string;
  icon: ReactElement;
  driver: Driver;
}

function AddButtons({ options, add }: { options: readonly AddOption[]; add(driver: Driver): void }): ReactElement[] {
  return options.map(({ label: text, icon, driver }) => (
    <Button key={text} size="small" look="quiet" icon={icon} onClick={() => add(driver)}>
      {text}
    </Button>
  ));
}
