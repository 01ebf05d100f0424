// Reads a circuit's QR code with the camera or from a picture. Pages of a party have no camera, because they come without HTTPS:
// there, a picture is the way. Not here: what the code holds (api/circuits/code.ts).

import { CodeReader } from '@api/circuits/code';
import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { ImageUp } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { t } from '../../text/workshop';
import { pixelsOf } from './png';
import styles from './workshop.module.css';

/** ms between two looks at the camera's picture. */
const LOOK_MS = 150;
/** ms that a picture may take to be read. */
const READ_MS = 1500;

/** onFound: called with the source, once it is whole. */
export function ScanCode({ onFound, onClose }: { onFound(source: unknown): void; onClose(): void }): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const reader = useRef(new CodeReader());
  const [said, setSaid] = useState('');
  function take(text: string | undefined): void {
    const progress = text === undefined ? undefined : reader.current.take(text);
    if (progress === undefined) return;
    if (progress.missing === 0) onFound(progress.source);
    else setSaid(t('scan.missing', { missing: progress.missing, parts: progress.parts }));
  }
  async function look(file: File): Promise<void> {
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    const text = bitmap && (await codeIn(pixelsOf(bitmap), READ_MS));
    if (text === undefined || reader.current.take(text) === undefined) setSaid(t('import.no-code'));
    else take(text);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('scan.title')}
      text={t('scan.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button icon={<ImageUp size={18} className="icon" />} onClick={() => field.current?.click()}>
            {t('scan.picture')}
          </Button>
        </>
      }
    >
      <Camera onCode={take} />
      <p className={styles.scanSaid} role="status">
        {said}
      </p>
      <input
        ref={field}
        className="visually-hidden"
        type="file"
        accept="image/*"
        aria-label={t('scan.picture')}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void look(file);
        }}
      />
    </Dialog>
  );
}

/** The camera's picture, if this page may use one. */
function Camera({ onCode }: { onCode(text: string | undefined): void }): ReactElement | null {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    async function look(): Promise<void> {
      const text = video.current === null ? undefined : await codeIn(pixelsOf(video.current), LOOK_MS);
      if (!isHere) return;
      latest.current(text);
      timer = setTimeout(() => void look(), LOOK_MS);
    }
    async function start(): Promise<void> {
      // Undefined over plain HTTP, whatever the types say.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      stream = await devices?.getUserMedia({ video: { facingMode: 'environment' } }).catch(() => undefined);
      if (!isHere || stream === undefined || video.current === null) {
        for (const track of stream?.getTracks() ?? []) track.stop();
        if (isHere) setOff(true);
        return;
      }
      video.current.srcObject = stream;
      await video.current.play();
      await look();
    }
    void start();
    return () => {
      isHere = false;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  if (isOff) return <p className="note">{t('scan.no-camera')}</p>;
  return <video ref={video} className={styles.scanVideo} muted playsInline aria-label={t('scan.camera')} />;
}

/** The text of a QR code in a picture; undefined if there is none. */
async function codeIn(pixels: ImageData | undefined, timeLimit: number): Promise<string | undefined> {
  if (pixels === undefined) return undefined;
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(pixels, { timeLimit });
  } catch {
    // The library throws if it finds none.
    return undefined;
  }
}
