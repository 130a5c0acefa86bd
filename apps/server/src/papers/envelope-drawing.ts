import type { Envelope } from '@payload/catalog/envelope';
import { colours, type Element, page, type Sheet, type TextStyle } from './sheet.ts';

const pointsPerMm = 72 / 25.4;
/** Scales that drawings have (ISO 5455, GB/T 14690). */
const scales = [1, 2, 5, 10, 20, 50];
const gap = 46;
/** Room for dimensions on the left and below. */
const aside = 34;
const below = 24;
const most = { width: page.right - page.left - aside, height: 262 };
const label: TextStyle = { size: 7.5, color: colours.quiet };
const figure: TextStyle = { size: 8.5 };

interface View {
  name: 'front' | 'side' | 'top';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The views in first-angle projection, as ISO 128 and GB/T 4458.1 lay them: the top below the front, the side to its right. */
function layOut({ length, height, depth }: Envelope): { scale: number; views: View[]; height: number } {
  const extent = (scale: number) => {
    const k = pointsPerMm / scale;
    return depth === null
      ? { width: length * k, height: height * k + below }
      : { width: (length + depth) * k + gap, height: (height + depth) * k + gap + below };
  };
  const fits = (scale: number) => extent(scale).width <= most.width && extent(scale).height <= most.height;
  const scale = scales.find(fits) ?? 100;
  const k = pointsPerMm / scale;
  const front = { name: 'front', x: 0, y: 0, width: length * k, height: height * k } as const;
  if (depth === null) return { scale, views: [front], height: extent(scale).height };
  const side = { name: 'side', x: front.width + gap, y: 0, width: depth * k, height: front.height } as const;
  const top = { name: 'top', x: 0, y: front.height + gap, width: front.width, height: depth * k } as const;
  return { scale, views: [front, side, top], height: extent(scale).height };
}

/** Points of height that a drawing takes with its names and dimensions. */
export const drawingHeight = (envelope: Envelope): number => layOut(envelope).height + 16;

/**
 * Draws the outer dimensions of a product, to scale.
 * @param words names of the views, and what the whole shows
 * @returns the scale, `1:2`, and where words have room beside the drawing, if anywhere
 */
export function drawEnvelope(
  sheet: Sheet,
  parent: Element,
  envelope: Envelope,
  words: { alt: string; views: Record<View['name'], string>; number: (mm: number) => string },
): { scale: string; beside: { x: number; y: number; width: number } | null } {
  const { scale, views, height } = layOut(envelope);
  const left = page.left + aside;
  const top = sheet.y + 16;
  sheet.figure(parent, words.alt, (doc, letter) => {
    const line = (from: [number, number], to: [number, number]) => doc.moveTo(...from).lineTo(...to);
    for (const view of views) {
      const [x, y] = [left + view.x, top + view.y];
      const [right, bottom] = [x + view.width, y + view.height];
      const [middle, centre] = [x + view.width / 2, y + view.height / 2];
      letter(words.views[view.name], { x, y: y - 13, width: 120 }, label);
      doc.lineWidth(1.1).strokeColor(colours.ink).undash().rect(x, y, view.width, view.height).stroke();
      doc.lineWidth(0.4).strokeColor(colours.quiet).dash(7, { space: 2.5 });
      line([middle, y - 4], [middle, bottom + 4]);
      line([x - 4, centre], [right + 4, centre]).stroke();
      doc.undash();
      if (view.name !== 'front' || envelope.depth === null) {
        const at = bottom + 13;
        line([x, bottom + 3], [x, at + 3]);
        line([right, bottom + 3], [right, at + 3]);
        line([x, at], [right, at]).stroke();
        tick(doc, x, at);
        tick(doc, right, at);
        const mm = words.number(view.name === 'side' ? (envelope.depth ?? 0) : envelope.length);
        const width = sheet.widthOf(mm, figure);
        letter(mm, { x: middle - width / 2, y: at + 1.5, width: width + 2 }, figure);
      }
      if (view.name !== 'side') {
        const at = x - 13;
        doc.lineWidth(0.4).strokeColor(colours.quiet);
        line([x - 3, y], [at - 3, y]);
        line([x - 3, bottom], [at - 3, bottom]);
        line([at, y], [at, bottom]).stroke();
        tick(doc, at, y);
        tick(doc, at, bottom);
        const mm = words.number(view.name === 'top' ? (envelope.depth ?? 0) : envelope.height);
        const width = sheet.widthOf(mm, figure);
        letter(mm, { x: at - 4 - width, y: centre - 6, width: width + 2 }, figure);
      }
    }
  });
  sheet.y = top + height;
  const [, side, plan] = views;
  const beside = side && plan && { x: left + side.x, y: top + plan.y, width: page.right - left - side.x };
  return { scale: `1:${scale}`, beside: beside ?? null };
}

/** An oblique stroke where a dimension ends (ISO 129-1). */
function tick(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc
    .lineWidth(0.9)
    .strokeColor(colours.ink)
    .moveTo(x - 2.4, y + 2.4)
    .lineTo(x + 2.4, y - 2.4)
    .stroke();
  doc.lineWidth(0.4).strokeColor(colours.quiet);
}
