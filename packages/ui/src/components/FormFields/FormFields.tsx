import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './FormFields.css.ts';

export type FormFieldsProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Heading of a part of a longer form. @default none */
  title?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** column: one below the other; row: as many beside each other as have room. @default 'column' */
  layout?: 'column' | 'row' | undefined;
};

/** Fields that belong together. `inert` lets them rest while the form is sent. */
export function FormFields({
  title,
  level,
  layout = 'column',
  className,
  children,
  ...rest
}: FormFieldsProps) {
  const hasTitle = title !== undefined;
  return (
    <div
      className={cx(styles.root, className)}
      data-layout={layout}
      data-titled={hasTitle ? '' : undefined}
      {...rest}
    >
      {hasTitle && <SectionHeading size="xxs" level={level} title={title} />}
      {children}
    </div>
  );
}
