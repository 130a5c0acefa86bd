import type { Language } from '@payload/catalog';
import { PhraseText } from '@payload/ui/PhraseText';
import { Section } from '@payload/ui/Section';
import { PictureBanner } from '@payload/ui/sections/home/PictureBanner';
import { useInfo } from '@payload/web/browser/variant.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { personalityPicture } from '@payload/web/products/pictures.ts';
import { useTranslation } from 'react-i18next';

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
