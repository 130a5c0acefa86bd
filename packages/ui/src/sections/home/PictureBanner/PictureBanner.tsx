import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Picture, type PictureProps } from '../../../components/Picture/index.ts';
import { SectionHeading } from '../../../components/SectionHeading/index.ts';
import { ArrowRightIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './PictureBanner.css.ts';

export type PictureBannerProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> & {
  /** A wide picture, 8:3, dark at its ends. */
  picture: Omit<PictureProps, 'className' | 'fit'>;
  /** The heading. */
  title: ReactNode;
  /** One or two sentences under the title. */
  lead: ReactNode;
  /** Where the banner leads. */
  href: string;
  /** The button's words. */
  action: ReactNode;
  /** A touch-sized site: the whole banner is the link, as it is up to 768 px. @default false */
  info?: boolean | undefined;
};

/** A picture over words that lead on to one page, between two hairlines. */
export function PictureBanner({
  picture,
  title,
  lead,
  href,
  action,
  info = false,
  className,
  ...rest
}: PictureBannerProps) {
  return (
    <div className={cx(styles.root, className)} data-info={info ? '' : undefined} {...rest}>
      <Picture className={styles.picture} fit="cover" {...picture} />
      <SectionHeading
        title={title}
        lead={lead}
        actions={
          <Button className={styles.link} href={href} end={<ArrowRightIcon />}>
            {action}
          </Button>
        }
      />
    </div>
  );
}
