import type { Notice } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Link } from '@payload/ui/Link';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { toneOf } from './tones.ts';

/** Notices where their device or model is shown: a line each, with the way to what they say. */
export function NoticeBanners({ notices, language }: { notices: readonly Notice[]; language: Language }) {
  const { t } = useTranslation('notices');
  return notices.map(({ number, severity, title }) => (
    <Banner
      key={number}
      tone={toneOf[severity]}
      toneLabel={t(`severities.${severity}`)}
      title={title}
      actions={<Link href={`${pathsOf(language).announcement}#${number}`}>{t('read', { number })}</Link>}
    />
  ));
}
