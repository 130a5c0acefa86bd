import { formatNumber, type ProductInfo, printedValue } from '@payload/catalog';
import { colours, measure, page, type Sheet } from './sheet.ts';

/** The three figures of a card side by side, each with its unit, smaller and quieter, and its name below. `size` is of the figures. */
export function writeKeyFigures(
  sheet: Sheet,
  figures: ProductInfo['figures'],
  { size: largest, isShort = true }: { size: number; isShort?: boolean },
): void {
  const { language, y } = sheet;
  const share = measure / 3;
  const quiet = { size: largest / 2, color: colours.quiet };
  for (const [index, row] of figures.entries()) {
    const x = page.left + index * share + (index > 0 ? 14 : 0);
    if (index > 0) {
      const at = x - 14;
      sheet.draw((doc) =>
        doc
          .moveTo(at, y)
          .lineTo(at, y + 1.8 * largest)
          .lineWidth(0.5)
          .strokeColor(colours.line)
          .stroke(),
      );
    }
    const [number, unit] =
      row.kind === 'figure' ? [formatNumber(row.value), row.unit] : [printedValue(row, language), ''];
    const face = sheet.headingFace(number);
    const room = share - 20 - sheet.widthOf(unit, quiet);
    const size = Math.min(largest, (largest * room) / sheet.widthOf(number, { face, size: largest }));
    const style = { face, size };
    sheet.write(sheet.root, 'P', number, { x, y: y + 0.9 * (largest - size), width: share }, style);
    if (unit !== '') {
      const gap = unit === '°' ? 1 : 4;
      const place = { x: x + sheet.widthOf(number, style) + gap, y: y + 0.34 * largest, width: share };
      sheet.write(sheet.root, 'P', unit, place, quiet);
    }
    const label = (isShort ? row.short : undefined) ?? row.label;
    const place = { x, y: y + 1.24 * largest, width: share - 18 };
    sheet.write(sheet.root, 'P', label, place, { size: 8.2, color: colours.quiet });
  }
  sheet.y = y + 1.7 * largest;
}
