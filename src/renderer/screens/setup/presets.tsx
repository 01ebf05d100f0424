// Named setups, the game's own and people's: load one in one click, save the current one, delete.

import { LIMITS } from '@api/constants';
import type { Preset, RaceSetup } from '@api/contract';
import { Button, IconButton } from '@ui/controls/button';
import { LabelledInput } from '@ui/controls/labelled-input';
import { Select } from '@ui/controls/select';
import type { GameUi } from '@ui/game-ui';
import { Confirm, Dialog } from '@ui/overlays/dialog';
import { toast } from '@ui/overlays/toasts';
import { classes } from '@ui/panels/classes';
import { Save, Trash2 } from 'lucide-react';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { attempt } from '../../app/client';
import { presetName } from '../../app/games/games';
import { t } from '../../text/setup';
import type { GamePreset } from './draft';
import styles from './presets.module.css';

/** Prefix for the ids of the game's own presets: ids of saved ones have no colon. */
const READY = 'game:';

export interface PresetsProps {
  game: string;
  ui: GameUi;
  /** The game's own presets, and which of them the setup matches. */
  ready: readonly GamePreset[];
  readyNow: string | undefined;
  onReady(preset: GamePreset): void;
  /** The current setup. */
  current(): RaceSetup;
  onLoad(setup: RaceSetup): void;
}

/** The preset list and its buttons. */
export function Presets({ game, ui, ready, readyNow, onReady, current, onLoad }: PresetsProps): ReactElement {
  const { presets, chosen, choose, save, remove } = usePresets(game, current);
  const [asking, setAsking] = useState<'save' | 'delete'>();

  function pick(id: string): void {
    const own = ready.find((one) => READY + one.id === id);
    const preset = presets.find((p) => p.id === id);
    if (!own && !preset) return;
    choose(own ? undefined : preset);
    if (own) onReady(own);
    else if (preset) onLoad(preset.setup);
  }

  return (
    <div className={styles.presets}>
      <span className={classes('label', styles.presetsLabel)}>{t('preset')}</span>
      <Select
        label={t('preset')}
        className={classes(styles.presetsList)}
        value={chosen?.id ?? (readyNow === undefined ? null : READY + readyNow)}
        placeholder={t(presets.length + ready.length > 0 ? 'preset.load' : 'preset.none')}
        why={presets.length + ready.length === 0 && t('preset.none')}
        choices={[
          ...ready.map((preset) => ({ value: READY + preset.id, label: presetName(ui, preset) })),
          ...presets.map((p) => ({ value: p.id, label: p.title })),
        ]}
        onChange={pick}
      />
      {chosen && (
        <IconButton
          icon={<Trash2 size={18} />}
          label={t('preset.delete', { name: chosen.title })}
          look="quiet"
          onClick={() => setAsking('delete')}
        />
      )}
      <Button size="small" icon={<Save size={17} className="icon" />} onClick={() => setAsking('save')}>
        {t('preset.save')}
      </Button>
      <SaveDialog
        key={asking}
        open={asking === 'save'}
        suggestion={chosen?.title ?? ''}
        onSave={(title) => void save(title)}
        onClose={() => setAsking(undefined)}
      />
      <Confirm
        open={asking === 'delete'}
        title={t('preset.delete.title')}
        text={t('preset.delete.text', { name: chosen?.title ?? '' })}
        yes={t('preset.delete.yes')}
        onYes={() => chosen && void remove(chosen)}
        onClose={() => setAsking(undefined)}
      />
    </div>
  );
}

/** The presets that people saved for a game, and the one loaded or saved last. current: the current setup. */
function usePresets(game: string, current: () => RaceSetup) {
  const [presets, setPresets] = useState<readonly Preset[]>([]);
  const [chosen, choose] = useState<Preset>();
  useEffect(() => {
    let here = true;
    attempt('presets.list', { game }).then(
      (list) => here && list && setPresets(list),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game]);

  async function save(title: string): Promise<void> {
    const saved = await attempt('presets.save', { title, setup: current() });
    if (!saved) return;
    setPresets((list) => [...list.filter((p) => p.id !== saved.id), saved]);
    choose(saved);
    toast('good', t('preset.saved', { name: saved.title }));
  }

  async function remove(preset: Preset): Promise<void> {
    if ((await attempt('presets.delete', { id: preset.id })) === undefined) return;
    setPresets((list) => list.filter((p) => p.id !== preset.id));
    choose(undefined);
  }
  return { presets, chosen, choose, save, remove };
}

interface SaveDialogProps {
  open: boolean;
  suggestion: string;
  onSave(title: string): void;
  onClose(): void;
}

function SaveDialog({ open, suggestion, onSave, onClose }: SaveDialogProps): ReactElement {
  const [title, setTitle] = useState(suggestion);
  const ready = title.trim() !== '';
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!ready) return;
    onSave(title.trim());
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('preset.save')}
      text={t('preset.save.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button why={!ready && t('preset.nameless')} onClick={submit}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form onSubmit={submit}>
        <LabelledInput label={t('name')} value={title} most={LIMITS.presetName} onChange={setTitle} />
      </form>
    </Dialog>
  );
}
