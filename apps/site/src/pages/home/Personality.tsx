import type { Language } from '@payload/catalog';
import { PhraseText } from '@payload/ui/PhraseText';
import { Section } from '@payload/ui/Section';
import { PictureBanner } from '@payload/ui/sections/home/PictureBanner';
import { useTranslation } from 'react-i18next';
import { personalityPicture } from '../../features/content/pictures.ts';
import { useInfo } from '../../platform/browser/variant.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';

/** The way to the questionnaire. */
export function Personality({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <Section id="individuality">
      <PictureBanner
        picture={{
          ...personalityPicture,
          sizes: '(max-width: 768px) 160vw, 1280px',
          alt: t('home.personalityAlt'),
        }}
        title={<PhraseText phrases={t('index.Personality', { returnObjects: true })} />}
        lead={t('home.personalityLead')}
        href={pathsOf(language).individuality}
        action={t('index.ClickIn')}
        info={useInfo()}
      />
    </Section>
  );
}
