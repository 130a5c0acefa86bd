import type { ProductInfo } from '@payload/api/contract';
import { filmTimes } from '@payload/catalog';
import { SectionHeading } from '@payload/ui/SectionHeading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SpecContent } from '../../features/content/SpecContent.tsx';
import { filmClock } from './films.ts';
import * as styles from './VideoPage.css.ts';

/** The words of a film's captions, with the moment of each. */
export function Transcript({ product }: { product: ProductInfo }) {
  const { t } = useTranslation('video');
  const said: { at: number; text: ReactNode }[] = [
    { at: filmTimes.light, text: product.headline },
    {
      at: filmTimes.code,
      text: (
        <>
          {t('labelled', { label: product.title })}
          {product.line}
        </>
      ),
    },
    ...product.figures.map((figure, index) => ({
      at: filmTimes.figures[index] ?? filmTimes.duration,
      text: (
        <>
          {t('labelled', { label: figure.label })}
          <SpecContent value={figure} />
        </>
      ),
    })),
  ];
  return (
    <div className={styles.transcript}>
      <SectionHeading size="xs" title={t('transcript')} />
      <ol className={styles.said}>
        {said.map(({ at, text }) => (
          <li key={at} className={styles.line}>
            <time className={styles.time} dateTime={`PT${at}S`}>
              {filmClock(at)}
            </time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('illustrated')}</p>
    </div>
  );
}
