import type { Language } from '@payload/catalog';
import { Link } from '@payload/ui/Link';
import { Note } from '@payload/ui/Note';
import { RelatedList } from '@payload/ui/RelatedList';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { type DownloadData } from '@payload/view-models/download/download-data.ts';
import { familySections } from '@payload/web/data/download-sections.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

/** The models that have no such file, and what else there is for the family. */
export function WaysOn({
  data: { category, child, type, without },
  language,
}: {
  data: DownloadData;
  language: Language;
}) {
  const { t } = useTranslation(['download', 'downloads', 'site']);
  const paths = pathsOf(language);
  const others = type ? familySections(type).filter((id) => id !== category) : [];
  return (
    <>
      {without.length > 0 && (
        <Stack as="section">
          <SectionHeading
            size="xxs"
            title={t('without.title', { models: without.join(t('words.list', { ns: 'site' })) })}
          />
          <Note>{t('without.text')}</Note>
          <Link variant="arrow" href={paths.support}>
            {t('without.support')}
          </Link>
        </Stack>
      )}
      {others.length > 0 && (
        <Stack as="section">
          <SectionHeading size="xxs" title={t('more.title')} />
          <RelatedList
            items={others.map((id) => ({
              key: id,
              href: paths.download(id, child),
              title: t(`more.${id}`),
              detail: t(`categories.${id}.line`, { ns: 'downloads' }),
            }))}
          />
        </Stack>
      )}
    </>
  );
}
