import type { QuestionnaireActor, QuestionnaireSnapshot } from '@payload/flows/recommendation';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { RetryIcon } from '@payload/ui/icons';
import { type Ref, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Why there is no recommendation, what that means for the answers, and the way on. */
export function Failed({
  failure,
  send,
  ref,
}: {
  failure: QuestionnaireSnapshot['context']['failure'];
  send: QuestionnaireActor['send'];
  ref: Ref<HTMLDivElement>;
}) {
  const { t } = useTranslation('individuality');
  const reason = failure?.kind === 'offline' || failure?.kind === 'timeout' ? failure.kind : 'server';

  useEffect(() => {
    if (reason !== 'offline') return;
    const retry = () => send({ type: 'retry' });
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [reason, send]);

  return (
    <Banner
      ref={ref}
      tabIndex={-1}
      live="assertive"
      tone="critical"
      toneLabel={t('failed.tone')}
      title={t(`failed.${reason}`)}
      actions={
        <>
          <Button variant="signal" start={<RetryIcon />} onClick={() => send({ type: 'retry' })}>
            {t('failed.retry')}
          </Button>
          <Button onClick={() => send({ type: 'back' })}>{t('back')}</Button>
        </>
      }
    >
      {t(`failed.${reason}Text`)}
    </Banner>
  );
}
