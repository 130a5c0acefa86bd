import type { Waiting } from '@payload/serial';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { useTranslation } from 'react-i18next';

/** What the device is waited for and how long that may take; seen once it takes longer than a blink. */
export function WaitingLine({ waiting }: { waiting: Waiting | null }) {
  const { t } = useTranslation('port');
  return (
    <LiveStatus late size="sm" tone="quiet">
      {waiting !== null &&
        t(`sending.waiting.${waiting.work}`, { seconds: Math.ceil(waiting.limitMs / 1000) })}
    </LiveStatus>
  );
}
