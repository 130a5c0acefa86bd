import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { FactList } from '@payload/ui/FactList';
import { List } from '@payload/ui/List';
import { Note } from '@payload/ui/Note';
import { QrPicture } from '@payload/ui/QrPicture';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { StepList } from '@payload/ui/StepList';
import { loadContent } from '@payload/web/language/content.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { FormLinks } from './FormLinks.tsx';
import { Regions, type RegionTexts } from './Regions.tsx';

type SupportData = Omit<Awaited<ReturnType<typeof loadContent<'support'>>>, 'regions'> & {
  regions: RegionTexts;
};

function Support({ data, language }: PageProps<SupportData>) {
  const { t } = useTranslation(['help', 'site']);
  const paths = pathsOf(language);

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
        <Regions regions={data.regions} />
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
        <FormLinks language={language} />
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
