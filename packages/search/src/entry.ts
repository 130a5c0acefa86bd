/** What a result is; results are shown by kind. */
export type SearchKind =
  | 'product'
  | 'aircraft'
  | 'page'
  | 'policy'
  | 'question'
  | 'download'
  | 'document'
  | 'industry';

/** One place of the site that a search can lead to, as the index file has it. */
export interface SearchEntry {
  kind: SearchKind;
  href: string;
  title: string;
  /** What stands below the title. */
  detail: string;
  /** The code that a product is shown with. */
  code?: string;
  /** A product's key figure, a file's version. */
  figure?: string;
  /** Model codes and older names of models: found however they are written. */
  codes?: readonly string[];
  /** Other names of it, apart by commas, which it need not say itself. */
  words?: string;
  /** What else it says. */
  text?: string;
  /** A product's family, or the one a file or a list of products belongs to. */
  family?: string;
  /** A product: keys of the aircraft that carry it. */
  aircraft?: readonly string[];
  /** A product: its figures as they are printed, in the order of its family's columns; empty where it has none. */
  figures?: readonly string[];
  /** A product of which there is a film. */
  hasFilm?: true;
}

/** A word that ranks: `brightest`. */
export interface SuperlativeWords {
  /** Apart by commas. */
  words: string;
  /** Keys of the figures it means where the query names none, the first that a model has. */
  of: readonly string[];
  /** Whether the greatest figure is meant. */
  isMost: boolean;
}

/** Words that a query is read by. Lists of names are apart by commas. */
export interface QueryWords {
  /** Other names of the families, by family. */
  families: Readonly<Record<string, string>>;
  /** Other names of aircraft, by the aircraft's key. */
  aircraft: Readonly<Record<string, string>>;
  /** How figures are asked for, by the figure's key; of several under one name, the first that a model has. */
  figures: Readonly<Record<string, string>>;
  superlatives: readonly SuperlativeWords[];
  /** What is wanted of models. */
  acts: Readonly<Record<Act, string>>;
  /** Words that ask, and say nothing of what is looked for. */
  filler: string;
}

/** What is wanted of models besides their pages: side by side, on one sheet, their files, their film. */
export type Act = 'compare' | 'sheet' | 'files' | 'film';

/** What the index file of a language holds. */
export interface SearchData {
  entries: readonly SearchEntry[];
  words: QueryWords;
  /** Labels of the figures, by key. */
  labels: Readonly<Record<string, string>>;
  /** Keys of the figures of each family, in the order of its products' `figures`. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** What an address of each act begins with; a family or a code follows. */
  ways: Readonly<Record<Act, string>>;
  /** Syllables with the Chinese characters of names that are read so: `hang行 xing行型`. Empty where names have none. */
  pinyin: string;
}

/** What visitors say besides the words of the site. It is no part of the index file: none of the texts changes it. */
export interface Thesaurus {
  /** Words of one meaning, apart by commas. */
  alike: readonly string[];
  /** What entries are asked for by, apart by commas, by their address behind the language. */
  asked: Readonly<Partial<Record<string, string>>>;
  /** More names of families, aircraft, figures and acts, and more words that only ask, as in `QueryWords`. */
  families: Readonly<Partial<Record<string, string>>>;
  aircraft: Readonly<Partial<Record<string, string>>>;
  figures: Readonly<Partial<Record<string, string>>>;
  acts: Readonly<Partial<Record<Act, string>>>;
  filler: string;
}
