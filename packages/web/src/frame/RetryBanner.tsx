import { Banner, type BannerProps } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import type { ReactNode } from 'react';

interface RetryBannerProps {
  /** @default 'critical' */
  tone?: BannerProps['tone'];
  /** The tone as a word. */
  toneLabel: string;
  title: string;
  /** What it means and what to do. @default nothing more */
  text?: ReactNode;
  /** Words of the button. */
  act: string;
  /** What goes on meanwhile is not interrupted. @default false */
  quiet?: boolean;
  onRetry: () => void;
}

/** Says that something was not done, and does it again. */
export function RetryBanner({
  tone = 'critical',
  toneLabel,
  title,
  text,
  act,
  quiet = false,
  onRetry,
}: RetryBannerProps) {
  return (
    <Banner
      tone={tone}
      toneLabel={toneLabel}
      live={quiet ? 'polite' : 'assertive'}
      title={title}
      actions={
        <Button size="toolbar" onClick={onRetry}>
          {act}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
