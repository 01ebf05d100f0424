// The face of the person who is here: large, with its pages of options, all drawn with that face.

import type { Look } from '@drivers/look';
import { LOOK_PAGES, type LookPage, rolledPage } from '@drivers/parts';
import { usualColourName } from '@narration/colours';
import { cardPortrait, discPortrait } from '@ui/art/portrait/portrait';
import { Button, IconButton } from '@ui/controls/button';
import { toast } from '@ui/overlays/toasts';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { pictureUrl } from '@ui/panels/seat';
import { Dices, Glasses, HardHat, MapPin, Pencil, Scissors, Shirt, Smile, Sparkles, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useId, useMemo, useState } from 'react';
import { t } from '../../text/club/profile';
import { NameDialog } from './name-dialog';
import { type GridOption, OptionGrid } from './option-grid';
import { chosenIn, clashOf, type FaceOption, groupsOf, type OptionGroup, withoutClash } from './options';
import styles from './portrait-card.module.css';
import type { Profile } from './use-profile';

const ICONS = {
  face: Smile,
  hair: Scissors,
  helmet: HardHat,
  goggles: Glasses,
  suit: Shirt,
  extras: Sparkles,
} as const;

/** Names of the colours that helmets and suits come in, in the order of CLOTHS. */
const CLOTH_NAMES = ['ivory', 'red', 'blue', 'yellow', 'green', 'black', 'orange', 'pink', 'purple', 'teal'] as const;
const CLOTH_GROUPS: readonly OptionGroup['id'][] = ['helmet', 'trim', 'peak', 'suit', 'scarf'];

/** The card. */
export function PortraitCard({ profile }: { profile: Profile }): ReactElement {
  const { person, change, undo } = profile;
  const [page, setPage] = useState<LookPage>('helmet');
  const [isNaming, setNaming] = useState(false);
  const portrait = useMemo(() => pictureUrl(cardPortrait(person.look)), [person.look]);
  const tabs = useId();
  const put = (parts: Partial<Look>) => change({ look: { ...person.look, ...parts } });
  return (
    <Panel className={classes(styles.ownFaceCard)} label={t('face.label')}>
      <div className={styles.ownFaceTop}>
        <img className={styles.ownFacePortrait} src={portrait} alt="" />
        <div className={styles.ownFaceDice}>
          <Button
            size="small"
            icon={<Dices size={18} className="icon" />}
            onClick={() => put(rolledPage(page, person.look, (bound) => Math.floor(Math.random() * bound)))}
          >
            {t('face.surprise')}
          </Button>
          <IconButton
            icon={<Undo2 size={18} />}
            label={t('face.undo')}
            why={undo === undefined && t('face.undo.none')}
            onClick={() => undo?.()}
          />
        </div>
        <p className={styles.ownFaceName}>
          <b>{person.name}</b>
          {person.town !== '' && (
            <span>
              <MapPin size={16} aria-hidden="true" />
              {person.town}
            </span>
          )}
        </p>
        <span className={styles.ownFaceEdit}>
          <IconButton icon={<Pencil size={18} />} label={t('face.edit')} onClick={() => setNaming(true)} />
        </span>
      </div>
      <div
        className={styles.ownFaceTabs}
        role="tablist"
        aria-label={t('face.tabs')}
        onKeyDown={(event) => turn(event, page, setPage)}
      >
        {LOOK_PAGES.map((one) => {
          const Icon = ICONS[one];
          return (
            <button
              key={one}
              id={`${tabs}-${one}`}
              type="button"
              role="tab"
              aria-selected={one === page}
              aria-controls={`${tabs}-panel`}
              tabIndex={one === page ? 0 : -1}
              className={classes(styles.ownFaceTab, one === page && styles.ownFaceTabHere)}
              onClick={() => setPage(one)}
            >
              <Icon size={20} aria-hidden="true" />
              {t(`tab.${one}`)}
            </button>
          );
        })}
      </div>
      <div className={styles.ownFaceOptions} role="tabpanel" id={`${tabs}-panel`} aria-labelledby={`${tabs}-${page}`}>
        {groupsOf(page).map((group) => (
          <Group key={group.id} group={group} look={person.look} onPut={put} />
        ))}
      </div>
      {isNaming && <NameDialog person={person} onSave={change} onClose={() => setNaming(false)} />}
    </Panel>
  );
}

/** Arrow keys, Home and End among the tabs. */
function turn(event: KeyboardEvent<HTMLElement>, page: LookPage, onTurn: (page: LookPage) => void): void {
  const at = LOOK_PAGES.indexOf(page);
  const last = LOOK_PAGES.length - 1;
  const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
    event.key
  ];
  const next = to === undefined ? undefined : LOOK_PAGES[to];
  if (next === undefined) return;
  event.preventDefault();
  onTurn(next);
  event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[LOOK_PAGES.indexOf(next)]?.focus();
}

interface GroupProps {
  group: OptionGroup;
  look: Look;
  onPut(change: Partial<Look>): void;
}

/** One group: its name, and its options on the own face. */
function Group({ group, look, onPut }: GroupProps): ReactElement {
  const label = t(`group.${group.id}`);
  const options = group.options.map((option): GridOption => {
    const name = nameOf(group, option);
    if (group.look === 'swatch') return { id: option.id, name, colour: option.colour };
    const worn = { ...look, ...withoutClash(look, option.change) };
    return { id: option.id, name, picture: pictureUrl(discPortrait(worn)) };
  });
  return (
    <div className={classes(styles.ownFaceGroup, group.look === 'swatch' && styles.ownFaceGroupSwatches)}>
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <OptionGrid
        label={label}
        options={options}
        chosen={chosenIn(group, look)?.id}
        look={group.look}
        named={group.look === 'large'}
        onChoose={(id) => {
          const option = group.options.find((one) => one.id === id);
          if (option === undefined) return;
          const clash = clashOf(look, option.change);
          if (clash !== undefined) toast('info', t(`face.off.${clash}`));
          onPut(withoutClash(look, option.change));
        }}
      />
    </div>
  );
}

function nameOf({ id: group, look }: OptionGroup, { id }: FaceOption): string {
  if (id === 'none') return t('option.none');
  if (look === 'swatch' && CLOTH_GROUPS.includes(group)) return usualColourName(CLOTH_NAMES[Number(id) - 1] ?? 'ivory');
  if (/^\d+$/.test(id)) return t('option.nth', { group: t(`group.${group}`), n: Number(id) });
  return t(group === 'shell' && id === 'full' ? 'option.shell.full' : (`option.${id}` as 'option.some'));
}
