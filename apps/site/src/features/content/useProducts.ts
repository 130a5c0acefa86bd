import type { Language } from '@payload/catalog';
import { useCallback } from 'react';
import { useOwn } from '../account/useOwn.ts';

/** The products of some codes. */
export function useProducts(codes: readonly string[], language: Language) {
  const list = codes.join();
  const load = useCallback(async () => {
    const { loadProductInfo } = await import('../../platform/data/api.ts');
    const asked = list.split(',').filter((code) => code !== '');
    return Promise.all(asked.map((code) => loadProductInfo(code, language)));
  }, [list, language]);
  return useOwn(load);
}
