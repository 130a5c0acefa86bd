import { forgetAll, type OfflineContent } from '@payload/offline/offline-content.ts';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { FactList } from '@payload/ui/FactList';
import { Figure } from '@payload/ui/Figure';
import { TrashIcon } from '@payload/ui/icons';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const mebibyte = 2 ** 20;

/** Bytes as they are spoken of: to a tenth, in the unit that leaves few digits. */
function roughly(bytes: number) {
  const [unit, size] =
    bytes < 1024 * mebibyte ? (['MiB', mebibyte] as const) : (['GiB', 1024 * mebibyte] as const);
  return <Figure value={Math.max(0.1, Math.round((bytes / size) * 10) / 10)} unit={unit} />;
}

/** How much room it takes, and the way to have all of it back. */
export function Room({ content, onRemoved }: { content: OfflineContent; onRemoved: () => Promise<void> }) {
  const { t } = useTranslation('offline');
  const [isRemoved, setRemoved] = useState(false);
  const { usage, quota, wasFull, items } = content;
  const remove = async () => {
    await forgetAll();
    setRemoved(true);
    await onRemoved();
  };
  return (
    <>
      <SectionHeading size="s" title={t('room.title')} lead={t('room.lead')} />
      <Stack>
        {wasFull && (
          <Banner tone="caution" toneLabel={t('tones.caution')} title={t('room.fullTitle')}>
            {t('room.full')}
          </Banner>
        )}
        {usage !== null && quota !== null && (
          <FactList
            items={[
              { key: 'used', name: t('room.used'), text: roughly(usage) },
              { key: 'free', name: t('room.free'), text: roughly(quota) },
            ]}
          />
        )}
        {items.length > 0 && (
          <Actions>
            <Button start={<TrashIcon />} onClick={() => void remove()}>
              {t('room.removeAll')}
            </Button>
          </Actions>
        )}
        <LiveStatus>{isRemoved && items.length === 0 && t('room.removed')}</LiveStatus>
      </Stack>
    </>
  );
}
