import { findProduct, findProductType, industries, types } from '@payload/catalog';
import { origin, pictureVersion } from '@payload/web/browser/site.ts';
import type { PageFacts } from './page-facts.ts';

interface SharePicture {
  /** With its origin. */
  address: string;
  /** Whether it shows what the page is about; else it is the site's own. */
  isOwn: boolean;
}

/** All of them are JPEG of this size, made by `npm run share`. */
export const sharePictureSize = { width: 1200, height: 630 };

const picture = (path: string) => `${origin}/static/pic/${path}.jpg?v=${pictureVersion}`;

/** The picture that a shared link shows: of the model, the family's model, the industry, else the site's. */
export function sharePicture({ path }: Pick<PageFacts, 'path'>): SharePicture {
  const [, first = '', second = '', third = ''] = path.split('/');
  const name = first === 'details' ? findProduct(third)?.code : nameOf(first, second);
  return name
    ? { address: picture(`share/${name}`), isOwn: true }
    : { address: picture('hero/og'), isOwn: false };
}

function nameOf(first: string, second: string): string | undefined {
  switch (first) {
    case 'series':
    case 'compare': {
      const type = findProductType(second);
      return type ? types.find((info) => info.type === type)?.picture : undefined;
    }
    case 'solution':
      return industries.find(({ id }) => id === second)?.id;
    default:
      return undefined;
  }
}
