import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Stack } from '@payload/ui/Stack';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceClaim } from './lazy-modules.ts';

interface AddDeviceProps {
  language: Language;
  /** A device stands among the account's that did not before. */
  onAdded: () => void;
}

/** The way to a device that was not activated with this account: a button, and the panel it opens. */
export function AddDevice({ language, onAdded }: AddDeviceProps) {
  const { t } = useTranslation(['account', 'site']);
  const [state, setState] = useState<'never' | 'open' | 'closed' | 'failed'>('never');
  const [added, setAdded] = useState<string | null>(null);
  const said = () => {
    if (state === 'failed') return t('site:error.network');
    return added === null ? null : t('own.added', { serial: added });
  };
  return (
    <Stack gap={12} align="start">
      <Button
        onPointerEnter={() => void deviceClaim.load().catch(() => undefined)}
        onClick={() => {
          setAdded(null);
          setState('open');
        }}
      >
        {t('own.addDevice')}
      </Button>
      <LiveStatus>{said()}</LiveStatus>
      <LazyPart
        of={deviceClaim}
        enabled={state === 'open' || state === 'closed'}
        language={language}
        onFailure={() => setState('failed')}
      >
        {({ DeviceClaim }, partLanguage) => (
          <DeviceClaim
            open={state === 'open'}
            onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
            language={partLanguage}
            onClaimed={(serial) => {
              setAdded(serial);
              onAdded();
            }}
          />
        )}
      </LazyPart>
    </Stack>
  );
}
