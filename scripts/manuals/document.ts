import type { Language } from '../../packages/catalog/src/index.ts';
import type { Html } from './html.ts';

/** A document to print. */
export interface PrintDocument {
  /** Name of its file, without ending. */
  id: string;
  language: Language;
  title: string;
  /** Day of it, as ISO date; also what its file says of when it was made. */
  date: string;
  /** Head of every page but the cover: the code or name, and what kind of document it is. */
  running: { name: string; kind: string };
  /** Foot of every page but the cover. */
  imprint: string;
  cover: Html | null;
  /** Its sections; each becomes a line of the contents. One that is whole does not go over two pages. */
  sections: readonly { id: string; title: string; body: Html; startsPage?: boolean; isWhole?: boolean }[];
  hasContents: boolean;
  /** What has to stand in it as text, checked when it is made. */
  says: readonly string[];
}
