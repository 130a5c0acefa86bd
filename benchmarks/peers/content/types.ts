/** What every peer shows: the content of our home, product, family and policy pages, in plain data without markup. */
export interface Link {
  label: string;
  /** As on our site, `/en/series/searchlight`. */
  href: string;
}

/** A picture as our site has it: AVIF and WebP files of the same names in some widths. */
export interface Picture {
  /** Without ending, the smallest first. Width in pixels. */
  files: { name: string; width: number }[];
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  alt: string;
}

export interface MenuEntry {
  label: string;
  href?: string;
  lead?: Link;
  columns?: (Link & { items: Link[] })[];
  links?: Link[];
}

export interface Frame {
  /** As HTML writes the language. */
  htmlLang: string;
  brand: { name: string; descriptor: string[]; home: string };
  words: Record<'skip' | 'mainMenu' | 'openMenu' | 'closeMenu' | 'search' | 'signIn', string>;
  search: string;
  account: string;
  otherLanguage: { label: string; lang: string; code: 'en' | 'cn' };
  menu: MenuEntry[];
  consult: { title: string; close: string; scan: string; code: string; contacts: Link[] };
  footer: {
    headings: Record<'products' | 'scan' | 'contacts', string>;
    groups: { label: string; items: (Link & { figure: string })[] }[];
    codes: { label: string; src: string; alt: string }[];
    contacts: (Link & { phone: string; lines: string[] })[];
    links: Link[];
    legal: { label: string; href?: string }[];
  };
}

export interface Head {
  title: string;
  description: string;
}

/** A heading with the sentence below it. */
export interface Heading {
  title: string;
  lead: string;
}

export interface Home {
  head: Head;
  hero: {
    phrases: string[];
    lead: string;
    action: Link;
    second: Link;
    plate: string[];
    wide: Picture;
    upright: Picture;
  };
  families: { label: string; items: (Link & { count: string; range: string; picture: Picture })[] };
  recommended: Heading & {
    items: (Link & { line: string; measure: string; figure: string; picture: Picture })[];
    learn: string;
    previous: string;
    next: string;
  };
  aircraft: Heading & {
    items: (Link & { plan: string; name: string; count: string; limit: string })[];
    others: { label: string; items: Link[] };
  };
  compare: Heading & {
    items: (Link & {
      measure: string;
      picture: Picture;
      /** `share` is the bar's length, 1 for the longest. */
      bars: { label: string; figure: string; share: number }[];
    })[];
    others: { label: string; items: Link[] };
  };
  personality: Heading & { action: Link; picture: Picture };
  industries: {
    title: string;
    previous: string;
    next: string;
    items: (Link & {
      line: string;
      scenarios: string[];
      aircraft: { code: string; plan: string };
      products: { code: string; picture: Picture }[];
    })[];
  };
}

export interface Product {
  head: Head;
  code: string;
  crumbs: { label: string; href?: string }[];
  headline: string;
  description: string;
  actions: Link[];
  picture: Picture;
  figures: { figure: string; label: string }[];
  fits: { label: string; items: (Link & { plan: string })[] };
  tabs: { label: string; items: Link[] };
  beam: (Heading & { label: string; points: { distance: number; light: string; circle: string }[] }) | null;
  features: { title: string; items: { name: string; text: string }[] };
  problems:
    | (Heading & {
        all: Link;
        words: Record<'cause' | 'steps' | 'note' | 'report', string>;
        items: {
          question: string;
          symptom: string;
          cause: string;
          steps: string[];
          note: string | null;
          report: string;
          checked: string;
        }[];
      })
    | null;
  siblings: {
    title: string;
    items: (Link & { figures: string[]; difference: string; picture: Picture })[];
  } | null;
  files: { title: string; items: (Link & { facts: string })[]; all: Link } | null;
  owned: { title: string; items: (Link & { detail: string })[] };
  related: { title: string; items: (Link & { detail: string })[] } | null;
}

export interface Series {
  head: Head;
  crumbs: { label: string; href?: string }[];
  heading: Heading;
  ruler: { label: string; items: (Link & { figure: string; share: number })[] } | null;
  filter: { label: string; all: string; items: { key: string; count: number }[] };
  sort: { label: string; items: { key: 'most' | 'weight' | 'listed'; label: string }[] };
  /** `{{count}}` stands for the number. */
  count: string;
  compare: string;
  products: (Link & {
    line: string;
    figures: { label: string; figure: string }[];
    aircraft: string[];
    /** What it is sorted by. */
    most: number | null;
    weight: number | null;
    picture: Picture;
  })[];
}

export interface Policy {
  head: Head;
  crumbs: { label: string; href?: string }[];
  heading: Heading;
  mark: string;
  contents: string;
  sections: { id: string; title: string; paragraphs: string[]; items: string[] }[];
  ask: { title: string; line: string; phone: Link; hours: string; all: Link };
  related: (Link & { detail: string })[];
}

export interface Content {
  frame: Frame;
  home: Home;
  /** By their codes, as addresses have them. */
  products: Record<string, Product & { route: string }>;
  series: Record<string, Series>;
  policies: Record<string, Policy>;
}

/** The whole of `content.json`. */
export type Contents = Record<'en' | 'cn', Content>;
