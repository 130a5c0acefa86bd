import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Note.css.ts';

export type NoteProps = ComponentPropsWithRef<'p'> & {
  /** The element it renders. @default 'p' */
  as?: 'p' | 'div' | 'span' | undefined;
};

/** A remark below or beside what it is about: small and quiet, at most 46 rem wide. */
export function Note({ as: Element = 'p', className, ...rest }: NoteProps) {
  return <Element className={cx(styles.root, className)} {...rest} />;
}
