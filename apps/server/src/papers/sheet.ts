import type { Language } from '@payload/catalog';
import { htmlLang } from '@payload/catalog/language';
import PdfDocument from 'pdfkit';
import { type Face, fonts } from './fonts.ts';
import { isHan, settable, spaced } from './settable.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** Ink and lines of the sheet theme, as the design system has them. */
export const colours = { ink: '#0C1216', quiet: '#52606A', line: '#D3DBDE', signal: '#BC3D0A' } as const;

/** An A4 page with its margins, in points. Below `bottom` is the footer. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 56.7,
  right: 538.58,
  top: 51,
  bottom: 778,
} as const;
export const measure = page.right - page.left;

/** What an element of a paper is (ISO 32000-1, 14.8.4). */
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'TH' | 'TD' | 'Lbl' | 'LBody';
export type Element = PDFKit.PDFStructureElement;

export interface TextStyle {
  face?: Face;
  /** Points. */
  size?: number;
  color?: string;
  align?: 'left' | 'right';
  /** Beyond the lines' own height, points. */
  gap?: number;
  /** How far in the first line begins, points. */
  indent?: number;
}

interface Place {
  x: number;
  /** Upper edge of the first line. */
  y: number;
  width: number;
}

// Two options that pdfkit has and its types do not know.
const accessible: object = { subset: 'PDF/UA' };
const belongingTo = (structParent: Element): object => ({ structParent });

/** Heads and feet. */
const small: TextStyle = { size: 7.5, color: colours.quiet };

/**
 * A paper on A4 that is written from top to bottom. What is on it is tagged, so that it can be read out in its order
 * (PDF/UA); what is only drawn is an artifact.
 */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #facts: SheetFacts;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<void>;
  /** Heights by text, width and style: whatever is set is measured first, and often twice. */
  readonly #heights = new Map<string, number>();
  /** Pages of the marks, from 1. */
  readonly #marks = new Map<string, number>();
  readonly #later: (() => void)[] = [];
  #chapter: PDFKit.PDFOutline | null = null;
  /** What the elements of the paper belong to. */
  readonly root: Element;
  /** Where the next thing goes, from the upper edge of the page, in points. */
  y: number = page.top;

  constructor(facts: SheetFacts) {
    const { language, title, date } = facts;
    const day = new Date(`${date}T00:00:00Z`);
    this.#facts = facts;
    this.#doc = new PdfDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      ...accessible,
      tagged: true,
      displayTitle: true,
      lang: htmlLang[language],
      info: { Title: settable(title), Author: 'JZ', CreationDate: day, ModDate: day },
    });
    for (const [face, font] of Object.entries(fonts)) this.#doc.registerFont(face, font);
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#done = new Promise((resolve, reject) => {
      this.#doc.on('end', resolve).on('error', reject);
    });
    this.root = this.#doc.struct('Document');
    this.#doc.addStructure(this.root);
  }

  get language(): Language {
    return this.#facts.language;
  }

  /** A part of the paper that others belong to: a table, a row, a section. */
  element(parent: Element, type: 'L' | 'LI' | 'Sect' | 'Table' | 'TOC' | 'TOCI' | 'TR'): Element {
    const made = this.#doc.struct(type);
    parent.add(made);
    return made;
  }

  /** Begins another page where less than so many points are left on this one. */
  room(height: number): boolean {
    if (this.y + height <= page.bottom) return false;
    this.turn();
    return true;
  }

  /** Begins another page. */
  turn(): void {
    this.#doc.addPage();
    this.y = this.top;
  }

  /** Where a page begins. */
  get top(): number {
    return this.#facts.running ? page.top + 20 : page.top;
  }

  /** Makes a place that can be gone to: by its name from the contents, by its title from the bookmarks, a part under its chapter. */
  mark(name: string, title: string, isPart = false): void {
    const doc = this.#doc;
    doc.addNamedDestination(name, 'XYZ', page.left, this.y - 12, null);
    this.#marks.set(name, doc.bufferedPageRange().count);
    if (isPart && this.#chapter) this.#chapter.addItem(settable(title));
    else this.#chapter = doc.outline.addItem(settable(title), { expanded: true });
  }

  /** Writes something here once all else is written: then it is known on which page a mark is. */
  later(write: (pageOf: (mark: string) => number) => void): void {
    const index = this.#doc.bufferedPageRange().count - 1;
    this.#later.push(() => {
      this.#doc.switchToPage(index);
      write((mark) => this.#marks.get(mark) ?? 0);
    });
  }

  /**
   * Writes a text as an element of `parent`.
   * @param link where it leads, if anywhere: an address, or a mark behind `#`
   * @returns its height in points
   */
  write(parent: Element, tag: Tag, text: string, place: Place, style: TextStyle = {}, link?: string): number {
    const doc = this.#doc;
    const height = this.heightOf(text, place.width, style);
    const content = doc.markStructureContent(link ? 'Link' : tag);
    this.#set(text, place, style);
    doc.endMarkedContent();
    const element = doc.struct(tag);
    parent.add(element);
    if (link === undefined) element.add(content);
    else {
      const anchor = doc.struct('Link', { alt: settable(text) });
      element.add(anchor);
      anchor.add(content);
      const box = [place.x, place.y, this.widthOf(text, style), height] as const;
      if (link.startsWith('#')) doc.goTo(...box, link.slice(1), belongingTo(anchor));
      else doc.link(...box, link, belongingTo(anchor));
    }
    return height;
  }

  #set(text: string, { x, y, width }: Place, style: TextStyle): void {
    this.#use(style);
    this.#doc
      .fillColor(style.color ?? colours.ink)
      .text(spaced(text), x, y, { width, align: style.align ?? 'left', ...this.#lines(style) });
  }

  /** Quotes of the Chinese font are as wide as a Han character unless they are asked to be narrow. */
  get #features(): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
    return this.language === 'en' ? { features: ['pwid'] } : {};
  }

  #lines({ gap = 0, indent = 0 }: TextStyle): PDFKit.Mixins.TextOptions {
    return { lineGap: gap, indent, ...this.#features };
  }

  #use({ face = 'text', size = 9 }: TextStyle): void {
    this.#doc.font(face).fontSize(size);
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    const key = [style.face, style.size, style.gap, style.indent, width, text].join(' ');
    const known = this.#heights.get(key);
    if (known !== undefined) return known;
    this.#use(style);
    const height = this.#doc.heightOfString(spaced(text), { width, ...this.#lines(style) });
    this.#heights.set(key, height);
    return height;
  }

  widthOf(text: string, style: TextStyle = {}): number {
    this.#use(style);
    return this.#doc.widthOfString(spaced(text), this.#features);
  }

  /** Characters of a text that the fonts of running text do not have, each once. */
  lacking(text: string): string[] {
    this.#use({});
    // What pdfkit has and its types do not know.
    const { _font: face }: { _font?: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } } = this
      .#doc as object;
    const characters = new Set(settable(text).replaceAll(/\s/g, ''));
    return [...characters].filter((each) => !face?.font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
  }

  /** Archivo, where it has the characters. */
  headingFace(text: string): Face {
    return isHan.test(text) ? 'bold' : 'heading';
  }

  /** Draws what says nothing of its own: lines, frames, bars. */
  draw(paint: (doc: PDFKit.PDFDocument) => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    this.#doc.save();
    paint(this.#doc);
    this.#doc.restore();
    this.#doc.endMarkedContent();
  }

  /** A line across the measure, or a part of it. */
  hairline(
    y: number,
    {
      from = page.left,
      to = page.right,
      strong = false,
    }: { from?: number; to?: number; strong?: boolean } = {},
  ): void {
    this.draw((doc) =>
      doc
        .moveTo(from, y)
        .lineTo(to, y)
        .lineWidth(strong ? 0.8 : 0.5)
        .strokeColor(strong ? colours.ink : colours.line)
        .stroke(),
    );
  }

  /**
   * Draws something that is described: a picture, or lines with words in them.
   * @param letter sets a word into it, in a style
   */
  figure(
    parent: Element,
    alt: string,
    paint: (doc: PDFKit.PDFDocument, letter: (text: string, place: Place, style: TextStyle) => void) => void,
  ): void {
    const doc = this.#doc;
    const content = doc.markStructureContent('Figure');
    doc.save();
    paint(doc, (text, place, style) => this.#set(text, place, style));
    doc.restore();
    doc.endMarkedContent();
    parent.add(doc.struct('Figure', { alt: settable(alt) }, [content]));
  }

  /** Writes what was left for later and the heads and feet of all pages, and gives the file. */
  async finish(): Promise<Buffer> {
    const { hasCover = false } = this.#facts;
    const doc = this.#doc;
    for (const write of this.#later) write();
    const { count } = doc.bufferedPageRange();
    for (let index = hasCover ? 1 : 0; index < count; index += 1) {
      doc.switchToPage(index);
      doc.markContent('Artifact', { type: 'Pagination' });
      this.#writeFoot(index + 1, count);
      if (index > 0) this.#writeHead();
      doc.endMarkedContent();
    }
    this.root.end();
    doc.end();
    await this.#done;
    return Buffer.concat(this.#chunks);
  }

  #writeFoot(index: number, count: number): void {
    const { imprint, pageOf } = this.#facts;
    const y = page.height - 42;
    this.#doc.moveTo(page.left, y - 8).lineTo(page.right, y - 8);
    this.#doc.lineWidth(0.5).strokeColor(colours.line).stroke();
    this.#set(imprint, { x: page.left, y, width: measure - 90 }, small);
    const place = { x: page.right - 90, y, width: 90 };
    this.#set(pageOf(index, count), place, { ...small, align: 'right' });
  }

  #writeHead(): void {
    const [name, kind] = this.#facts.running ?? [];
    if (name === undefined || kind === undefined) return;
    const y = page.top - 14;
    const style: TextStyle = { face: isHan.test(name) ? 'bold' : 'code', size: 9 };
    this.#set(name, { x: page.left, y, width: measure }, style);
    this.#set(kind, { x: page.left, y: y - 1.5, width: measure }, { ...small, align: 'right' });
  }
}
