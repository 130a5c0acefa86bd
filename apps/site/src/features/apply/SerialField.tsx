import type { Language } from '@payload/catalog';
import type { SerialReading } from '@payload/flows/apply';
import { Button } from '@payload/ui/Button';
import { ModelMark } from '@payload/ui/sections/apply/ModelMark';
import { TextField } from '@payload/ui/TextField';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { lazyModule } from '@payload/web/rendering/lazy-module.ts';
import { useHydrated } from '@payload/web/rendering/useHydrated.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canScan, serialPasted } from './barcode.ts';
import { useFields } from './useFields.ts';
import type { ServiceForm } from './useForm.ts';
import { useRecognisedModel, useSerialReading } from './useSerialReading.ts';

const serialScanner = lazyModule(() => import('./SerialScanner.tsx'));

/** What the service says of the number: whose it is, or that it is not known. Null until it has. */
function useDeviceLine({ device, context: { kind, typed } }: ServiceForm): string | null {
  const { t } = useTranslation(['apply', 'request-fields']);
  if (device === undefined) return null;
  // Who activates or enrols a device is refused where it is not known.
  const isTaken = kind === 'repair' || kind === 'exchange' || kind === 'problem';
  if (device === null) return t(`request-fields:serialNumber.${isTaken ? 'unknownYetTaken' : 'unknown'}`);
  const model = device.code;
  const chosen = typed.productCode;
  return isTaken && chosen !== '' && chosen !== model
    ? t('request-fields:serialNumber.other', { model, chosen })
    : t('request-fields:serialNumber.known', { model });
}

/** What can be told of the number while it is typed: what cannot be right, else whose it seems to be. Null where that is nothing. */
function useReadLine({ foreign, lookAlike, model }: SerialReading): string | null {
  const { t } = useTranslation(['apply', 'request-fields']);
  if (foreign.length > 0) return t('request-fields:serialNumber.foreign', { characters: foreign.join(' ') });
  if (lookAlike !== null) return t('request-fields:serialNumber.lookAlike', { ...lookAlike });
  return model === null ? null : t('request-fields:serialNumber.begins', { model });
}

/** How far the number is from one that can be; null where it may be whole. */
function useLengthLine({ characters, missing, surplus }: SerialReading): string | null {
  const { t } = useTranslation(['apply', 'request-fields']);
  if (surplus > 0) return t('request-fields:serialNumber.long', { used: characters });
  return characters > 0 && missing > 0 ? t('request-fields:serialNumber.short', { used: characters }) : null;
}

interface SerialFieldProps {
  form: ServiceForm;
  /** Codes of all models, one of which a number begins with. */
  codes: readonly string[];
  language: Language;
}

/** The serial number: typed, pasted in whatever shape, or read from the label by the camera where the browser can. */
export function SerialField({ form, codes, language }: SerialFieldProps) {
  const { t } = useTranslation(['apply', 'request-fields', 'messages', 'site']);
  const field = useFields(form);
  const isHydrated = useHydrated();
  const [isScanning, setScanning] = useState(false);
  const [scanned, setScanned] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const reading = useSerialReading(form, codes);
  useRecognisedModel(form, reading);
  const device = useDeviceLine(form);
  const read = useReadLine(reading);
  const length = useLengthLine(reading);
  const { help, onValueChange, ...serial } = field('serialNumber');
  const hasCamera = isHydrated && canScan();
  const model = form.device === undefined ? reading.model : (form.device?.code ?? null);
  const said = [
    hasFailed && t('site:error.network'),
    scanned !== null && t('scan.found', { serial: scanned }),
    device ?? read,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <TextField
        {...serial}
        onValueChange={(text) => onValueChange(serialPasted(text) ?? text)}
        help={hasFailed ? t('site:error.network') : (device ?? length ?? read ?? help)}
        variant="code"
        autoComplete="off"
        end={
          (model !== null || hasCamera) && (
            <>
              {model !== null && (
                <ModelMark
                  code={model}
                  picture={<ProductPicture resUrl={`products/${model}.webp`} sizes="48px" />}
                />
              )}
              {hasCamera && (
                <Button
                  size="toolbar"
                  variant="quiet"
                  aria-label={t('scan.openLabel')}
                  onClick={() => {
                    setScanned(null);
                    setFailed(false);
                    setScanning(true);
                  }}
                >
                  {t('scan.open')}
                </Button>
              )}
            </>
          )
        }
      />
      {/* One text: of several a browser that translates has moved each when one of them goes. */}
      <VisuallyHidden as="output">{said}</VisuallyHidden>
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
                onValueChange(number);
                serial.onBlur();
                setScanned(number);
                setScanning(false);
              }}
            />
          )
        }
      </LazyPart>
    </>
  );
}
