import { Dialog } from '@payload/ui/Dialog';
import { CameraView } from '@payload/ui/sections/apply/CameraView';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createReader, serialIn } from './barcode.ts';

type Scanning = 'starting' | 'looking' | 'notFound' | 'noSerial' | 'refused' | 'noCamera' | 'failed';

/** Milliseconds between two looks: often enough for a hand, seldom enough for the battery. */
const lookEvery = 250;

/** Milliseconds after which it says that there is no code yet. */
const timeoutMs = 8000;

/** Why a camera does not start, by the name of the browser's error. */
function reasonOf(error: unknown): Scanning {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noCamera' : 'failed';
}

interface SerialScannerProps {
  onRead: (serial: string) => void;
  onClose: () => void;
}

/** Reads a serial number from a label. The camera is off again as soon as this is closed or out of sight. */
export function SerialScanner({ onRead, onClose }: SerialScannerProps) {
  const { t } = useTranslation(['apply']);
  const [state, setState] = useState<Scanning>('starting');
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(onRead);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const closed = new AbortController();
    let stream: MediaStream | null = null;
    let next = 0;
    const began = performance.now();

    const look = async (reader: ReturnType<typeof createReader>) => {
      const codes = await reader.detect(element).catch(() => []);
      if (closed.signal.aborted) return;
      const serial = codes.map(({ rawValue }) => serialIn(rawValue)).find((one) => one !== null);
      if (serial !== undefined) {
        tell(serial);
        return;
      }
      if (codes.length > 0) setState('noSerial');
      else if (performance.now() - began > timeoutMs) setState('notFound');
      next = window.setTimeout(() => void look(reader), lookEvery);
    };

    const begin = async () => {
      try {
        const reader = createReader();
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (closed.signal.aborted) {
          stop();
          return;
        }
        element.srcObject = stream;
        await element.play();
        setState('looking');
        await look(reader);
      } catch (error) {
        stop();
        if (!closed.signal.aborted) setState(reasonOf(error));
      }
    };

    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
      element.srcObject = null;
    };

    void begin();
    return () => {
      closed.abort();
      clearTimeout(next);
      stop();
    };
  }, []);

  const isRunning = state === 'looking' || state === 'notFound' || state === 'noSerial';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('scan.title')}
      description={t('scan.text')}
      closeLabel={t('scan.close')}
    >
      <CameraView
        videoRef={video}
        label={t('scan.video')}
        isRunning={isRunning}
        status={t(`scan.${state}`)}
      />
    </Dialog>
  );
}
