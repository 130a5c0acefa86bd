import { phones } from '@payload/catalog/phones';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { DeviceLabel } from '@payload/ui/DeviceLabel';
import { Note } from '@payload/ui/Note';
import { RelatedList } from '@payload/ui/RelatedList';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { StepList } from '@payload/ui/StepList';
import { labelMarks } from '@payload/view-models/scenes/label-marks.ts';
import { type DocumentText, sectionOf } from '@payload/view-models/texts/document.ts';
import { loadContent } from '@payload/web/language/content.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { CallSupport } from '../../features/content/CallSupport.tsx';
import { DocumentPart } from './DocumentPart.tsx';
import { TenderPapers } from './TenderPapers.tsx';

interface BuyingData {
  document: DocumentText;
  mark: string;
}

function Buying({ data: { document, mark }, language }: PageProps<BuyingData>) {
  const { t } = useTranslation(['buying', 'site', 'types']);
  const paths = pathsOf(language);
  const steps = sectionOf(document, 'ask');
  return (
    <>
      <Section as="header" space="head">
        <Breadcrumb
          label={t('site:frame.breadcrumb')}
          items={[{ label: t('site:brand.name'), href: paths.home }, { label: document.title }]}
        />
        <SectionHeading
          level={1}
          layout="split"
          title={document.title}
          lead={document.lead}
          actions={
            <>
              <Button variant="signal" href={paths.quote()}>
                {t('quote')}
              </Button>
              <Button variant="quiet" href={phones.preSales.href}>
                {/* The number stays on one line. */}
                {t('call', { phone: phones.preSales.text.replaceAll(' ', '\u00a0') })}
              </Button>
            </>
          }
        />
        <Note>{mark}</Note>
      </Section>
      <Section id={steps.id} space="compact" ground="raised" line>
        <SectionHeading size="xs" title={steps.title} />
        <StepList across items={(steps.items ?? []).map((text) => ({ key: text, text }))} />
      </Section>
      <DocumentPart document={document} id="genuine">
        <DeviceLabel
          code="T90"
          type={t('types:searchlight.singular')}
          marks={labelMarks}
          card={{ name: t('card'), code: '' }}
          marked="serial"
          caption={t('label')}
        />
      </DocumentPart>
      <DocumentPart document={document} id="tender">
        <TenderPapers language={language} />
      </DocumentPart>
      <DocumentPart
        document={document}
        id="dealers"
        ground="raised"
        more={<CallSupport language={language} line="preSales" />}
      >
        <RelatedList
          data-screen-only=""
          items={[
            {
              key: 'individuality',
              href: paths.individuality,
              title: t('site:index.ClickIn'),
              detail: t('site:home.personalityLead'),
            },
            {
              key: 'activation',
              href: paths.policy('activation'),
              title: t('codes'),
              detail: t('codesDetail'),
            },
          ]}
        />
      </DocumentPart>
    </>
  );
}

export const page = definePage<BuyingData>({
  header: 'sheet',
  texts: ['buying', 'help'],
  load: async ({ language }) => {
    const { buying: document, marks } = await loadContent('policies', language);
    return { document, mark: marks.legal };
  },
  head: ({ data: { document } }, t) => ({
    title: t('brand.titled', { title: document.title }),
    description: document.description,
  }),
  Page: Buying,
});
