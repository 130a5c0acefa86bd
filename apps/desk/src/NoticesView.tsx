import type { DeskNotice } from '@payload/api/contract';
import { type Language, languages } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { DeviceRows } from '@payload/ui/DeviceRows';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { Link } from '@payload/ui/Link';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { formatDateTime } from '@payload/web/language/date-time.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { noticePaperUrl } from '@payload/web/notices/notice-calls.ts';
import { scopesText } from '@payload/web/notices/scopes-text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deskCalls } from './desk-calls.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { RetryBanner } from './RetryBanner.tsx';

interface NoticesViewProps {
  language: Language;
  onSessionExpired: () => void;
}

/** Publishes notices, and shows those there are with the way to withdraw them. */
export function NoticesView({ language, onSessionExpired }: NoticesViewProps) {
  const { t } = useTranslation('desk');
  const loaded = useRemote('notices', deskCalls.notices, { onExpired: onSessionExpired });
  const notices = loaded.data?.notices;
  const [done, setDone] = useState<string | null>(null);
  return (
    <Stack gap={48}>
      <SectionHeading level={2} size="s" title={t('views.notices')} lead={t('notice.lead')} />
      {loaded.state === 'failed' && (
        <RetryBanner title={t('notice.loadFailed')} text={t('notice.kept')} onRetry={loaded.refresh} />
      )}
      {done !== null && (
        <Banner
          tone="positive"
          toneLabel={t('notice.done')}
          live="polite"
          title={t('notice.published', { number: done })}
          actions={<Link href={`${pathsOf(language).announcement}#${done}`}>{t('notice.look')}</Link>}
        />
      )}
      {notices === undefined ? (
        loaded.state === 'loading' && <LoadingBlock lines={8} />
      ) : (
        <>
          <NoticeForm
            published={notices}
            onPublished={(number) => {
              setDone(number);
              loaded.refresh();
            }}
            onSessionExpired={onSessionExpired}
          />
          <Stack as="section" gap={16}>
            <SectionHeading level={2} size="xs" title={t('notice.all')} />
            <NoticeRows
              notices={notices}
              language={language}
              onSessionExpired={onSessionExpired}
              onWithdrawn={loaded.refresh}
            />
          </Stack>
        </>
      )}
    </Stack>
  );
}

interface NoticeRowsProps extends NoticesViewProps {
  notices: readonly DeskNotice[];
  onWithdrawn: () => void;
}

function NoticeRows({ notices, language, onSessionExpired, onWithdrawn }: NoticeRowsProps) {
  const { t } = useTranslation('desk');
  const { t: ofNotices } = useTranslation('notices');
  const [asked, setAsked] = useState<string | null>(null);
  if (notices.length === 0) return <EmptyResult title={t('notice.none')} />;
  return (
    <>
      <DeviceRows
        items={notices.map(
          ({ number, severity, scopes, texts, publishedAt, publishedBy, told, withdrawn }) => ({
            key: number,
            code: number,
            serial: ofNotices(`severities.${severity}`),
            facts: [
              { key: 'title', name: t('notice.title'), text: texts[language].title },
              {
                key: 'scopes',
                name: ofNotices('concerns'),
                text: scopesText(ofNotices, scopes).replaceAll('\n', '; '),
              },
              {
                key: 'published',
                name: t('notice.publishedOn'),
                text: t('notice.by', { moment: formatDateTime(language, publishedAt), name: publishedBy }),
              },
              { key: 'told', name: t('notice.told'), text: String(told) },
              {
                key: 'withdrawn',
                name: t('notice.withdrawnOn'),
                text:
                  withdrawn &&
                  `${t('notice.by', { moment: formatDateTime(language, withdrawn.at), name: withdrawn.actor })}: ${withdrawn.reason}`,
              },
            ],
            actions: withdrawn ? null : (
              <>
                {languages.map((each) => (
                  <Link
                    key={each}
                    href={noticePaperUrl(number, each)}
                    aria-label={t('notice.paperOf', { number, language: t(`languages.${each}`) })}
                  >
                    {t('notice.paper', { language: t(`languages.${each}`) })}
                  </Link>
                ))}
                <Button size="toolbar" onClick={() => setAsked(number)}>
                  {t('notice.withdraw', { number })}
                </Button>
              </>
            ),
          }),
        )}
      />
      <ReasonDialog
        isOpen={asked !== null}
        title={t('notice.withdrawTitle', { number: asked ?? '' })}
        text={t('notice.withdrawText')}
        help={t('notice.reasonHelp')}
        act={t('notice.withdrawAct')}
        failed={t('notice.withdrawFailed')}
        onAct={async (reason) => {
          await deskCalls.withdrawNotice(asked ?? '', reason);
          onWithdrawn();
        }}
        onClose={() => setAsked(null)}
        onSessionExpired={onSessionExpired}
      />
    </>
  );
}
