import { type MouseEvent, memo, type ReactNode } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { Link } from '../Link/index.ts';
import * as styles from './Carousel.css.ts';

export type CarouselItem = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Model code, set large. */
  code: string;
  /** Where it leads. */
  href: string;
  /** One line: what it does. */
  line: ReactNode;
  /** Its key figure. */
  figure?: ReactNode;
  /** What the figure is of, in front of it. */
  measure?: ReactNode;
  /** Night picture, 4:3. */
  picture: ReactNode;
};

type CarouselSlideProps = {
  item: CarouselItem;
  isActive: boolean;
  /** Whether it stands behind the active one. */
  isAfter: boolean;
  /** Whether it is the active one or stands next to it. */
  isNear: boolean;
  isInView: boolean;
  /** Where it stands in the list, in items. */
  place: number;
  /** Whether it stands on the stage; otherwise in a strip. */
  isStage: boolean;
  /** Whether its item stands elsewhere in the list already: paper has each once. */
  isCopy: boolean;
  roleDescription: string;
  label: string;
  learn: string;
  learnAbout: string;
  /** Brings it to the middle: what a click does there where it is not the active one. */
  onCentre: ((place: number) => void) | undefined;
};

/** One item. Its link covers all of it. A move changes few of them, and only those are rendered anew. */
export const CarouselSlide = memo(function CarouselSlide({
  item: { code, href, line, figure, measure, picture },
  isActive,
  isAfter,
  isNear,
  isInView,
  place,
  isStage,
  isCopy,
  roleDescription,
  label,
  learn,
  learnAbout,
  onCentre,
}: CarouselSlideProps) {
  const isAside = isStage && !isActive;
  const centre = (event: MouseEvent) => {
    // A click that opens another tab or window is the link's.
    if (!onCentre || isActive || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onCentre(place);
  };
  return (
    <div
      className={styles.slide}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      aria-hidden={isAside || undefined}
      data-active={isActive ? '' : undefined}
      data-copy={isCopy ? '' : undefined}
      data-after={isAfter ? '' : undefined}
      data-far={isNear ? undefined : ''}
      data-view={isInView ? 'in' : 'out'}
      style={customProperties({ '--carousel-place': place })}
    >
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <div className={styles.name}>
          <p className={styles.code}>{code}</p>
          <p className={styles.line}>{line}</p>
        </div>
        <div className={styles.more}>
          {figure ? (
            <p className={styles.figure}>
              {measure ? <span className={styles.measure}>{measure} </span> : null}
              {figure}
            </p>
          ) : null}
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
});
