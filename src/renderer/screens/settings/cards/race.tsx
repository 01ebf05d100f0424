// The card of the race: driver aids, the coach, space numbers, and the hand for which the screen is laid out.

import { Segments } from '@ui/controls/segments';
import { Toggle } from '@ui/controls/toggle';
import type { ReactElement } from 'react';
import { DRIVER_AIDS, driverAidsNote } from '../../../app/driver-aids';
import { listText } from '../../../app/format';
import { boxesOn } from '../../../app/games/boxes';
import { changeSettings, useApp } from '../../../app/store';
import { t } from '../../../text/settings';
import { Card, Field, FlagLine, Line } from '../card';

/** The card of the race. */
export function Race(): ReactElement {
  const { aids, firstEvening } = useApp((s) => s.settings);
  const numbered = boxesOn(useApp((s) => s.games)).flatMap((box) => (box.spaceNumbers ? [box.name] : []));
  return (
    <Card title={t('race.title')}>
      <Field label={t('race.aids')}>
        <Segments
          wide
          label={t('race.aids')}
          value={aids}
          choices={DRIVER_AIDS}
          onChange={(next) => changeSettings({ aids: next })}
        />
        <p className="note">{driverAidsNote(aids)}</p>
      </Field>
      <FlagLine flag="coach" label={t('race.coach')} note={t('race.coach.note')} />
      <Line label={t('race.first')} note={t('race.first.note')}>
        <Toggle
          label={t('race.first')}
          on={firstEvening !== 'hidden'}
          onChange={(on) => changeSettings({ firstEvening: on ? 'shown' : 'hidden' })}
        />
      </Line>
      <FlagLine flag="findPuzzles" label={t('race.puzzles')} note={t('race.puzzles.note')} />
      {numbered.length > 0 && (
        <FlagLine
          flag="spaceNumbers"
          label={t('race.numbers')}
          note={t('race.numbers.note', { games: listText(numbered) })}
        />
      )}
      <FlagLine flag="leftHanded" label={t('race.leftHanded')} note={t('race.leftHanded.note')} />
    </Card>
  );
}
