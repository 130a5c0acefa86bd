import type { MouseEvent, ReactNode } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { Link } from '../Link/index.ts';
import * as styles from './Carousel.css.ts';
import { isInView, visibleAfter, visibleBefore } from './carousel.ts';

export type CarouselItem = {
  key: string;
  /** Model code, set large. */
  code: string;
  href: string;
  /** One line: what it does. */
  line: ReactNode;
  /** Its key figure. */
  figure?: ReactNode;
  /** Night picture, 4:3. */
  picture: ReactNode;
};

type CarouselSlideProps = {
  item: CarouselItem;
  /** Where it stands from the active one, in items. */
  offset: number;
  /** Whether it stands on the stage; otherwise in a strip. */
  isStage: boolean;
  roleDescription: string;
  label: string;
  learn: string;
  learnAbout: string;
  /** Brings it to the middle: what a click does there where it is not the active one. */
  onCentre: (() => void) | undefined;
};

/** One item. Its link covers all of it. */
export function CarouselSlide({
  item: { code, href, line, figure, picture },
  offset,
  isStage,
  roleDescription,
  label,
  learn,
  learnAbout,
  onCentre,
}: CarouselSlideProps) {
  const isActive = offset === 0;
  const isAside = isStage && !isActive;
  const centre = (event: MouseEvent) => {
    // A click that opens another tab or window is the link's.
    if (!onCentre || isActive || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onCentre();
  };
  return (
    <div
      className={styles.slide}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      aria-hidden={isAside || undefined}
      inert={isStage && !isInView(offset)}
      data-active={isActive ? '' : undefined}
      data-after={offset > 0 ? '' : undefined}
      data-view={isInView(offset) ? 'in' : 'out'}
      style={customProperties({
        // What cannot be seen waits next to what can.
        '--offset': Math.min(Math.max(offset, -visibleBefore - 1), visibleAfter + 1),
        '--layer': visibleAfter + 1 - Math.abs(offset),
      })}
    >
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <div className={styles.name}>
          <p className={styles.code}>{code}</p>
          <p className={styles.line}>{line}</p>
        </div>
        <div className={styles.more}>
          {figure ? <p className={styles.figure}>{figure}</p> : null}
          <Link
            className={styles.link}
            variant="arrow"
            href={href}
            aria-label={learnAbout}
            tabIndex={isAside ? -1 : undefined}
            onClick={centre}
          >
            {learn}
          </Link>
        </div>
      </div>
    </div>
  );
}
