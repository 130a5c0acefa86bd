import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { ArrowRightIcon } from '@payload/ui/icons';
import { PhraseText } from '@payload/ui/PhraseText';
import { Picture } from '@payload/ui/Picture';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { personalityPicture } from '../../features/content/pictures.ts';
import { useInfo } from '../../platform/browser/variant.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import * as styles from './Personality.css.ts';

/** The way to the questionnaire. */
export function Personality({ language }: { language: Language }) {
  const { t } = useTranslation();
  const info = useInfo();
  return (
    <Section id="individuality">
      <div className={styles.banner} data-info={info ? '' : undefined}>
        <Picture
          className={styles.picture}
          {...personalityPicture}
          sizes="(max-width: 768px) 160vw, 1280px"
          fit="cover"
          alt={t('home.personalityAlt')}
        />
        <SectionHeading
          title={<PhraseText phrases={t('index.Personality', { returnObjects: true })} />}
          lead={t('home.personalityLead')}
          actions={
            <Button
              className={styles.details}
              href={pathsOf(language).individuality}
              end={<ArrowRightIcon />}
            >
              {t('index.ClickIn')}
            </Button>
          }
        />
      </div>
    </Section>
  );
}
