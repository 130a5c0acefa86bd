import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { TextField } from '@payload/ui/TextField';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../../platform/rendering/LazyPart.tsx';
import { lazyModule } from '../../platform/rendering/lazy-module.ts';
import { useHydrated } from '../../platform/rendering/useHydrated.ts';
import { canScan } from './barcode.ts';
import { useFields } from './useFields.ts';
import type { ServiceForm } from './useForm.ts';

const serialScanner = lazyModule(() => import('./SerialScanner.tsx'));

/** What the service says of the number: whose it is, or that it is not known. Null until it has. */
function useDeviceLine({ device, context: { kind, typed } }: ServiceForm): string | null {
  const { t } = useTranslation(['apply']);
  if (device === undefined) return null;
  // Who activates or enrols a device is refused where it is not known.
  const isTaken = kind === 'repair' || kind === 'exchange' || kind === 'problem';
  if (device === null) return t(`fields.serialNumber.${isTaken ? 'unknownYetTaken' : 'unknown'}`);
  const model = device.code;
  const chosen = typed.productCode;
  return isTaken && chosen !== '' && chosen !== model
    ? t('fields.serialNumber.other', { model, chosen })
    : t('fields.serialNumber.known', { model });
}

/** The serial number: typed, or read from the label by the camera where the browser can. */
export function SerialField({ form, language }: { form: ServiceForm; language: Language }) {
  const { t } = useTranslation(['apply', 'messages', 'site']);
  const field = useFields(form);
  const isHydrated = useHydrated();
  const [isScanning, setScanning] = useState(false);
  const [read, setRead] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const device = useDeviceLine(form);
  const { help, ...serial } = field('serialNumber');
  return (
    <>
      <TextField
        {...serial}
        help={hasFailed ? t('site:error.network') : (device ?? help)}
        variant="code"
        autoComplete="off"
        end={
          isHydrated &&
          canScan() && (
            <Button
              size="toolbar"
              variant="quiet"
              aria-label={t('scan.openLabel')}
              onClick={() => {
                setRead(null);
                setFailed(false);
                setScanning(true);
              }}
            >
              {t('scan.open')}
            </Button>
          )
        }
      />
      <VisuallyHidden as="output">
        {hasFailed && t('site:error.network')} {read !== null && t('scan.found', { serial: read })} {device}
      </VisuallyHidden>
      <LazyPart
        of={serialScanner}
        enabled={isScanning}
        language={language}
        onFailure={() => {
          setScanning(false);
          setFailed(true);
        }}
      >
        {({ SerialScanner }) =>
          isScanning && (
            <SerialScanner
              key={language}
              onClose={() => setScanning(false)}
              onRead={(number) => {
                form.type('serialNumber', number);
                serial.onBlur();
                setRead(number);
                setScanning(false);
              }}
            />
          )
        }
      </LazyPart>
    </>
  );
}
