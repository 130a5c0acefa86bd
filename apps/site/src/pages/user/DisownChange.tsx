import { disownChange } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { faultOf } from '@payload/web/account/fault.ts';
import { service } from '@payload/web/session/service.ts';
import { useState, useSyncExternalStore } from 'react';
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
  const [state, setState] = useState<'resting' | 'working' | 'done' | 'over' | 'failed'>('resting');
  if (key === '') return null;

  const disown = async () => {
    setState('working');
    try {
      await service(disownChange, { key, language });
      setState('done');
    } catch (error) {
      setState(faultOf(error).key === null ? 'failed' : 'over');
    }
  };
  if (state === 'done' || state === 'over') {
    const isDone = state === 'done';
    return (
      <Banner
        tone={isDone ? 'positive' : 'caution'}
        toneLabel={t(isDone ? 'tones.positive' : 'tones.caution')}
        live="polite"
        title={t(`disown.${state}`)}
      >
        {t(`disown.${state}Text`)}
      </Banner>
    );
  }
  return (
    <Banner
      tone={state === 'failed' ? 'critical' : 'caution'}
      toneLabel={t(state === 'failed' ? 'tones.critical' : 'tones.caution')}
      live={state === 'failed' ? 'assertive' : 'off'}
      title={t(state === 'failed' ? 'disown.failed' : 'disown.title')}
      actions={
        <Button variant="signal" loading={state === 'working'} onClick={() => void disown()}>
          {state === 'working' ? t('disown.working') : t('disown.act')}
        </Button>
      }
    >
      {t('disown.text')}
    </Banner>
  );
}
