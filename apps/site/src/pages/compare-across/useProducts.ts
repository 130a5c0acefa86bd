import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { useCallback } from 'react';
import { useOwn } from '../../features/account/useOwn.ts';

const asked = new Map<string, Promise<ProductInfo>>();

async function infoOf(code: string, language: Language): Promise<ProductInfo> {
  const name = `${language} ${code}`;
  const known = asked.get(name);
  if (known) return known;
  const request = import('../../platform/data/api.ts').then(({ client, getProductInfo }) =>
    client(getProductInfo, { code, language }),
  );
  asked.set(name, request);
  // What did not come is asked for anew.
  request.catch(() => asked.delete(name));
  return request;
}

/** The products of some codes, each asked for once. */
export function useProducts(codes: readonly string[], language: Language) {
  const list = codes.join();
  const load = useCallback(
    () =>
      Promise.all(
        list
          .split(',')
          .filter((code) => code !== '')
          .map((code) => infoOf(code, language)),
      ),
    [list, language],
  );
  return useOwn(load);
}
