import { phones } from '@payload/catalog/phones';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { ContactCard } from '@payload/ui/ContactCard';
import { FactList } from '@payload/ui/FactList';
import { List } from '@payload/ui/List';
import { Note } from '@payload/ui/Note';
import { QrPicture } from '@payload/ui/QrPicture';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { StepList } from '@payload/ui/StepList';
import { ContactCards } from '@payload/ui/sections/support/ContactCards';
import { Text } from '@payload/ui/Text';
import { loadContent } from '@payload/web/language/content.ts';
import { supportHours } from '@payload/web/language/support-hours.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { useContactWords } from '../../features/content/useContactWords.ts';

type Texts = Awaited<ReturnType<typeof loadContent<'support'>>>;

/** Without the hours in words: the card counts them out on two clocks. */
type SupportData = Omit<Texts, 'regions'> & {
  regions: Omit<Texts['regions'], 'china'> & { china: Omit<Texts['regions']['china'], 'hours'> };
};

function Support({ data, language }: PageProps<SupportData>) {
  const { t } = useTranslation(['help', 'contacts', 'site']);
  const words = useContactWords();
  const paths = pathsOf(language);
  const { china, americas, others } = data.regions;
  const support = { label: t('site:footer.support'), phone: phones.support };

  return (
    <>
      <Section as="header" space="head">
        <Breadcrumb
          label={t('site:frame.breadcrumb')}
          items={[{ label: t('site:menu.service') }, { label: data.title }]}
        />
        <SectionHeading
          level={1}
          size="l"
          layout="split"
          title={data.title}
          lead={data.lead}
          actions={
            <Button variant="signal" href={paths.problem}>
              {t('support.report')}
            </Button>
          }
        />
      </Section>
      <Section as="div" space="end">
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
        <Note>{data.sample}</Note>
      </Section>
      <Section layout="split" ground="raised" line>
        <SectionHeading size="s" title={data.emergency.title} lead={data.emergency.text} />
        <StepList items={data.emergency.steps.map((text) => ({ key: text, text }))} />
      </Section>
      <Section layout="split" line>
        <SectionHeading size="s" title={data.hours.title} lead={data.hours.text} />
        <FactList
          items={[
            { key: 'outside', name: t('support.outside'), text: data.hours.outside },
            { key: 'holidays', name: data.holidays.title, text: data.holidays.text },
            { key: 'email', name: data.email.title, text: data.email.text },
          ]}
        />
      </Section>
      <Section layout="split" ground="raised" line>
        <SectionHeading size="s" title={data.prepare.title} />
        <List variant="ruled" items={data.prepare.items.map((item) => ({ key: item, content: item }))} />
      </Section>
      <Section layout="split" line screenOnly>
        <Stack gap={32} align="start">
          <SectionHeading size="s" title={t('support.ways')} />
          <QrPicture
            src="/public/jz/customer-service.svg"
            alt={t('site:footer.qrAlt', { name: t('support.chat') })}
            size={144}
            caption={t('support.chat')}
            save={{ label: t('support.save'), fileName: 'jz-customer-service.svg' }}
          />
        </Stack>
        <RelatedList
          items={[
            {
              key: 'faq',
              href: paths.faq(),
              title: t('site:footer.problems'),
              detail: t('support.forms.faq'),
            },
            {
              key: 'repair',
              href: paths.repair(),
              title: t('site:menu.repair'),
              detail: t('support.forms.repair'),
            },
            {
              key: 'follow',
              href: paths.follow(),
              title: t('support.follow'),
              detail: t('support.forms.follow'),
            },
            {
              key: 'activation',
              href: paths.activate,
              title: t('site:menu.activation'),
              detail: t('support.forms.activation'),
            },
            {
              key: 'carefree',
              href: paths.carefree(),
              title: t('site:menu.carefree'),
              detail: t('support.forms.carefree'),
            },
          ]}
        />
      </Section>
    </>
  );
}

export const page = definePage<SupportData>({
  header: 'sheet',
  texts: ['contacts', 'help'],
  load: async ({ language }) => {
    const texts = await loadContent('support', language);
    const { title, serves, reach } = texts.regions.china;
    return { ...texts, regions: { ...texts.regions, china: { title, serves, reach } } };
  },
  head: ({ data }, t) => ({
    title: t('brand.titled', { title: data.title }),
    description: data.description,
  }),
  Page: Support,
});
