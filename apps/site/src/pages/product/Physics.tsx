import type { ProductInfo } from '@payload/api/contract';
import { BeamDiagram } from '@payload/ui/BeamDiagram';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { SoundReach } from '@payload/ui/SoundReach';
import { useTranslation } from 'react-i18next';
import { numberOf, rowOf } from '../../features/content/spec.ts';

/** What the figures mean in the field, drawn from the data: a lamp's beam, a horn's reach, or nothing. */
export function Physics({ product }: { product: ProductInfo }) {
  const { t } = useTranslation();
  const figure = (key: string) => numberOf(rowOf(product, key));

  const angle = figure('beam_angle_deg');
  const near = figure('lux_50m');
  const far = figure('lux_100m');
  if (angle !== null && near !== null && far !== null) {
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
          points={[
            { distance: 50, lux: near },
            { distance: 100, lux: far },
          ]}
          translations={{
            description: t('product.beam.label', { near, far }),
            circle: (width) => t('product.beam.circle', { width }),
            circleShort: (width) => t('product.beam.circleShort', { width }),
          }}
        />
      </Section>
    );
  }

  const level = figure('max_spl_db_1m');
  const reach = figure('audible_range_m');
  const at50 = figure('spl_50m_db');
  const at100 = figure('spl_100m_db');
  if (level !== null && reach !== null && at50 !== null && at100 !== null) {
    return (
      <Section>
        <SectionHeading
          size="s"
          layout="split"
          title={t('product.sound.title')}
          lead={t('product.sound.lead')}
        />
        <SoundReach
          points={[
            { distance: 1, level },
            { distance: 50, level: at50 },
            { distance: 100, level: at100 },
          ]}
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
  return null;
}
