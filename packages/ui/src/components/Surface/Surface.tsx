import { createElement, type HTMLAttributes, type Ref } from 'react';

export type SurfaceProps = HTMLAttributes<HTMLElement> & {
  /** The element it renders. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'main' | 'nav';
  /** Night: near-black, one light source. Sheet: paper, or dark paper where the visitor prefers dark. */
  theme: 'night' | 'sheet';
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
};

/** A part of a page in one of the two themes: it carries the ground, the text colour and all colour tokens of its content. */
export function Surface({ as = 'div', theme, ...rest }: SurfaceProps) {
  const attributes = { 'data-theme': theme, ...rest };
  return createElement<HTMLAttributes<HTMLElement>, HTMLElement>(as, attributes);
}
