import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon, CloseIcon, type Icon, WarningIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './Badge.css.ts';

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** Neutral names a kind ("Beta"); the others say a state, and carry an icon. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical' | undefined;
  /** An icon of its own, 16 px. @default that of the tone; neutral has none */
  icon?: ReactNode;
};

const icons: Record<'positive' | 'caution' | 'critical', Icon> = {
  positive: CheckIcon,
  caution: WarningIcon,
  critical: CloseIcon,
};

/** A word or two on a thing: its state or its kind. What can be pressed is a button. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  const ToneIcon = tone === 'neutral' ? undefined : icons[tone];
  return (
    <span className={cx(styles.root, className)} data-tone={tone} {...rest}>
      {icon ?? (ToneIcon && <ToneIcon size={16} />)}
      <span>{children}</span>
    </span>
  );
}
