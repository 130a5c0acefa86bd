import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Badge } from '@payload/ui/Badge';
import { Button } from '@payload/ui/Button';
import type { NoticeItem } from '@payload/ui/sections/news/NoticeBoard';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { loadNotices, noticePaperUrl } from '@payload/web/notices/notice-calls.ts';
import type { TFunction } from 'i18next';
import { DownloadFile } from '../files/DownloadFile.tsx';
import { toneOf } from './tones.ts';

/** The notices that hold as they stand on the board, newest first. Errors: those of the client. */
export async function loadNoticeItems(language: Language, t: TFunction<'notices'>): Promise<NoticeItem[]> {
  const notices = await loadNotices(language);
  return notices.map(({ number, severity, title, text, publishedAt, scopes }, index) => ({
    id: number,
    number,
    date: publishedAt.slice(0, 10),
    mark: (
      <Badge tone={severity === 'information' ? 'neutral' : toneOf[severity]}>
        {t(`severities.${severity}`)}
      </Badge>
    ),
    title,
    text,
    concerns: scopes.map(({ productCode: code, from, to }) => ({
      code,
      cells: from === null || to === null ? [] : [t('serials', { from, to })],
    })),
    // All of its text is there: what is left is to see whether one's own device is meant.
    action: (
      <Actions gap="close">
        <Button href={pathsOf(language).device()} variant={index === 0 ? 'signal' : 'outline'}>
          {t('check')}
        </Button>
        <DownloadFile url={noticePaperUrl(number, language)} name={t('paperOf', { number })}>
          {t('paper')}
        </DownloadFile>
      </Actions>
    ),
  }));
}
