/** A part of a written page. What it says in order is numbered where it is a sequence of acts. */
export interface DocumentSection {
  /** Its anchor. */
  id: string;
  title: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
}

/** What is said of a time limit, or of what else in a page is a figure. */
export interface FigureText {
  id: string;
  name: string;
  unit?: string;
  /** What it is counted from, or what it means. */
  word: string;
}

/** A written page: what it is, and its parts. */
export interface DocumentText {
  title: string;
  /** For search engines. */
  description: string;
  lead: string;
  figures?: readonly FigureText[];
  sections: readonly DocumentSection[];
}

/** A part by its anchor. Errors: RangeError where the document has none, which is a fault of the texts. */
export function sectionOf({ title, sections }: DocumentText, id: string): DocumentSection {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new RangeError(`“${title}” has no section “${id}”. Name one of its own, or write it.`);
  return found;
}
