// The tools of a race, the same for every game: take back, hint, rules, menu; and the camera.

import { IconButton } from '@ui/controls/button';
import { keyNameOf } from '@ui/key-names';
import { classes } from '@ui/panels/classes';
import { useKeptElements } from '@ui/render/keep';
import {
  BookOpen,
  CornerUpLeft,
  Crosshair,
  Ear,
  Lightbulb,
  Maximize,
  Menu as MenuIcon,
  MessageSquare,
  Pause,
  Play,
  ScrollText,
  SkipForward,
  StepForward,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { t } from '../../../text/race';
import talkStyles from '../../talk/talk.module.css';
import type { BoardControls } from '../board/use-board';
import partyLayerStyles from '../layers/party-layer.module.css';
import type { NarratorState } from '../narrator/use-narrator';
import toolsStyles from './tools.module.css';

export interface ToolsProps {
  board: BoardControls;
  /** undefined: nothing can be taken back now. */
  takeBack: (() => void) | undefined;
  /** The bulb; null: the driver aids have none. */
  hint: HintTool | null;
  /** In a party: opens the chat; undefined: there is no one to talk to. */
  talk: { unread: number; open(): void } | undefined;
  /** While an animation runs that can be paused; undefined otherwise. */
  pace: { held: boolean; hold(on: boolean): void; step(far: boolean): void } | undefined;
  /** Describes the table as text; undefined: this game cannot. */
  reading: NarratorState | undefined;
  /** On a test drive: leads back to the editor. */
  back: (() => void) | undefined;
  onLog(): void;
  onRules(): void;
  onMenu(): void;
  onFollow(): void;
}

const SIZE = 20;

/** The bulb. press: asks for a hint, or closes it; undefined: why it cannot, as text. */
export interface HintTool {
  press: (() => void) | undefined;
  why: string;
  open: boolean;
  /** The hint takes longer than a person waits without a message. */
  thinking: boolean;
}

/** Tools and camera. */
export const Tools = memo(function Tools(props: ToolsProps): ReactElement {
  const { board, takeBack, hint, talk, pace, reading, back, onLog, onRules, onMenu, onFollow } = props;
  // A tool that has not changed is not rendered again.
  return useKeptElements(
    <div className={toolsStyles.raceTools} role="toolbar" aria-label={t('tools.label')} data-panel="tools">
      <div className={toolsStyles.raceCamera}>
        <IconButton
          icon={<ZoomIn size={SIZE} />}
          label={t('tools.zoomIn', { key: keyNameOf('zoomIn') })}
          onClick={() => board.zoomBy(1.25)}
        />
        <IconButton
          icon={<ZoomOut size={SIZE} />}
          label={t('tools.zoomOut', { key: keyNameOf('zoomOut') })}
          onClick={() => board.zoomBy(0.8)}
        />
        <IconButton
          icon={<Maximize size={SIZE} />}
          label={t('tools.fit', { key: keyNameOf('fit') })}
          onClick={board.fit}
        />
        <IconButton
          icon={<Crosshair size={SIZE} />}
          label={t('tools.follow', { key: keyNameOf('follow') })}
          pressed={board.followed !== null}
          onClick={onFollow}
        />
      </div>
      <div className={toolsStyles.raceActions}>
        {back && <IconButton look="main" icon={<CornerUpLeft size={SIZE} />} label={t('drive.back')} onClick={back} />}
        {pace && <PaceTools {...pace} />}
        <IconButton
          icon={<Undo2 size={SIZE} />}
          label={t('tools.takeBack', { key: keyNameOf('undo') })}
          className={classes(toolsStyles.raceToolAsked)}
          why={!takeBack && t('tools.takeBack.none')}
          onClick={() => takeBack?.()}
        />
        {hint && <Bulb {...hint} />}
        {talk && (
          <span className={partyLayerStyles.raceTalk}>
            <IconButton
              icon={<MessageSquare size={SIZE} />}
              label={t('tools.talk', { key: keyNameOf('talk') })}
              onClick={talk.open}
            />
            {talk.unread > 0 && <span className={talkStyles.unread}>{talk.unread}</span>}
          </span>
        )}
        <IconButton
          icon={<ScrollText size={SIZE} />}
          label={t('tools.log', { key: keyNameOf('log') })}
          className={classes(toolsStyles.raceToolLog)}
          onClick={onLog}
        />
        {reading && (
          <IconButton
            icon={<Ear size={SIZE} />}
            label={t('tools.reader', { key: keyNameOf('reader') })}
            pressed={reading.isOpen}
            onClick={reading.press}
          />
        )}
        <IconButton
          icon={<BookOpen size={SIZE} />}
          label={t('tools.rules', { key: keyNameOf('rules') })}
          onClick={onRules}
        />
        <IconButton icon={<MenuIcon size={SIZE} />} label={t('tools.menu')} onClick={onMenu} />
      </div>
    </div>,
  );
});

/** Asks for a hint; shows it when the computation takes long. */
function Bulb({ press, why, open, thinking }: HintTool): ReactElement {
  return (
    <span
      className={classes(toolsStyles.raceToolAsked, toolsStyles.raceBulb, thinking && toolsStyles.raceBulbThinks)}
      data-bulb=""
    >
      <IconButton
        icon={<Lightbulb size={SIZE} />}
        label={t('tools.hint', { key: keyNameOf('hint') })}
        pressed={open}
        why={!press && why}
        onClick={() => press?.()}
      />
      {thinking && (
        <span className={toolsStyles.raceBulbText} role="status">
          {t('tools.hint.thinking')}
        </span>
      )}
    </span>
  );
}

/** Pauses the running animation, or steps through it. */
function PaceTools({ held, hold, step }: NonNullable<ToolsProps['pace']>): ReactElement {
  return (
    <span className={toolsStyles.racePace}>
      <IconButton
        icon={held ? <Play size={SIZE} /> : <Pause size={SIZE} />}
        label={t(held ? 'tools.goOn' : 'tools.hold', { key: keyNameOf('pause') })}
        pressed={held}
        onClick={() => hold(!held)}
      />
      <IconButton
        icon={<StepForward size={SIZE} />}
        label={t('tools.step', { key: keyNameOf('step') })}
        onClick={() => step(false)}
      />
      <IconButton
        icon={<SkipForward size={SIZE} />}
        label={t('tools.stage', { key: keyNameOf('stage') })}
        onClick={() => step(true)}
      />
    </span>
  );
}
