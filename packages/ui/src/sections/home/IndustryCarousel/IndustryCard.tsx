import type { ReactNode } from 'react';
import { LineDrawing } from '../../../components/LineDrawing/index.ts';
import * as styles from './IndustryCarousel.css.ts';

/** An aircraft by the address of its plan (SVG), or a payload by its picture, 4:3. */
type IndustryPart = {
  /** Code of the aircraft or the payload. */
  code: string;
} & (
  | {
      /** Address of its plan drawing (SVG). */
      plan: string;
    }
  | {
      /** A Picture of it, in place of the plan. */
      picture: ReactNode;
    }
);

export type IndustryCarouselItem = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** The industry's page. */
  href: string;
  /** "Fire fighting" */
  title: ReactNode;
  /** What is hard there, in a line. */
  line: ReactNode;
  /** An aircraft and what it carries there: three parts, each with its code. */
  combination: readonly IndustryPart[];
  /** What it is used for, a few words each; not shown on phones. @default none */
  scenarios?: readonly ReactNode[] | undefined;
};

/** One industry. Its link covers all of it. */
export function IndustryCard({
  href,
  title,
  line,
  combination,
  scenarios = [],
}: Omit<IndustryCarouselItem, 'key'>) {
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </h3>
        <p className={styles.line}>{line}</p>
      </div>
      <ul className={styles.combination}>
        {combination.map((part) => (
          <li key={part.code} className={styles.part}>
            <div className={styles.picture}>
              {'plan' in part ? <LineDrawing className={styles.plan} src={part.plan} /> : part.picture}
            </div>
            <p className={styles.code}>{part.code}</p>
          </li>
        ))}
      </ul>
      {scenarios.length > 0 && (
        <ul className={styles.scenarios}>
          {scenarios.map((scenario, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a fixed list of lines, which may be elements
            <li key={index}>{scenario}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
