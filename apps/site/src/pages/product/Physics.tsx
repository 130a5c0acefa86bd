import type { ProductInfo } from '@payload/api/contract';
import { BeamDiagram } from '@payload/ui/BeamDiagram';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { SoundReach } from '@payload/ui/SoundReach';
import { useTranslation } from 'react-i18next';

/** What the figures mean in the field, drawn as the catalogue says: a lamp's beam, a horn's reach, or nothing. */
export function Physics({ physics }: { physics: ProductInfo['physics'] }) {
  const { t } = useTranslation();
  switch (physics?.kind) {
    case 'beam': {
      const { angleDeg: angle, points } = physics;
      return (
        <Section>
          <SectionHeading
            size="s"
            layout="split"
            // English needs to know how the number is spoken: an eight, an eleven, an eighteen.
            title={t([8, 11, 18].includes(angle) ? 'product.beam.title' : 'product.beam.titleA', { angle })}
            lead={t('product.beam.lead')}
          />
          <BeamDiagram
            angle={angle}
            points={points.map(({ distanceM, lux }) => ({ distance: distanceM, lux }))}
            translations={{
              description: t('product.beam.label', { near: points.at(0)?.lux, far: points.at(-1)?.lux }),
              circle: (width) => t('product.beam.circle', { width }),
              circleShort: (width) => t('product.beam.circleShort', { width }),
            }}
          />
        </Section>
      );
    }
    case 'sound': {
      const { reachM: reach, levelDb, points } = physics;
      const levels = [{ distanceM: 1, levelDb }, ...points];
      return (
        <Section>
          <SectionHeading
            size="s"
            layout="split"
            title={t('product.sound.title')}
            lead={t('product.sound.lead')}
          />
          <SoundReach
            points={levels.map(({ distanceM, levelDb: level }) => ({ distance: distanceM, level }))}
            reach={reach}
            translations={{
              description: t('product.sound.label', { range: `${reach}\u2009m` }),
              reach: t('product.sound.carries'),
              at: (distance) => t('product.sound.at', { distance }),
            }}
          />
        </Section>
      );
    }
    default:
      return null;
  }
}
