import type { Language } from '@payload/catalog';
import { useRemote } from '@payload/web/data/useRemote.ts';

/** The products of some codes. */
export function useProducts(codes: readonly string[], language: Language) {
  return useRemote(`${language} ${codes.join()}`, async () => {
    const { loadProductInfo } = await import('@payload/web/data/api.ts');
    return Promise.all(codes.map((code) => loadProductInfo(code, language)));
  });
}
