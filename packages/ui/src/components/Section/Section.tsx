import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Section.css.ts';

export type SectionProps = ComponentPropsWithRef<'div'> & {
  /** The element it renders. @default 'section' */
  as?: 'section' | 'div' | 'header' | 'aside' | undefined;
  /**
   * Which ends keep the page's section rhythm; head is the close-set start of a page, with its
   * breadcrumb and title; close is what follows a bar it belongs to; page is a whole page in one
   * band; list is one of several lists that follow each other; group is one of several of a kind, 64 px at both
   * ends; compact is a short one before them, 32 px.
   * @default 'full'
   */
  space?:
    | 'full'
    | 'start'
    | 'end'
    | 'none'
    | 'head'
    | 'close'
    | 'page'
    | 'list'
    | 'group'
    | 'compact'
    | undefined;
  /** The first band of a page whose header lies over it: it begins below the header. With `space="head"`. @default false */
  underHeader?: boolean | undefined;
  /**
   * stack: one below the other; split: the heading in five columns, the second part beside it in seven. A third part
   * stands below the heading, and last where there is one column.
   * @default 'stack'
   */
  layout?: 'stack' | 'split' | undefined;
  /** The surface it lies on. @default 'ground' */
  ground?: 'ground' | 'raised' | undefined;
  /** A hairline above. @default false */
  line?: boolean | undefined;
  /** Changes the theme from here on. @default that of the page around it */
  theme?: 'night' | 'sheet' | undefined;
  /** Left out on paper: ways on, which nobody goes from there, and pictures that would be mostly ink. @default false */
  screenOnly?: boolean | undefined;
  /**
   * How its parts stand on paper: grid, with the distances they have here; flow, so that a heading goes over to the
   * next page with a long list below it.
   * @default 'grid'
   */
  onPaper?: 'grid' | 'flow' | undefined;
};

/** A band of the page: the page's margins, at most 1280 px of content, 96 px of rhythm (64 on phones). */
export function Section({
  as: Element = 'section',
  space = 'full',
  underHeader = false,
  layout = 'stack',
  ground = 'ground',
  line = false,
  theme,
  screenOnly = false,
  onPaper = 'grid',
  className,
  ...rest
}: SectionProps) {
  return (
    <Element
      className={cx(styles.root, className)}
      data-space={space}
      data-under-header={underHeader ? '' : undefined}
      data-layout={layout}
      data-ground={ground === 'raised' ? 'raised' : undefined}
      data-line={line ? '' : undefined}
      data-theme={theme}
      data-screen-only={screenOnly ? '' : undefined}
      data-paper={onPaper === 'flow' ? 'flow' : undefined}
      {...rest}
    />
  );
}
