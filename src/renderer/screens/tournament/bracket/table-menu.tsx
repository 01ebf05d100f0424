// What can be done at one table: watch it, and for the host call it, correct its result, or leave it out.

import { Menu } from '@base-ui/react/menu';
import { classes } from '@ui/panels/classes';
import { EllipsisVertical, Eye, type LucideIcon, Megaphone, PenLine, UserX } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../../text/tournament';
import type { TourneyPart } from '../context';
import { isOver, type Placed, partyTableOf, phaseOf } from '../model/lookup';
import { tableName } from '../words';
import styles from './table-card.module.css';

interface Item {
  id: 'watch' | 'call' | 'correct' | 'void';
  icon: LucideIcon;
  run(): void;
}

/** The menu; nothing if nothing can be done. */
export function TableMenu(props: TourneyPart & { at: Placed }): ReactElement | null {
  const items = itemsOf(props);
  if (items.length === 0) return null;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={classes('button', 'button-quiet', styles.tourneyMenu)}
        aria-label={t('menu', { table: tableName(props.at) })}
      >
        <EllipsisVertical size={16} className="icon" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="select-place" sideOffset={6} collisionPadding={8}>
          <Menu.Popup className="select-popup">
            {items.map(({ id, icon: Icon, run }) => (
              <Menu.Item key={id} className="select-item" onClick={run}>
                <Icon size={17} className="icon" aria-hidden="true" />
                {t(`menu.${id}`)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function itemsOf({ view, party, isHost, actions, at }: TourneyPart & { at: Placed }): Item[] {
  const { table } = at;
  const { round } = table;
  const phase = phaseOf(view, table);
  const items: Item[] = [];
  if (canWatch(table.match, partyTableOf(party, round) !== undefined, isHost))
    items.push({ id: 'watch', icon: Eye, run: () => actions.watch(round) });
  if (!isHost) return items;
  if (phase === 'callable' && party !== null)
    items.push({ id: 'call', icon: Megaphone, run: () => actions.call(round) });
  if (phase === 'finished') items.push({ id: 'correct', icon: PenLine, run: () => actions.correct(round) });
  const isKnown = table.places.every(({ kind }) => kind !== 'open');
  if (!isOver(table) && isKnown && phase !== 'called')
    items.push({ id: 'void', icon: UserX, run: () => actions.voidTable(round) });
  return items;
}

/** Whether a table's race can be looked at: the host has all of them, guests have the races of the party's tables. */
export function canWatch(match: string | null, isAtParty: boolean, isHost: boolean): boolean {
  return match !== null && (isHost || isAtParty);
}
