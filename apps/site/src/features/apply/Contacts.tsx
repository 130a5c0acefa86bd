import { phones } from '@payload/catalog/phones';
import { ContactCard } from '@payload/ui/ContactCard';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { supportHours } from '../../platform/language/support-hours.ts';
import { useContactWords } from '../content/useContactWords.ts';

/** Whom to call, by region, and when somebody answers. Not drawn anew for every letter typed beside it. */
export const Contacts = memo(function Contacts() {
  const { t } = useTranslation(['contacts', 'site']);
  const translations = useContactWords();
  return (
    <Stack as="section">
      <SectionHeading size="xxs" title={t('heading')} />
      <ContactCard
        region={t('china')}
        channels={[{ label: t('site:footer.support'), phone: phones.support }]}
        hours={supportHours}
        translations={translations}
      />
      <ContactCard
        region={t('americas')}
        channels={[{ label: t('sales'), phone: phones.americas }]}
        translations={translations}
      />
    </Stack>
  );
});
