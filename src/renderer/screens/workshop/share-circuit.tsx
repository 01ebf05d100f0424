// Shares a circuit: the whole of it as a QR code, as a file, as a picture, or with everybody at the open table.

import { sharedCodes } from '@api/circuits/code';
import type { KeptCircuit } from '@api/circuits/commands';
import type { Json } from '@core/contract';
import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { toast } from '@ui/overlays/toasts';
import { QrCode } from '@ui/panels/qr-code';
import { FileDown, ImageDown, LockKeyhole, Send } from 'lucide-react';
import { type ReactElement, Suspense, useEffect, useMemo, useState } from 'react';
import { attempt } from '../../app/client';
import { exportCircuit } from '../../app/files/circuit-file';
import { saveBlob } from '../../app/files/export';
import { useGameUi } from '../../app/games/games';
import { learnOwn } from '../../app/games/own-circuits';
import { useParty } from '../../app/party/party';
import { rich, t } from '../../text/workshop';
import { pngOf } from './png';
import styles from './workshop.module.css';

/** ms for which each code of several is shown. */
const TURN_MS = 800;

/** The dialogue. */
export function ShareCircuit({ circuit, onClose }: { circuit: KeptCircuit; onClose(): void }): ReactElement {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('share.title', { name: circuit.name })}
      actions={<Button onClick={onClose}>{t('share.close')}</Button>}
    >
      <Code circuit={circuit} />
      <div className={styles.shareWays}>
        <Button icon={<FileDown size={18} className="icon" />} onClick={() => exportCircuit(circuit)}>
          {t('share.file')}
        </Button>
        <Suspense>{circuit.errors === 0 && <SavePicture circuit={circuit} />}</Suspense>
        <SendToParty circuit={circuit} />
      </div>
      <p className={styles.sharePrivate}>
        <LockKeyhole size={16} className="icon" />
        {t('share.private')}
      </p>
    </Dialog>
  );
}

/** One code, or several that take turns. */
function Code({ circuit }: { circuit: KeptCircuit }): ReactElement {
  const { codes, isBare } = useMemo(() => sharedCodes(circuit.source as Json), [circuit.source]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (codes.length === 1) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % codes.length), TURN_MS);
    return () => clearInterval(timer);
  }, [codes]);
  return (
    <div className={styles.shareCode}>
      <QrCode text={codes[at] ?? ''} label={t('share.code', { name: circuit.name })} />
      {codes.length > 1 && <p className="num">{t('share.code.part', { part: at + 1, parts: codes.length })}</p>}
      {isBare && <p className="note">{t('share.code.bare')}</p>}
      <p>{rich('share.code.text', {}, { b: (inner) => <b>{inner}</b> })}</p>
    </div>
  );
}

/** Sends it to everybody at the open table. */
function SendToParty({ circuit }: { circuit: KeptCircuit }): ReactElement {
  const isOpen = useParty((s) => s.party !== null);
  async function send(): Promise<void> {
    const sent = await attempt('party.sendCircuit', { kept: circuit.kept });
    if (sent !== undefined) toast('good', t('share.sent', { name: circuit.name, guests: sent.guests }));
  }
  return (
    <Button
      icon={<Send size={18} className="icon" />}
      why={isOpen ? undefined : t('share.noParty.why')}
      onClick={() => void send()}
    >
      {t(isOpen ? 'share.send' : 'share.noParty')}
    </Button>
  );
}

function SavePicture({ circuit }: { circuit: KeptCircuit }): ReactElement {
  const ui = useGameUi(circuit.game);
  async function save(): Promise<void> {
    if ((await learnOwn(ui, circuit.circuit, circuit.source)) === undefined) return;
    const png = await pngOf(ui.circuitPicture(circuit.circuit, 'large'));
    if (png !== undefined) saveBlob({ fileName: `${circuit.name}.png`, blob: png });
  }
  return (
    <Button icon={<ImageDown size={18} className="icon" />} onClick={() => void save()}>
      {t('share.picture')}
    </Button>
  );
}
