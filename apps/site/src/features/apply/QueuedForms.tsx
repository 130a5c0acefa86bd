import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { type ToastMessage, ToastRegion } from '@payload/ui/Toast';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pathsOf } from '../../platform/navigation/paths.ts';
import type { FormName } from './forms.ts';
import { dismissQueuedForm, type QueuedForm, queuedForms, subscribeToQueue, watchQueue } from './queue.ts';

const tones = { waiting: 'info', signIn: 'caution', refused: 'caution', sent: 'positive' } as const;

/** Milliseconds that a message stays: until it is closed, or something becomes of the form. */
const long = 86_400_000;

/** Forms that were sent without a connection are sent from any page, and it is said what becomes of them. */
export function QueuedForms({ language }: { language: Language }) {
  const { t } = useTranslation('offline');
  const { pathname } = useLocation();
  const queue = useSyncExternalStore(subscribeToQueue, queuedForms);
  // A region that comes up together with its message is not read out.
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    watchQueue((name) => pathname.endsWith(pathOf(name, language).slice(`/${language}`.length)));
  }, [pathname, language]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const toasts = queue.map((form): ToastMessage => {
    const kind = t(`queue.kinds.${form.name}`);
    return {
      id: form.name,
      tone: tones[form.state],
      title: t(`queue.${form.state}.title`, { kind }),
      text: t(`queue.${form.state}.text`),
      actions: (
        <Button size="toolbar" href={addressOf(form, language)}>
          {t(`queue.${form.state}.act`)}
        </Button>
      ),
    };
  });
  return (
    <ToastRegion
      toasts={isThere ? toasts : []}
      onDismiss={(id) => {
        const form = queue.find(({ name }) => name === id);
        if (form) dismissQueuedForm(form.name);
      }}
      duration={long}
      translations={{
        region: t('queue.region'),
        dismiss: t('queue.dismiss'),
        tones: t('tones', { returnObjects: true }),
      }}
    />
  );
}

function pathOf(name: FormName, language: Language): string {
  const paths = pathsOf(language);
  return {
    repair: paths.repair(),
    problem: paths.problem,
    quote: paths.quote(),
    activation: paths.activate,
    care: paths.carefree(),
  }[name];
}

/** Where something is to be done about it, or what came of it. */
function addressOf(form: QueuedForm, language: Language): string {
  if (form.state !== 'sent') return pathOf(form.name, language);
  const { outcome } = form;
  const paths = pathsOf(language);
  return outcome.kind === 'request' ? paths.outcome(outcome.requestNumber) : paths.success;
}
