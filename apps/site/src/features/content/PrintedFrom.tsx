import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatDay } from './dates.ts';
import * as styles from './PrintedFrom.css.ts';

/** What a sheet in a file has to say of itself: maker, family and model, where it was printed from, and when. */
export function PrintedFrom({
  product,
  language,
}: {
  product: Pick<ProductInfo, 'code' | 'type'>;
  language: Language;
}) {
  const { t } = useTranslation(['site', 'types']);
  const [print, setPrint] = useState<{ address: string; date: string }>();

  // Known at the moment of printing and not before; the sheet is laid out right after this event.
  useEffect(() => {
    const note = () =>
      flushSync(() => {
        const { origin, pathname, search } = window.location;
        setPrint({ address: `${origin}${pathname}${search}`, date: new Date().toISOString() });
      });
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);

  return (
    <p className={styles.line}>
      <strong>{t('brand.titled', { title: product.code })}</strong>
      <span>{t(`types:${product.type}.plural`)}</span>
      {print && (
        <>
          <span>{print.address}</span>
          <time dateTime={print.date}>{formatDay(language, print.date)}</time>
        </>
      )}
    </p>
  );
}
