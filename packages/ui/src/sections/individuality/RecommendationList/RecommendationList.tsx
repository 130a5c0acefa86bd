import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FactList, type FactListProps } from '../../../components/FactList/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './RecommendationList.css.ts';

export type RecommendationListProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** Best first. */
  items: readonly {
    /** The model's code. */
    code: string;
    /** Where it leads. */
    href: string;
    /** What kind of device it is. */
    kind: ReactNode;
    /** Figures of it, an element each. */
    figures: readonly {
      /** Unique in the list, and the same at every render. */
      key: string;
      /** The figure, with its unit. */
      figure: ReactNode;
    }[];
    /** A Picture of it. */
    picture: ReactNode;
    /** Why it was chosen, what is given up with it. */
    facts: FactListProps['items'];
  }[];
  /** Level of the codes as headings. @default 2 */
  level?: 2 | 3 | undefined;
};

/** Models that come after the first answer to a question, best first: what each is, why it was chosen, and what is given up with it. */
export function RecommendationList({ items, level = 2, className, ...rest }: RecommendationListProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={cx(styles.root, className)} {...rest}>
      {items.map(({ code, href, kind, figures, picture, facts }) => (
        <li key={code} className={styles.item}>
          <div className={styles.picture}>{picture}</div>
          <div className={styles.model}>
            <Heading className={styles.code}>
              <a className={styles.link} href={href}>
                {code}
              </a>
            </Heading>
            <p>{kind}</p>
            <p className={styles.figures}>
              {figures.map(({ key, figure }) => (
                <span key={key}>{figure}</span>
              ))}
            </p>
          </div>
          <div className={styles.words}>
            <FactList layout="narrow" items={facts} />
          </div>
        </li>
      ))}
    </ol>
  );
}
