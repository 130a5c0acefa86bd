import sharp from 'sharp';
import { mostPixelsInPasses } from '../upload-structure/file-view.ts';
import type { DecoderTask } from './decoder.ts';

/** Pixels that are decoded at most of a picture that goes line by line; one that claims more is not. */
const mostDecodedPixels = 100_000_000;

/** Pixels of the longer side of a picture as staff see it. */
const longestSide = 2000;

/** What is done with a picture; each throws where the picture is at fault. */
export const decoderTasks: Record<DecoderTask, (content: Buffer) => Promise<Buffer>> = {
  /** Upright, at most as large as a screen, as WebP. */
  async show(content) {
    const { isProgressive } = await sharp(content, { limitInputPixels: mostDecodedPixels }).metadata();
    const limitInputPixels = isProgressive ? mostPixelsInPasses : mostDecodedPixels;
    return sharp(content, { limitInputPixels, failOn: 'error', sequentialRead: true })
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  },
  /** Nothing, where a scan that breaks off, which is a warning to the decoder, is a fault. */
  async judge(content) {
    await sharp(content, { failOn: 'warning', limitInputPixels: mostDecodedPixels }).stats();
    return Buffer.alloc(0);
  },
};
