import type { Language } from '@payload/catalog';
import type { AnnouncementListProps } from '@payload/ui/AnnouncementList';
import { Badge } from '@payload/ui/Badge';
import type { TFunction } from 'i18next';
import { loadNotices } from './notice-calls.ts';
import { scopesText } from './scopes-text.ts';
import { toneOf } from './tones.ts';

type AnnouncementItem = AnnouncementListProps['items'][number];

/** The notices that hold as they stand among announcements, newest first. Errors: those of the client. */
export async function loadNoticeItems(
  language: Language,
  t: TFunction<'notices'>,
): Promise<AnnouncementItem[]> {
  const notices = await loadNotices(language);
  return notices.map(({ number, severity, title, text, publishedAt, scopes }) => ({
    id: number,
    number,
    date: publishedAt.slice(0, 10),
    mark: (
      <Badge tone={severity === 'information' ? 'neutral' : toneOf[severity]}>
        {t(`severities.${severity}`)}
      </Badge>
    ),
    title,
    summary: text,
    affected: scopesText(t, scopes),
  }));
}
