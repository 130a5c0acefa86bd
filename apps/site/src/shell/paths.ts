import type { Language } from '@payload/catalog';

/** Addresses of the site's pages in one language. */
export const pathsOf = (language: Language) => {
  const base = `/${language}`;
  return {
    home: `${base}/`,
    series: (type: string) => `${base}/series/${type.toLowerCase()}`,
    /** `route` is `/product` or `/productSupport`, as the catalogue entry says. */
    details: (route: string, code: string) => `${base}/details${route}/${code}`,
    /** From a reference that holds the whole route: `/productSupport/SDKOSDK`. */
    referred: (route: string) => `${base}/details${route}`,
    parameter: (code: string) => `${base}/details/parameter/${code}`,
    load: (aircraft: string) => `${base}/load/${aircraft.toLowerCase()}`,
    compare: (type: string, codes: readonly string[] = []) =>
      `${base}/compare/${type.toLowerCase()}${codes.length ? `?models=${codes.join(',')}` : ''}`,
  };
};
