import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';

/**
 * A WebP file as the data address of a JPEG: Chromium takes JPEG into a document as it is, and everything else
 * unpacked, five times as large. What is transparent becomes white.
 */
export async function jpegOf(
  browser: Browser,
  path: string,
  width: number,
  quality: number,
): Promise<string> {
  const page = await browser.newPage();
  const webp = `data:image/webp;base64,${readFileSync(path).toString('base64')}`;
  const jpeg = await page.evaluate(
    async ({ src, wide, grade }) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = Math.round((wide * image.naturalHeight) / image.naturalWidth);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser draws nothing on a canvas.');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/jpeg', grade);
    },
    { src: webp, wide: width, grade: quality },
  );
  await page.close();
  return jpeg;
}
