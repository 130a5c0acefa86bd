import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { LazyBeam, LazyLoad, LazySign, LazyVoice } from './LazyInstruments.tsx';

/** What the figures mean in the field, as an instrument: a lamp's beam, a horn's voice, a release unit's load, a sign's size, or nothing. */
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
    default:
      return null;
  }
}
