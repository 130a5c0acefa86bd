import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import { SceneElevation, type SceneElevationProps } from '../SceneElevation/index.ts';
import * as styles from './SolutionStage.css.ts';

export type SolutionStageProps = Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> & {
  /** What is drawn behind the words, with its text alternative. Its left third is dark or low. */
  picture: Pick<SceneElevationProps, 'scene' | 'alt'>;
  /** The way to this page. */
  breadcrumb: ReactNode;
  /** The industry, in front of the title in one heading. */
  name: ReactNode;
  /** The heading. */
  title: ReactNode;
  /** One or two sentences under the title. */
  lead: ReactNode;
  /** A signal button, and a link beside it. */
  actions: ReactNode;
};

/** The head of an industry's page: its scene to scale over the whole width, and the words in its dark. The site's header lies over it. */
export function SolutionStage({
  picture,
  breadcrumb,
  name,
  title,
  lead,
  actions,
  className,
  ...rest
}: SolutionStageProps) {
  return (
    <header className={cx(styles.root, className)} {...rest}>
      <SceneElevation className={styles.picture} {...picture} />
      <div className={styles.content}>
        <div className={styles.way}>{breadcrumb}</div>
        <div className={styles.copy}>
          <h1>
            <span className={styles.name}>{name}</span>
            <span className={styles.title}>{title}</span>
          </h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </header>
  );
}
