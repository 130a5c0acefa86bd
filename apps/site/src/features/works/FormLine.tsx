import type { Language } from '@payload/catalog';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import type { FormWork } from '@payload/web/works/running-works.ts';
import { useTranslation } from 'react-i18next';
import { WorkLine } from './WorkLine.tsx';

const tones = {
  sending: 'info',
  sendingFiles: 'info',
  waiting: 'info',
  signIn: 'caution',
  refused: 'caution',
  filesFailed: 'caution',
  sent: 'positive',
  filesSent: 'positive',
} as const;

/** A form, or its files, on the way while another page is looked at: what becomes of it, and the way there. */
export function FormLine({
  work,
  pageTitle,
  language,
}: {
  work: FormWork;
  /** The title of the page that is shown. */
  pageTitle: string;
  language: Language;
}) {
  const { t } = useTranslation('offline');
  const { id, state } = work;
  const tone = tones[state];
  const kind = t(`queue.kinds.${id}`);
  return (
    <WorkLine
      id={id}
      toneLabel={t(`tones.${tone}`)}
      percent={state === 'sendingFiles' ? work.percent : null}
      mark={tone === 'caution' ? t('queue.mark') : null}
      pageTitle={pageTitle}
      link={{ href: addressOf(work, language), label: t(`queue.${state}.act`) }}
      dismiss={state === 'sending' || state === 'sendingFiles' ? null : t('queue.dismiss')}
    >
      {'files' in work
        ? t(`queue.${work.state}.text`, { kind, count: work.files })
        : t(`queue.${work.state}.text`, { kind })}
    </WorkLine>
  );
}

/** Where something is to be done about it, or what came of it. */
function addressOf(work: FormWork, language: Language): string {
  const paths = pathsOf(language);
  if (work.state === 'sent') {
    return work.outcome.kind === 'request' ? paths.outcome(work.outcome.requestNumber) : paths.success;
  }
  return {
    repair: paths.repair(),
    problem: paths.problem,
    quote: paths.quote(),
    activation: paths.activate,
    care: paths.carefree(),
  }[work.id];
}
