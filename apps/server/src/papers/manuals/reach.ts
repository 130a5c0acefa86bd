import {
  type Beam,
  formatFigure,
  formatNumber,
  type Language,
  type ProductInfo,
  type Sound,
} from '@payload/catalog';
import { colours, page, type Sheet } from '../sheet.ts';
import { writePart } from './manual-parts.ts';
import { fill, texts } from './texts.ts';

/** Units of the drawings: tenths of a millimetre on paper, 170 mm wide. */
const wide = 1700;
const unit = 72 / 254;
const [light, ring] = ['#FFE7A3', '#FFF7DD'];

/** Draws how far a model's light or voice carries, to scale from its figures; nothing where it has neither. */
export function writeReach(sheet: Sheet, info: ProductInfo, language: Language): void {
  const { physics } = info;
  if (physics?.kind === 'beam') writeBeam(sheet, physics, language);
  else if (physics?.kind === 'sound') writeSound(sheet, physics, language);
  else if (physics?.kind === 'footprint') writeSound(sheet, physics.sound, language);
}

type Doc = PDFKit.PDFDocument;
type Label = (
  x: number,
  y: number,
  text: string,
  anchor?: 'start' | 'middle' | 'end',
  isQuiet?: boolean,
) => void;

/** A drawing of so many units of height where the sheet is, with words on a line at `y`. */
function draw(
  sheet: Sheet,
  { alt, height }: { alt: string; height: number },
  paint: (doc: Doc, label: Label) => void,
): void {
  sheet.room(height * unit);
  const top = sheet.y;
  const words: (() => void)[] = [];
  sheet.figure(sheet.root, alt, (doc, letter) => {
    doc.save().translate(page.left, top).scale(unit);
    paint(doc, (x, y, text, anchor = 'middle', isQuiet = false) => {
      const style = { size: isQuiet ? 8 : 9, color: isQuiet ? colours.quiet : colours.ink };
      words.push(() => {
        const width = sheet.widthOf(text, style);
        const back = { start: 0, middle: width / 2, end: width }[anchor];
        const place = { x: page.left + x * unit - back, y: top + y * unit - 1.16 * style.size };
        letter(text, { ...place, width: width + 2 }, style);
      });
    });
    doc.restore();
    // Words keep their size.
    for (const write of words) write();
  });
  sheet.y = top + height * unit;
}

const line = (
  doc: Doc,
  color: string,
  width: number,
  ...points: readonly (readonly [x: number, y: number])[]
) => {
  for (const [index, [x, y]] of points.entries())
    if (index === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  doc.lineWidth(width).strokeColor(color).stroke();
};

function writeBeam(sheet: Sheet, { angleDeg: angle, points: measured }: Beam, language: Language): void {
  const { sections, leads, labels } = texts[language].manuals;
  const lamp = 60;
  const end = 1560;
  const perMetre = (end - lamp) / 100;
  const halfAt = (metres: number) => Math.tan(((angle / 2) * Math.PI) / 180) * metres * perMetre;
  const beyond = end + 100;
  const middle = Math.ceil(halfAt(106.7)) + 6;
  const ground = 2 * middle + 14;
  const circle = (metres: number) => Math.round(20 * Math.tan(((angle / 2) * Math.PI) / 180) * metres) / 10;
  const points = measured.map(({ distanceM: metres, lux }) => {
    const width = formatFigure(circle(metres), 'm');
    const text = `${formatFigure(lux, 'lx')}${labels.and}${fill(labels.circleOf, { width })}`;
    return { metres, x: lamp + metres * perMetre, text, isLast: metres === 100 };
  });
  const said = points.map(({ metres, text }) => `${formatFigure(metres, 'm')}${labels.colon}${text}`);
  const height = ground + 120;
  writePart(sheet, { id: 'reach', title: sections.light, lead: leads.light, keep: height * unit });
  draw(sheet, { alt: said.join(labels.semicolon), height }, (doc, label) => {
    const rim = halfAt(106.7);
    doc.polygon([lamp, middle], [beyond, middle - rim], [beyond, middle + rim]).fill(light);
    doc.dash(14, { space: 6 });
    line(doc, colours.quiet, 1.5, [lamp, middle], [beyond, middle]);
    doc.undash();
    for (const { metres, x } of points) {
      doc.ellipse(x, middle, Math.max(8, halfAt(metres) * 0.22), halfAt(metres)).lineWidth(2);
      doc.fillAndStroke(ring, colours.ink);
      line(doc, colours.line, 2, [x, middle + halfAt(metres)], [x, ground]);
    }
    doc.rect(lamp - 40, middle - 22, 40, 44).fill(colours.ink);
    for (let tick = 0; tick <= 20; tick += 1) {
      const x = lamp + tick * 5 * perMetre;
      const length = tick % 10 === 0 ? 26 : tick % 5 === 0 ? 20 : 12;
      line(doc, colours.ink, 2, [x, ground], [x, ground + length]);
    }
    line(doc, colours.ink, 2, [lamp, ground], [end, ground]);
    label(lamp, ground + 60, '0', 'middle', true);
    for (const { metres, x, text, isLast } of points) {
      label(x, ground + 60, formatFigure(metres, 'm'), 'middle', true);
      label(isLast ? wide : x, ground + 110, text, isLast ? 'end' : 'middle');
    }
  });
}

/** What is left of a level after so many metres: 6 dB less at each doubling, and 9 dB a kilometre for the air. */
const levelAt = (atOneMetre: number, metres: number) =>
  atOneMetre - 20 * Math.log10(metres) - (9 * metres) / 1000;

/** The level at which a spoken order is still understood where it is quiet. */
const understood = 62;

function writeSound(sheet: Sheet, { levelDb: level, reachM: range }: Sound, language: Language): void {
  const { sections, leads, labels } = texts[language].manuals;
  const [left, right, top, bottom] = [90, 1620, 30, 320];
  const last = Math.ceil((range * 1.15) / 100) * 100;
  const from = 10;
  const x = (metres: number) => left + ((right - left) * metres) / last;
  const highest = Math.ceil(levelAt(level, from) / 10) * 10;
  const y = (decibel: number) => bottom - ((bottom - top) * (decibel - 50)) / (highest - 50);
  const curve = Array.from({ length: 60 }, (_, index) => from + ((last - from) * index) / 59).map(
    (metres) => [x(metres), y(levelAt(level, metres))] as const,
  );
  const step = last > 600 ? 200 : last > 300 ? 100 : 50;
  const said = fill(labels.carries, {
    range: formatFigure(range, 'm'),
    level: formatFigure(understood, 'dB'),
  });
  const height = 385;
  writePart(sheet, { id: 'reach', title: sections.sound, lead: leads.sound, keep: height * unit });
  draw(sheet, { alt: said, height }, (doc, label) => {
    for (const each of [60, 80, 100].filter((one) => one < highest)) {
      line(doc, colours.line, 2, [left, y(each)], [right, y(each)]);
      label(left - 16, y(each) + 12, formatNumber(each), 'end', true);
    }
    doc.dash(10, { space: 6 });
    line(doc, colours.signal, 2.5, [left, y(understood)], [x(range), y(understood)], [x(range), bottom]);
    doc.undash();
    line(doc, colours.ink, 5, ...curve);
    doc.circle(x(range), y(understood), 13).fill(colours.ink);
    label(x(range) - 20, y(understood) + 50, said, 'end');
    line(doc, colours.ink, 2, [left, bottom], [right, bottom]);
    for (let tick = 0; tick <= Math.floor(last / step); tick += 1) {
      const at = x(tick * step);
      line(doc, colours.ink, 2, [at, bottom], [at, bottom + 18]);
      label(at, bottom + 58, tick === 0 ? '0' : formatFigure(tick * step, 'm'), 'middle', true);
    }
    label(left - 16, top + 8, 'dB', 'end', true);
  });
}
