import { DropdownMenu } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Menu.css.ts';

type Div = Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'role'>;

export type MenuItemProps = Div & {
  /** Where it leads: it is a link then. @default none: it is an action */
  href?: string | undefined;
  /** Called when it is chosen. The menu closes. */
  onSelect?: (() => void) | undefined;
  /** An icon of 20 px before the words. @default none */
  icon?: ReactNode;
  /** Why it cannot be used yet, said below the words. It can be reached, and does nothing. @default it can be used */
  notYet?: ReactNode;
};

/** An action or a link of a Menu. */
export function MenuItem({ href, onSelect, icon, notYet, className, children, ...rest }: MenuItemProps) {
  const blocked = notYet !== undefined;
  const content = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        {children} {blocked && <span className={styles.reason}>{notYet}</span>}
      </span>
    </>
  );
  return (
    <DropdownMenu.Item
      asChild={href !== undefined && !blocked}
      className={cx(styles.item, className)}
      // Not radix's own `disabled`: the keys would pass over the item, and nobody would hear why.
      aria-disabled={blocked || undefined}
      onSelect={(event) => {
        if (blocked) event.preventDefault();
        else onSelect?.();
      }}
      {...rest}
    >
      {href === undefined || blocked ? content : <a href={href}>{content}</a>}
    </DropdownMenu.Item>
  );
}

export type MenuGroupProps = ComponentPropsWithRef<'div'> & {
  /** What its items have in common: "Signed in as …". */
  label: ReactNode;
};

/** Items of a Menu under a label. */
export function MenuGroup({ label, children, ...rest }: MenuGroupProps) {
  const id = useId();
  return (
    <DropdownMenu.Group aria-labelledby={id} {...rest}>
      <DropdownMenu.Label id={id} className={styles.groupLabel}>
        {label}
      </DropdownMenu.Label>
      {children}
    </DropdownMenu.Group>
  );
}

/** A line between two kinds of items. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />;
}
