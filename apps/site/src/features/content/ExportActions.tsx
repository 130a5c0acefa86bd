import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { DownloadIcon, LinkIcon, PrintIcon } from '@payload/ui/icons';
import { useTranslation } from 'react-i18next';
import type { useCopiedAddress } from './useCopiedAddress.ts';

/** Exports what is chosen on a page: as a link, printed, as CSV and as PDF, which the server makes (decision 0062). */
export function ExportActions({
  copied,
  paper,
  language,
}: {
  copied: ReturnType<typeof useCopiedAddress>;
  /** Which paper there is of it; null while too little is chosen for one. */
  paper: { name: 'compare' | 'load'; query: string } | null;
  language: Language;
}) {
  const { t } = useTranslation('export');
  return (
    <>
      <Actions gap="close">
        <Button size="toolbar" start={<LinkIcon />} onClick={copied.copy}>
          {copied.state === 'copied' ? t('linkCopied') : t('copyLink')}
        </Button>
        <Button size="toolbar" start={<PrintIcon />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Actions>
      {paper && (
        <Actions gap="close">
          <Button
            size="toolbar"
            start={<DownloadIcon />}
            href={`/data/${language}/${paper.name}.csv${paper.query}`}
            download
          >
            {t('saveTable')}
          </Button>
          <Button
            size="toolbar"
            start={<DownloadIcon />}
            href={`/data/${language}/${paper.name}.pdf${paper.query}`}
            download
          >
            {t('savePaper')}
          </Button>
        </Actions>
      )}
    </>
  );
}
