import type { Locator } from '@playwright/test';

/** Software draws a model for ten seconds or more, a set for thirty: all of them are walked only where `ALL_MODELS=1` asks for them. */
export const walksAllModels = process.env['ALL_MODELS'] === '1';

interface Drawn {
  /** How much of what the model or the cut-out covers is covered by both: 1 is all, 0 without a cut-out. */
  shared: number;
  /** Of the brightest twentieth of the model's pixels, 0 to 1. */
  brightness: number;
  /** Of all of the model's pixels, 0 to 1. */
  mean: number;
  /** Of each pixel from 0 to 1, row by row; -1 where there is no model. */
  lights: readonly number[];
}

/** The part of a model's pixels that look different in another drawing of it: 0 is none. */
export function changedPart({ lights: before }: Drawn, { lights: after }: Drawn): number {
  const covered = before.flatMap((light, at) => (light >= 0 || (after[at] ?? -1) >= 0 ? [at] : []));
  const changed = covered.filter((at) => Math.abs((before[at] ?? 0) - (after[at] ?? 0)) > 0.08);
  return changed.length / covered.length;
}

/** Pixels of a drawing: 4 to 3, as the pictures are. */
const [columns, rows] = [240, 180];

/** What part of its place a model covers, and how far from its left and right edge it reaches, 0 to 1. */
export function extentOf({ lights }: Drawn): { covered: number; left: number; right: number } {
  const drawn = lights.flatMap((light, at) => (light >= 0 ? [at % columns] : []));
  return {
    covered: drawn.length / lights.length,
    left: Math.min(...drawn) / columns,
    right: (Math.max(...drawn) + 1) / columns,
  };
}

/** How opaque a pixel of a model is at least, of 255: the dome of a lamp is clear, and belongs to it. */
const opaque = 64;

/**
 * Presses keys on a model and reads what is drawn then, in that frame: after it the browser has taken the canvas for the page.
 * Motion is reduced, so one frame is all that a key takes.
 *
 * @param cutout address of the model's cut-out, which stands in the middle of the night picture at 0.868 of its size
 */
export async function drawnAfter(model: Locator, keys: readonly string[], cutout?: string): Promise<Drawn> {
  return await model.evaluate(
    async (element, { pressed, address, covers, width, height }) => {
      const scale = 0.868;
      const pixels = (paint: (context: CanvasRenderingContext2D) => void) => {
        const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
        if (!context) throw new Error('The browser gives no canvas.');
        paint(context);
        return context.getImageData(0, 0, width, height).data;
      };
      const image = address === undefined ? null : Object.assign(new Image(), { src: address });
      await image?.decode();
      const picture = pixels((context) => {
        if (!image) return;
        const [left, top] = [(width * (1 - scale)) / 2, (height * (1 - scale)) / 2];
        context.drawImage(image, left, top, width * scale, height * scale);
      });
      const canvas = element.querySelector('canvas');
      if (!canvas) throw new Error('There is no canvas.');
      for (const key of pressed) {
        element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await new Promise(requestAnimationFrame);
      }
      const drawn = pixels((context) => context.drawImage(canvas, 0, 0, width, height));
      let [both, either] = [0, 0];
      const lights: number[] = [];
      for (let at = 0; at < drawn.length; at += 4) {
        const [isDrawn, isPicture] = [(drawn[at + 3] ?? 0) > covers, (picture[at + 3] ?? 0) > covers];
        if (isDrawn && isPicture) both += 1;
        if (isDrawn || isPicture) either += 1;
        lights.push(isDrawn ? ((drawn[at] ?? 0) + (drawn[at + 1] ?? 0) + (drawn[at + 2] ?? 0)) / 765 : -1);
      }
      const ofModel = lights.filter((light) => light >= 0);
      const brightest = ofModel
        .toSorted((one, other) => other - one)
        .slice(0, Math.ceil(ofModel.length / 20));
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, where nothing outside is
      const meanOf = (values: readonly number[]) =>
        values.reduce((sum, each) => sum + each, 0) / values.length;
      return { shared: both / either, brightness: meanOf(brightest), mean: meanOf(ofModel), lights };
    },
    { pressed: keys, address: cutout, covers: opaque, width: columns, height: rows },
  );
}
