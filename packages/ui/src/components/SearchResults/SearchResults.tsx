import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import { HitContent, hitClass, type SearchGroup } from './HitContent.tsx';
import * as styles from './SearchResults.css.ts';

export type SearchResultsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Hits under the names of their groups. */
  groups: readonly SearchGroup[];
};

/** Everything that was found, by kind: a heading and a list of links for each. */
export function SearchResults({ groups, className, ...rest }: SearchResultsProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {groups.map((group) => (
        <section key={group.key} className={styles.group}>
          <h2 className={styles.label}>
            {group.label} <span className={styles.count}>{group.hits.length}</span>
          </h2>
          <ul className={styles.list}>
            {group.hits.map((hit) => (
              <li key={hit.key} className={styles.item}>
                <a href={hit.href} className={cx(hitClass, styles.link)}>
                  <HitContent hit={hit} icon={group.icon} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
