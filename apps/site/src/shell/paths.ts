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
    /** The same form, begun with a question and the model it is asked of. */
    problemAbout: (problem: string, product = '') =>
      `${base}/apply/problem?problem=${problem}${product === '' ? '' : `&product=${encodeURIComponent(product)}`}`,
    activate: `${base}/apply/activate`,
    /** `serial` is the device to begin with. */
    carefree: (serial = '') =>
      `${base}/apply/carefree${serial === '' ? '' : `?serial=${encodeURIComponent(serial)}`}`,
    port: `${base}/port`,
    success: `${base}/success`,
    /** What came of one request, which is shown to the account that sent it. */
    outcome: (number: string) => `${base}/success?number=${encodeURIComponent(number)}`,
    /** What is kept on this device. */
    offline: `${base}/offline`,
    video: (code: string) => `${base}/details/video/${code}`,
    /** Files of one model. */
    productDownloads: (code: string) => `${base}/details/downloads/${code}`,
    /** A shelf of the download centre; `child` goes by its name, see decision 0015. */
    download: (category: string, child: string) =>
      `${base}/download/${category.toLowerCase()}/${child.toLowerCase()}`,
    announcement: `${base}/announcement`,
    about: `${base}/about`,
    industries: `${base}/industryApply`,
    solution: (industry: string) => `${base}/solution/${industry}`,
    /** The search page; `query` is what it begins with. */
    search: (query = '') => `${base}/search${query === '' ? '' : `?q=${encodeURIComponent(query)}`}`,
    /** From a catalogue entry that holds the whole route: `/apiCloud/t40s`. */
    api: (route: string) => `${base}${route}`,
    /** The questions of all products; `code` is one of them. */
    faq: (code?: string) => `${base}/faq${code ? `#${code}` : ''}`,
    support: `${base}/support`,
    buying: `${base}/buying`,
    news: `${base}/news`,
    policy: (id: string) => `${base}/policy/${id}`,
    compare: (type: string, codes: readonly string[] = []) =>
      `${base}/compare/${type.toLowerCase()}${codes.length ? `?models=${codes.join(',')}` : ''}`,
  };
};
