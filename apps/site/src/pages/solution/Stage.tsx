import type { Language, Solution } from '@payload/catalog';
import { Breadcrumb } from '@payload/ui/Breadcrumb';
import { Button } from '@payload/ui/Button';
import { ArrowRightIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { PhraseText } from '@payload/ui/PhraseText';
import { SolutionStage } from '@payload/ui/sections/solution/SolutionStage';
import { sceneWords } from '@payload/view-models/scenes/scene-words.ts';
import { phrasesOf, warmOf } from '@payload/view-models/solution/headline.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';

/** The industry's scene to scale, and the words in its dark. */
export function Stage({
  solution: { id, name, title, lead, scene },
  language,
}: {
  solution: Solution;
  language: Language;
}) {
  const { t } = useTranslation(['solution', 'site']);
  const paths = pathsOf(language);
  return (
    <SolutionStage
      picture={{ scene, alt: t(`scene.alt.${id}`, sceneWords(scene)) }}
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
