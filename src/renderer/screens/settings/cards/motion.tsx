// The card of motion: how fast, how much, and what the camera does.

import { ANIMATIONS_OFF } from '@ui/animations';
import { Segments } from '@ui/controls/segments';
import { Toggle } from '@ui/controls/toggle';
import { isMotionReduced } from '@ui/theme/appearance';
import type { ReactElement } from 'react';
import { changeSettings, useApp } from '../../../app/store';
import { t } from '../../../text/settings';
import { Card, Field, FlagLine, Line } from '../card';

/** The card of motion. */
export function Motion(): ReactElement {
  const { speed, motion } = useApp((s) => s.settings);
  return (
    <Card title={t('motion.title')}>
      <Field label={t('motion.speed')}>
        <Segments
          wide
          label={t('motion.speed')}
          value={speed}
          choices={[
            { value: 0.5, label: '½×', name: t('speed.half') },
            { value: 1, label: '1×', name: t('speed.normal') },
            { value: 2, label: '2×', name: t('speed.double') },
            { value: 4, label: '4×', name: t('speed.fourfold') },
            { value: ANIMATIONS_OFF, label: t('speed.off'), name: t('speed.none') },
          ]}
          onChange={(next) => changeSettings({ speed: next as typeof speed })}
        />
      </Field>
      <Line label={t('motion.reduced')} note={t(motion === 'system' ? 'motion.system' : 'motion.note')}>
        <Toggle label={t('motion.reduced')} on={isMotionReduced(motion)} onChange={(on) => setReduced(on)} />
      </Line>
      <FlagLine flag="cameraFollow" label={t('motion.follow')} />
      <FlagLine flag="shake" label={t('motion.shake')} />
      <FlagLine flag="skipAi" label={t('motion.skipAi')} />
    </Card>
  );
}

/** A choice that equals the system's setting keeps following it. */
function setReduced(on: boolean): void {
  const isUsual = isMotionReduced('system') === on;
  changeSettings({ motion: isUsual ? 'system' : on ? 'reduced' : 'full' });
}
