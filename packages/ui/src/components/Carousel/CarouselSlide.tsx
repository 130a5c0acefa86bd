import { memo, type ReactNode } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { Link } from '../Link/index.ts';
import * as styles from './CarouselSlide.css.ts';
import { standOf } from './drawSlides.ts';

export type CarouselItem = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Model code, set large. */
  code: string;
  /** Where it leads. */
  href: string;
  /** One line: what it does. */
  line: ReactNode;
  /** Its key figure. @default none */
  figure?: ReactNode;
  /** What the figure is of, in front of it. @default none */
  measure?: ReactNode;
  /** Night picture, 4:3. */
  picture: ReactNode;
};

/** A slide of the page's own, with its name. */
export type FreeItem = { key: string; code: string; content: ReactNode };

type CarouselSlideProps = {
  item: CarouselItem | FreeItem;
  /** Where it stood when the carousel began. What has moved since then is written without rendering. */
  index: number;
  around: number;
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
};

/** One item. Its link covers all of it. */
export const CarouselSlide = memo(function CarouselSlide({
  item,
  index,
  around,
  place,
  isStage,
  isCopy,
  roleDescription,
  label,
  learn,
  learnAbout,
}: CarouselSlideProps) {
  const stand = standOf(place, index, around);
  const isAside = isStage && !stand.isActive;
  return (
    <div
      className={styles.slide}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      aria-hidden={isAside || undefined}
      data-active={stand.isActive ? '' : undefined}
      data-copy={isCopy ? '' : undefined}
      data-after={stand.isAfter ? '' : undefined}
      data-far={stand.isNear ? undefined : ''}
      data-view={stand.isInView ? 'in' : 'out'}
      style={customProperties({ '--carousel-place': stand.place })}
    >
      {'content' in item ? (
        <div className={styles.free} data-free="" inert={isAside}>
          {item.content}
        </div>
      ) : (
        <>
          <div className={styles.picture}>{item.picture}</div>
          <div className={styles.words} data-words="">
            <div className={styles.name}>
              <p className={styles.code}>{item.code}</p>
              <p className={styles.line}>{item.line}</p>
            </div>
            <div className={styles.more}>
              {item.figure ? (
                <p className={styles.figure}>
                  {item.measure ? <span className={styles.measure}>{item.measure} </span> : null}
                  {item.figure}
                </p>
              ) : null}
              <Link
                className={styles.link}
                variant="arrow"
                href={item.href}
                aria-label={learnAbout}
                tabIndex={isAside ? -1 : undefined}
              >
                {learn}
              </Link>
            </div>
          </div>
        </>
      )}
    </div>
  );
});
