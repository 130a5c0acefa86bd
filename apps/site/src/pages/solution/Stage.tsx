import type { IndustryId, Language, Solution } from '@payload/catalog';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { ArrowRightIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { PhraseText } from '@payload/ui/PhraseText';
import { SolutionStage } from '@payload/ui/SolutionStage';
import { useTranslation } from 'react-i18next';
import { industryPicture } from '../../features/content/pictures.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { phrasesOf, warmOf } from './headline.ts';

const lampAtStart: ReadonlySet<IndustryId> = new Set(['FireFighting', 'ElectricPower']);

/** The industry's scene, and the words that the light falls on. */
export function Stage({
  solution: { id, name, title, lead },
  language,
}: {
  solution: Solution;
  language: Language;
}) {
  const { t } = useTranslation(['solution', 'site']);
  const paths = pathsOf(language);
  return (
    <SolutionStage
      picture={{
        ...industryPicture(id),
        sizes: '(max-width: 768px) 128vw, max(72vw, 900px)',
        alt: t(`alt.${id}`),
      }}
      lamp={lampAtStart.has(id) ? 'start' : 'end'}
      breadcrumb={
        <Breadcrumb
          label={t('site:frame.breadcrumb')}
          items={[{ label: t('site:menu.solutions'), href: paths.industries }, { label: name }]}
        />
      }
      name={name}
      title={<PhraseText phrases={phrasesOf(title)} warm={warmOf(title)} />}
      lead={lead}
      actions={
        <>
          <Button variant="signal" href="#combinations" end={<ArrowRightIcon />}>
            {t('action')}
          </Button>
          <Link href={paths.individuality}>{t('site:index.ClickIn')}</Link>
        </>
      }
    />
  );
}
