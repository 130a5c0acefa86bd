import { disownChange } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { useAction } from '@payload/web/form/useAction.ts';
import { service } from '@payload/web/session/service.ts';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const beginning = '#disown=';

/** The key stands in the part of the address that no server is sent. */
function keyIn(hash: string): string {
  return hash.startsWith(beginning) ? hash.slice(beginning.length) : '';
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** "This was not me", of the link in a message about a change of address: a press calls it off, the link alone does nothing. */
export function DisownChange({ language }: { language: Language }) {
  const { t } = useTranslation('account');
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  const key = keyIn(hash);
  const { isDone, isSending, failure, submit } = useAction(async () => {
    await service(disownChange, { key, language });
  });
  if (key === '') return null;

  // The service refuses what there is no more.
  const isOver = failure?.kind === 'refused';
  const hasFailed = failure !== null;
  if (isDone || isOver) {
    return (
      <Banner
        tone={isDone ? 'positive' : 'caution'}
        toneLabel={t(isDone ? 'tones.positive' : 'tones.caution')}
        live="polite"
        title={t(isDone ? 'disown.done' : 'disown.over')}
      >
        {t(isDone ? 'disown.doneText' : 'disown.overText')}
      </Banner>
    );
  }
  return (
    <Banner
      tone={hasFailed ? 'critical' : 'caution'}
      toneLabel={t(hasFailed ? 'tones.critical' : 'tones.caution')}
      live={hasFailed ? 'assertive' : 'off'}
      title={t(hasFailed ? 'disown.failed' : 'disown.title')}
      actions={
        <Button variant="signal" loading={isSending} onClick={submit}>
          {isSending ? t('disown.working') : t('disown.act')}
        </Button>
      }
    >
      {t('disown.text')}
    </Banner>
  );
}
