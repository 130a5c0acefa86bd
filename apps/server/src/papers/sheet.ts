import type { Language } from '@payload/catalog';
import { htmlLang } from '@payload/catalog/language';
import PdfDocument from 'pdfkit';
import { type Face, fonts } from './fonts.ts';

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
type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Figure';
export type Element = PDFKit.PDFStructureElement;

export interface TextStyle {
  face?: Face;
  /** Points. */
  size?: number;
  color?: string;
  align?: 'left' | 'right';
}

interface Place {
  x: number;
  /** Upper edge of the first line. */
  y: number;
  width: number;
}

/** What a paper is, for its metadata and its footer. */
export interface SheetFacts {
  language: Language;
  title: string;
  /** What stands at the foot of every page. */
  imprint: string;
  /** The number of a page, of as many. */
  pageOf: (page: number, pages: number) => string;
  /** Day that it is true of, as ISO date. */
  date: string;
}

// Two options that pdfkit has and its types do not know.
const accessible: object = { subset: 'PDF/UA' };
const belongingTo = (structParent: Element): object => ({ structParent });

/** Han characters and whatever is set with them; of these Archivo has none. */
const isHan = /[\u2e80-\u9fff\uff00-\uffef]/;

/**
 * A text as the fonts can set it: of spaces they have the plain and the no-break one, which is as narrow as a thin space
 * here and keeps figure and unit on one line. Where a line may break is for the paper to say, so word joiners go.
 */
const settable = (text: string) =>
  text.replaceAll('\u2009', '\u00a0').replaceAll('\u2060', '').replaceAll(' × ', '\u00a0×\u00a0');

/**
 * A paper on A4 that is written from top to bottom. What is on it is tagged, so that it can be read out in its order
 * (PDF/UA); what is only drawn is an artifact.
 */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #facts: SheetFacts;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<void>;
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
  element(parent: Element, type: 'Sect' | 'Table' | 'TR'): Element {
    const made = this.#doc.struct(type);
    parent.add(made);
    return made;
  }

  /** Begins another page where less than so many points are left on this one. */
  room(height: number): boolean {
    if (this.y + height <= page.bottom) return false;
    this.#doc.addPage();
    this.y = page.top;
    return true;
  }

  /**
   * Writes a text as an element of `parent`.
   * @param link where it leads, if anywhere
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
      doc.link(place.x, place.y, this.widthOf(text, style), height, link, {
        ...belongingTo(anchor),
      });
    }
    return height;
  }

  #set(text: string, { x, y, width }: Place, style: TextStyle): void {
    this.#use(style);
    this.#doc
      .fillColor(style.color ?? colours.ink)
      .text(settable(text), x, y, { width, align: style.align ?? 'left', ...this.#features });
  }

  /** Quotes of the Chinese font are as wide as a Han character unless they are asked to be narrow. */
  get #features(): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
    return this.language === 'en' ? { features: ['pwid'] } : {};
  }

  #use({ face = 'text', size = 9 }: TextStyle): void {
    this.#doc.font(face).fontSize(size);
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    this.#use(style);
    return this.#doc.heightOfString(settable(text), { width, ...this.#features });
  }

  widthOf(text: string, style: TextStyle = {}): number {
    this.#use(style);
    return this.#doc.widthOfString(settable(text), this.#features);
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
  hairline(y: number, { from = page.left, to = page.right, strong = false } = {}): void {
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

  /** Writes the feet of all pages and gives the file. */
  async finish(): Promise<Buffer> {
    const { imprint, pageOf } = this.#facts;
    const doc = this.#doc;
    const { count } = doc.bufferedPageRange();
    const y = page.height - 42;
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index);
      doc.markContent('Artifact', { type: 'Pagination' });
      doc.moveTo(page.left, y - 8).lineTo(page.right, y - 8);
      doc.lineWidth(0.5).strokeColor(colours.line).stroke();
      const style = { size: 7.5, color: colours.quiet };
      this.#set(imprint, { x: page.left, y, width: measure - 90 }, style);
      const number = { x: page.right - 90, y, width: 90 };
      this.#set(pageOf(index + 1, count), number, { ...style, align: 'right' });
      doc.endMarkedContent();
    }
    this.root.end();
    doc.end();
    await this.#done;
    return Buffer.concat(this.#chunks);
  }
}
