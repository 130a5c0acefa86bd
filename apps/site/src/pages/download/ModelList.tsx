import type { OtaFile } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { DocumentList } from '@payload/ui/DocumentList';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { Link } from '@payload/ui/Link';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { type CodesByFamily, foundAmong, isFound } from '@payload/view-models/download/model-query.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { EarlierVersions } from '../../features/files/EarlierVersions.tsx';
import { FileOfModel } from '../../features/files/FileOfModel.tsx';
import { UpdateInBrowser } from '../../features/files/UpdateInBrowser.tsx';
import { useFileWords } from '../../features/files/useFileWords.ts';

/** How many models of other sections are named. */
const mostElsewhere = 4;

/** The newest file of each of several models, a line each; what a query names, where there is one. */
export function ModelList({
  models,
  elsewhere,
  query,
  onShowAll,
  language,
}: {
  models: readonly { code: string; files: readonly OtaFile[] }[];
  /** Models that have no file here. */
  elsewhere: CodesByFamily;
  query: string;
  /** Called when the visitor wants the list whole again. */
  onShowAll: () => void;
  language: Language;
}) {
  const { t } = useTranslation(['download', 'site', 'types']);
  const words = useFileWords();
  const paths = pathsOf(language);
  const found = models.filter(({ code }) => isFound(code, query));
  const count = models.length;
  const [nearest, ...further] =
    found.length === 0 ? foundAmong(elsewhere, query).slice(0, mostElsewhere) : [];
  const family = nearest && t(`${nearest.type}.plural`, { ns: 'types' });
  return (
    <>
      <DocumentList
        title={
          <LiveStatus size="sm" tone="quiet">
            {found.length === count
              ? t('find.count', { count })
              : t('find.found', { count, found: found.length })}
          </LiveStatus>
        }
        facts={found.length > 0 ? [words.version, words.date, words.size] : []}
      >
        {found.map(({ code, files: [newest, ...earlier] }) =>
          newest ? (
            <FileOfModel key={code} code={code} file={newest}>
              <UpdateInBrowser file={newest} language={language} />
              <EarlierVersions files={earlier} level={3} />
            </FileOfModel>
          ) : null,
        )}
      </DocumentList>
      {found.length === 0 && (
        <EmptyResult
          title={t('find.none.title', { query: query.trim() })}
          text={nearest ? t('find.none.elsewhere', { code: nearest.code, family }) : t('find.none.text')}
          nearest={
            nearest && { href: paths.productDownloads(nearest.code), code: nearest.code, cells: [family] }
          }
          action={
            <Actions>
              <Button onClick={onShowAll}>{t('find.all', { count })}</Button>
              {further.map(({ code }) => (
                <Link key={code} href={paths.productDownloads(code)}>
                  {code}
                </Link>
              ))}
              <Link href={paths.search(query.trim())}>{t('find.none.everywhere')}</Link>
            </Actions>
          }
        />
      )}
    </>
  );
}
