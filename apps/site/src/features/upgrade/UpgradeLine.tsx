import type { Language } from '@payload/catalog';
import { Figure } from '@payload/ui/Figure';
import { Link } from '@payload/ui/Link';
import { ModeLine } from '@payload/ui/ModeLine';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { deviceName } from './devices.ts';
import type { RunningUpgrade } from './running-upgrade.ts';

/** The upgrade that goes on while another page is looked at: how far it is, that it has ended or stands, and the way there. */
export function UpgradeLine({
  upgrade: { state, isRehearsal, model, percent },
  pageTitle,
  language,
}: {
  upgrade: RunningUpgrade;
  /** The title of the page that is shown. */
  pageTitle: string;
  language: Language;
}) {
  const { t } = useTranslation('port');
  const values = { model: model === null ? '' : deviceName(model) };
  const words = isRehearsal ? t(`running.${state}.rehearsal`, values) : t(`running.${state}.text`, values);
  const mark = state === 'writing' ? `${percent} %` : t(`running.${state}.mark`);
  useEffect(() => {
    document.title = `${mark} · ${pageTitle}`;
    return () => {
      document.title = pageTitle;
    };
  }, [mark, pageTitle]);
  return (
    <ModeLine
      toneLabel={t('tones.info')}
      action={
        // Not within what is read out: it changes every second.
        <Link href={pathsOf(language).port}>
          {state === 'writing' && (
            <>
              <Figure value={percent} unit="%" />
              {' · '}
            </>
          )}
          {t(`running.${state}.act`)}
        </Link>
      }
    >
      {words}
    </ModeLine>
  );
}
