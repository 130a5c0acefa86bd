import type { ProductInfo, ProductSummary } from '@payload/api/contract';
import { findFilm, type Language } from '@payload/catalog';
import type { DataSource } from '@payload/web/data/data-source.ts';

/** A moment of a film as players show it: 0:06. Films are shorter than a minute. */
export function filmClock(seconds: number): string {
  return `0:${String(Math.round(seconds)).padStart(2, '0')}`;
}

/** How many films are shown beside a model's own. */
const most = 3;

/** A film to go on to, with what its card says. */
export interface OtherFilm {
  code: string;
  line: string;
  poster: string;
  width: number;
  height: number;
  duration: number;
}

function cardOf({ code, line }: Pick<ProductSummary, 'code' | 'line'>, language: Language): OtherFilm[] {
  const film = findFilm(code, language);
  if (!film) return [];
  const { poster, width, height, duration } = film;
  return [{ code, line, poster, width, height, duration }];
}

/**
 * Films to go on to from a model's page: of its family, then, for a bracket, of what it carries. `kind` says which.
 * Errors: those of the data source.
 */
export async function otherFilms(
  product: ProductInfo,
  language: Language,
  source: DataSource,
): Promise<{ kind: 'family' | 'carried' | 'others'; films: OtherFilm[] }> {
  const family = await source.productsByType(product.type, language);
  const ofFamily = family
    .filter(({ code }) => code !== product.code)
    .flatMap((each) => cardOf(each, language));
  if (ofFamily.length > 0) return { kind: 'family', films: ofFamily.slice(0, most) };
  const carried = product.related.flatMap(({ code, title }) => cardOf({ code, line: title }, language));
  if (carried.length > 0) return { kind: 'carried', films: carried.slice(0, most) };
  const lights = await source.productsByType('searchlight', language);
  return { kind: 'others', films: lights.flatMap((each) => cardOf(each, language)).slice(0, most) };
}
