// Brings circuits in: from a file, also dropped on the screen, from a QR code, or from a party. Each is shown with its checks before it is kept.

import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { toast } from '@ui/overlays/toasts';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { CircleCheck, FileUp, QrCode as QrIcon, TriangleAlert, Users } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useDroppedFile } from '../../app/files/use-dropped-file';
import { learnOwn } from '../../app/games/own-circuits';
import { t } from '../../text/workshop';
import { GameMark } from './circuit-card';
import { FromParty } from './from-party';
import { type Found, problemTexts, type ReadResult, readFile, readSource } from './read-circuit';
import { ScanCode } from './scan-code';
import type { WorkshopActions } from './use-workshop';
import styles from './workshop.module.css';

/** Problems that are listed before it is kept; the editor shows all. */
const LISTED = 5;

/** The buttons; while it is on screen, a file can be dropped anywhere. */
export function ImportCircuit({ actions }: { actions: WorkshopActions }): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [isScanning, setScanning] = useState(false);
  const [isAsking, setAsking] = useState(false);

  function show(name: string, read: ReadResult): void {
    if (read.ok) setFound(read.found);
    else toast('bad', `${t('import.refused', { file: name })}. ${read.why}`);
  }
  const take = async (file: File): Promise<void> => show(file.name, await readFile(file));
  useDroppedFile((file) => void take(file));
  return (
    <>
      <div className={styles.import}>
        <b className="label">{t('import.label')}</b>
        <input
          ref={field}
          className="visually-hidden"
          type="file"
          aria-label={t('import.file')}
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Lets the person choose the same file again.
            event.target.value = '';
            if (file) void take(file);
          }}
        />
        <Button look="quiet" icon={<FileUp size={18} className="icon" />} onClick={() => field.current?.click()}>
          {t('import.file')}
        </Button>
        <Button look="quiet" icon={<QrIcon size={18} className="icon" />} onClick={() => setScanning(true)}>
          {t('import.code')}
        </Button>
        <Button look="quiet" icon={<Users size={18} className="icon" />} onClick={() => setAsking(true)}>
          {t('import.party')}
        </Button>
      </div>
      {isAsking && (
        <FromParty
          onClose={() => setAsking(false)}
          onFound={({ name, source }) => {
            setAsking(false);
            void readSource(source).then((read) => show(name, read));
          }}
        />
      )}
      {isScanning && (
        <ScanCode
          onClose={() => setScanning(false)}
          onFound={(source) => {
            setScanning(false);
            void readSource(source).then((read) => show(t('import.code'), read));
          }}
        />
      )}
      {found !== null && <Keep found={found} actions={actions} onClose={() => setFound(null)} />}
    </>
  );
}

/** Shows what was read and asks whether to keep it. */
function Keep(props: { found: Found; actions: WorkshopActions; onClose(): void }): ReactElement {
  const { found, actions, onClose } = props;
  const { game, workshop, source, reading } = found;
  const problems = problemTexts(game, reading);
  const hasErrors = reading.problems.some(({ level }) => level === 'error');
  const picture = useReadPicture(found, hasErrors);
  async function keep(): Promise<void> {
    const kept = await actions.keep(source);
    if (kept === undefined) return;
    toast('good', t('import.kept', { name: kept.name }));
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('import.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button onClick={() => void keep()}>{t('import.keep')}</Button>
        </>
      }
    >
      <div className={classes(styles.cardPicture, styles.importPicture)}>
        <img src={picture} alt="" />
        <GameMark game={game} />
      </div>
      <h3 className={classes('heading', styles.importName)}>{nameIn(source)}</h3>
      <p className="note">{workshop.facts(source)}</p>
      {problems.length === 0 ? (
        <p className={styles.importFits}>
          <CircleCheck size={18} className="icon" />
          {t('import.fits')}
        </p>
      ) : (
        <ul className={styles.importProblems} aria-label={t('import.problems', { n: problems.length })}>
          {problems.slice(0, LISTED).map((text) => (
            <li key={text}>
              <TriangleAlert size={18} className="icon" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {hasErrors && <p className="note">{t('import.broken')}</p>}
      {found.notes.length > 0 && (
        <>
          <h4 className={classes('label', styles.importNotes)}>{t('import.notes')}</h4>
          <ul className="note" aria-label={t('import.notes')}>
            {found.notes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** The race's drawing; the road alone if the circuit has errors. */
function useReadPicture({ ui, workshop, source, reading }: Found, hasErrors: boolean): string {
  const [drawn, setDrawn] = useState<string | undefined>();
  const { id } = reading;
  useEffect(() => {
    if (hasErrors || id === undefined) return;
    let isHere = true;
    void learnOwn(ui, id, source).then((learned) => {
      if (isHere && learned !== undefined) setDrawn(pictureUrl(ui.circuitPicture(id, 'thumbnail')));
    });
    return () => {
      isHere = false;
    };
  }, [ui, id, source, hasErrors]);
  return drawn ?? pictureUrl(workshop.sketch(source));
}

function nameIn(source: unknown): string {
  return String((source as Record<string, unknown>).name);
}
