import { phones } from '@payload/catalog/phones';
import { SideNotes } from '@payload/ui/SideNotes';
import { ContactLines } from '@payload/ui/sections/apply/ContactLines';
import { supportHours } from '@payload/web/language/support-hours.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useContactWords } from '../content/useContactWords.ts';

/** Whom to call, an office a line, and whether someone answers. Not drawn again for every letter typed beside it. */
export const Contacts = memo(function Contacts() {
  const { t } = useTranslation(['contacts', 'site']);
  const translations = useContactWords();
  return (
    <SideNotes title={t('heading')}>
      <ContactLines
        items={[
          { key: 'china', region: t('china'), phone: phones.support, hours: supportHours },
          { key: 'americas', region: t('americas'), phone: phones.americas },
        ]}
        translations={translations}
      />
    </SideNotes>
  );
});
