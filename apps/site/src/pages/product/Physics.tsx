import type { ProductInfo } from '@payload/api/contract';
import { Section } from '@payload/ui/Section';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { SoundReach } from '@payload/ui/SoundReach';
import { useTranslation } from 'react-i18next';
import { LazyBeam } from './LazyBeam.tsx';

/** What the figures mean in the field, drawn as the catalogue says: a lamp's beam, a horn's reach, or nothing. */
export function Physics({ product, query }: { product: ProductInfo; query: string }) {
  const { t } = useTranslation();
  const { physics } = product;
  switch (physics?.kind) {
    case 'beam':
      return <LazyBeam code={product.code} physics={physics} query={query} />;
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
