import type { Language } from '@payload/catalog';
import { deviceName } from '@payload/view-models/port/devices.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import type { UpgradeWork } from '@payload/web/works/running-works.ts';
import { useTranslation } from 'react-i18next';
import { WorkLine } from './WorkLine.tsx';

/** The upgrade that goes on while another page is looked at: how far it is, that it has ended or stands, and the way there. */
export function UpgradeLine({
  work: { id, state, isRehearsal, model, percent },
  pageTitle,
  language,
}: {
  work: UpgradeWork;
  /** The title of the page that is shown. */
  pageTitle: string;
  language: Language;
}) {
  const { t } = useTranslation('port');
  const values = { model: model === null ? '' : deviceName(model) };
  const isWriting = state === 'writing';
  return (
    <WorkLine
      id={id}
      toneLabel={t('tones.info')}
      percent={isWriting ? percent : null}
      mark={isWriting ? `${percent} %` : t(`running.${state}.mark`)}
      pageTitle={pageTitle}
      link={{ href: pathsOf(language).port, label: t(`running.${state}.act`) }}
    >
      {isRehearsal ? t(`running.${state}.rehearsal`, values) : t(`running.${state}.text`, values)}
    </WorkLine>
  );
}
