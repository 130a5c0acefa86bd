import type { CarriedLoad, Language } from '@payload/catalog';
import { Figure } from '@payload/ui/Figure';
import { Combination as CombinationCard } from '@payload/ui/sections/individuality/Combination';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { planAddress } from '@payload/web/products/pictures.ts';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * An aircraft and what it carries as a group of plates, with what both come to. The texts are those of
 * `solution`, which a page that shows it names among its own.
 */
export function Combination({
  combination: { aircraft, manyPorts, products, bracketG },
  name,
  level,
  language,
  children,
}: {
  combination: CarriedLoad;
  name: string;
  /** Level of the heading. */
  level: 2 | 3;
  language: Language;
  /** What is said of it. */
  children: ReactNode;
}) {
  const { t } = useTranslation('solution');
  const paths = pathsOf(language);
  const powered = products.filter(({ watts }) => watts > 0);
  return (
    <CombinationCard
      name={name}
      level={level}
      parts={[
        {
          code: aircraft.key,
          // With all of it under the aircraft.
          href: paths.load(
            aircraft.route,
            products.map(({ code }) => code),
          ),
          text: aircraft.name,
          plan: planAddress(aircraft.plan),
        },
        ...products.map(({ code, route, figure }) => ({
          code,
          href: paths.details(route, code),
          text: (
            <>
              {figure.label} <SpecContent value={figure} />
            </>
          ),
          picture: <ProductPicture resUrl={`products/${code}.webp`} sizes="(max-width: 768px) 44vw, 280px" />,
        })),
      ]}
      weight={{
        limitG: aircraft.payloadG,
        parts: [
          ...products.map(({ code, weightG }) => ({ key: code, name: code, weightG, isCode: true })),
          ...(bracketG > 0 ? [{ key: 'bracket', name: t('bracket'), weightG: bracketG }] : []),
        ],
        translations: { weight: t('weight'), limit: t('limit'), left: t('left'), full: t('full') },
      }}
      power={{
        label:
          powered.length === 0 ? (
            t('power.battery')
          ) : (
            <>
              {t(manyPorts ? 'power.own' : 'power.shared')} <Figure value={aircraft.watts} unit="W" />
            </>
          ),
        max: aircraft.watts,
        rows: powered.map(({ code, watts }) => ({ key: code, label: code, value: watts, unit: 'W' })),
      }}
    >
      {children}
    </CombinationCard>
  );
}
