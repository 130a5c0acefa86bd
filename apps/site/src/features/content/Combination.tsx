import type { CarriedLoad, Language } from '@payload/catalog';
import { Bars } from '@payload/ui/Bars';
import { Figure } from '@payload/ui/Figure';
import { LineDrawing } from '@payload/ui/LineDrawing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathsOf } from '../../platform/navigation/paths.ts';
import * as styles from './Combination.css.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { planAddress } from './pictures.ts';
import { SpecContent } from './SpecContent.tsx';
import { Weight } from './Weight.tsx';

/**
 * An aircraft and what it carries as a group of plates, with what both come to. The texts are those of
 * `solution`, which a page that shows it names among its own.
 */
export function Combination({
  combination: { aircraft, manyPorts, products, bracketG, totalG },
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
  const Heading = `h${level}` as const;
  const { t } = useTranslation('solution');
  const paths = pathsOf(language);
  const powered = products.filter(({ watts }) => watts > 0);
  return (
    <article className={styles.combination}>
      <div className={styles.words}>
        <Heading className={styles.name}>{name}</Heading>
        <div className={styles.text}>{children}</div>
      </div>
      <ul className={styles.parts}>
        <li className={styles.part}>
          <a className={styles.link} href={paths.load(aircraft.route)}>
            <span className={styles.box}>
              <LineDrawing className={styles.plan} src={planAddress(aircraft.plan)} />
            </span>
            <span className={styles.code}>{aircraft.key}</span>
            <span className={styles.figure}>{aircraft.name}</span>
          </a>
        </li>
        {products.map(({ code, route, figure }) => (
          <li key={code} className={styles.part}>
            <a className={styles.link} href={paths.details(route, code)}>
              <span className={styles.box}>
                <ProductPicture resUrl={`products/${code}.webp`} sizes="(max-width: 768px) 44vw, 280px" />
              </span>
              <span className={styles.code}>{code}</span>
              <span className={styles.figure}>
                {figure.label} <SpecContent value={figure} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.load}>
        <Weight limitG={aircraft.payloadG} products={products} bracketG={bracketG} totalG={totalG} />
        <div className={styles.power}>
          <p className={styles.label}>
            {powered.length === 0 ? (
              t('power.battery')
            ) : (
              <>
                {t(manyPorts ? 'power.own' : 'power.shared')} <Figure value={aircraft.watts} unit="W" />
              </>
            )}
          </p>
          {powered.length > 0 && (
            <Bars
              max={aircraft.watts}
              rows={powered.map(({ code, watts }) => ({ key: code, label: code, value: watts, unit: 'W' }))}
            />
          )}
        </div>
      </div>
    </article>
  );
}
