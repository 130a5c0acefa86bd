import type { DeskDevice } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { FactList } from '@payload/ui/FactList';
import { List } from '@payload/ui/List';
import { Plate } from '@payload/ui/Plate';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { formatDateTime, formatDay } from '@payload/web/language/date-time.ts';
import { serviceTime } from '@payload/web/language/service-time.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskRoute } from './desk-address.ts';
import { RequestList } from './RequestList.tsx';
import { UndoDialog } from './UndoDialog.tsx';

interface DeviceFactsProps {
  device: DeskDevice;
  language: Language;
  /** The address of a place that differs from this one. */
  to: (change: Partial<DeskRoute>) => string;
  onChanged: (device: DeskDevice) => void;
  onSessionExpired: () => void;
}

/** What is known of one device, and what of it can be taken back. */
export function DeviceFacts({ device, language, to, onChanged, onSessionExpired }: DeviceFactsProps) {
  const { t } = useTranslation('desk');
  const [asked, setAsked] = useState<'activation' | 'care' | null>(null);
  const { serialNumber, productCode, serviceHours, activatedAt, account, claim, plan } = device;
  const { undone, owners, requests } = device;
  return (
    <Stack gap={24} align="start">
      <Plate code={productCode} cells={[serialNumber]} translate="no" />
      <FactList
        layout="narrow"
        items={[
          {
            key: 'activated',
            name: t('devices.activated'),
            text: activatedAt === null ? t('devices.notActivated') : formatDateTime(language, activatedAt),
          },
          { key: 'service', name: t('devices.service'), text: serviceTime(serviceHours, language) },
          { key: 'account', name: t('devices.account'), text: account ?? t('devices.noAccount') },
          {
            key: 'claim',
            name: t('devices.claim'),
            text:
              claim &&
              t('devices.claimText', {
                account: claim.account ?? t('devices.noAccount'),
                day: formatDay(language, claim.at),
              }),
          },
          {
            key: 'plan',
            name: t('devices.plan'),
            text:
              plan === null
                ? t('devices.noPlan')
                : t(plan.phone === '' ? 'devices.planOfNobody' : 'devices.planText', {
                    from: formatDay(language, plan.startsAt),
                    until: formatDay(language, plan.endsAt),
                    contact: plan.contact,
                    phone: plan.phone,
                  }),
          },
        ]}
      />
      <Actions gap="close" onPhone="fill">
        {plan !== null && <Button onClick={() => setAsked('care')}>{t('devices.undoCare')}</Button>}
        {activatedAt !== null && plan === null && (
          <Button onClick={() => setAsked('activation')}>{t('devices.undoActivation')}</Button>
        )}
      </Actions>
      <Stack as="section" gap={12} align="start">
        <SectionHeading level={3} size="xxs" title={t('devices.requests')} />
        {requests.length === 0 ? (
          t('devices.noRequests')
        ) : (
          <RequestList
            requests={requests}
            language={language}
            hrefOf={(number) => to({ view: 'open', serial: '', request: number })}
          />
        )}
      </Stack>
      {owners.length > 0 && (
        <Stack as="section" gap={12} align="start">
          <SectionHeading level={3} size="xxs" title={t('devices.owners')} />
          <List
            items={owners.map(({ what, at }) => ({
              key: at,
              content: t(`devices.ownersText.${what}`, { day: formatDay(language, at) }),
            }))}
          />
        </Stack>
      )}
      {undone.length > 0 && (
        <Stack as="section" gap={12} align="start">
          <SectionHeading level={3} size="xxs" title={t('devices.undone')} />
          <List
            items={undone.map(({ what, at, actor, reason }) => ({
              key: at,
              content: t('devices.undoneText', {
                what: t(`devices.whats.${what}`),
                day: formatDay(language, at),
                actor: actor ?? t('devices.unnamed'),
                reason,
              }),
            }))}
          />
        </Stack>
      )}
      <UndoDialog
        asked={asked}
        serial={serialNumber}
        onClose={() => setAsked(null)}
        onChanged={onChanged}
        onSessionExpired={onSessionExpired}
      />
    </Stack>
  );
}
