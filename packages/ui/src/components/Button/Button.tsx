import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Button.css.ts';

type Looks = {
  /** Signal is the one action of a view; outline stands beside it; quiet is underlined text. @default 'outline' */
  variant?: 'signal' | 'outline' | 'quiet';
  /** Large is 48 px tall, toolbar 44. @default 'large' */
  size?: 'large' | 'toolbar';
  /** It fills its line. @default false: it is as wide as its words */
  fullWidth?: boolean | undefined;
  /** An icon before the words. While loading a spinner takes its place. */
  start?: ReactNode;
  /** An icon after the words. */
  end?: ReactNode;
  /** At work: it keeps its place and the focus, and does nothing. Say what it is doing in `children`. */
  loading?: boolean;
  /**
   * Cannot be used yet. The value is the id of the text beside it that says why: the button stays
   * focusable and is described by that text.
   */
  notYet?: string | undefined;
};

export type ButtonProps = Looks &
  (
    | (ComponentPropsWithRef<'a'> & {
        /** Where it leads. Without an address it is a button. */
        href: string;
      })
    | (ComponentPropsWithRef<'button'> & { href?: undefined })
  );

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** An action, or a link that looks like one where `href` is given. It names the action: "Activate device". */
export function Button({
  variant = 'outline',
  size = 'large',
  fullWidth = false,
  start,
  end,
  loading = false,
  notYet,
  className,
  children,
  ...rest
}: ButtonProps) {
  const state = loading ? 'loading' : notYet === undefined ? 'ready' : 'not-yet';
  const blocked =
    state === 'ready' ? {} : { 'aria-disabled': true, 'aria-busy': loading || undefined, onClick: refuse };
  const shared = {
    className: cx(styles.root, className),
    'data-variant': variant,
    'data-size': size,
    'data-state': state,
    'data-full-width': fullWidth ? '' : undefined,
  };
  const described = notYet === undefined ? {} : { 'aria-describedby': cx(rest['aria-describedby'], notYet) };
  const content = (
    <>
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : start && <Slot>{start}</Slot>}
      <span className={styles.label}>{children}</span>
      {end && <Slot>{end}</Slot>}
    </>
  );
  if (rest.href === undefined) {
    return (
      <button type="button" {...shared} {...rest} {...described} {...blocked}>
        {content}
      </button>
    );
  }
  if (state === 'ready') {
    return (
      <a {...shared} {...rest}>
        {content}
      </a>
    );
  }
  // Without an address the link cannot be followed, even before the page's script runs.
  const { href: _address, ...withoutAddress } = rest;
  return (
    <a role="link" tabIndex={0} {...shared} {...withoutAddress} {...described} {...blocked}>
      {content}
    </a>
  );
}

function Slot({ children }: { children: ReactNode }) {
  return <span className={styles.icon}>{children}</span>;
}
