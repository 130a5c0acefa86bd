import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import { SceneElevation, type SceneElevationProps } from '../../solution/SceneElevation/index.ts';
import * as styles from './IndustryWall.css.ts';

export type IndustryWallProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** The industries, each with its scene and address. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** Where it leads. */
    href: string;
    /** Name of the industry. */
    name: ReactNode;
    /** What its scene comes to, in one figure: "T160 at 100 m: a circle 24.6 m wide". */
    figure: ReactNode;
    /** What its page holds, in one quiet line: "3 combinations: T90, PT4". */
    more: ReactNode;
    /** What its window shows, with its text alternative. */
    picture: Pick<SceneElevationProps, 'scene' | 'alt'>;
  }[];
  /** Level of the names as headings. @default 2 */
  level?: 2 | 3 | undefined;
};

/** Industries as windows at night, two in a row: the light comes on in the one that is pointed at, and the scenes of the others go dim. */
export function IndustryWall({ items, level = 2, className, ...rest }: IndustryWallProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={cx(styles.wall, className)} {...rest}>
      {items.map(({ key, href, name, figure, more, picture }) => (
        <li key={key} className={styles.window}>
          <div className={styles.words}>
            <Heading className={styles.name}>
              <a className={styles.link} href={href}>
                {name}
              </a>
            </Heading>
            <p className={styles.figure}>{figure}</p>
            <p className={styles.more}>{more}</p>
          </div>
          <SceneElevation className={styles.picture} {...picture} />
        </li>
      ))}
    </ul>
  );
}
