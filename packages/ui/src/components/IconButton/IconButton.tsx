import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';

type OmitEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export type IconButtonProps = OmitEach<
  ButtonProps,
  'start' | 'end' | 'children' | 'aria-label' | 'variant'
> & {
  /** What it does, for assistive technology and as the tooltip. */
  label: string;
  /** Outline stands alone; quiet stands in a bar. @default 'outline' */
  variant?: 'outline' | 'quiet';
  /** The icon. */
  children: ReactNode;
};

/** A square button that is its icon. Where there is room, a Button with words is better. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Button aria-label={label} title={label} data-shape="icon" {...rest}>
      {children}
    </Button>
  );
}
