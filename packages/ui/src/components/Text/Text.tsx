import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Text.css.ts';

export type TextProps = ComponentPropsWithRef<'p'> & {
  /** The element it renders. @default 'p' */
  as?: 'p' | 'div' | 'span' | 'output' | undefined;
  /** xs: 12-13 px; sm: 14-15 px; md: 16-17 px; lg: 18-21 px. @default that of what it stands in */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** quiet: what may be passed over; critical: what went wrong. @default the colour of what it stands in */
  tone?: 'text' | 'quiet' | 'critical' | undefined;
  /** No line of it is left with a single word. @default false */
  pretty?: boolean | undefined;
  /** In the face of code, for what is compared letter by letter. @default false */
  mono?: boolean | undefined;
  /** It keeps its place and is not seen: what is not known yet. @default false */
  unseen?: boolean | undefined;
  /** It stays on one line. @default false */
  nowrap?: boolean | undefined;
  /** At most 46 rem wide, as far as a line is read well. @default false */
  measure?: boolean | undefined;
};

/** A paragraph, or a piece of one, in one of the text sizes. */
export function Text({
  as = 'p',
  size,
  tone,
  pretty = false,
  mono = false,
  unseen = false,
  nowrap = false,
  measure = false,
  className,
  ...rest
}: TextProps) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of them take the attributes and the ref of a paragraph
  const Element = as as 'p';
  return (
    <Element
      className={cx(styles.root, className)}
      data-size={size}
      data-tone={tone}
      data-pretty={pretty ? '' : undefined}
      data-mono={mono ? '' : undefined}
      data-unseen={unseen ? '' : undefined}
      data-nowrap={nowrap ? '' : undefined}
      data-measure={measure ? '' : undefined}
      {...rest}
    />
  );
}
