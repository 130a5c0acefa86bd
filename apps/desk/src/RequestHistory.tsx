import { type DeskEvent, type DeskRequest, faults, statusText } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Thread, type ThreadItem } from '@payload/ui/Thread';
import { recentMomentIn } from '@payload/web/language/date-time.ts';
import { useTranslation } from 'react-i18next';

/** What was written and done, from what the customer asked for to now. */
export function RequestHistory({ request, language }: { request: DeskRequest; language: Language }) {
  const { t } = useTranslation(['desk', 'requests']);
  const { type, createdAt, description, events } = request;
  const item = (
    key: string,
    kind: ThreadItem['kind'],
    by: string,
    at: string,
    words: string | null,
  ): ThreadItem => ({
    key,
    kind,
    by,
    at,
    date: recentMomentIn(language, at),
    ...(words === null ? {} : { words }),
  });
  const shown = (event: DeskEvent): ThreadItem => {
    const { id, kind, actor, isYou, at, words } = event;
    const who = isYou ? t('you') : actor;
    const status = t(`requests:names.${statusText(type, event.status)}`);
    const key = String(id);
    if (kind === 'status' && event.status === 'withdrawn')
      return item(key, 'event', t('event.withdrawn'), at, null);
    if (kind === 'status' || kind === 'undo')
      return item(key, 'event', t(`event.${kind}`, { who, status }), at, words);
    if (kind === 'assigned') {
      const taken = words === actor ? t('event.taken', { who }) : t('event.handed', { who, to: words });
      const by = words === null ? t('event.returned', { who }) : taken;
      return item(key, 'event', by, at, null);
    }
    if (kind === 'fault') {
      const fault = faults.find((each) => each === words);
      return item(
        key,
        'event',
        fault === undefined
          ? t('event.noFault', { who })
          : t('event.fault', { who, fault: t(`faults.${fault}`) }),
        at,
        null,
      );
    }
    if (kind === 'reply') return item(key, 'theirs', t('by.reply'), at, words);
    return item(key, kind === 'note' ? 'note' : 'ours', t(`by.${kind}`, { who }), at, words);
  };
  return (
    <Stack as="section" gap={16}>
      <SectionHeading level={3} size="xxs" title={t('threadTitle')} />
      <Thread
        items={[item('sent', 'theirs', t('by.submitted'), createdAt, description), ...events.map(shown)]}
      />
    </Stack>
  );
}
