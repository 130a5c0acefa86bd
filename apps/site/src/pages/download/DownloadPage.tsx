import { downloadCategories } from '@payload/catalog';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { SearchIcon } from '@payload/ui/icons';
import { Note } from '@payload/ui/Note';
import { PictureHeading } from '@payload/ui/PictureHeading';
import { Section } from '@payload/ui/Section';
import { Stack } from '@payload/ui/Stack';
import { DownloadLayout } from '@payload/ui/sections/download/DownloadLayout';
import { TextField } from '@payload/ui/TextField';
import { byModel, type DownloadData, loadDownloads } from '@payload/view-models/download/download-data.ts';
import { definePage, type PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../features/content/useQuery.ts';
import { EarlierVersions } from '../../features/files/EarlierVersions.tsx';
import { NewestFile } from '../../features/files/NewestFile.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { ModelList } from './ModelList.tsx';
import { useLead } from './useLead.ts';
import { ownSection, useSectionName } from './useSectionName.ts';
import { WaysOn } from './WaysOn.tsx';

/** From so many models on one is looked for by its code. */
const many = 4;

function Download({ data, search, language }: PageProps<DownloadData>) {
  const { t } = useTranslation(['download', 'downloads', 'site']);
  const { categoryName, sectionName } = useSectionName();
  const lead = useLead();
  const paths = pathsOf(language);
  const [query, setQuery] = useQuery(search);
  const field = useRef<HTMLInputElement>(null);
  const { category, child, type, files, elsewhere, picture } = data;
  const models = byModel(files);
  const [only] = models.size === 1 ? models.keys() : [];
  const section = sectionName(child, type);
  const title = only ?? section;
  const isList = models.size > 1;

  return (
    <Section as="div" space="page">
      <Breadcrumb
        label={t('frame.breadcrumb', { ns: 'site' })}
        items={[
          { label: t('menu.service', { ns: 'site' }) },
          { label: t('menu.download', { ns: 'site' }), href: paths.download('products', 'megaphone') },
          {
            label: categoryName(category),
            // The first category is where the step before leads already.
            ...(category === 'Products' ? {} : { href: paths.download(category, firstOf(category)) }),
          },
          { label: title },
        ]}
      />
      <DownloadLayout
        heading={
          <PictureHeading
            title={title}
            code={only !== undefined && only !== null}
            lead={lead(data, models.size)}
            // In a list each model has its own.
            picture={
              !isList &&
              picture && (
                <ProductPicture resUrl={`night/${picture}.webp`} sizes="(max-width: 768px) 112px, 224px" />
              )
            }
            filter={
              models.size >= many && (
                <TextField
                  ref={field}
                  label={t('find.label')}
                  type="search"
                  variant="code"
                  placeholder={`${models.keys().next().value ?? ''}…`}
                  autoComplete="off"
                  enterKeyHint="search"
                  start={<SearchIcon size={20} />}
                  value={query}
                  onValueChange={setQuery}
                />
              )
            }
          />
        }
        tree={<CategoryTree shown={data} language={language} />}
      >
        {models.size === 0 && (
          <EmptyResult
            title={t('empty.title')}
            text={t('empty.text')}
            action={<Button href={paths.support}>{t('without.support')}</Button>}
          />
        )}
        {isList ? (
          <ModelList
            models={[...models].flatMap(([code, of]) => (code === null ? [] : [{ code, files: of }]))}
            elsewhere={elsewhere}
            query={models.size >= many ? query : ''}
            onShowAll={() => {
              setQuery('');
              field.current?.focus();
            }}
            language={language}
          />
        ) : (
          [...models.values()].map(([newest, ...earlier]) => (
            <Stack key={only ?? ''} id={only ?? undefined} gap={48}>
              {newest && <NewestFile file={newest} language={language} isPrimary isAlone />}
              <EarlierVersions files={earlier} />
            </Stack>
          ))
        )}
        {files[0]?.document && <Note>{t('checkPdf')}</Note>}
        <WaysOn data={data} language={language} />
      </DownloadLayout>
    </Section>
  );
}

function firstOf(category: DownloadData['category']): string {
  return downloadCategories.find(({ id }) => id === category)?.children[0]?.name ?? '';
}

export const page = definePage<DownloadData>({
  header: 'sheet',
  load: loadDownloads,
  head: ({ data: { category, child, type } }, t) => {
    const section = type
      ? t(`${type}.plural`, { ns: 'types' })
      : t(`children.${ownSection(child)}`, { ns: 'downloads' });
    return {
      title: t('brand.titled', {
        title: t('title', {
          ns: 'download',
          section,
          category: t(`categories.${category}.title`, { ns: 'downloads' }),
        }),
      }),
      description: t(`description.${category}`, { ns: 'download', section }),
    };
  },
  Page: Download,
  texts: ['download', 'downloads', 'offline'],
});
