import type { OtaFile } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { DocumentList } from '@payload/ui/DocumentList';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { Link } from '@payload/ui/Link';
import { ResultLine } from '@payload/ui/ResultLine';
import { useTranslation } from 'react-i18next';
import { EarlierVersions } from '../../features/files/EarlierVersions.tsx';
import { FileOfModel } from '../../features/files/FileOfModel.tsx';
import { UpdateInBrowser } from '../../features/files/UpdateInBrowser.tsx';
import { useFileWords } from '../../features/files/useFileWords.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { isFound } from './model-query.ts';

/** The newest file of each of several models, a line each; what a query names, where there is one. */
export function ModelList({
  models,
  query,
  onShowAll,
  language,
}: {
  models: readonly { code: string; files: readonly OtaFile[] }[];
  query: string;
  /** Called when the visitor wants the list whole again. */
  onShowAll: () => void;
  language: Language;
}) {
  const { t } = useTranslation(['download', 'site']);
  const words = useFileWords();
  const found = models.filter(({ code }) => isFound(code, query));
  const count = models.length;
  return (
    <>
      <DocumentList
        title={
          <ResultLine>
            {found.length === count
              ? t('find.count', { count })
              : t('find.found', { count, found: found.length })}
          </ResultLine>
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
          text={t('find.none.text')}
          action={
            <Actions>
              <Button onClick={onShowAll}>{t('find.all', { count })}</Button>
              <Link href={pathsOf(language).search(query.trim())}>{t('find.none.everywhere')}</Link>
            </Actions>
          }
        />
      )}
    </>
  );
}
