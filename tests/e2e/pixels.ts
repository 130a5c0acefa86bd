import type { Page } from '@playwright/test';

/** A part of a screenshot, in its own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Reads screenshots in a page of its own, which no policy of the site's concerns. */
export async function pixelReader(page: Page): Promise<Page> {
  return await page.context().newPage();
}

/**
 * How much of what is bright in one screenshot is no longer so in another, part by part.
 * @param reader from `pixelReader`
 * @param whole PNG of something bright on a dark ground
 * @param covered PNG of the same place with something that may lie over it
 * @returns for each part the share of its bright pixels that look different, from 0 to 1, and how many were bright at all
 */
export async function coverage(
  reader: Page,
  whole: Buffer,
  covered: Buffer,
  parts: readonly Part[],
): Promise<{ bright: number; share: number }[]> {
  return await reader.evaluate(
    async ({ images, places }) => {
      const [first, second] = await Promise.all(
        images.map(async (image) => {
          const element = new Image();
          element.src = `data:image/png;base64,${image}`;
          await element.decode();
          const canvas = document.createElement('canvas');
          canvas.width = element.naturalWidth;
          canvas.height = element.naturalHeight;
          const context = canvas.getContext('2d');
          if (!context) throw new Error('No canvas to read pixels from.');
          context.drawImage(element, 0, 0);
          return context.getImageData(0, 0, canvas.width, canvas.height);
        }),
      );
      if (!first || !second) throw new Error('Two screenshots are compared.');
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- It runs in the page, which has nothing from outside.
      const lightness = ({ data, width }: ImageData, x: number, y: number) => {
        const at = (y * width + x) * 4;
        return 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
      };
      return places.map((part) => {
        let bright = 0;
        let changed = 0;
        for (
          let y = Math.max(0, Math.floor(part.y));
          y < Math.min(first.height, part.y + part.height);
          y += 1
        ) {
          for (
            let x = Math.max(0, Math.floor(part.x));
            x < Math.min(first.width, part.x + part.width);
            x += 1
          ) {
            const before = lightness(first, x, y);
            if (before < 90) continue;
            bright += 1;
            if (Math.abs(lightness(second, x, y) - before) > 30) changed += 1;
          }
        }
        return { bright, share: bright === 0 ? 0 : changed / bright };
      });
    },
    { images: [whole, covered].map((image) => image.toString('base64')), places: parts },
  );
}
