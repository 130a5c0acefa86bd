import { phones } from '@payload/catalog/phones';
import { ContactCard } from '@payload/ui/ContactCard';
import { ContactCards } from '@payload/ui/sections/support/ContactCards';
import { Text } from '@payload/ui/Text';
import type { loadContent } from '@payload/web/language/content.ts';
import { supportHours } from '@payload/web/language/support-hours.ts';
import { useTranslation } from 'react-i18next';
import { useContactWords } from '../../features/content/useContactWords.ts';

type Texts = Awaited<ReturnType<typeof loadContent<'support'>>>;

/** Without the hours in words: the card counts them out on two clocks. */
export type RegionTexts = Omit<Texts['regions'], 'china'> & {
  china: Omit<Texts['regions']['china'], 'hours'>;
};

/** Who answers where, on which number and when. */
export function Regions({ regions: { china, americas, others } }: { regions: RegionTexts }) {
  const { t } = useTranslation(['contacts', 'site']);
  const words = useContactWords();
  const support = { label: t('site:footer.support'), phone: phones.support };
  return (
    <ContactCards>
      <ContactCard
        level={2}
        region={china.title}
        channels={[{ label: t('site:footer.preSales'), phone: phones.preSales }, support]}
        note={
          <>
            <Text>{china.serves}</Text>
            <Text>{china.reach}</Text>
          </>
        }
        hours={supportHours}
        translations={words}
      />
      <ContactCard
        level={2}
        region={americas.title}
        channels={[{ label: t('contacts:sales'), phone: phones.americas }]}
        note={
          <>
            <Text>{americas.serves}</Text>
            <Text>{americas.reach}</Text>
            <Text>{americas.hours}</Text>
          </>
        }
        translations={words}
      />
      <ContactCard
        level={2}
        region={others.title}
        channels={[support]}
        note={
          <>
            <Text>{others.serves}</Text>
            <Text>{others.reach}</Text>
          </>
        }
        hours={supportHours}
        translations={words}
      />
    </ContactCards>
  );
}
