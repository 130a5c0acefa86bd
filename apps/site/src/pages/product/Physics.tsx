import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import {
  LazyBeam,
  LazyFlash,
  LazyFootprint,
  LazyLoad,
  LazySign,
  LazyStack,
  LazyVoice,
} from './LazyInstruments.tsx';

/** What a product's figures mean in the field, as the instrument of its kind; nothing where a reply of another version has none. */
export function Physics({
  product: { code, physics },
  language,
  query,
}: {
  product: ProductInfo;
  language: Language;
  /** The page's own query, as text. */
  query: string;
}) {
  switch (physics?.kind) {
    case 'beam':
      return <LazyBeam code={code} physics={physics} language={language} query={query} />;
    case 'sound':
      return <LazyVoice physics={physics} language={language} query={query} />;
    case 'load':
      return <LazyLoad physics={physics} language={language} query={query} />;
    case 'sign':
      return <LazySign physics={physics} language={language} query={query} />;
    case 'footprint':
      return <LazyFootprint physics={physics} language={language} query={query} />;
    case 'strobe':
      return <LazyFlash physics={physics} language={language} query={query} />;
    case 'stack':
      return <LazyStack code={code} physics={physics} language={language} query={query} />;
    default:
      return null;
  }
}
