import { DropdownMenu, Slot } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactElement, useRef, useState } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Menu.css.ts';

export type MenuProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'id' | 'aria-labelledby'> & {
  /** The Button or IconButton that opens it, and by which it is named. */
  trigger: ReactElement;
  /** Whether it is shown; with `onOpenChange`. @default `defaultOpen`: it keeps its own state */
  open?: boolean | undefined;
  /** Whether it is shown at first, where `open` is left out. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with the next `open`; with `open` or `defaultOpen`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The edge of the trigger that it stands on. Where there is no room it turns. @default 'start' */
  align?: 'start' | 'end' | undefined;
};

/**
 * A short list of actions and links behind one button. The page behind can still be used: what would lock
 * it injects styles that a strict content security policy forbids. It is rendered where it stands, so
 * that it keeps the theme and the language around it and works in a dialog.
 */
export function Menu({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  align = 'start',
  className,
  children,
  ...rest
}: MenuProps) {
  const [own, setOwn] = useState(defaultOpen);
  const touched = useRef(false);
  const isOpen = open ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={change}>
      <DropdownMenu.Trigger
        asChild
        // A finger on it may be about to scroll: only a press counts, and so does one that a screen reader makes.
        onPointerDown={(event) => {
          touched.current = event.pointerType !== 'mouse';
          if (touched.current) event.preventDefault();
        }}
        onClick={(event) => {
          if (touched.current || event.detail === 0) change(!isOpen);
          touched.current = false;
        }}
      >
        <Trigger>{trigger}</Trigger>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        // Left to its surroundings: without it radix writes "ltr".
        dir={undefined}
        className={cx(styles.panel, className)}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        loop
        {...rest}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Hands everything to the button but radix's own state, for a button says its state itself. */
function Trigger({ 'data-state': _state, ...rest }: Slot.SlotProps & { 'data-state'?: string }) {
  return <Slot.Root {...rest} />;
}
