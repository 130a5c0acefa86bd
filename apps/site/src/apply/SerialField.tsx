import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { TextField } from '@payload/ui/TextField';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../shell/useHydrated.ts';
import { canScan } from './barcode.ts';
import { useFields } from './useFields.ts';
import type { ServiceForm } from './useForm.ts';

const SerialScanner = lazy(() => import('./SerialScanner.tsx'));

/** The serial number: typed, or read from the label by the camera where the browser can. */
export function SerialField({ form, language }: { form: ServiceForm; language: Language }) {
  const { t } = useTranslation(['apply', 'messages']);
  const field = useFields(form);
  const isHydrated = useHydrated();
  const [isScanning, setScanning] = useState(false);
  const [read, setRead] = useState<string | null>(null);
  return (
    <>
      <TextField
        {...field('serialNumber')}
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
                setScanning(true);
              }}
            >
              {t('scan.open')}
            </Button>
          )
        }
      />
      <VisuallyHidden as="output">{read !== null && t('scan.found', { serial: read })}</VisuallyHidden>
      {isScanning && (
        <Suspense>
          <SerialScanner
            key={language}
            onClose={() => setScanning(false)}
            onRead={(serial) => {
              form.type('serialNumber', serial);
              setRead(serial);
              setScanning(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
