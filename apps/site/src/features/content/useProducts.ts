import type { Language } from '@payload/catalog';
import { useOwn } from '@payload/web/account/useOwn.ts';
import { useCallback } from 'react';

/** The products of some codes. */
export function useProducts(codes: readonly string[], language: Language) {
  const list = codes.join();
  const load = useCallback(async () => {
    const { loadProductInfo } = await import('@payload/web/data/api.ts');
    const asked = list.split(',').filter((code) => code !== '');
    return Promise.all(asked.map((code) => loadProductInfo(code, language)));
  }, [list, language]);
  return useOwn(load);
}
