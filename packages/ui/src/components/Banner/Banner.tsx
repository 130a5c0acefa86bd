import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon, CloseIcon, type Icon, InfoIcon, WarningIcon } from '../../icons/index.ts';
import { Arriving } from '../../lib/Arriving.tsx';
import { cx } from '../../theme/cx.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Banner.css.ts';

/** How a message is meant. */
export type Tone = 'info' | 'positive' | 'caution' | 'critical';

export type BannerProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> & {
  /** What kind of message it is. @default 'info' */
  tone?: Tone | undefined;
  /** The tone as a word, for those who see neither icon nor colour: "Caution". */
  toneLabel: string;
  /** What has happened, or what to do: "Keep the cable in and the power on." */
  title: ReactNode;
  /** What it means and the next step. @default none */
  children?: ReactNode;
  /** Buttons or links: the next step as an action. @default none */
  actions?: ReactNode;
  /** Framed stands between other things; plain belongs to the heading above it. @default 'framed' */
  variant?: 'framed' | 'plain' | undefined;
  /**
   * How it is read out when it comes up on a page that is already there: after what is being said
   * (polite) or at once (assertive). @default 'off': it was there from the start
   */
  live?: 'off' | 'polite' | 'assertive' | undefined;
  /** Shows a close button. @default none: it stays */
  onDismiss?: (() => void) | undefined;
  /** Name of the close button. Needed with `onDismiss`. */
  dismissLabel?: string | undefined;
};

const icons: Record<Tone, Icon> = {
  info: InfoIcon,
  positive: CheckIcon,
  caution: WarningIcon,
  critical: WarningIcon,
};

const roles = { off: undefined, polite: 'status', assertive: 'alert' };

/** A message in the page, by icon and words and then by colour. */
export function Banner({
  tone = 'info',
  toneLabel,
  title,
  actions,
  variant = 'framed',
  live = 'off',
  onDismiss,
  dismissLabel = '',
  className,
  children,
  ...rest
}: BannerProps) {
  const ToneIcon = icons[tone];
  const arriving = (words: ReactNode) => (live === 'polite' ? <Arriving>{words}</Arriving> : words);
  return (
    <div
      className={cx(styles.root, className)}
      role={roles[live]}
      data-tone={tone}
      data-variant={variant}
      {...rest}
    >
      {arriving(<ToneIcon className={styles.icon} title={toneLabel} />)}
      <div className={styles.words}>
        {arriving(
          <>
            <p className={styles.title}>{title}</p>
            {children === undefined ? null : <div>{children}</div>}
            {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
          </>,
        )}
      </div>
      {onDismiss && (
        <IconButton
          className={styles.dismiss}
          label={dismissLabel}
          variant="quiet"
          size="toolbar"
          onClick={onDismiss}
        >
          <CloseIcon size={20} />
        </IconButton>
      )}
    </div>
  );
}
