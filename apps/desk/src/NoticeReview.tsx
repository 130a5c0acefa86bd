import type { NoticeDraft, NoticeOutcome } from '@payload/api/contract';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import type { useAction } from '@payload/web/form/useAction.ts';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { lazyModule } from '@payload/web/rendering/lazy-module.ts';
import { useTranslation } from 'react-i18next';
import { PaperButton } from './PaperButton.tsx';
import { RetryBanner } from './RetryBanner.tsx';

// Each language says its own words beside the notice, so both have to be there.
const preview = lazyModule(() => import('./NoticePreview.tsx'), ['notices']);

interface NoticeReviewProps {
  notice: NoticeDraft;
  outcome: NoticeOutcome;
  publication: Pick<ReturnType<typeof useAction>, 'failure' | 'isSending' | 'submit'>;
  onBack: () => void;
  onSessionExpired: () => void;
}

/** A notice as it will stand in both languages, and whom it reaches: what is published cannot be changed. */
export function NoticeReview({ notice, outcome, publication, onBack, onSessionExpired }: NoticeReviewProps) {
  const { t } = useTranslation('desk');
  const { failure, isSending, submit } = publication;
  return (
    <Stack gap={24}>
      <SectionHeading
        level={2}
        size="xs"
        title={t('notice.reviewTitle')}
        lead={t('notice.devices', { count: outcome.devices })}
        leadMore={t('notice.accounts', { count: outcome.accounts })}
      />
      {failure !== null && (
        <RetryBanner
          title={t('notice.notPublished')}
          text={t(`notice.why.${failure.kind === 'refused' ? 'refused' : 'unanswered'}`)}
          act={t('notice.publish')}
          onRetry={submit}
        />
      )}
      {(['en', 'cn'] as const).map((language) => (
        <Stack key={language} gap={12}>
          <SectionHeading level={3} size="xxs" title={t(`languages.${language}`)} />
          <LazyPart of={preview} language={language} fallback={<LoadingBlock lines={4} />}>
            {({ NoticePreview }, shown) => <NoticePreview notice={notice} language={shown} />}
          </LazyPart>
          <PaperButton notice={notice} language={language} onSessionExpired={onSessionExpired} />
        </Stack>
      ))}
      <Actions onPhone="fill">
        <Button variant="signal" loading={isSending} onClick={submit}>
          {t(isSending ? 'notice.publishing' : 'notice.publish')}
        </Button>
        <Button onClick={onBack}>{t('notice.goBack')}</Button>
      </Actions>
    </Stack>
  );
}
