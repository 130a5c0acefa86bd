import type { Language } from '@payload/catalog';
import { pathOf, type RouteName, type RouteParameters } from './route-table.ts';

/** `?aircraft=m350&models=T90,H1T`; empty for neither. */
const setQuery = (codes: readonly string[], aircraft = '') => {
  const parts = [
    ...(aircraft === '' ? [] : [`aircraft=${aircraft.toLowerCase()}`]),
    ...(codes.length ? [`models=${codes.join(',')}`] : []),
  ];
  return parts.length ? `?${parts.join('&')}` : '';
};

/** Addresses of the site's pages in one language. */
export const pathsOf = (language: Language) => {
  const base = `/${language}`;
  const to = <Name extends RouteName>(name: Name, ...parameters: RouteParameters<Name>) =>
    base + pathOf(name, ...parameters);
  return {
    home: to('home'),
    user: to('user'),
    individuality: to('individuality'),
    series: (type: string) => to('series', type.toLowerCase()),
    /** `route` is `/product` or `/productSupport`, as the catalogue entry says. */
    details: (route: string, code: string) => `${base}/details${route}/${code}`,
    /** From a reference that holds the whole route: `/productSupport/SDKOSDK`. */
    referred: (route: string) => `${base}/details${route}`,
    parameter: (code: string) => to('parameter', code),
    /** The bench of an aircraft, with what hangs under it. */
    load: (aircraft: string, codes: readonly string[] = []) =>
      to('load', aircraft.toLowerCase()) + setQuery(codes),
    /** `type` is the choice within the form. */
    repair: (type?: 'repair' | 'exchange') => to('repair') + (type ? `?type=${type}` : ''),
    /** The repair of one device: the form begins with its serial number. */
    repairOf: (serial: string) => `${to('repair')}?serial=${encodeURIComponent(serial)}`,
    problem: to('problem'),
    /** The same form, begun with a question and the model it is asked of. */
    problemAbout: (problem: string, product = '') =>
      `${to('problem')}?problem=${problem}${product === '' ? '' : `&product=${encodeURIComponent(product)}`}`,
    activate: to('activate'),
    /** `serial` is the device to begin with. */
    carefree: (serial = '') =>
      to('carefree') + (serial === '' ? '' : `?serial=${encodeURIComponent(serial)}`),
    port: to('port'),
    /** The desk of the maker's staff, an app of its own; its query says what is open. */
    desk: `${base}/desk`,
    success: to('success'),
    /** What came of one request, which is shown to the account that sent it. */
    outcome: (number: string) => `${to('success')}?number=${encodeURIComponent(number)}`,
    /** One request without an account; `number` is what the form begins with. */
    follow: (number = '') => to('follow') + (number === '' ? '' : `?number=${encodeURIComponent(number)}`),
    /** What is known of a device; `serial` is the one to begin with. */
    device: (serial = '') => to('device') + (serial === '' ? '' : `?serial=${encodeURIComponent(serial)}`),
    /** What is kept on this device. */
    offline: to('offline'),
    video: (code: string) => to('video', code),
    /** Files of one model. */
    productDownloads: (code: string) => to('productDownloads', code),
    /** A section of the download centre; `child` goes by its name, see decision 0015. */
    download: (category: string, child: string) =>
      to('download', category.toLowerCase(), child.toLowerCase()),
    announcement: to('announcement'),
    about: to('about'),
    industries: to('industries'),
    solution: (industry: string) => to('solution', industry),
    /** The search page; `query` is what it begins with. */
    search: (query = '') => to('search') + (query === '' ? '' : `?q=${encodeURIComponent(query)}`),
    /** From a catalogue entry that holds the whole route: `/apiCloud/t40s`. */
    api: (route: string) => `${base}${route}`,
    /** The questions of all products; `code` is one of them. */
    faq: (code?: string) => to('faq') + (code ? `#${code}` : ''),
    support: to('support'),
    buying: to('buying'),
    news: to('news'),
    policy: (id: string) => to('policy', id),
    /** Models of any family side by side; `aircraft` is the one that they are weighed on. */
    compareAcross: (codes: readonly string[] = [], aircraft = '') =>
      to('compareAcross') + setQuery(codes, aircraft),
    /** The request for a quote, begun with a set. */
    quote: (codes: readonly string[] = [], aircraft = '') => to('quote') + setQuery(codes, aircraft),
    compare: (type: string, codes: readonly string[] = []) =>
      to('compare', type.toLowerCase()) + setQuery(codes),
  };
};
