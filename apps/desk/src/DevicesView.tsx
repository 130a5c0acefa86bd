import { RejectedReply } from '@payload/api';
import type { DeskDevice } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { TextField } from '@payload/ui/TextField';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DeviceFacts } from './DeviceFacts.tsx';
import { DeviceList } from './DeviceList.tsx';
import type { DeskRoute } from './desk-address.ts';
import { deskCalls } from './desk-calls.ts';

interface DevicesViewProps {
  place: DeskRoute;
  language: Language;
  /** The address of a place that differs from this one. */
  to: (change: Partial<DeskRoute>) => string;
  onSessionExpired: () => void;
}

/** Looks one device up, and takes lists of them in. */
export function DevicesView({ place: { serial }, language, to, onSessionExpired }: DevicesViewProps) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(serial);
  return (
    <Stack gap={48}>
      <Stack gap={24}>
        <SectionHeading level={2} size="s" title={t('views.devices')} lead={t('devices.lead')} />
        <Form
          aria-label={t('devices.lead')}
          summary={{ title: '' }}
          onSubmit={() => void navigate(to({ serial: typed.trim() }))}
          actions={<Button type="submit">{t('devices.look')}</Button>}
        >
          <TextField
            variant="code"
            label={t('devices.serial')}
            value={typed}
            onValueChange={setTyped}
            autoComplete="off"
          />
        </Form>
        {serial !== '' && (
          <FoundDevice serial={serial} language={language} to={to} onSessionExpired={onSessionExpired} />
        )}
      </Stack>
      <DeviceList onSessionExpired={onSessionExpired} />
    </Stack>
  );
}

function FoundDevice({
  serial,
  language,
  to,
  onSessionExpired,
}: Omit<DevicesViewProps, 'place'> & { serial: string }) {
  const { t } = useTranslation('desk');
  const found = useRemote(serial, () => deskCalls.device(serial), { onExpired: onSessionExpired });
  const [changed, setChanged] = useState<DeskDevice | null>(null);
  if (found.state === 'loading') return <LoadingBlock lines={6} />;
  if (found.state === 'failed') {
    const isUnknown = found.error instanceof RejectedReply;
    return (
      <Banner
        tone="caution"
        toneLabel={t('gate.caution')}
        live="polite"
        title={isUnknown ? t('devices.none', { serial }) : t('failedTitle')}
        actions={
          isUnknown ? null : (
            <Button size="toolbar" onClick={found.refresh}>
              {t('gate.retry')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <DeviceFacts
      device={changed ?? found.data}
      language={language}
      to={to}
      onChanged={setChanged}
      onSessionExpired={onSessionExpired}
    />
  );
}
