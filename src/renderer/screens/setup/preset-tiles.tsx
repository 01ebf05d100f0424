// The game's own presets, each with the length of such a race. Not here: presets saved by people (presets.tsx).

import type { GameCard } from '@api/contract';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import type { ReactElement } from 'react';
import { presetName } from '../../app/games/games';
import { presetOf } from '../../app/games/preset-of';
import { t } from '../../text/setup';
import { type Draft, withPreset } from './draft';
import styles from './preset-tiles.module.css';

interface PresetTilesProps {
  card: GameCard;
  ui: GameUi;
  draft: Draft;
  onChange(draft: Draft): void;
}

/** One tile per preset; none is chosen if the options match none of them. */
export function PresetTiles(props: PresetTilesProps): ReactElement {
  const { card, ui, draft, onChange } = props;
  return (
    <RadioGroup
      className={classes(styles.presetTiles)}
      aria-label={t('race.ready')}
      value={presetOf(card, draft.options)?.id ?? null}
      onValueChange={(id) => {
        const preset = card.presets.find((one) => one.id === id);
        if (!preset) return;
        playSound('click');
        onChange(withPreset(draft, preset));
      }}
    >
      {card.presets.map((preset) => (
        <Radio.Root key={preset.id} value={preset.id} className={classes(styles.presetTile)}>
          <b>{presetName(ui, preset)}</b>
          {ui.presetNote && <small>{ui.presetNote(preset.id, draft.seats)}</small>}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
