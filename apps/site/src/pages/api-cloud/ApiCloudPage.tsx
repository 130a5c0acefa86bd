import type { ProductCode } from '@payload/catalog';
import {
  type DocumentId,
  documentIdOf,
  documentIds,
  documentOf,
  prepareDocument,
} from '@payload/cloud-api/documents/documents.ts';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Plate } from '@payload/ui/Plate';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { TabStrip } from '@payload/ui/TabStrip';
import { Time } from '@payload/ui/Time';
import { NotFound } from '@payload/web/data/data-source.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { DocumentBody } from '../../features/documents/DocumentBody.tsx';

/** Names of the documents that are of one product. */
const codes: Readonly<Record<Exclude<DocumentId, 'megaphone'>, ProductCode>> = {
  t40s: 'T40S',
  s3mini: 'S3mini',
  m3d: 'M3D',
};

function ApiCloud({ data: id, language }: PageProps<DocumentId>) {
  const { t } = useTranslation(['documents', 'site', 'types']);
  const { title, description, version, updated, sample } = documentOf(id, language);
  const nameOf = (one: DocumentId) =>
    one === 'megaphone' ? t('megaphone.plural', { ns: 'types' }) : codes[one];

  return (
    <>
      <Section as="header" space="head">
        <Breadcrumb
          label={t('frame.breadcrumb', { ns: 'site' })}
          items={[
            { label: t('menu.service', { ns: 'site' }) },
            { label: t('section') },
            { label: nameOf(id) },
          ]}
        />
        <SectionHeading
          level={1}
          layout="split"
          title={title}
          lead={description}
          actions={
            <Plate
              code="API"
              cells={[
                t('version', { version }),
                <Time key="updated" dateTime={updated}>
                  {updated}
                </Time>,
                ...(sample ? [t('footer.sample', { ns: 'site' })] : []),
              ]}
            />
          }
        />
      </Section>
      <TabStrip
        label={t('list')}
        sticky={false}
        tabs={documentIds.map((one) => ({
          key: one,
          label: nameOf(one),
          href: pathsOf(language).api(`/apiCloud/${one}`),
          current: one === id,
        }))}
      />
      <Section as="div" space="close">
        <DocumentBody id={id} language={language} />
      </Section>
    </>
  );
}

export const page = definePage<DocumentId>({
  header: 'sheet',
  keepAlive: false,
  texts: ['documents', 'cloud-api'],
  load: async ({ params }) => {
    const segment = params['id'] ?? '';
    const id = documentIdOf(segment);
    if (!id) throw new NotFound(segment);
    return id;
  },
  prepare: async ({ params, language }) => {
    const id = documentIdOf(params['id'] ?? '');
    return id ? [await prepareDocument(id, language)] : [];
  },
  head: ({ data: id, language }, t) => {
    const { title, description } = documentOf(id, language);
    return { title: t('brand.titled', { title: t('documents:titled', { title }) }), description };
  },
  Page: ApiCloud,
});
