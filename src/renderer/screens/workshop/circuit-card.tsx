// A circuit of the workshop: its picture, how sound it is, what was raced on it, and what to do with it.

import type { KeptCircuit } from '@api/circuits/commands';
import { Menu } from '@base-ui/react/menu';
import type { Json } from '@core/contract';
import { Button } from '@ui/controls/button';
import type { GameUi, WorkshopUi } from '@ui/game-ui';
import { Confirm } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import {
  CircleCheck,
  Copy,
  Ellipsis,
  FileDown,
  Flag,
  FlaskConical,
  type LucideIcon,
  PencilLine,
  Scale,
  Share2,
  Trash2,
  TriangleAlert,
  Trophy,
  Type,
} from 'lucide-react';
import { type KeyboardEvent, type ReactElement, use, useState } from 'react';
import { exportCircuit, fileNameOf } from '../../app/files/circuit-file';
import { saveFile } from '../../app/files/export';
import { boxOf, plateNameOf } from '../../app/games/boxes';
import { useGameUi } from '../../app/games/games';
import { workshopOf } from '../../app/games/workshops';
import { useApp } from '../../app/store';
import { rich, t } from '../../text/workshop';
import { CircuitMap } from '../seasons/circuit-map';
import { CircuitRecords } from './circuit-records';
import { RenameCircuit } from './rename-circuit';
import { isMine, type WorkshopActions } from './use-workshop';
import styles from './workshop.module.css';

/** What a dialogue over the page is about. */
type Asked = 'delete' | 'rename' | 'records';

export interface CircuitCardProps {
  circuit: KeptCircuit;
  actions: WorkshopActions;
  onShare(circuit: KeptCircuit): void;
}

/** The card. Keys on it: Enter edits, R races, S shares, D duplicates, Delete deletes. */
export function CircuitCard({ circuit, actions, onShare }: CircuitCardProps): ReactElement {
  const [asking, setAsking] = useState<Asked | null>(null);
  const ui = useGameUi(circuit.game);
  const workshop = use(workshopOf(ui));
  const isBroken = circuit.errors > 0;
  const canEdit = workshop?.editor !== undefined;
  const keys: Readonly<Record<string, () => void>> = {
    enter: () => canEdit && actions.edit(circuit),
    r: () => !isBroken && actions.race(circuit),
    s: () => onShare(circuit),
    d: () => actions.duplicate(circuit),
    delete: () => setAsking('delete'),
  };
  function press(event: KeyboardEvent<HTMLElement>): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return;
    const run = keys[event.key.toLowerCase()];
    if (run === undefined) return;
    event.preventDefault();
    run();
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the card takes keys, like a row of a grid
    <article className={styles.card} tabIndex={0} data-card aria-label={circuit.name} onKeyDown={press}>
      <div className={styles.cardPicture}>
        <CardPicture ui={ui} circuit={circuit} sketch={workshop?.sketch(circuit.source as never).svg} />
        <GameMark game={circuit.game} />
        <Badge circuit={circuit} />
      </div>
      <div className={styles.cardText}>
        <div className={styles.cardHead}>
          <h2 className="heading">{circuit.name}</h2>
          <Record circuit={circuit} ui={ui} />
        </div>
        <p className="note">
          {aboutText(
            circuit,
            useApp((s) => s.settings.name),
            workshop?.facts(circuit.source as never),
          )}
        </p>
        <CardButtons {...{ circuit, actions, onShare, canEdit }} others={workshop?.exports ?? []} onAsk={setAsking} />
      </div>
      <Confirm
        open={asking === 'delete'}
        title={t('delete.title', { name: circuit.name })}
        text={t('delete.text')}
        yes={t('delete.yes')}
        onYes={() => actions.remove(circuit)}
        onClose={() => setAsking(null)}
      />
      {asking === 'records' && <CircuitRecords circuit={circuit} ui={ui} onClose={() => setAsking(null)} />}
      {asking === 'rename' && (
        <RenameCircuit
          name={circuit.name}
          onName={(name) => actions.rename(circuit, name)}
          onClose={() => setAsking(null)}
        />
      )}
    </article>
  );
}

interface CardButtonsProps extends CircuitCardProps {
  /** Whether its game has an editor, and its formats for other programs. */
  canEdit: boolean;
  others: NonNullable<WorkshopUi['exports']>;
  onAsk(what: Asked): void;
}

function CardButtons({ circuit, actions, onShare, onAsk, canEdit, others }: CardButtonsProps): ReactElement {
  return (
    <div className={styles.cardButtons}>
      <Button
        size="small"
        icon={<Flag size={16} className="icon" />}
        why={circuit.errors > 0 ? t('card.broken') : null}
        onClick={() => actions.race(circuit)}
      >
        {t('card.race')}
      </Button>
      {canEdit && (
        <Button
          size="small"
          look="quiet"
          icon={<PencilLine size={16} className="icon" />}
          onClick={() => actions.edit(circuit)}
        >
          {t('card.edit')}
        </Button>
      )}
      <Button size="small" look="quiet" icon={<Share2 size={16} className="icon" />} onClick={() => onShare(circuit)}>
        {t('card.share')}
      </Button>
      <More {...{ circuit, actions, others, onAsk }} />
    </div>
  );
}

/** The race's own drawing; the road alone while the circuit has errors. */
function CardPicture({
  ui,
  circuit,
  sketch,
}: {
  ui: GameUi;
  circuit: KeptCircuit;
  sketch: string | undefined;
}): ReactElement {
  const plain = circuit.errors > 0 && sketch !== undefined;
  if (!plain) return <CircuitMap ui={ui} circuit={circuit.circuit} size="large" className={classes(styles.cardMap)} />;
  return <img src={pictureUrl({ svg: sketch, width: 0, height: 0 })} alt="" draggable={false} />;
}

/** The game's box and name, over a picture. */
export function GameMark({ game }: { game: string }): ReactElement {
  const Cover = boxOf(game)?.cover;
  return (
    <span className={classes(styles.mark, styles.gameMark)}>
      {Cover && (
        <i className={styles.gameMarkBox}>
          <Cover />
        </i>
      )}
      {plateNameOf(game)}
    </span>
  );
}

/** The first that holds: problems, the verdict of the newest report, raced, not tested. Always a word with its icon. */
function Badge({ circuit }: { circuit: KeptCircuit }): ReactElement {
  const { errors, warnings, isRaced, verdict } = circuit;
  const n = errors + warnings;
  if (errors > 0 || (n > 0 && verdict === null)) {
    return <Mark look="amber" icon={TriangleAlert} text={t('card.problems', { n })} />;
  }
  if (verdict !== null) {
    return verdict === 'fair' ? (
      <Mark look="good" icon={Scale} text={t('card.fair')} />
    ) : (
      <Mark look="amber" icon={Scale} text={t(`card.${verdict}`)} />
    );
  }
  return isRaced ? (
    <Mark look="plain" icon={CircleCheck} text={t('card.raced')} />
  ) : (
    <Mark look="plain" icon={FlaskConical} text={t('card.untested')} />
  );
}

function Mark({
  look,
  icon: Icon,
  text,
}: {
  look: 'plain' | 'amber' | 'good';
  icon: LucideIcon;
  text: string;
}): ReactElement {
  return (
    <span className={classes(styles.mark, styles.badge)} data-look={look}>
      <Icon size={16} className="icon" />
      {text}
    </span>
  );
}

function Record({ circuit, ui }: { circuit: KeptCircuit; ui: GameUi }): ReactElement {
  const { races, best } = circuit;
  if (circuit.hasDraft) return <span className={styles.cardRecord}>{t('card.draft')}</span>;
  if (best === null) return <span className={styles.cardRecord}>{t('card.races', { races })}</span>;
  const record = ui.figureNames[best.figure]?.count?.(best.value) ?? String(best.value);
  return (
    <span className={styles.cardRecord}>
      {t('card.races', { races })},{' '}
      {rich('card.record', { record, name: best.name }, { b: (inner) => <b className="num">{inner}</b> })}
    </span>
  );
}

/** 'By you, from Pine Ridge, 62 spaces, 6 corners, 2 laps'. */
function aboutText(circuit: KeptCircuit, me: string, facts: string | undefined): string {
  const by = isMine(circuit, me) ? t('card.by.you') : t('card.by', { author: circuit.author });
  const from = circuit.from === null ? [] : [t('card.from', { circuit: circuit.from })];
  return [by, ...from, ...(facts === undefined ? [] : [facts])].join(', ');
}

interface MoreProps {
  circuit: KeptCircuit;
  /** Formats of other programs. */
  others: NonNullable<WorkshopUi['exports']>;
  actions: WorkshopActions;
  onAsk(what: Asked): void;
}

function More({ circuit, others, actions, onAsk }: MoreProps): ReactElement {
  const items: readonly { label: string; icon: LucideIcon; run(): void }[] = [
    { label: t('card.duplicate'), icon: Copy, run: () => actions.duplicate(circuit) },
    { label: t('card.report'), icon: Scale, run: () => actions.report(circuit) },
    { label: t('card.records'), icon: Trophy, run: () => onAsk('records') },
    { label: t('card.rename'), icon: Type, run: () => onAsk('rename') },
    { label: t('card.export'), icon: FileDown, run: () => exportCircuit(circuit) },
    ...others.map(({ ending, text }) => ({
      label: t('card.export.other', { ending }),
      icon: FileDown,
      run: () => saveFile({ fileName: `${fileNameOf(circuit)}.${ending}`, text: text(circuit.source as Json) }),
    })),
    { label: t('card.delete'), icon: Trash2, run: () => onAsk('delete') },
  ];
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={classes('button', 'button-quiet', 'button-small')}
        aria-label={t('card.more', { name: circuit.name })}
      >
        <Ellipsis size={18} className="icon" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="select-place" sideOffset={6} collisionPadding={8}>
          <Menu.Popup className="select-popup">
            {items.map(({ label, icon: Icon, run }) => (
              <Menu.Item key={label} className={classes('select-item', styles.moreItem)} onClick={run}>
                <Icon size={18} className="icon" aria-hidden="true" />
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
