import type { Language } from '@payload/catalog';
import { SideNotes } from '@payload/ui/SideNotes';
import { Text } from '@payload/ui/Text';
import { useTranslation } from 'react-i18next';
import { useParcelAddress } from './useParcelAddress.ts';

/** Where a device is sent, for the column beside a form; nothing until that is known. */
export function ParcelAddress({ language }: { language: Language }) {
  const { t } = useTranslation('apply');
  const address = useParcelAddress(language);
  if (address === undefined) return null;
  return (
    <SideNotes title={t('repair.where')}>
      <Text pretty>{address ?? t('success.request.ask')}</Text>
    </SideNotes>
  );
}
