import type { ReactNode } from 'react';

/** A part of a component, as its anatomy numbers it. */
export type Part = { name: string; selector: string; text: string };

type Side = { show: ReactNode; why: string };

/** What a page says of a component beyond its sources. */
export type Guide = {
  /** Its parts, marked in a story of it; the story is Default unless another is named. */
  anatomy?: { story?: string; height?: number; parts: readonly Part[] };
  /** Rules, each with what keeps it beside what breaks it. */
  pairs?: readonly { rule: string; right: Side; wrong: Side }[];
  /** What assistive technology is given: roles, names, announcements. */
  contract?: readonly string[];
  /** Components that are taken for it, and when. */
  related?: readonly (readonly [name: string, when: string])[];
  /** Decisions that shaped it without naming it. */
  decisions?: readonly string[];
  /** It floats above its page, so it is shown in one of its own. */
  floats?: true;
};

const modules = import.meta.glob<Guide>('../guides/*.tsx', { import: 'default', eager: true });

/** The guide of a component; one that has none needs none, or nobody has written it. */
export const guideOf = (name: string): Guide => modules[`../guides/${name}.tsx`] ?? {};
