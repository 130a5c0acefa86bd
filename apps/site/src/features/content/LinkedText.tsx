import type { ProductInfo } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Link } from '@payload/ui/Link';
import { textParts } from '@payload/view-models/texts/text-parts.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { Fragment } from 'react';

/** A text of a product in which the codes of what goes with it lead to their pages: ET4's names SDKOSDK. */
export function LinkedText({
  text,
  product,
  language,
}: {
  text: string;
  product: ProductInfo;
  language: Language;
}) {
  const paths = pathsOf(language);
  // M400 and FC30 are aircraft as well as brackets; in a sentence they are the aircraft.
  const aircraft: readonly string[] = product.aircraft;
  const named = product.related.filter(({ code }) => !aircraft.includes(code));
  return textParts(
    text,
    named.map(({ code }) => code),
  ).map(({ at, part }) => {
    const related = named.find(({ code }) => code === part);
    return related ? (
      <Link key={at} href={paths.referred(related.route)}>
        {part}
      </Link>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    );
  });
}
