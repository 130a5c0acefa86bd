import type { Language } from '@payload/catalog';

/** Addresses of the site's pages in one language. */
export const pathsOf = (language: Language) => {
  const base = `/${language}`;
  return {
    home: `${base}/`,
    user: `${base}/user`,
    individuality: `${base}/individuality`,
    series: (type: string) => `${base}/series/${type.toLowerCase()}`,
    /** `route` is `/product` or `/productSupport`, as the catalogue entry says. */
    details: (route: string, code: string) => `${base}/details${route}/${code}`,
    /** From a reference that holds the whole route: `/productSupport/SDKOSDK`. */
    referred: (route: string) => `${base}/details${route}`,
    parameter: (code: string) => `${base}/details/parameter/${code}`,
    load: (aircraft: string) => `${base}/load/${aircraft.toLowerCase()}`,
    /** `type` is the choice within the form. */
    repair: (type?: 'repair' | 'exchange') => `${base}/apply/repair${type ? `?type=${type}` : ''}`,
    problem: `${base}/apply/problem`,
    activate: `${base}/apply/activate`,
    /** `serial` is the device to begin with. */
    carefree: (serial = '') =>
      `${base}/apply/carefree${serial === '' ? '' : `?serial=${encodeURIComponent(serial)}`}`,
    port: `${base}/port`,
    success: `${base}/success`,
    compare: (type: string, codes: readonly string[] = []) =>
      `${base}/compare/${type.toLowerCase()}${codes.length ? `?models=${codes.join(',')}` : ''}`,
  };
};
