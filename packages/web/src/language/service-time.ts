import type { Language } from '@payload/catalog';
import { formatFigure, isolated } from '@payload/ui/Figure';
import { htmlLang } from './language.ts';

/** Hours of a year, as the service computes. */
const year = 8760;

/** How long a device is served, as people say it: `1 year`, and hours where they make no whole years. */
export function serviceTime(hours: number, language: Language): string {
  if (hours === 0 || hours % year !== 0) return isolated(formatFigure(hours, 'h'));
  return (hours / year).toLocaleString(htmlLang[language], {
    style: 'unit',
    unit: 'year',
    unitDisplay: 'long',
  });
}
