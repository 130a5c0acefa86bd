import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { useRemote } from '@payload/web/data/useRemote.ts';

/** What the catalogue says of the model on a label; null until it has said so, and where it cannot be asked. */
export function useLabelModel(code: string | null, language: Language): ProductInfo | null {
  const { data } = useRemote(code && `${language} ${code}`, async () => {
    const { loadProductInfo } = await import('@payload/web/data/api.ts');
    return loadProductInfo(code ?? '', language);
  });
  return data ?? null;
}
