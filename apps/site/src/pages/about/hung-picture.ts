import { pictureVersion } from '@payload/web/browser/site.ts';
import { nightPlaceholder } from '@payload/web/products/pictures.ts';

/** A payload that hangs from a line: its cut-out, small and without the air above it. Those of the milestones have one. */
export function hungPicture(code: string) {
  return {
    candidates: [{ src: `/public/min/hung/${code}.webp`, width: 288 }],
    version: pictureVersion,
    width: 288,
    height: 240,
    placeholder: nightPlaceholder,
  };
}
