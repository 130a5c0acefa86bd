import { lamp } from '@payload/catalog/lamp';
import { Figure } from '@payload/ui/Figure';
import { NotFound } from '@payload/ui/sections/errors/NotFound';
import { useLanguage } from '@payload/web/language/useLanguage.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** What an unknown address shows: it goes home after five seconds, unless it is stopped. */
export function MissingPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const paths = pathsOf(useLanguage());
  return (
    <NotFound
      code="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      home={{ label: t('notFound.home'), href: paths.home }}
      lamp={{
        code: lamp.code,
        href: paths.details(lamp.route, lamp.code),
        cells: [<Figure key="angle" value={lamp.angle} unit="°" />],
        angle: lamp.angle,
      }}
      onElapsed={() => void navigate(paths.home, { replace: true })}
      translations={{
        countdown: (count) => t('notFound.countdown', { count }),
        announcement: (count) => t('notFound.announcement', { count }),
        stop: t('notFound.stop'),
        stopped: t('notFound.stopped'),
      }}
    />
  );
}
