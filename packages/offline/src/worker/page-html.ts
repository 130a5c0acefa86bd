import { withoutState } from '@payload/web/data/page-state-markup.ts';

/** The files that a document runs with, as addresses; that of its data is none of the build's parts. */
export function assetsOf(html: string): string[] {
  return [
    ...new Set(
      [...withoutState(html).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
        ([, address = '']) => address,
      ),
    ),
  ];
}

/** The title of a document, as text. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
